import Button from '@mui/material/Button'
import Stack from '@mui/material/Stack'
import Typography from '@mui/material/Typography'
import type { Repetition } from '@shared/busy'
import { useEffect } from 'react'
import { useI18n } from '../i18n/i18n'
import { useSecondsLeft } from './use-repetition'

/** Shown while a save waits for a busy server. Without a wait, an empty live region: one that is new would not be announced. */
export function SaveWait({ repetition }: { repetition: Repetition }) {
  const { t } = useI18n()
  const seconds = useSecondsLeft(repetition)
  const isWaiting = seconds !== undefined
  useEffect(() => {
    if (!isWaiting) return
    const warn = (event: BeforeUnloadEvent) => event.preventDefault()
    addEventListener('beforeunload', warn)
    return () => removeEventListener('beforeunload', warn)
  }, [isWaiting])
  return (
    <Stack
      role="status"
      direction="row"
      sx={{ alignItems: 'center', justifyContent: 'flex-end', flexWrap: 'wrap', columnGap: 1 }}
    >
      {isWaiting && (
        <>
          <Typography variant="body2" sx={{ color: 'warning.main' }}>
            {/* Not announced each second. */}
            {t('waiting.busy')} <span role="timer">{t('waiting.saving', { seconds })}</span>
          </Typography>
          <Button size="small" onClick={repetition.now}>
            {t('waiting.saveNow')}
          </Button>
          <Button size="small" color="inherit" onClick={repetition.stop}>
            {t('waiting.stop')}
          </Button>
        </>
      )}
    </Stack>
  )
}
