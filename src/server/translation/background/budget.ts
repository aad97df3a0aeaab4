import type { Config } from '../../config/config'
import type { Db } from '../../db/client'
import { type Limit, refundAttempts, takeFrom } from '../../http/limits'

/** The characters that machines may translate for readers. All processes share the counters. */
export function createBudget(
  db: Db,
  config: Pick<Config, 'TRANSLATE_HOURLY_CHARACTERS' | 'TRANSLATE_DAILY_CHARACTERS'>,
  now: () => Date,
) {
  const hour: Limit = { key: 'machine-texts:hour', max: config.TRANSLATE_HOURLY_CHARACTERS, minutes: 60 }
  const day: Limit = { key: 'machine-texts:day', max: config.TRANSLATE_DAILY_CHARACTERS, minutes: 24 * 60 }
  return {
    /** A longer text would never be translated. */
    max: Math.min(hour.max, day.max),

    async take(characters: number) {
      if (!(await takeFrom(db, hour, characters, now()))) return false
      if (await takeFrom(db, day, characters, now())) return true
      await refundAttempts(db, [hour], characters)
      return false
    },
  }
}
