import { isPublicArticle } from '@shared/article-rules'
import type { ArticleSummary, ManagedArticle } from '@shared/entities/article'
import { tag } from '../../http/cache/cache-tags'
import type { ArticleQuery } from './list-articles.queries'

/** Orders that change only when an article is published, or moved. */
const LASTING_ORDERS: ArticleQuery['sort'][] = [undefined, 'published_at', 'created_at', 'id']

/** What a list of these articles shows. */
export function tagsOfList(
  { q, sort, category, place, author, series }: ArticleQuery & { q?: string },
  articles: Pick<ArticleSummary, 'id'>[],
) {
  const rows = articles.map(({ id }) => tag.article(id))
  if (q || !LASTING_ORDERS.includes(sort)) return [...rows, tag.anyArticle]
  // One filter is enough: an article that is on none of its lists is not on this one.
  if (category) return [...rows, tag.topic(category)]
  if (place) return [...rows, tag.articlesAtPlace(place)]
  if (series) return [...rows, tag.articlesInSeries(series)]
  if (author) return [...rows, tag.articlesByAuthor(author)]
  return [...rows, tag.articles]
}

/** What the articles that are related to this one depend on: those of its topics and places are compared, and the newest. */
export const tagsOfRelated = (article: ManagedArticle, related: Pick<ArticleSummary, 'id'>[]) => [
  ...[article, ...related].map(({ id }) => tag.article(id)),
  ...listsOf(article),
  tag.articles,
]

/** The lists that an article is on, but for that of all. */
export const listsOf = ({
  topics = [],
  places,
  series_id,
  author_id,
  authors = [],
}: Pick<ManagedArticle, 'topics' | 'places' | 'series_id' | 'author_id' | 'authors'>) => [
  ...topics.flatMap(({ id, slug }) => [tag.topic(id), tag.topic(slug)]),
  ...places.map(tag.articlesAtPlace),
  ...(series_id === null ? [] : [tag.articlesInSeries(series_id)]),
  ...[...new Set([author_id, ...authors.map(({ id }) => id)])].flatMap((id) =>
    id === null ? [] : tag.articlesByAuthor(id),
  ),
]

/** On which lists it is, and where. */
const placementOf = (article: ManagedArticle) =>
  JSON.stringify([
    isPublicArticle(article) && article.status,
    article.slug,
    // Events are listed by their dates.
    article.starts_at,
    article.ends_at,
    article.published_at,
    article.byline,
    article.author_id,
    article.authors?.map(({ id }) => id),
    article.category_ids,
    article.places,
    article.series_id,
  ])

/** The places that readers see as closed because of it. */
const closedBy = (article: ManagedArticle | null) => (article?.status === 'published' ? article.closed_places : [])

const tagsOfClosures = (before: ManagedArticle | null, after: ManagedArticle | null) => {
  const [had, has] = [closedBy(before), closedBy(after)]
  const changed = [...had, ...has].filter((id) => had.includes(id) !== has.includes(id))
  return changed.length > 0 ? [tag.places, ...changed.map(tag.place)] : []
}

/** What shows an article that has been created, changed or deleted; undefined if that can be anything. */
export function tagsOfChange(before: ManagedArticle | null, after: ManagedArticle | null) {
  const versions = [before, after].filter((article) => article !== null)
  // The lead story takes the place of another article.
  if ((before?.pinned ?? false) !== (after?.pinned ?? false)) return undefined
  const changed = [...versions.map(({ id }) => tag.article(id)), tag.anyArticle, ...tagsOfClosures(before, after)]
  if (before && after && placementOf(before) === placementOf(after)) return changed
  return [...new Set([...changed, tag.articles, ...versions.flatMap(listsOf)])]
}
