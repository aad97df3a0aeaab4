import Button from '@mui/material/Button'
import Dialog from '@mui/material/Dialog'
import DialogActions from '@mui/material/DialogActions'
import DialogContent from '@mui/material/DialogContent'
import DialogContentText from '@mui/material/DialogContentText'
import DialogTitle from '@mui/material/DialogTitle'
import { type FormEvent, type ReactNode, useId } from 'react'
import { useI18n } from '../i18n/i18n'

type Props = {
  isOpen: boolean
  title: string
  text: string
  /** The label of the button that does it. */
  action: string
  isPending: boolean
  onConfirm: () => void
  onClose: () => void
  /** A field that has to be filled in first. */
  children?: ReactNode
}

/** Asks before something that signs someone out, or makes an account less safe. */
export function ConfirmDialog({ isOpen, title, text, action, isPending, onConfirm, onClose, children }: Props) {
  const { t } = useI18n()
  const titleId = useId()
  const submit = (event: FormEvent) => {
    event.preventDefault()
    // A dialog is outside of its form in the document, but inside of it for React.
    event.stopPropagation()
    onConfirm()
  }
  return (
    <Dialog open={isOpen} onClose={onClose} aria-labelledby={titleId}>
      <form onSubmit={submit} noValidate>
        <DialogTitle id={titleId}>{title}</DialogTitle>
        <DialogContent>
          <DialogContentText sx={{ overflowWrap: 'anywhere' }}>{text}</DialogContentText>
          {children}
        </DialogContent>
        <DialogActions>
          <Button onClick={onClose}>{t('common.cancel')}</Button>
          <Button type="submit" color="error" variant="contained" disabled={isPending}>
            {action}
          </Button>
        </DialogActions>
      </form>
    </Dialog>
  )
}
