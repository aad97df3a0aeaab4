import type { ResourceProps } from 'react-admin'
import { lazyScreen } from '../lazy-screen'

export const articles: ResourceProps = {
  name: 'articles',
  list: lazyScreen(() => import('./ArticleList'), 'ArticleList'),
  create: lazyScreen(() => import('./ArticleCreate'), 'ArticleCreate'),
  edit: lazyScreen(() => import('./ArticleEdit'), 'ArticleEdit'),
  show: lazyScreen(() => import('./ArticleShow'), 'ArticleShow'),
  recordRepresentation: 'title',
}
