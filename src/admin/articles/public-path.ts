import { EVENTS_SLUG } from '@shared/article-rules'
import type { ManagedArticle } from '@shared/entities/article'
import { paths } from '@shared/paths'

/** Where readers find an article, or an event. */
export const publicPath = ({ id, slug }: Pick<ManagedArticle, 'id' | 'slug'>) =>
  slug === EVENTS_SLUG ? paths.event(id) : paths.article(id)
