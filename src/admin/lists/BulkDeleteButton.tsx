import { TRASH_DAYS } from '@shared/trash'
import {
  BulkDeleteWithConfirmButton,
  useCanAccess,
  useListContext,
  useNotify,
  useRefresh,
  useResourceContext,
} from 'react-admin'
import { failureText } from '../api/failures'
import { type TextKey, useI18n } from '../i18n/i18n'
import { goesToTrash } from './goes-to-trash'
import { SelectedNames } from './SelectedNames'

type Props = {
  what: 'articles' | 'ads' | 'users' | 'categories' | 'series' | 'places' | 'pages' | 'newsletters' | 'trash'
  failure: TextKey
}

/** Deletes the selected rows after a confirmation. Left out for roles that may not. */
export function BulkDeleteButton({ what, failure }: Props) {
  const { t } = useI18n()
  const { data, selectedIds, onSelect } = useListContext()
  const resource = useResourceContext() as string
  const { canAccess } = useCanAccess({ action: 'delete', resource })
  const notify = useNotify()
  const refresh = useRefresh()
  if (!canAccess) return null
  const count = selectedIds.length
  return (
    <BulkDeleteWithConfirmButton
      mutationMode="pessimistic"
      confirmTitle={t(`lists.deleteSelected.${what}`, { count })}
      confirmContent={
        <>
          <SelectedNames />
          {t(goesToTrash(resource, data?.[0]) ? 'lists.trashed' : 'lists.irrevocable', { count: TRASH_DAYS })}
        </>
      }
      confirmColor="warning"
      mutationOptions={{
        onSuccess: () => {
          notify(t('lists.deleted', { count }), { type: 'success' })
          onSelect([])
          refresh()
        },
        onError: (error: unknown) => {
          notify(failureText(error, failure), { type: 'error' })
          // Some of them may have been deleted.
          onSelect([])
          refresh()
        },
      }}
    />
  )
}
