import Alert from '@mui/material/Alert'
import { useRecordContext } from 'react-admin'
import { usePresence } from './use-presence'

const list = new Intl.ListFormat('en-GB', { type: 'conjunction' })

/** Warns of others who have this article open: who saves second will have to choose. */
export function PresenceNotice() {
  const names = usePresence(useRecordContext()?.id as number | undefined)
  return (
    <div role="status">
      {names.length > 0 && (
        <Alert severity="info" role="presentation" sx={{ mt: 2 }}>
          {list.format(names)} {names.length === 1 ? 'has' : 'have'} this article open too.
        </Alert>
      )}
    </div>
  )
}
