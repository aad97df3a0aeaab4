import type { Db } from '@server/db/client'
import { sql } from 'drizzle-orm'

type Row = Record<string, unknown>

/** Attempts are counted again with each repetition, and the words of texts are kept once for all texts. */
const IGNORED = ['rate_limits', 'search_words']

/** The rows of all tables, by the table and the primary key. */
export type Rows = Map<string, { table: string; row: Row }>

/** Returns what reads all tables at one moment. */
export async function tableReader(db: Db) {
  const { rows: tables } = await db.execute<{ name: string; keys: string[] }>(sql`
    select c.relname as name, array_agg(a.attname::text order by a.attnum) as keys
    from pg_class c join pg_index i on i.indrelid = c.oid and i.indisprimary
    join pg_attribute a on a.attrelid = c.oid and a.attnum = any(i.indkey)
    where c.relkind = 'r' and c.relnamespace = 'public'::regnamespace group by c.relname order by c.relname`)
  const selects = tables
    .filter(({ name }) => !IGNORED.includes(name))
    .map(
      ({ name, keys }) =>
        sql`select ${name}::text as table, concat_ws(' ', ${sql.join(
          keys.map((key) => sql.identifier(key)),
          sql`, `,
        )}) as key, to_jsonb(t) as row from ${sql.identifier(name)} t`,
    )
  const all = sql.join(selects, sql` union all `)
  return async (): Promise<Rows> => {
    const { rows } = await db.execute<{ table: string; key: string; row: Row }>(all)
    return new Map(rows.map(({ table, key, row }) => [`${table} ${key}`, { table, row }]))
  }
}

const isId = (column: string) => /(?:^|_)(?:id|by)$/.test(column)

/** Of uploads, which are all different. */
const SIZES = ['bytes', 'width', 'height']

const isFigure = (column: string, value: unknown) =>
  typeof value === 'number' && !isId(column) && !SIZES.includes(column)

/** How much a number has grown; of anything else, that it has changed. */
function differenceOf(column: string, before: unknown, after: unknown) {
  return isFigure(column, before) && isFigure(column, after) ? `${column} ${Number(after) - Number(before)}` : column
}

/** What tells rows of a table apart without being an id or a text. */
const LABELS = ['call', 'kind', 'status', 'outcome', 'language']

function describe(row: Row) {
  const labels = LABELS.filter((column) => typeof row[column] === 'string').map((column) => row[column])
  const figures = Object.entries(row).filter(([column, value]) => isFigure(column, value))
  return [...labels, ...figures.map(([column, value]) => `${column} ${value}`)].join(', ')
}

/** What has happened to the rows, as sorted lines without ids and texts, which differ from one call to the next. */
export function changesBetween(before: Rows, after: Rows) {
  const lines: string[] = []
  for (const [key, { table, row }] of after) {
    const earlier = before.get(key)?.row
    if (!earlier) {
      lines.push(`${table}: new, ${describe(row)}`)
      continue
    }
    const columns = Object.keys(row).filter((column) => JSON.stringify(row[column]) !== JSON.stringify(earlier[column]))
    if (columns.length > 0)
      lines.push(`${table}: ${columns.map((column) => differenceOf(column, earlier[column], row[column])).join(', ')}`)
  }
  for (const [key, { table, row }] of before) if (!after.has(key)) lines.push(`${table}: deleted, ${describe(row)}`)
  return lines.toSorted()
}

/** The lines of one list that the other one lacks, each as often as it is missing there. */
export function withoutLines(lines: string[], others: string[]) {
  const rest = [...others]
  return lines.filter((line) => {
    const at = rest.indexOf(line)
    if (at >= 0) rest.splice(at, 1)
    return at < 0
  })
}
