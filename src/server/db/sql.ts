import { folded } from '@shared/content/folded'
import { escapeText } from '@shared/content/html'
import { DAY_MS } from '@shared/time'
import { sql } from 'drizzle-orm'

/** An ILIKE pattern that finds the text anywhere; wildcards in it are escaped. */
export const containing = (text: string) => `%${text.replace(/[\\%_]/g, '\\$&')}%`

/** The UTC day, such as 2026-11-21, under which views are counted. */
export const utcDay = (instant: Date) => instant.toISOString().slice(0, 10)

/** The last days, oldest first; the last one is today. */
export const lastDays = (now: Date, count: number) =>
  Array.from({ length: count }, (_, index) => utcDay(new Date(now.getTime() - (count - 1 - index) * DAY_MS)))

/** `folded`, for text that is stored as HTML. */
export const foldedHtml = (text: string) => folded(escapeText(text))

/** The text of an article without its tags, as `folded` would write it. Immutable, as a generated column has to be. */
export const articleSearchText = sql`lower(regexp_replace(normalize(
  title || ' ' || excerpt || ' ' || author_name || ' ' || regexp_replace(content, '<[^>]*>', ' ', 'g'),
  NFKD), '[\\u0300-\\u036f]', '', 'g'))`
