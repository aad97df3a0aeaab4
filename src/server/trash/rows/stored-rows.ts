import type { TrashKind } from '@shared/trash'
import { sql } from 'drizzle-orm'
import type { Db } from '../../db/client'
import { type ForeignKey, listForeignKeys, refersToMissing, refersToStored } from './foreign-keys'

/** Tables whose rows are worth nothing later, or are made again. */
const NOT_KEPT = [
  'article_presence',
  'article_search',
  'searched_newsletters',
  'sessions',
  'account_tokens',
  'idempotency_keys',
  'calendar_feeds',
]

/** Columns with the time of something that will happen by itself. What has passed meanwhile must not happen at the restoration. */
const SCHEDULES = ['scheduled_at', 'publish_at']

type Kept = { trashId: number; kind: TrashKind; itemId: number }

async function storeChildren(tx: Db, trashId: number, key: ForeignKey, isStoredAlready: boolean) {
  const unless = isStoredAlready
    ? sql`and not exists (select 1 from trash_rows as other where other.trash_id = ${trashId}
        and other.table_name = ${key.child} and other.data = to_jsonb(child))`
    : sql``
  await tx.execute(sql`
    insert into trash_rows (trash_id, table_name, data)
    select ${trashId}::int, ${key.child}::text, to_jsonb(child) from ${sql.identifier(key.child)} as child
    join trash_rows as stored on stored.trash_id = ${trashId} and stored.table_name = ${key.parent}
      and ${refersToStored(key)}
    where true ${unless}`)
}

/** The optional references to an item, which the database empties when the item is deleted. */
const referencesTo = (keys: ForeignKey[], kind: TrashKind) =>
  keys.flatMap(({ child, parent, columns: [column, ...others], onDelete, primaryKey }) =>
    parent === kind && onDelete === 'set null' && column && others.length === 0
      ? [{ child, column: column.name, primaryKey }]
      : [],
  )

type Reference = ReturnType<typeof referencesTo>[number]

const storeReferences = (tx: Db, { trashId, itemId }: Kept, { child, column, primaryKey }: Reference) =>
  tx.execute(sql`
    insert into trash_references (trash_id, table_name, column_name, row_key)
    select ${trashId}::int, ${child}::text, ${column}::text,
      jsonb_build_object(${sql.join(
        primaryKey.map(({ name }) => sql`${name}::text, child.${sql.identifier(name)}`),
        sql`, `,
      )})
    from ${sql.identifier(child)} as child where child.${sql.identifier(column)} = ${itemId}`)

/** Gives rows their reference to a restored item again, unless they have got another one. */
const restoreReferences = (tx: Db, { trashId, itemId }: Kept, { child, column, primaryKey }: Reference) =>
  tx.execute(sql`
    update ${sql.identifier(child)} as child set ${sql.identifier(column)} = ${itemId}
    from trash_references as kept
    where kept.trash_id = ${trashId} and kept.table_name = ${child} and kept.column_name = ${column}
      and child.${sql.identifier(column)} is null and ${sql.join(
        primaryKey.map(
          ({ name, type }) => sql`child.${sql.identifier(name)} = (kept.row_key->>${name}::text)::${sql.raw(type)}`,
        ),
        sql` and `,
      )}`)

/** Stores an item's row, all rows that the database would delete with it, and which rows refer to it. */
export async function storeRows(tx: Db, kept: Kept) {
  const { trashId, kind, itemId } = kept
  const keys = await listForeignKeys(tx)
  await tx.execute(sql`
    insert into trash_rows (trash_id, table_name, data)
    select ${trashId}::int, ${kind}::text, to_jsonb(item) from ${sql.identifier(kind)} as item where item.id = ${itemId}`)
  const stored: string[] = [kind]
  // Grows while the loop runs: the children have children.
  for (const parent of stored)
    for (const key of keys) {
      const isKept = key.onDelete === 'cascade' && !NOT_KEPT.includes(key.child) && key.child !== parent
      if (key.parent !== parent || !isKept) continue
      await storeChildren(tx, trashId, key, stored.includes(key.child))
      if (!stored.includes(key.child)) stored.push(key.child)
    }
  for (const reference of referencesTo(keys, kind)) await storeReferences(tx, kept, reference)
}

/**
 * Prepares the stored rows of a table for what has been deleted meanwhile. An optional reference is dropped. A row that cannot
 * exist without the other one goes to that one if it is in the trash, and comes back with it: an article's category for instance.
 */
async function releaseFrom(tx: Db, trashId: number, key: ForeignKey) {
  const isAffected = sql`stored.trash_id = ${trashId} and stored.table_name = ${key.child} and ${refersToMissing(key)}`
  if (key.onDelete === 'set null') {
    const nulls = JSON.stringify(Object.fromEntries(key.columns.map(({ name }) => [name, null])))
    await tx.execute(sql`update trash_rows as stored set data = stored.data || ${nulls}::jsonb where ${isAffected}`)
    return
  }
  const [column] = key.columns
  if (column && key.columns.length === 1)
    await tx.execute(sql`
      update trash_rows as stored set trash_id = other.id from trash as other
      where other.kind = ${key.parent} and other.item_id::text = stored.data->>${column.name}::text and ${isAffected}`)
  await tx.execute(sql`delete from trash_rows as stored where ${isAffected}`)
}

/** The columns that both the table and its stored rows have: a migration may have added or dropped some. */
async function commonColumns(tx: Db, trashId: number, table: string) {
  const { rows } = await tx.execute<{ name: string }>(sql`
    select a.attname as name from pg_attribute a
    where a.attrelid = to_regclass(quote_ident(${table})) and a.attnum > 0 and not a.attisdropped and a.attgenerated = ''
      and not exists (select 1 from trash_rows stored where stored.trash_id = ${trashId}
        and stored.table_name = ${table} and not jsonb_exists(stored.data, a.attname::text))
    order by a.attnum`)
  return rows.map(({ name }) => sql.identifier(name))
}

/** The item's table first, then the others in the order in which they were stored: parents before their children. */
async function listStoredTables(tx: Db, { trashId, kind }: Kept) {
  const { rows } = await tx.execute<{ name: string }>(sql`
    select table_name as name from trash_rows where trash_id = ${trashId}
    group by table_name order by table_name <> ${kind}, min(id)`)
  return rows.map(({ name }) => name)
}

/** Inserts the stored rows again, with their ids. */
export async function restoreRows(tx: Db, kept: Kept, now: Date) {
  const { trashId } = kept
  for (const column of SCHEDULES)
    await tx.execute(sql`
      update trash_rows set data = data || jsonb_build_object(${column}::text, null)
      where trash_id = ${trashId} and (data->>${column}::text)::timestamptz <= ${now.toISOString()}::timestamptz`)
  const keys = await listForeignKeys(tx)
  for (const table of await listStoredTables(tx, kept)) {
    for (const key of keys) if (key.child === table && key.parent !== table) await releaseFrom(tx, trashId, key)
    const columns = await commonColumns(tx, trashId, table)
    if (columns.length === 0) continue
    const restored = columns.map((column) => sql`restored.${column}`)
    await tx.execute(sql`
      insert into ${sql.identifier(table)} (${sql.join(columns, sql`, `)}) overriding system value
      select ${sql.join(restored, sql`, `)} from (select * from trash_rows where trash_id = ${trashId} and table_name = ${table} order by id)
        as stored cross join lateral jsonb_populate_record(null::${sql.identifier(table)}, stored.data) as restored`)
  }
  for (const reference of referencesTo(keys, kept.kind)) await restoreReferences(tx, kept, reference)
}
