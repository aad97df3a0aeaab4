import { folded } from '@shared/content/folded'
import { dayOf } from '@shared/time'
import { sql } from 'drizzle-orm'
import type { Db } from '../db/client'
import { searchDays } from '../db/schema/views'
import { networkOf } from '../net/network'
import { isReader, markedVisit, notCounted, type Visitor } from './visits'

/** Distinct phrases of a day. Beyond them only those are counted that the day has: a robot must not fill the database. */
const MOST_A_DAY = 2000

/** Longer ones are sentences that someone pasted. */
const LONGEST = 80

/** An address, a telephone number or the number of a card, which someone pasted into the wrong box. */
const PERSONAL = /@|\d(?:[\s.-]?\d){6}/

/** A phrase as it is counted; undefined for one that is not. */
export function countedPhrase(phrase: string) {
  const counted = folded(phrase).replace(/\s+/g, ' ').trim()
  return counted === '' || counted.length > LONGEST || PERSONAL.test(counted) ? undefined : counted
}

type Search = { phrase: string; found: boolean; visitor: Visitor; now: Date }

/** Counts a search, once per visit and network. */
export async function countSearch(db: Db, { phrase, found, visitor, now }: Search) {
  const counted = countedPhrase(phrase)
  if (!counted || !isReader(visitor)) return
  const key = `search:${counted}:${networkOf(visitor.address)}`
  const day = sql`${dayOf(now)}::date`
  await db.execute(sql`
    with open as (
      select where ${notCounted(key, now)} and (
        exists (select from ${searchDays} where day = ${day} and phrase = ${counted})
        or (select count(*) from ${searchDays} where day = ${day}) < ${MOST_A_DAY})
    ), marked as (${markedVisit(key, sql`open`, now)})
    insert into ${searchDays} as of_day (day, phrase, searches, without_result)
    select ${day}, ${counted}::text, 1, ${found ? 0 : 1}::int from marked
    on conflict (day, phrase) do update
      set searches = of_day.searches + 1, without_result = of_day.without_result + excluded.without_result`)
}
