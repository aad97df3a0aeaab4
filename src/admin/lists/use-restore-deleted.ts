import type { TrashKind } from '@shared/trash'
import { HttpError, type Identifier, useDataProvider, useNotify, useRefresh } from 'react-admin'
import type { DashboardData } from '../api/data-provider'
import { failureText } from '../api/failures'
import { resourceMap } from '../api/resources'

/** Brings back a record that was deleted just now. What cannot be, such as one whose slug is taken, stays in the trash. */
export function useRestoreDeleted() {
  const { request } = useDataProvider<DashboardData>()
  const notify = useNotify()
  const refresh = useRefresh()
  return async (resource: string, id: Identifier) => {
    const kind = resourceMap(resource).path as TrashKind
    try {
      const { items } = await request('GET /api/trash', { query: { kind, sort: 'deleted_at', order: 'desc' } })
      const item = items.find(({ item_id }) => item_id === id)
      if (!item) throw new HttpError('trash.restoreFailed', 404)
      const { needs_review } = await request('POST /api/trash/:id/restore', { params: { id: item.id }, body: {} })
      notify(needs_review ? 'trash.needsReview' : 'trash.restored', { type: 'success' })
    } catch (error) {
      notify(failureText(error, 'trash.restoreFailed'), { type: 'error' })
    }
    refresh()
  }
}
