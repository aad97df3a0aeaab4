import { VIEW_CHART_DAYS } from '@shared/entities/dashboard'
import { DAY_MS, dayOf, lastDays } from '@shared/time'

/** A pseudo-random number from 0 to 1 that depends on the text only. */
function noise(text: string) {
  let hash = 2_166_136_261
  for (const character of text) hash = Math.imul(hash ^ character.charCodeAt(0), 16_777_619)
  return ((hash ^ (hash >>> 15)) >>> 0) / 2 ** 32
}

/** Weekends have more readers, and days vary at random. */
const weight = (day: string, name: string) =>
  ([0, 6].includes(new Date(day).getUTCDay()) ? 1.4 : 1) + 0.8 * (noise(`${name} ${day}`) - 0.5)

/**
 * Daily views over the days of the chart, for a piece with `total` views since `since`: the share of those days in its life,
 * spread unevenly. The sum never exceeds `total`.
 */
export function viewsOfDays(name: string, total: number, since: Date, now: Date) {
  const age = (Date.parse(dayOf(now)) - Date.parse(dayOf(since))) / DAY_MS + 1
  const days = lastDays(now, Math.max(0, Math.min(VIEW_CHART_DAYS, age))).toReversed()
  const weights = days.map((day) => weight(day, name))
  const sum = weights.reduce((all, each) => all + each, 0)
  const budget = (total * days.length) / age
  return days.map((day, ago) => ({ day, views: Math.floor((budget * (weights[ago] as number)) / sum) }))
}
