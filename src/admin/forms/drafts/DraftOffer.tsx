import Alert from '@mui/material/Alert'
import Button from '@mui/material/Button'
import Stack from '@mui/material/Stack'
import { useContext } from 'react'
import { formatDate } from '../../i18n/formats'
import { useI18n } from '../../i18n/i18n'
import { LocalDraftContext } from './local-draft-context'

function timeOf(typedAt: number) {
  const moment = new Date(typedAt)
  const time = formatDate(moment, { hour: '2-digit', minute: '2-digit' })
  if (moment.toDateString() === new Date().toDateString()) return time
  return `${formatDate(moment, { day: 'numeric', month: 'long' })}, ${time}`
}

/** Offers to restore the draft that a crash, a closed tab or an expired session has left. */
export function DraftOffer() {
  const { t } = useI18n()
  const draft = useContext(LocalDraftContext)
  if (!draft?.offered) return null
  const { offered, isOutdated, restore, discard } = draft
  return (
    <Alert
      severity="warning"
      sx={{ mt: 2, flexWrap: 'wrap' }}
      action={
        <Stack direction="row" sx={{ gap: 1 }}>
          <Button color="inherit" size="small" variant="outlined" onClick={() => restore(offered)}>
            {t('articles.autosave.restore')}
          </Button>
          <Button color="inherit" size="small" onClick={() => discard(offered)}>
            {t('articles.autosave.discard')}
          </Button>
        </Stack>
      }
    >
      {t('articles.autosave.offer', { time: timeOf(offered.typedAt) })}
      {isOutdated && ` ${t('articles.autosave.outdated')}`}
    </Alert>
  )
}
