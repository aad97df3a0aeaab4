import type { ResourceProps } from 'react-admin'
import { lazyScreen } from '../lazy-screen'
import { ArticleList } from './ArticleList'

export const articles: ResourceProps = {
  name: 'articles',
  // Not loaded later: it is what most open, and shares nearly all of its code with the other lists.
  list: ArticleList,
  create: lazyScreen(() => import('./ArticleCreate'), 'ArticleCreate'),
  edit: lazyScreen(() => import('./ArticleEdit'), 'ArticleEdit'),
  show: lazyScreen(() => import('./ArticleShow'), 'ArticleShow'),
  recordRepresentation: 'title',
}
