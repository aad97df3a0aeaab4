import DeleteIcon from '@mui/icons-material/DeleteOutlined'
import Button from '@mui/material/Button'
import Dialog from '@mui/material/Dialog'
import DialogActions from '@mui/material/DialogActions'
import DialogContent from '@mui/material/DialogContent'
import DialogContentText from '@mui/material/DialogContentText'
import DialogTitle from '@mui/material/DialogTitle'
import { TRASH_DAYS } from '@shared/trash'
import { type MouseEvent, useId, useState } from 'react'
import { useCanAccess, useDelete, useNotify, useRecordContext, useResourceContext, useUnselect } from 'react-admin'
import { failureText } from '../api/failures'
import { type TextKey, useI18n } from '../i18n/i18n'
import { goesToTrash } from './goes-to-trash'
import { IconAction } from './IconAction'

export type DeleteMessages = {
  /** Such as 'Are you sure you want to delete this article?'. */
  question: TextKey
  success: TextKey
  /** Shown if it fails without a message of the server. */
  failure: TextKey
}

type Props = {
  messages: DeleteMessages
  /** The button's label for screen readers; names the row. */
  label: string
  /** Shown below the question. */
  warning?: TextKey
  onDeleted?: () => void
}

/** Deletes the row after a confirmation. Left out for roles that may not. */
export function DeleteButton({ messages, label, warning, onDeleted }: Props) {
  const { t } = useI18n()
  const record = useRecordContext()
  const resource = useResourceContext() as string
  const { canAccess } = useCanAccess({ action: 'delete', resource, record })
  const [isOpen, setOpen] = useState(false)
  const [deleteOne, { isPending }] = useDelete()
  const notify = useNotify()
  const unselect = useUnselect(resource)
  const titleId = useId()
  if (!record || !canAccess) return null

  const confirm = () =>
    deleteOne(
      resource,
      { id: record.id, previousData: record },
      {
        mutationMode: 'pessimistic',
        onSuccess: () => {
          setOpen(false)
          unselect([record.id])
          notify(messages.success, { type: 'success' })
          onDeleted?.()
        },
        onError: (error: unknown) => {
          setOpen(false)
          notify(failureText(error, messages.failure), { type: 'error' })
        },
      },
    )
  // The row itself may be a link.
  const stop = (event: MouseEvent) => event.stopPropagation()

  return (
    <>
      <IconAction label={label} Icon={DeleteIcon} color="error" onClick={() => setOpen(true)} />
      <Dialog open={isOpen} onClose={() => setOpen(false)} onClick={stop} aria-labelledby={titleId}>
        <DialogTitle id={titleId}>{t(messages.question)}</DialogTitle>
        <DialogContent>
          <DialogContentText sx={{ overflowWrap: 'anywhere' }}>
            {t(goesToTrash(resource, record) ? 'lists.whatIsTrashed' : 'lists.whatIsDeleted', {
              label,
              count: TRASH_DAYS,
            })}
          </DialogContentText>
          {warning && <DialogContentText sx={{ mt: 1 }}>{t(warning)}</DialogContentText>}
        </DialogContent>
        <DialogActions>
          <Button onClick={() => setOpen(false)} autoFocus>
            {t('common.cancel')}
          </Button>
          <Button onClick={confirm} color="error" variant="contained" disabled={isPending}>
            {t('common.delete')}
          </Button>
        </DialogActions>
      </Dialog>
    </>
  )
}
