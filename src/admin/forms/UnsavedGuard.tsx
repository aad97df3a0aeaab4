import Button from '@mui/material/Button'
import Dialog from '@mui/material/Dialog'
import DialogActions from '@mui/material/DialogActions'
import DialogContent from '@mui/material/DialogContent'
import DialogContentText from '@mui/material/DialogContentText'
import DialogTitle from '@mui/material/DialogTitle'
import { type RefObject, useEffect, useId } from 'react'
import { useFormState } from 'react-hook-form'
import { useBlocker } from 'react-router-dom'
import { useI18n } from '../i18n/i18n'
import { isLeavingForLogin } from './form-backup'

/**
 * Asks before unsaved changes are lost. react-admin's guard treats a form as saved if its save failed without naming a
 * field.
 */
export function UnsavedGuard({ isSaved }: { isSaved: RefObject<boolean> }) {
  const { t } = useI18n()
  const { dirtyFields } = useFormState()
  const isDirty = Object.keys(dirtyFields).length > 0
  const blocker = useBlocker(
    ({ currentLocation, nextLocation }) =>
      isDirty && !isSaved.current && nextLocation.pathname !== currentLocation.pathname,
  )
  const titleId = useId()

  useEffect(() => {
    if (!isDirty) return
    // Changed again after a save that did not leave the form.
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
      <DialogTitle id={titleId}>{t('forms.leaveTitle')}</DialogTitle>
      <DialogContent>
        <DialogContentText>{t('forms.leaveText')}</DialogContentText>
      </DialogContent>
      <DialogActions>
        <Button onClick={() => blocker.proceed?.()} color="error">
          {t('forms.leave')}
        </Button>
        <Button onClick={stay} variant="contained" autoFocus>
          {t('forms.stay')}
        </Button>
      </DialogActions>
    </Dialog>
  )
}
