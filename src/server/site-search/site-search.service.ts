import type { Found } from '@shared/entities/found'
import { FOUND_KINDS, type OtherFoundKind } from '@shared/found-kinds'
import { DEFAULT_LANGUAGE, type LanguageCode } from '@shared/languages'
import { pageOf, type Total } from '@shared/paging'
import { findRecords, type RecordHit, readPassages } from '../search/record-hits'
import { indexRecentRecords } from '../search/record-index'
import { type Search, searchUntilFound } from '../search/searches'
import { findPublished } from '../texts/articles/find-articles.service'
import type { Reading } from '../translation/reading'
import { listTitles } from './titles'

type Query = { q: string; kinds: readonly Found['kind'][]; lang?: LanguageCode; page?: number; perPage?: number }

type Hit = Pick<Found, 'kind' | 'id' | 'snippet' | 'found_in'>

/**
 * A page of what a search finds, of all kinds. Articles are found and counted by their index alone, so they are between those of the others
 * whose names match and the rest, whatever their rank.
 */
async function findPage({ db }: Reading, search: Search, { kinds, lang = DEFAULT_LANGUAGE, ...query }: Query) {
  const { limit, offset } = pageOf(query)
  const others = await findRecords(
    db,
    search,
    kinds.filter((kind): kind is OtherFoundKind => kind !== 'articles'),
  )
  const named = others.filter(({ rank }) => rank === 0)
  const rest = others.slice(named.length)
  const end = offset + limit

  const from = Math.max(0, offset - named.length)
  const window = { offset: from, limit: Math.max(0, end - named.length - from), lang }
  const articles = kinds.includes('articles')
    ? await findPublished(db, search, window)
    : { hits: [], total: 0, isOutdated: false }
  const before = named.length + articles.total
  const shown = (hits: RecordHit[], start: number) => hits.slice(Math.max(0, offset - start), Math.max(0, end - start))
  const passages = (hits: RecordHit[]) => readPassages(db, search, hits, lang)

  const { isOutdated, total_is_minimum } = articles
  return {
    hits: [
      ...(await passages(shown(named, 0))),
      ...articles.hits.map((hit): Hit => ({ kind: 'articles', ...hit })),
      ...(total_is_minimum ? [] : await passages(shown(rest, before))),
    ],
    total: before + rest.length,
    ...(total_is_minimum && { total_is_minimum }),
    isOutdated,
  }
}

/** Adds to hits what readers see of them. What was removed meanwhile is left out. */
async function withTitles(reading: Reading, hits: Hit[], reader: { lang: LanguageCode | undefined; now: Date }) {
  const titles = new Map<string, Pick<Found, 'title' | 'lang' | 'url'>>()
  for (const kind of FOUND_KINDS) {
    const ids = hits.filter((hit) => hit.kind === kind).map(({ id }) => id)
    if (ids.length === 0) continue
    for (const { id, ...shown } of await listTitles[kind](reading, ids, reader)) titles.set(`${kind} ${id}`, shown)
  }
  return hits.flatMap((hit): Found[] => {
    const shown = titles.get(`${hit.kind} ${hit.id}`)
    return shown ? [{ ...hit, ...shown }] : []
  })
}

export async function searchSite(reading: Reading, query: Query, now: Date): Promise<{ results: Found[] } & Total> {
  await indexRecentRecords(reading.db)
  const found = await searchUntilFound(reading.db, query, (search) => findPage(reading, search, query))
  if (!found) return { results: [], total: 0 }
  const { hits, isOutdated: _, ...total } = found
  return { results: await withTitles(reading, hits, { lang: query.lang, now }), ...total }
}
