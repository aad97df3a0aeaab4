import Box from '@mui/material/Box'
import type { ArticleSummary } from '@shared/entities/article'
import { useListContext } from 'react-admin'
import { lazyScreen } from '../lazy-screen'
import { CreateLink } from '../lists/CreateLink'
import { csvExporter } from '../lists/csv'
import { DataList } from '../lists/DataList'
import { createPath } from '../paths'
import { ArticleCards } from './ArticleCards'
import { ArticleTable } from './ArticleTable'
import { UnfinishedArticles } from './UnfinishedArticles'

const exporter = csvExporter<ArticleSummary>('articles', [
  'title',
  'excerpt',
  'author_name',
  'status',
  'views',
  'category_names',
  'created_at',
])

/** As high as the tools are, so that the rows stay where they are when those appear. */
const space = <Box sx={{ height: { xs: 227, sm: 112, md: 80 } }} />

const ArticleTools = lazyScreen(() => import('./ArticleTools'), 'ArticleTools', space)

/** Search and filters, whose code comes after the first rows. */
function Tools() {
  const { isPending } = useListContext()
  return isPending ? space : <ArticleTools />
}

export const ArticleList = () => (
  <DataList
    heading="screens.articles"
    create={<CreateLink to={createPath('articles')} label="articles.new" />}
    tools={
      <>
        <UnfinishedArticles />
        <Tools />
      </>
    }
    sort={{ field: 'created_at', order: 'DESC' }}
    exporter={exporter}
    table={<ArticleTable />}
    cards={<ArticleCards />}
  />
)
