import CloseIcon from '@mui/icons-material/Close'
import Dialog from '@mui/material/Dialog'
import DialogContent from '@mui/material/DialogContent'
import DialogTitle from '@mui/material/DialogTitle'
import IconButton from '@mui/material/IconButton'
import type { Breakpoint } from '@mui/material/styles'
import { type ReactNode, useId } from 'react'
import { useI18n } from '../i18n/i18n'
import { useIsPhone } from '../layout/use-is-phone'

type Props = { title: string; onClose: () => void; maxWidth?: Breakpoint; children: ReactNode }

/**
 * A form in a dialog over its list. It has its own address (`/users/12`), so it survives a reload, and the back button closes
 * it. Closing navigates to the list, so the guard asks about unsaved changes. A click outside does not close it.
 */
export function FormDialog({ title, onClose, maxWidth = 'sm', children }: Props) {
  const { t } = useI18n()
  const titleId = useId()
  return (
    <Dialog
      open
      fullWidth
      fullScreen={useIsPhone()}
      maxWidth={maxWidth}
      scroll="paper"
      onClose={(_, reason) => reason === 'escapeKeyDown' && onClose()}
      aria-labelledby={titleId}
    >
      <DialogTitle id={titleId} sx={{ pr: 7 }}>
        {title}
      </DialogTitle>
      <IconButton aria-label={t('common.close')} onClick={onClose} sx={{ position: 'absolute', right: 10, top: 12 }}>
        <CloseIcon />
      </IconButton>
      <DialogContent dividers>{children}</DialogContent>
    </Dialog>
  )
}
