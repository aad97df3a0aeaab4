import Alert from '@mui/material/Alert'
import Button from '@mui/material/Button'
import Stack from '@mui/material/Stack'
import { useAutosave } from './autosave-context'

function timeOf(typedAt: number) {
  const moment = new Date(typedAt)
  const time = moment.toLocaleTimeString('en-GB', { hour: '2-digit', minute: '2-digit' })
  if (moment.toDateString() === new Date().toDateString()) return time
  return `${moment.toLocaleDateString('en-GB', { day: 'numeric', month: 'long' })}, ${time}`
}

/** What a crash, a closed tab or the end of a session has left of an earlier form. */
export function DraftOffer() {
  const { offered, isOutdated, restore, discard } = useAutosave().local
  if (!offered) return null
  return (
    <Alert
      severity="warning"
      sx={{ mt: 2, flexWrap: 'wrap' }}
      action={
        <Stack direction="row" sx={{ gap: 1 }}>
          <Button color="inherit" size="small" variant="outlined" onClick={() => restore(offered)}>
            Restore
          </Button>
          <Button color="inherit" size="small" onClick={() => discard(offered)}>
            Discard
          </Button>
        </Stack>
      }
    >
      You have unsaved changes from {timeOf(offered.typedAt)}.
      {isOutdated &&
        ' The article has been changed since then: when you save, you will be asked which of the two stays.'}
    </Alert>
  )
}
