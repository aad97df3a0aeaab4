import { useMemo } from 'react'
import { useListContext } from 'react-admin'
import { useOptionalQuery } from '../api/use-call'
import { Sparkline } from '../charts/Sparkline'
import { useI18n } from '../i18n/i18n'

/** The views of the articles of the list's page, in one call that all rows share. Hosts that do not count by day have none. */
function useLines() {
  const { data = [] } = useListContext<{ id: number }>()
  const ids = data.map(({ id }) => id).join()
  const { data: found } = useOptionalQuery('GET /api/statistics/articles', { query: { ids } }, { enabled: ids !== '' })
  return useMemo(() => new Map(found?.articles.map(({ id, views }) => [id, views])), [found])
}

/** The views of an article in the last 30 days, in a row of a list. */
export function ViewsLine({ id }: { id: number }) {
  const { t } = useI18n()
  const values = useLines().get(id)
  const count = values?.reduce((sum, each) => sum + each, 0) ?? 0
  // A flat line tells nothing.
  if (!values || count === 0) return null
  return <Sparkline values={values} label={t('statistics.line', { views: t('common.views', { count }) })} />
}
