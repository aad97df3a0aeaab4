import Button from '@mui/material/Button'
import Dialog from '@mui/material/Dialog'
import DialogActions from '@mui/material/DialogActions'
import DialogContent from '@mui/material/DialogContent'
import DialogContentText from '@mui/material/DialogContentText'
import DialogTitle from '@mui/material/DialogTitle'
import { useEffect, useEffectEvent, useId, useState } from 'react'
import { useFormContext, useFormState } from 'react-hook-form'
import { useBlocker } from 'react-router-dom'
import { useI18n } from '../i18n/i18n'
import { isLeavingForLogin } from './form-backup'
import { useRecordForm } from './record-form-context'
import { sameForm } from './same-form'

/**
 * Asks before a form with unsaved changes is left, and says whether they are lost or where they are kept. react-admin's guard treats a
 * form as saved if its save failed without naming a field.
 */
export function UnsavedGuard() {
  const { t } = useI18n()
  const { isSaved, keepTyped, reads } = useRecordForm()
  const [isKept, setKept] = useState<boolean>()
  const { dirtyFields } = useFormState()
  const isDirty = Object.keys(dirtyFields).length > 0
  const { getValues, getFieldState } = useFormContext()
  // The last render may be older than the last save.
  const hasChanges = () => Object.keys(getValues()).some((name) => getFieldState(name).isDirty)
  const blocker = useBlocker(
    ({ currentLocation, nextLocation }) =>
      hasChanges() &&
      !isSaved.current &&
      sameForm(nextLocation.state) === undefined &&
      nextLocation.pathname !== currentLocation.pathname,
  )
  const titleId = useId()

  useEffect(() => {
    if (!isDirty) return
    // Changed again after a save that did not leave the form.
    isSaved.current = false
    const warn = (event: BeforeUnloadEvent) => {
      if (isSaved.current || isLeavingForLogin()) return
      // The last keystrokes arrive before the page is gone, which keeps them then.
      for (const read of reads) void read()
      if (!keepTyped.current?.()) event.preventDefault()
    }
    addEventListener('beforeunload', warn)
    return () => removeEventListener('beforeunload', warn)
  }, [isDirty, isSaved, keepTyped, reads])

  const isBlocked = blocker.state === 'blocked'
  const mayLeave = useEffectEvent(() => !hasChanges())
  const leave = useEffectEvent(() => blocker.proceed?.())
  useEffect(() => {
    if (!isBlocked) return setKept(undefined)
    const keep = () => (mayLeave() ? leave() : setKept(keepTyped.current?.() ?? false))
    // What cannot be read is lost with the form.
    Promise.all([...reads].map((read) => read())).then(keep, keep)
  }, [isBlocked, keepTyped, reads])

  const stay = () => blocker.reset?.()
  return (
    <Dialog open={isBlocked && isKept !== undefined} onClose={stay} aria-labelledby={titleId}>
      <DialogTitle id={titleId}>{t('forms.leaveTitle')}</DialogTitle>
      <DialogContent>
        <DialogContentText>{t(isKept ? 'forms.leaveKept' : 'forms.leaveText')}</DialogContentText>
      </DialogContent>
      <DialogActions>
        <Button onClick={() => blocker.proceed?.()} color={isKept ? 'inherit' : 'error'}>
          {t('forms.leave')}
        </Button>
        <Button onClick={stay} variant="contained" autoFocus>
          {t('forms.stay')}
        </Button>
      </DialogActions>
    </Dialog>
  )
}
