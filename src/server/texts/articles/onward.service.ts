import type { ManagedArticle } from '@shared/entities/article'
import type { SeriesPart } from '@shared/entities/onward'
import type { LanguageCode } from '@shared/languages'
import { and, asc, eq } from 'drizzle-orm'
import type { Db } from '../../db/client'
import { articles } from '../../db/schema/core'
import { findSeries, seriesInLanguage } from '../../series/series.service'
import type { Reading } from '../../translation/reading'
import { listSummaries, type PublicSummary } from './articles.queries'
import { listRelated } from './related.queries'

const DEFAULT_RELATED = 3

/** The published parts of a series, the first one first. */
async function listParts(db: Db, seriesId: number) {
  const rows = await db
    .select({ id: articles.id })
    .from(articles)
    .where(and(eq(articles.series_id, seriesId), eq(articles.status, 'published')))
    .orderBy(asc(articles.published_at), asc(articles.id))
  return rows.map(({ id }) => id)
}

type Present = (articles: PublicSummary[]) => Promise<SeriesPart['previous'][]>

/** `present` gives articles as readers of the language see them. */
async function seriesOf(
  reading: Reading,
  { id, series_id }: ManagedArticle,
  lang: LanguageCode | undefined,
  present: Present,
): Promise<SeriesPart | null> {
  const found = series_id === null ? undefined : await findSeries(reading.db, series_id)
  if (!found) return null
  const parts = await listParts(reading.db, found.id)
  const index = parts.indexOf(id)
  if (index < 0) return null
  const { title, slug, description } = found
  const [shown] = await seriesInLanguage(reading, [{ id: found.id, title, slug, description }], lang)
  if (!shown) return null
  const beside = [parts[index - 1], parts[index + 1]].filter((each) => each !== undefined)
  const links = await present(await listSummaries(reading.db, beside))
  const linkOf = (part: number | undefined) => links.find((link) => link?.id === part) ?? null
  return {
    ...shown,
    part: index + 1,
    total: parts.length,
    previous: linkOf(parts[index - 1]),
    next: linkOf(parts[index + 1]),
  }
}

type Asked = { limit: number | undefined; lang: LanguageCode | undefined; present: Present }

/** What an article leads to. */
export async function readOnward(reading: Reading, article: ManagedArticle, { limit, lang, present }: Asked) {
  const chosen = await listSummaries(
    reading.db,
    article.read_next.filter((id) => id !== article.id),
  )
  const read_next = chosen.filter(({ status }) => status === 'published')
  const except = read_next.map(({ id }) => id)
  return {
    read_next,
    series: await seriesOf(reading, article, lang, present),
    articles: await listRelated(reading.db, article.id, { limit: limit ?? DEFAULT_RELATED, lang, except }),
  }
}
