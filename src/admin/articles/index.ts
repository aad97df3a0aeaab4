import type { ResourceProps } from 'react-admin'
import { lazyScreen } from '../lazy-screen'
import { loadArticleCreate, loadArticleEdit } from '../loaders'
import { ArticleList } from './ArticleList'

export const articles: ResourceProps = {
  name: 'articles',
  // Not loaded later: it is what most open, and shares nearly all of its code with the other lists.
  list: ArticleList,
  create: lazyScreen(loadArticleCreate, 'ArticleCreate'),
  edit: lazyScreen(loadArticleEdit, 'ArticleEdit'),
  show: lazyScreen(() => import('./ArticleShow'), 'ArticleShow'),
  recordRepresentation: 'title',
}
