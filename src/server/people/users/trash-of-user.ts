import { and, eq, not, type SQL, sql } from 'drizzle-orm'
import type { Db } from '../../db/client'
import { trash, trashRows } from '../../db/schema/trash'
import { REMOVED } from '../../newsletters/deliveries.service'

const { data, table_name, trash_id } = trashRows

/** Stored rows of a table whose column holds this user's id. */
const belongsTo = (table: string, column: string, userId: number): SQL =>
  sql`${table_name} = ${table} and ${data}->>${column}::text = ${String(userId)}`

/** The rows in the trash that belong to a user, with the title of their item. Times are as the API writes them. */
export async function trashedRowsOf(db: Db, table: string, column: string, userId: number) {
  const rows = await db
    .select({ data, item_title: trash.title })
    .from(trashRows)
    .innerJoin(trash, eq(trash.id, trash_id))
    .where(belongsTo(table, column, userId))
    .orderBy(trashRows.id)
  return rows.map(({ item_title, ...stored }) => ({
    ...Object.fromEntries(
      Object.entries(stored.data).map(([name, value]) => [
        name,
        typeof value === 'string' && name.endsWith('_at') ? new Date(value).toISOString() : value,
      ]),
    ),
    item_title,
  }))
}

/** Stored rows whose time in this column is older. */
export const isStoredBefore = (column: string, before: Date): SQL =>
  sql`(${data}->>${column}::text)::timestamptz < ${before.toISOString()}::timestamptz`

const setIn = (tx: Db, values: SQL, where: SQL | undefined) =>
  tx
    .update(trashRows)
    .set({ data: sql`${data} || ${values}` })
    .where(where)

/** Removes the recipients from copies of newsletters in the trash, as `anonymiseDeliveries` does outside of it. */
export const anonymiseTrashedDeliveries = (tx: Db, where: SQL) =>
  setIn(
    tx,
    sql`jsonb_build_object('email', ${REMOVED}::text || (${data}->>'id'), 'name', '', 'user_id', 0, 'error', null)`,
    and(eq(table_name, 'deliveries'), where, not(sql`${data}->>'email' like ${`${REMOVED}%`}`)),
  )

/** Removes from the trash what erases a user elsewhere: name and address of advertisers and recipients. */
export async function anonymiseTrash(tx: Db, userId: number) {
  const nameless = { advertiser_id: null, advertiser_name: '', advertiser_email: '' }
  await setIn(tx, sql`${JSON.stringify(nameless)}::jsonb`, belongsTo('ads', 'advertiser_id', userId))
  await anonymiseTrashedDeliveries(tx, belongsTo('deliveries', 'user_id', userId))
  await setIn(
    tx,
    sql`jsonb_build_object('scheduled_user_ids', (select coalesce(jsonb_agg(chosen), '[]') from
      jsonb_array_elements(${data}->'scheduled_user_ids') as chosen where chosen <> to_jsonb(${userId}::int)))`,
    sql`${table_name} = 'newsletters' and ${data}->'scheduled_user_ids' @> to_jsonb(${userId}::int)`,
  )
}

/** The ids of a user's ads in the trash, as texts. */
export const trashedAdIds = (userId: number) =>
  sql`(select ${data}->>'id' from ${trashRows} where ${belongsTo('ads', 'advertiser_id', userId)})`
