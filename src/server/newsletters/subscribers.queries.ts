import type { Subscriber } from '@shared/entities/subscriber'
import { pageOf, totalOf } from '@shared/paging'
import type { Role } from '@shared/roles'
import { and, eq, isNull, type SQL, sql } from 'drizzle-orm'
import type { Db } from '../db/client'
import { countOf, inDictionaryOrder, isAscending, type ListQuery } from '../db/list'
import { type Matching, searched } from '../db/list-search'
import { subscribers } from '../db/schema/subscribers'
import { type ConfirmationRule, isConfirmed, recipients } from './recipients.service'

export type SubscriberRow = typeof subscribers.$inferSelect

type Flag = 'true' | 'false'
type SubscriberQuery = ListQuery<'name' | 'email' | 'created_at' | 'id'> & {
  role?: Role
  account?: Flag
  confirmed?: Flag
}

const holds = (condition: SQL, wanted: Flag | undefined) =>
  wanted && (wanted === 'true' ? condition : sql`not ${condition}`)

/** Those who have not unsubscribed, whether or not their addresses are confirmed. */
export const listSubscribers = (db: Db, query: SubscriberQuery, rule: ConfirmationRule) =>
  searched(query.q, (matching) => readSubscribers(db, query, rule, matching))

async function readSubscribers(db: Db, query: SubscriberQuery, rule: ConfirmationRule, matching: Matching) {
  const { limit, offset } = pageOf(query)
  const confirmed = isConfirmed(rule)
  const where = and(
    sql`u.unsubscribed_at is null`,
    query.role && sql`u.role = ${query.role}`,
    holds(sql`(u.role is not null)`, query.account),
    holds(confirmed, query.confirmed),
    matching(sql`u.name`, sql`u.email`),
  )
  const column = sql`u.${sql.identifier(query.sort ?? 'created_at')}`
  const sort = query.sort === 'name' || query.sort === 'email' ? inDictionaryOrder(column) : column
  const direction = sql.raw(isAscending(query) ? 'asc' : 'desc')
  const { rows } = await db.execute<Subscriber>(sql`
    select u.id, u.name, u.email, u.role, ${confirmed} as confirmed, u.language, u.created_at from ${recipients} where ${where}
    order by ${sort} ${direction}, u.id ${direction}
    limit ${limit} offset ${offset}`)
  const counts = await db.execute<{ counted: number }>(
    sql`select ${countOf(sql`select from ${recipients} where ${where}`, query)} as counted`,
  )
  return {
    subscribers: rows.map((row) => ({ ...row, created_at: new Date(row.created_at).toISOString() })),
    ...totalOf(counts.rows[0]?.counted ?? 0, query),
  }
}

export async function lockSubscriber(tx: Db, where: SQL | undefined) {
  const [row] = await tx.select().from(subscribers).where(where).for('update')
  return row
}

export const withoutAccount = (where: SQL) => and(where, isNull(subscribers.user_id))

export const withAddress = (email: string) => eq(sql`lower(${subscribers.email})`, email.trim().toLowerCase())

export async function findSubscriber(db: Db, id: number) {
  const [row] = await db.select().from(subscribers).where(eq(subscribers.id, id))
  return row
}

export const updateSubscriber = (tx: Db, id: number, values: Partial<SubscriberRow>) =>
  tx.update(subscribers).set(values).where(eq(subscribers.id, id))

export const deleteSubscriber = (tx: Db, id: number) => tx.delete(subscribers).where(eq(subscribers.id, id))
