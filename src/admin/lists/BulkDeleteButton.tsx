import {
  BulkDeleteWithConfirmButton,
  useCanAccess,
  useListContext,
  useNotify,
  useRefresh,
  useResourceContext,
} from 'react-admin'
import { failureText } from '../failure-text'

type Props = {
  /** Such as 'articles'. */
  what: string
  failure: string
}

/** Deletes the selected rows, after asking. Not there for a role that may not. */
export function BulkDeleteButton({ what, failure }: Props) {
  const { selectedIds, onUnselectItems } = useListContext()
  const resource = useResourceContext() as string
  const { canAccess } = useCanAccess({ action: 'delete', resource })
  const notify = useNotify()
  const refresh = useRefresh()
  if (!canAccess) return null
  const count = selectedIds.length
  return (
    <BulkDeleteWithConfirmButton
      mutationMode="pessimistic"
      confirmTitle={`Delete ${count} ${count === 1 ? what.replace(/ies$/, 'y').replace(/s$/, '') : what}?`}
      confirmContent="This cannot be undone."
      confirmColor="warning"
      mutationOptions={{
        onSuccess: () => {
          notify(`${count} deleted`, { type: 'success' })
          onUnselectItems()
          refresh()
        },
        onError: (error: unknown) => {
          notify(failureText(error, failure), { type: 'error' })
          // Some of them may be gone.
          onUnselectItems()
          refresh()
        },
      }}
    />
  )
}
