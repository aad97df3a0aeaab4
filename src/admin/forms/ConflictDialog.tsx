import Button from '@mui/material/Button'
import Dialog from '@mui/material/Dialog'
import DialogActions from '@mui/material/DialogActions'
import DialogContent from '@mui/material/DialogContent'
import DialogContentText from '@mui/material/DialogContentText'
import DialogTitle from '@mui/material/DialogTitle'
import { type ReactNode, useId } from 'react'
import type { RaRecord } from 'react-admin'
import { formatDate } from '../i18n/formats'
import { useI18n } from '../i18n/i18n'

type Props = {
  current: RaRecord | undefined
  /** Summarises the other version, to help with the choice. */
  summary?: ReactNode
  onKeepMine: (current: RaRecord) => void
  onTakeTheirs: (current: RaRecord) => void
  onCancel: () => void
}

/** Two people have edited one record: the second chooses which version stays. */
export function ConflictDialog({ current, summary, onKeepMine, onTakeTheirs, onCancel }: Props) {
  const { t } = useI18n()
  const titleId = useId()
  if (!current) return null
  const when = current.updated_at && formatDate(current.updated_at, { dateStyle: 'short', timeStyle: 'medium' })
  return (
    <Dialog open onClose={onCancel} aria-labelledby={titleId}>
      <DialogTitle id={titleId}>{t('forms.conflictTitle')}</DialogTitle>
      <DialogContent>
        <DialogContentText>{when ? t('forms.conflictTextSince', { when }) : t('forms.conflictText')}</DialogContentText>
        {summary}
      </DialogContent>
      <DialogActions sx={{ flexWrap: 'wrap', gap: 1 }}>
        <Button onClick={onCancel}>{t('forms.keepEditing')}</Button>
        <Button onClick={() => onTakeTheirs(current)} color="error">
          {t('forms.takeTheirs')}
        </Button>
        <Button onClick={() => onKeepMine(current)} variant="contained">
          {t('forms.keepMine')}
        </Button>
      </DialogActions>
    </Dialog>
  )
}
