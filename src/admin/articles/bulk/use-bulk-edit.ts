import type { ArticleBulkEdit, ArticleBulkResult } from '@shared/entities/article-bulk'
import { MAX_PER_PAGE } from '@shared/paging'
import { useDataProvider, useListContext, useNotify, useRefresh } from 'react-admin'
import type { DashboardData } from '../../api/data-provider'
import { failureText } from '../../api/failures'
import { t, translateText } from '../../i18n/i18n'
import { useSave } from '../../waiting/use-save'

type Change = Omit<ArticleBulkEdit, 'ids'>

/** Changes articles by as many calls as their number takes. Those that could not be changed stay selected. */
export function useBulkEdit(onDone: () => void) {
  const { request } = useDataProvider<DashboardData>()
  const { onSelect } = useListContext()
  const notify = useNotify()
  const refresh = useRefresh()

  async function editAll({ ids, change }: { ids: number[]; change: Change }) {
    const failed: ArticleBulkResult['failed'] = []
    for (let from = 0; from < ids.length; from += MAX_PER_PAGE) {
      const part = ids.slice(from, from + MAX_PER_PAGE)
      failed.push(...(await request('PUT /api/articles/bulk', { body: { ids: part, ...change } })).failed)
    }
    return { count: ids.length, failed }
  }

  const { mutate, isPending, repetition } = useSave({
    mutationFn: editAll,
    onSuccess: ({ count, failed }) => {
      const [first] = failed
      onSelect(failed.map(({ id }) => id))
      const reason = first && [first.title, translateText(first.message)].filter(Boolean).join(': ')
      notify(
        first
          ? t('articles.bulk.partlyChanged', { failed: failed.length, count, reason })
          : t('articles.bulk.changed', { count }),
        { type: first ? 'error' : 'success' },
      )
      onDone()
    },
    onError: (error) => notify(failureText(error, 'articles.saveFailed'), { type: 'error' }),
    // A call may have failed after others.
    onSettled: refresh,
  })
  return { edit: (ids: number[], change: Change) => mutate({ ids, change }), isPending, repetition }
}
