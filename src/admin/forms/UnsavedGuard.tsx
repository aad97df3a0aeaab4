import Button from '@mui/material/Button'
import Dialog from '@mui/material/Dialog'
import DialogActions from '@mui/material/DialogActions'
import DialogContent from '@mui/material/DialogContent'
import DialogContentText from '@mui/material/DialogContentText'
import DialogTitle from '@mui/material/DialogTitle'
import { type RefObject, useEffect, useId } from 'react'
import { useFormState } from 'react-hook-form'
import { useBlocker } from 'react-router-dom'
import { isLeavingForLogin } from './typed'

/**
 * Asks before unsaved changes are lost. Not react-admin's own, which takes a form for saved once its save has failed
 * without naming a field.
 */
export function UnsavedGuard({ isSaved }: { isSaved: RefObject<boolean> }) {
  const { dirtyFields } = useFormState()
  const isDirty = Object.keys(dirtyFields).length > 0
  const blocker = useBlocker(
    ({ currentLocation, nextLocation }) =>
      isDirty && !isSaved.current && nextLocation.pathname !== currentLocation.pathname,
  )
  const titleId = useId()

  useEffect(() => {
    if (!isDirty) return
    // Changed again after a save that stayed here.
    isSaved.current = false
    const warn = (event: BeforeUnloadEvent) => {
      if (!isSaved.current && !isLeavingForLogin()) event.preventDefault()
    }
    addEventListener('beforeunload', warn)
    return () => removeEventListener('beforeunload', warn)
  }, [isDirty, isSaved])

  const stay = () => blocker.reset?.()
  return (
    <Dialog open={blocker.state === 'blocked'} onClose={stay} aria-labelledby={titleId}>
      <DialogTitle id={titleId}>Leave without saving?</DialogTitle>
      <DialogContent>
        <DialogContentText>Your changes are not saved yet. If you leave now, they are lost.</DialogContentText>
      </DialogContent>
      <DialogActions>
        <Button onClick={() => blocker.proceed?.()} color="error">
          Leave
        </Button>
        <Button onClick={stay} variant="contained" autoFocus>
          Stay
        </Button>
      </DialogActions>
    </Dialog>
  )
}
