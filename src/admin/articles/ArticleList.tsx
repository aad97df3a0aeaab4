import type { ArticleSummary } from '@shared/entities/article'
import { SelectInput } from 'react-admin'
import { useCall } from '../api/use-call'
import { useI18n } from '../i18n/i18n'
import { searchFilter } from '../layout/search-filter'
import { CreateLink } from '../lists/CreateLink'
import { csvExporter } from '../lists/csv'
import { DataList } from '../lists/DataList'
import { createPath } from '../paths'
import { ArticleCards } from './ArticleCards'
import { ArticleTable } from './ArticleTable'
import { statusChoices } from './statuses'

function CategoryFilter(props: { source: string; label: string }) {
  const { t } = useI18n()
  const { data } = useCall('GET /api/categories')
  return <SelectInput {...props} emptyText={t('common.all')} choices={data?.categories ?? []} translateChoice={false} />
}

const filters = [
  searchFilter,
  <SelectInput key="status" source="status" alwaysOn emptyText="common.all" choices={statusChoices} />,
  <CategoryFilter key="category" source="category" label="articles.category" />,
]

const exporter = csvExporter<ArticleSummary>('articles', [
  'title',
  'excerpt',
  'author_name',
  'status',
  'views',
  'category_names',
  'created_at',
])

export const ArticleList = () => (
  <DataList
    heading="screens.articles"
    create={<CreateLink to={createPath('articles')} label="articles.new" />}
    filters={filters}
    sort={{ field: 'created_at', order: 'DESC' }}
    exporter={exporter}
    table={<ArticleTable />}
    cards={<ArticleCards />}
  />
)
