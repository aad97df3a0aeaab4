import type { ArticleSummary } from '@shared/entities/article'
import { CreateLink } from '../lists/CreateLink'
import { csvExporter } from '../lists/csv'
import { DataList } from '../lists/DataList'
import { createPath } from '../paths'
import { ArticleCards } from './ArticleCards'
import { ArticleTable } from './ArticleTable'
import { useArticleFilters } from './use-article-filters'

const exporter = csvExporter<ArticleSummary>('articles', [
  'title',
  'excerpt',
  'author_name',
  'status',
  'views',
  'category_names',
  'created_at',
])

export function ArticleList() {
  const filters = useArticleFilters()
  return (
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
}
