import { meets } from '@shared/permissions'
import { and, eq, isNull } from 'drizzle-orm'
import type { Db } from '../db/client'
import { users } from '../db/schema/core'
import { calendarFeeds } from '../db/schema/plans'
import { notFound } from '../http/errors'
import type { Services } from '../http/services'
import { createToken, hashToken } from '../http/tokens'
import { daysAround } from './calendar.queries'
import { readCalendar } from './calendar.service'
import { entriesOf, toICalendar } from './i-calendar'

/** A subscriber's program keeps nothing: it shows what the feed has. */
const SHOWN_DAYS = { before: 60, after: 400 }

export async function findAddress(db: Db, userId: number) {
  const [row] = await db
    .select({ made_at: calendarFeeds.made_at })
    .from(calendarFeeds)
    .where(eq(calendarFeeds.user_id, userId))
  return row?.made_at ?? null
}

/** Makes a new address; the one before is none any more. Returns its path. */
export async function renewAddress(db: Db, userId: number, now: Date) {
  const key = createToken()
  const values = { key_hash: hashToken(key), made_at: now }
  await db.transaction((tx) =>
    tx
      .insert(calendarFeeds)
      .values({ user_id: userId, ...values })
      .onConflictDoUpdate({ target: calendarFeeds.user_id, set: values }),
  )
  return `/api/calendar.ics?key=${key}`
}

export const endAddress = (db: Db, userId: number) =>
  db.transaction((tx) => tx.delete(calendarFeeds).where(eq(calendarFeeds.user_id, userId)))

/** What the owner of the key may see now, whatever they might when it was made. */
export async function readFeed({ db, now, mail }: Pick<Services, 'db' | 'now' | 'mail'>, key: string) {
  const [owner] = await db
    .select({ role: users.role, language: users.language })
    .from(calendarFeeds)
    .innerJoin(users, eq(users.id, calendarFeeds.user_id))
    .where(and(eq(calendarFeeds.key_hash, hashToken(key)), isNull(users.deactivated_at)))
  if (!owner || !meets(owner.role, ['list', 'articles', 'any'])) throw notFound('Calendar')
  const { language } = owner
  const { name } = await mail.magazine(language)
  const { items } = await readCalendar(db, owner.role, daysAround(now(), SHOWN_DAYS))
  return toICalendar(entriesOf(items, language, now()), { origin: mail.links.site(''), name })
}
