import type { Total } from '@shared/paging'
import { misspeltPatternsOf, patternsOf } from '@shared/search/patterns'
import { typedWords } from '@shared/search/typed-words'
import { and, or, type SQL, type SQLWrapper, sql } from 'drizzle-orm'
import type { PgColumn, PgTable } from 'drizzle-orm/pg-core'

/**
 * A condition for rows that have all words of a search in these columns: beginnings of words in any order and spelling, and parts of
 * addresses of e-mail (`patternsOf`). Undefined if nothing is searched for; a search without a word finds nothing.
 */
export type Matching = (...columns: SQLWrapper[]) => SQL | undefined

const having =
  (patterns: string[]): Matching =>
  (...columns) => {
    const text = sql`(concat_ws(' ', ${sql.join(columns, sql`, `)}) collate "und-x-icu")`
    return patterns.length > 0 ? and(...patterns.map((pattern) => sql`${text} ~ ${pattern}`)) : sql`false`
  }

export const matching = (q: string | undefined): Matching => (q ? having(patternsOf(q)) : () => undefined)

/**
 * Reads a list that is searched for `q`; if nothing is found, once more with a wrong letter allowed in each word. Then `isTyped` is false.
 */
export async function searched<List extends Total>(
  q: string | undefined,
  read: (matching: Matching, isTyped: boolean) => Promise<List>,
): Promise<List> {
  const list = await read(matching(q), true)
  if (!q || list.total > 0) return list
  const misspelt = misspeltPatternsOf(q)
  return misspelt ? read(having(misspelt), false) : list
}

/** Rows of large tables among which a wrong letter is looked for, which no index does: the newest ones. */
const MISSPELT_ROWS = 10_000

export const isAmongNewest = (id: PgColumn, ofAll: SQL) =>
  sql`${id} > (select max(id) from ${ofAll}) - ${MISSPELT_ROWS}`

/**
 * A condition that an index of the trigrams of a text answers, for rows that may match a search as it is typed. It knows no spellings, so
 * texts with others than those of plain words are told apart by another index. Undefined if the search has too few plain letters.
 */
export function mayMatch(q: string, text: SQL, hasSpellings: SQL) {
  const plain = typedWords(q).words.flatMap(({ parts }) => parts.filter((part) => /^[a-z0-9]{3,}$/.test(part)))
  if (plain.length === 0) return undefined
  return or(and(...plain.map((part) => sql`trigrams_of(${text}) @> trigrams_of(${part})`)), hasSpellings)
}

/** A text of all translations of a record, to search them beside that of the original. */
export const translated = (translations: PgTable & Record<'record_id', PgColumn>, text: PgColumn, id: PgColumn) =>
  sql`(select string_agg(${text}, ' ') from ${translations} where ${translations.record_id} = ${id})`

/** Characters of HTML that are searched. */
const MAX_HTML = 200_000

/** The text of HTML, to search it: elements within a line do not divide words, the others do. */
export const textOfHtml = (html: PgColumn) => sql`
  regexp_replace(regexp_replace(left(${html}, ${sql.raw(String(MAX_HTML))}), '</?(a|b|i|u|s|em|strong|span|mark|code|sub|sup|small)( [^>]*)?>', '', 'g'), '<[^>]*>|&[a-z0-9#]+;', ' ', 'g')`
