import RestoreIcon from '@mui/icons-material/RestoreFromTrashOutlined'
import { Button, useListContext, useNotify, useRefresh } from 'react-admin'
import { failureText } from '../api/failures'
import { t, useI18n } from '../i18n/i18n'
import { useRestore } from './use-restore'

/** Restores the selected items. Those that cannot be restored stay selected. */
export function BulkRestoreButton() {
  useI18n()
  const { selectedIds, onSelect } = useListContext()
  const { mutateAsync, isPending } = useRestore()
  const notify = useNotify()
  const refresh = useRefresh()

  async function restoreAll() {
    const failed: { id: number; error: unknown }[] = []
    // One after the other: an article and its category depend on each other.
    for (const id of selectedIds) await mutateAsync({ id }).catch((error) => failed.push({ id, error }))
    const [first] = failed
    onSelect(failed.map(({ id }) => id))
    const count = selectedIds.length
    const reason = first && failureText(first.error, 'trash.restoreFailed')
    notify(
      first
        ? t('trash.partlyRestored', { failed: failed.length, count, reason })
        : t('trash.restoredSelected', { count }),
      { type: first ? 'error' : 'success' },
    )
    refresh()
  }

  return (
    <Button label="trash.restore" onClick={restoreAll} disabled={isPending}>
      <RestoreIcon />
    </Button>
  )
}
