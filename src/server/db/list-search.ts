import type { Total } from '@shared/paging'
import { ilike, or, type SQL, type SQLWrapper, sql } from 'drizzle-orm'
import type { PgColumn, PgTable } from 'drizzle-orm/pg-core'
import { containing } from './sql'

/** A condition for rows in whose texts each searched word begins a word, or is a part of an e-mail address. */
export type Matching = (texts: SQLWrapper[], addresses?: SQLWrapper[]) => SQL | undefined

const matchingOf =
  (q: string | undefined): Matching =>
  (texts, addresses = []) =>
    q ? or(...[...texts, ...addresses].map((column) => ilike(column as PgColumn, containing(q)))) : undefined

/** Reads a list that is searched for `q`; if nothing is found, again with a wrong letter allowed in each word. */
export async function searched<List extends Total>(
  q: string | undefined,
  read: (matching: Matching) => Promise<List>,
): Promise<List> {
  return read(matchingOf(q))
}

/** A text of all translations of a record. */
export const translated = (translations: PgTable & Record<'record_id', PgColumn>, text: PgColumn, id: PgColumn) =>
  sql`(select string_agg(${text}, ' ') from ${translations} where ${translations.record_id} = ${id})`

/** The text of HTML, for comparisons only: elements within a line do not divide words, the others do. */
export const textOfHtml = (html: PgColumn) => sql`
  regexp_replace(regexp_replace(${html}, '</?(a|b|i|u|s|em|strong|span|mark|code|sub|sup|small)( [^>]*)?>', '', 'g'), '<[^>]*>|&[a-z0-9#]+;', ' ', 'g')`
