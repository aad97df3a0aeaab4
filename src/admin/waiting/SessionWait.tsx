import HourglassIcon from '@mui/icons-material/HourglassEmptyOutlined'
import Button from '@mui/material/Button'
import Dialog from '@mui/material/Dialog'
import Typography from '@mui/material/Typography'
import { useId } from 'react'
import { useI18n } from '../i18n/i18n'
import { Notice } from '../layout/Notice'
import type { Session } from '../session'
import { useSecondsLeft } from './use-repetition'

/** Covers the dashboard while it is unknown who the user is, since the host does not answer. What is behind it stays as it is. */
export function SessionWait({ session: { repetition, isHostBusy } }: { session: Session }) {
  const { t } = useI18n()
  const seconds = useSecondsLeft(repetition)
  const headingId = useId()
  return (
    <Dialog open={seconds !== undefined} fullScreen transitionDuration={0} aria-labelledby={headingId}>
      <Notice
        Icon={HourglassIcon}
        heading={
          <Typography variant="h5" component="h1" id={headingId}>
            {t(isHostBusy() ? 'waiting.busy' : 'waiting.silent')}
          </Typography>
        }
        action={
          <>
            <Typography role="timer">{t('waiting.trying', { seconds })}</Typography>
            <Button variant="outlined" onClick={repetition.now} autoFocus>
              {t('common.tryAgain')}
            </Button>
          </>
        }
      />
    </Dialog>
  )
}
