import { DAY_MS } from '@shared/time'
import { eq, sql } from 'drizzle-orm'
import type { Config } from '../../config/config'
import type { Db } from '../../db/client'
import { rateLimits } from '../../db/schema/core'

const HOUR_MS = 60 * 60_000

type Window = { key: string; max: number; ms: number }

/** Counts the characters, unless that would be too many in this window. Counters are shared by all processes. */
async function take(db: Db, { key, max, ms }: Window, characters: number, now: Date) {
  const resets_at = new Date(now.getTime() + ms)
  // As in `countAttempt`: a window that ends later than a new one was begun by a clock that has since been set back.
  const expired = sql`(${rateLimits.resets_at} <= ${now.toISOString()} or ${rateLimits.resets_at} > excluded.resets_at)`
  const rows = await db
    .insert(rateLimits)
    .values({ key, count: characters, resets_at })
    .onConflictDoUpdate({
      target: rateLimits.key,
      set: {
        count: sql`case when ${expired} then excluded.count else ${rateLimits.count} + excluded.count end`,
        resets_at: sql`case when ${expired} then excluded.resets_at else ${rateLimits.resets_at} end`,
      },
      setWhere: sql`${expired} or ${rateLimits.count} + excluded.count <= ${max}`,
    })
    .returning()
  return rows.length > 0
}

/** The characters that machines may translate for readers. */
export function createBudget(
  db: Db,
  config: Pick<Config, 'TRANSLATE_HOURLY_CHARACTERS' | 'TRANSLATE_DAILY_CHARACTERS'>,
  now: () => Date,
) {
  const hour: Window = { key: 'machine-texts:hour', max: config.TRANSLATE_HOURLY_CHARACTERS, ms: HOUR_MS }
  const day: Window = { key: 'machine-texts:day', max: config.TRANSLATE_DAILY_CHARACTERS, ms: DAY_MS }
  return {
    /** A longer text would never be translated. */
    max: Math.min(hour.max, day.max),

    async take(characters: number) {
      if (!(await take(db, hour, characters, now()))) return false
      if (await take(db, day, characters, now())) return true
      await db
        .update(rateLimits)
        .set({ count: sql`greatest(0, ${rateLimits.count} - ${characters})` })
        .where(eq(rateLimits.key, hour.key))
      return false
    },
  }
}

export type Budget = ReturnType<typeof createBudget>
