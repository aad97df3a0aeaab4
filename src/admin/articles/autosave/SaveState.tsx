import Typography from '@mui/material/Typography'
import { useRef } from 'react'
import { useFormState } from 'react-hook-form'
import { visuallyHidden } from '../../layout/visually-hidden'
import { useAutosave } from './autosave-context'

const timeOf = (moment: Date) => moment.toLocaleTimeString('en-GB', { hour: '2-digit', minute: '2-digit' })

function useSaveState() {
  const { local, server } = useAutosave()
  const { dirtyFields, isSubmitting } = useFormState()
  const isDirty = Object.keys(dirtyFields).length > 0
  if (server.isSaving || isSubmitting) return { text: 'Saving…', isPassing: true }
  if (!isDirty) return { text: server.savedAt ? `Saved ${timeOf(server.savedAt)}` : '' }
  if (server.failure) return { text: `Could not save: ${server.failure}`, isFailure: true }
  if (local.isKept && !server.isDue()) return { text: 'Saved on this device' }
  return { text: 'Unsaved changes', isPassing: true }
}

/** Whether what is in the form is safe. Spoken are the ends alone, and not each beginning of a sentence. */
export function SaveState() {
  const { text, isPassing, isFailure } = useSaveState()
  const spoken = useRef('')
  if (!isPassing) spoken.current = text
  return (
    <>
      <Typography
        variant="body2"
        aria-hidden
        sx={{ alignSelf: 'center', mr: 'auto', color: isFailure ? 'error.main' : 'text.secondary' }}
      >
        {text}
      </Typography>
      <span role="status" style={visuallyHidden}>
        {spoken.current}
      </span>
    </>
  )
}
