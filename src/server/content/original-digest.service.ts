import { pick, type TextField } from '@shared/editable-fields'
import type { ManagedArticle } from '@shared/entities/article'
import { TEXT_FIELDS } from '@shared/text-fields'
import { type Column, type SQL, sql } from 'drizzle-orm'
import { digestTexts } from './digest'

type DigestedField = Exclude<TextField, 'blocks'>

// Without the blocks, since the content is made from them.
const { blocks, ...DIGESTED_FIELDS } = TEXT_FIELDS

/**
 * Identifies the texts that a translation was made from. Empty fields are left out: a new field must not outdate the existing
 * translations.
 */
export const digestOf = (article: Pick<ManagedArticle, DigestedField>) =>
  digestTexts(Object.values(pick(article, DIGESTED_FIELDS)).filter((value) => value !== null))

/** The `digestOf` of the rows of a table, in SQL. */
export function digestInSql(columns: Record<DigestedField, Column>) {
  // Null for a null, which is left out, as digestOf does.
  return digestOfJson(Object.values(pick(columns, DIGESTED_FIELDS)).map((column) => sql`to_json(${column})::text`))
}

/** The `digestTexts` of these values, in SQL. */
export const digestOfValues = (values: (Column | SQL)[]) =>
  digestOfJson(values.map((value) => sql`coalesce(to_json(${value})::text, 'null')`))

function digestOfJson(values: SQL[]) {
  const json = sql`'[' || concat_ws(',', ${sql.join(values, sql`, `)}) || ']'`
  return sql<string>`rtrim(translate(encode(sha256(convert_to(${json}, 'UTF8')), 'base64'), '+/', '-_'), '=')`
}
