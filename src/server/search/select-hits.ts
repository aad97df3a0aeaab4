import { LANGUAGES, type LanguageCode } from '@shared/languages'
import { eq, type SQL, sql } from 'drizzle-orm'
import type { Db } from '../db/client'
import { articleSearch, searchOutdated } from '../db/schema-search'
import { createMatcher } from './search-query'
import type { Search } from './searches'
import { SNIPPET_SOURCE, snippetOf } from './snippet'
import { IN_HEAD, IN_TITLE } from './words'

export type ArticleHit = { id: number; language: LanguageCode; snippet: string }

type Options = {
  /** Selects the `id` of each hit once, and what `page` sorts by. */
  hits: SQL
  /** Selects the `id` and the `place` of the page's hits. */
  page: SQL
}

type Counted = { total: number; is_outdated: boolean }

/** Runs a search in one statement. Without hits on this page there is still a row, with the total. */
async function select<Row extends object>(db: Db, { hits, page }: Options, columns: SQL, join: SQL) {
  const { rows } = await db.execute<Row & Counted & { id: number | null }>(sql`
    with hits as materialized (${hits}), page as (${page})
    select total, exists (select 1 from ${searchOutdated}) as is_outdated, page.id ${columns}
    from (select count(*)::int as total from hits) as counted left join page on true ${join}
    order by page.place`)
  const found = rows.filter((row): row is typeof row & { id: number } => row.id !== null)
  return { found, total: rows[0]?.total ?? 0, isOutdated: rows[0]?.is_outdated ?? false }
}

/** The ids of a page of hits. */
export async function selectIds(db: Db, options: Options) {
  const { found, ...counts } = await select(db, options, sql``, sql``)
  return { ids: found.map(({ id }) => id), ...counts }
}

/** The place of a row's language in the list of languages, which begins with English. */
const languagePlace = sql`array_position(${sql.param(LANGUAGES.map(({ code }) => code))}::text[], ${articleSearch.language})`

/** The text to show of a hit: in the reader's language if it matches, else where it matches best, in the first of the languages where that is equal. */
function textOf({ languages, matches }: Search, lang: LanguageCode) {
  const language = articleSearch.language
  const [only] = languages
  const best =
    languages.length > 1
      ? sql`${matches()} order by ${language} = ${lang} desc, (${matches(IN_TITLE)}) desc, (${matches(IN_HEAD)}) desc, ${languagePlace}`
      : eq(language, only as LanguageCode)
  return sql`left join lateral (
    select ${language} as language, left(${articleSearch.body}, ${SNIPPET_SOURCE}) as text
    from ${articleSearch} where ${articleSearch.article_id} = page.id and ${best} limit 1) as found on true`
}

/** A page of hits, with their passages. */
export async function selectHits(db: Db, search: Search, { lang, ...options }: Options & { lang: LanguageCode }) {
  const columns = sql`, found.language, found.text`
  const join = textOf(search, lang)
  const { found, ...counts } = await select<{ language: LanguageCode; text: string }>(db, options, columns, join)
  const matcher = createMatcher(search.terms, search.languages)
  const hits = found.map(({ id, language, text }): ArticleHit => ({ id, language, snippet: snippetOf(text, matcher) }))
  return { hits, ...counts }
}
