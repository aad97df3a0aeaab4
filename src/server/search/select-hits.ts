import { LANGUAGES, type LanguageCode } from '@shared/languages'
import { totalOf } from '@shared/paging'
import { type SQL, sql } from 'drizzle-orm'
import type { Db } from '../db/client'
import type { Page } from '../db/list'
import { articleSearch, searchOutdated } from '../db/schema/search'
import { createMatcher } from './search-query'
import { type Index, isFallback, type Search } from './searches'
import { markedText, SNIPPET_SOURCE, snippetOf } from './snippet'
import { IN_HEAD, IN_TITLE } from './texts/index-texts'

export type HitSelection = {
  /** Common table expressions: among others `page`, which has the `id` and the `place` of the page's hits. */
  tables: SQL
  /** The number of all hits, no further than a list has to count. */
  counted: SQL
}

/** What is returned of each hit besides its id. */
type Extras = { columns: SQL; join: SQL }

/** Runs a search in one statement. */
async function select<Row>(db: Db, query: Page, { tables, counted }: HitSelection, { columns, join }: Extras) {
  type Answer = { counted: number; is_outdated: boolean; rows: Row[] }
  const { rows: answers } = await db.execute<Answer>(sql`
    with ${tables}
    select ${counted} as counted, exists (select 1 from ${searchOutdated}) as is_outdated, (
      select coalesce(json_agg(json_build_object('id', page.id ${columns}) order by page.place), '[]') from page ${join}) as rows`)
  const answer = answers[0] as Answer
  return { rows: answer.rows, ...totalOf(answer.counted, query), isOutdated: answer.is_outdated }
}

/** The ids of a page of hits. */
export async function selectIds(db: Db, query: Page, selection: HitSelection) {
  const { rows, ...others } = await select<{ id: number }>(db, query, selection, { columns: sql``, join: sql`` })
  return { ids: rows.map(({ id }) => id), ...others }
}

/** The place of a row's language in the list of languages, which begins with English. */
export const languagePlaceIn = ({ language }: Index) =>
  sql`array_position(${sql.param(LANGUAGES.map(({ code }) => code))}::text[], ${language})`

/** The database reads a whole text in half the time that it takes to count its characters. */
export const beginningOf = ({
  body,
}: Index) => sql`case when octet_length(${body}) <= ${sql.raw(String(SNIPPET_SOURCE))}
  then ${body} else left(${body}, ${sql.raw(String(SNIPPET_SOURCE))}) end`

/** The text to show of a hit: in the reader's language if it matches, else where it matches best, in the first of the languages where that is equal. */
function textOf({ languages, matches }: Search, lang: LanguageCode) {
  const language = articleSearch.language
  const readersFirst = sql`${language} = ${lang} desc`
  const best =
    languages.length > 2
      ? sql`${matches()} order by ${readersFirst}, (${matches(IN_TITLE)}) desc, (${matches(IN_HEAD)}) desc, ${languagePlaceIn(articleSearch)}`
      : languages.length > 1
        ? sql`${matches()} order by ${readersFirst}`
        : isFallback(articleSearch)
  return sql`join lateral (
    select ${language} as language, ${beginningOf(articleSearch)} as text
    from ${articleSearch} where ${articleSearch.article_id} = page.id and ${best} limit 1) as found on true`
}

/** A page of hits, each with a passage of its text. */
export async function selectHits(
  db: Db,
  query: Page & { lang: LanguageCode },
  search: Search,
  selection: HitSelection,
) {
  const { rows, ...others } = await select<{ id: number; language: LanguageCode; text: string }>(db, query, selection, {
    columns: sql`, 'language', found.language, 'text', found.text`,
    join: textOf(search, query.lang),
  })
  const matcher = createMatcher(search.terms, search.languages)
  const hits = rows.map(({ id, language, text }) => ({ id, found_in: language, snippet: snippetOf(text, matcher) }))
  const marked = (text: string) => markedText(text, matcher)
  return { hits, texts: rows.map(({ text }) => text), terms: search.terms, marked, ...others }
}
