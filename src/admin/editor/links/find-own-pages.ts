import { EVENTS_SLUG } from '@shared/article-rules'
import { folded, hasWords } from '@shared/content/folded'
import type { ManagedSummary } from '@shared/entities/article'
import { paths } from '@shared/paths'
import { publicDate } from '@shared/public-date'
import { request } from '../../api/client'
import { shortDay } from '../../i18n/formats'
import { t } from '../../i18n/i18n'

/** `detail` tells pages of the same title apart. */
export type Suggestion = { title: string; address: string; detail: string }

const MAX_SUGGESTIONS = 6
/** More than are shown: the host also searches the excerpts, and some hosts search nothing. */
const MAX_READ = 50

type Listed = Pick<ManagedSummary, 'id' | 'title' | 'status' | 'published_at' | 'created_at'>

const detailOf = (...parts: (string | null)[]) => parts.filter(Boolean).join(' · ')

const suggestionOf = ({ id, title, status, ...dates }: Listed): Suggestion => ({
  title,
  address: paths.article(id),
  detail: detailOf(t('editor.link.article'), t(`articles.status.${status}`), shortDay(publicDate(dates))),
})

async function articlesWith(q: string): Promise<Suggestion[]> {
  const { articles } = await request('GET /api/articles', { query: { q, perPage: MAX_READ } })
  return articles.map((article) => suggestionOf({ ...article, status: 'published' }))
}

/** Two articles that will be published together may name each other. */
async function unpublishedWith(q: string): Promise<Suggestion[]> {
  const { articles } = await request('GET /api/articles/manage', { query: { q, perPage: MAX_READ } })
  return articles.filter(({ status, slug }) => status !== 'published' && slug !== EVENTS_SLUG).map(suggestionOf)
}

async function placesWith(q: string): Promise<Suggestion[]> {
  const { places } = await request('GET /api/places', { query: { q, perPage: MAX_READ } })
  return places.map(({ slug, name, kind, province }) => ({
    title: name,
    address: paths.place(slug),
    detail: detailOf(t(`places.kinds.${kind}`), province),
  }))
}

async function pagesWith(q: string): Promise<Suggestion[]> {
  const { pages } = await request('GET /api/pages', { query: { q, perPage: MAX_READ } })
  return pages.map(({ slug, title }) => ({ title, address: paths.page(slug), detail: t('editor.link.page') }))
}

/**
 * Published articles, places and pages with these words in their names, those that begin with them first; `unpublished`: other articles too.
 */
export async function findOwnPages(words: string, { unpublished = false } = {}): Promise<Suggestion[]> {
  const finders = [articlesWith, ...(unpublished ? [unpublishedWith] : []), placesWith, pagesWith]
  // Some hosts lack one or the other call. What fails offers nothing: an address can still be typed.
  const found = await Promise.all(finders.map((find) => find(words).catch(() => [])))
  const [first = ''] = folded(words).split(/\s+/)
  const positionIn = (title: string) => folded(title).indexOf(first)
  return found
    .flat()
    .filter(({ title }) => hasWords(title, words))
    .toSorted((one, other) => positionIn(one.title) - positionIn(other.title))
    .slice(0, MAX_SUGGESTIONS)
}
