import type { ResourceProps } from 'react-admin'
import { ArticleList } from './ArticleList'

export const articles: ResourceProps = { name: 'articles', list: ArticleList }
