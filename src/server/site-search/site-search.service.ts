import type { Found } from '@shared/entities/found'
import { FOUND_KINDS, type OtherFoundKind } from '@shared/found-kinds'
import { DEFAULT_LANGUAGE, type LanguageCode } from '@shared/languages'
import { pageOf, type Total } from '@shared/paging'
import { findRecords, type RecordHit, readPassages } from '../search/record-hits'
import { indexRecentRecords } from '../search/record-index'
import { createMatcher } from '../search/search-query'
import { type Search, searchUntilFound } from '../search/searches'
import { markedText } from '../search/snippet'
import { correctedSearch } from '../search/spelling'
import { findPublished } from '../texts/articles/find-articles.service'
import type { Reading } from '../translation/reading'
import { listTitles } from './titles'

type Query = { q: string; kinds: readonly Found['kind'][]; lang?: LanguageCode; page?: number; perPage?: number }

type Hit = Pick<Found, 'kind' | 'id' | 'snippet' | 'found_in'> & { text: string }

const NO_ARTICLES = { hits: [], texts: [], total: 0, total_is_minimum: false, isOutdated: false }

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
  const articles = kinds.includes('articles') ? await findPublished(db, search, window) : NO_ARTICLES
  const before = named.length + articles.total
  const shown = (hits: RecordHit[], start: number) => hits.slice(Math.max(0, offset - start), Math.max(0, end - start))
  const passages = (hits: RecordHit[]) => readPassages(db, search, hits, lang)

  const { isOutdated, total_is_minimum } = articles
  return {
    hits: [
      ...(await passages(shown(named, 0))),
      ...articles.hits.map((hit, index): Hit => ({ kind: 'articles', ...hit, text: articles.texts[index] ?? '' })),
      ...(total_is_minimum ? [] : await passages(shown(rest, before))),
    ],
    total: before + rest.length,
    ...(total_is_minimum && { total_is_minimum }),
    isOutdated,
    search,
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
  return hits.flatMap((hit) => {
    const shown = titles.get(`${hit.kind} ${hit.id}`)
    return shown ? [{ ...hit, ...shown }] : []
  })
}

export async function searchSite(
  reading: Reading,
  query: Query,
  now: Date,
): Promise<{ results: Found[]; corrected?: string } & Total> {
  await indexRecentRecords(reading.db)
  const found = await searchUntilFound(reading.db, query, (search) => findPage(reading, search, query))
  if (!found) return { results: [], total: 0 }
  const { hits, search, isOutdated: _, ...total } = found
  const shown = await withTitles(reading, hits, { lang: query.lang, now })
  const corrected = correctedSearch(
    search.terms,
    shown.map(({ title, text }) => `${title} ${text}`),
  )
  const matcher = createMatcher(search.terms, search.languages)
  const results = shown.map(({ text: _, ...each }) => ({ ...each, title_snippet: markedText(each.title, matcher) }))
  return { results, ...(corrected && { corrected }), ...total }
}
