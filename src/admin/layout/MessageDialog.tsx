import Dialog from '@mui/material/Dialog'
import DialogActions from '@mui/material/DialogActions'
import DialogContent from '@mui/material/DialogContent'
import DialogTitle from '@mui/material/DialogTitle'
import type { Breakpoint } from '@mui/material/styles'
import { type ReactNode, useId } from 'react'
import { useIsPhone } from './use-is-phone'

type Props = {
  title: string
  onClose: () => void
  actions: ReactNode
  children: ReactNode
  maxWidth?: Breakpoint
  /** Full screen on phones; for lists. */
  isLarge?: boolean
}

export function MessageDialog({ title, onClose, actions, children, maxWidth = 'xs', isLarge = false }: Props) {
  const titleId = useId()
  const isPhone = useIsPhone()
  return (
    <Dialog
      open
      fullWidth
      fullScreen={isLarge && isPhone}
      maxWidth={maxWidth}
      onClose={(_, reason) => reason === 'escapeKeyDown' && onClose()}
      aria-labelledby={titleId}
    >
      <DialogTitle id={titleId} sx={{ overflowWrap: 'anywhere' }}>
        {title}
      </DialogTitle>
      <DialogContent>{children}</DialogContent>
      <DialogActions sx={{ flexWrap: 'wrap', px: 3, pb: 2 }}>{actions}</DialogActions>
    </Dialog>
  )
}
