import type { NoticeSeverity, PlaceState, VolcanoLevel } from './place-rules'

type Notice = { severity: NoticeSeverity; valid_from?: string | null; valid_until?: string | null }

type Noticed = {
  notices: readonly Notice[]
  volcano_level: VolcanoLevel | null
  /** The published articles that declare the place closed. */
  closures?: readonly unknown[]
}

/** Whether a notice holds on this day of the magazine. */
export const isValidOn = (today: string, { valid_from, valid_until }: Notice) =>
  (!valid_from || valid_from <= today) && (!valid_until || valid_until >= today)

/** Whether a place can be visited on this day of the magazine. At alert level III and above, all of a volcano is out of bounds. */
export function placeState({ notices, volcano_level, closures = [] }: Noticed, today: string): PlaceState {
  const level = volcano_level ?? 1
  const has = (severity: NoticeSeverity) =>
    notices.some((notice) => notice.severity === severity && isValidOn(today, notice))
  if (level >= 3 || closures.length > 0 || has('closed')) return 'closed'
  return level === 2 || has('caution') ? 'caution' : 'open'
}
