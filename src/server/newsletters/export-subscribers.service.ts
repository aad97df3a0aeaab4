import { csvOf } from '@shared/csv'
import { SUBSCRIBER_COLUMNS } from '@shared/entities/subscriber-import'
import { sql } from 'drizzle-orm'
import type { Db } from '../db/client'
import { subscribers } from '../db/schema/subscribers'
import { type ConfirmationRule, hasDied, recipients } from './recipients.service'

type Row = {
  email: string
  name: string
  language: string
  confirmed_at: string | null
  source: string
  created_at: string
}

const instant = (value: string | null) => value && new Date(value).toISOString()

/**
 * The subscribers as an import reads them, each address once. Who has unsubscribed is not among them, nor an address to which mail is
 * returned: the next program would write to both. Accounts that need not confirm count as confirmed by their registration.
 */
export async function subscribersCsv(db: Db, rule: ConfirmationRule) {
  const { rows } = await db.execute<Row>(sql`
    select * from (
      select distinct on (lower(u.email)) u.email, u.name, u.language, u.created_at,
        coalesce(u.email_confirmed_at, case when u.counts_as_confirmed and ${rule !== '1'}::boolean then u.created_at end) as confirmed_at,
        case when u.role is not null then 'account' else coalesce(${subscribers.source}, 'website') end as source
      from ${recipients} left join ${subscribers} on ${subscribers.id} = u.id
      where u.unsubscribed_at is null and not ${hasDied}
      order by lower(u.email), u.email_confirmed_at nulls last, u.id
    ) each_once order by created_at, email`)
  const written = rows.map((row) => ({
    ...row,
    confirmed_at: instant(row.confirmed_at),
    created_at: instant(row.created_at),
  }))
  return { csv: `${csvOf(SUBSCRIBER_COLUMNS, written)}\n`, count: rows.length }
}
