import { MAX_PER_PAGE } from '@shared/paging'
import { SelectInput } from 'react-admin'
import { useOptionalQuery } from '../api/use-call'
import { useI18n } from '../i18n/i18n'

/** The series that an article is a part of. Left out while there is none, and on hosts without series. */
export function SeriesInput() {
  const { t } = useI18n()
  const { data } = useOptionalQuery('GET /api/series/manage', {
    query: { page: 1, perPage: MAX_PER_PAGE, sort: 'title' },
  })
  if (!data || data.series.length === 0) return null
  return (
    <SelectInput
      source="series_id"
      label={t('articles.series')}
      choices={data.series.map(({ id, title }) => ({ id, name: title }))}
      translateChoice={false}
      emptyText={t('articles.noSeries')}
      parse={(value) => value || null}
      helperText={t('articles.seriesHelp')}
    />
  )
}
