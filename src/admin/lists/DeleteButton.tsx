import DeleteIcon from '@mui/icons-material/DeleteOutlined'
import Button from '@mui/material/Button'
import Dialog from '@mui/material/Dialog'
import DialogActions from '@mui/material/DialogActions'
import DialogContent from '@mui/material/DialogContent'
import DialogContentText from '@mui/material/DialogContentText'
import DialogTitle from '@mui/material/DialogTitle'
import { TRASH_DAYS } from '@shared/trash'
import { type MouseEvent, useId, useState } from 'react'
import { type RaRecord, useDelete, useNotify, useRecordContext, useResourceContext, useUnselect } from 'react-admin'
import { failureText } from '../api/failures'
import { mayAccess } from '../authProvider'
import { type TextKey, useI18n } from '../i18n/i18n'
import { offerUndo } from '../layout/undo-offers'
import { useIdentity } from '../layout/use-identity'
import { goesToTrash } from './goes-to-trash'
import { IconAction } from './IconAction'
import { useRestoreDeleted } from './use-restore-deleted'

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
export function DeleteButton(props: Props) {
  const identity = useIdentity()
  const record = useRecordContext()
  const resource = useResourceContext() as string
  // The dialog comes when it is needed: a long list has many.
  const [dialog, setDialog] = useState<'open' | 'closed'>()
  if (!record || !identity || !mayAccess(identity, { action: 'delete', resource, record })) return null
  return (
    <>
      <IconAction label={props.label} Icon={DeleteIcon} color="error" onClick={() => setDialog('open')} />
      {dialog && (
        <Confirmation {...props} record={record} isOpen={dialog === 'open'} onClose={() => setDialog('closed')} />
      )}
    </>
  )
}

type ConfirmationProps = Props & { record: RaRecord; isOpen: boolean; onClose: () => void }

function Confirmation({ messages, label, warning, onDeleted, record, isOpen, onClose }: ConfirmationProps) {
  const { t } = useI18n()
  const resource = useResourceContext() as string
  const [deleteOne, { isPending }] = useDelete()
  const notify = useNotify()
  const unselect = useUnselect(resource)
  const restore = useRestoreDeleted()
  const titleId = useId()

  const confirm = () =>
    deleteOne(
      resource,
      { id: record.id, previousData: record },
      {
        mutationMode: 'pessimistic',
        onSuccess: () => {
          onClose()
          unselect([record.id])
          if (goesToTrash(resource, record)) offerUndo(t(messages.success), () => restore(resource, record.id))
          else notify(messages.success, { type: 'success' })
          onDeleted?.()
        },
        onError: (error: unknown) => {
          onClose()
          notify(failureText(error, messages.failure), { type: 'error' })
        },
      },
    )
  // The row itself may be a link.
  const stop = (event: MouseEvent) => event.stopPropagation()

  return (
    <Dialog open={isOpen} onClose={onClose} onClick={stop} aria-labelledby={titleId}>
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
        <Button onClick={onClose} autoFocus>
          {t('common.cancel')}
        </Button>
        <Button onClick={confirm} color="error" variant="contained" disabled={isPending}>
          {t('common.delete')}
        </Button>
      </DialogActions>
    </Dialog>
  )
}
