import { type Placeholder, type SQLWrapper, sql } from 'drizzle-orm'

/** An ILIKE pattern that finds the text anywhere; wildcards in it are escaped. */
export const containing = (text: string) => `%${text.replace(/[\\%_]/g, '\\$&')}%`

const idList = (ids: number[] | Placeholder) => sql`${Array.isArray(ids) ? sql.param(ids) : ids}::int[]`

/**
 * Whether an id is one of these. They are one parameter: a list of a thousand takes many times longer to build than to look up, and
 * lists of different lengths are different statements, each to be prepared.
 */
export const isOneOf = (id: SQLWrapper, ids: number[] | Placeholder) => sql`${id} = any(${idList(ids)})`

/** To sort rows like this list of their ids. */
export const placeIn = (ids: number[] | Placeholder, id: SQLWrapper) => sql`array_position(${idList(ids)}, ${id})`

/**
 * A number that the planner does not see. For a small limit it would read rows in their order until enough of them match, which are all
 * of them where few do.
 */
export const unseen = (number: number | Placeholder) => sql`(select ${number}::int)`

/** Which rows of an ordered selection are read. */
export const rowsOf = ({ limit, offset }: Record<'limit' | 'offset', number | Placeholder>) =>
  sql`limit ${unseen(limit)} offset ${unseen(offset)}`
