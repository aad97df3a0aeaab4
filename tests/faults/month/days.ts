import { DAY_MS } from '@shared/time'
import { FAULTS, type FaultName } from './faults'

export type ActionName =
  | 'publish'
  | 'schedule'
  | 'edit'
  | 'workingCopy'
  | 'scheduledCopy'
  | 'translate'
  | 'withdraw'
  | 'trash'
  | 'restore'
  | 'placeAd'
  | 'rejectAd'
  | 'endAd'
  | 'announce'
  | 'subscribe'
  | 'unsubscribe'
  | 'upload'
  | 'takeDown'
  | 'trashFile'
  | 'sendNewsletter'
  | 'scheduleNewsletter'
  | 'returnMail'

export type Event = { at: Date; action: ActionName; fault?: FaultName }

/** Numbers from 0 to 1 that are the same for the same seed (mulberry32). */
export function randomOf(seed: number) {
  let state = seed
  return () => {
    state = (state + 0x6d2b79f5) | 0
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state)
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32
  }
}

/** How often each happens in a month. A scheduled article is due hours or days later. */
const IN_A_MONTH: [ActionName, number][] = [
  ['publish', 14],
  ['schedule', 26],
  ['edit', 12],
  ['workingCopy', 6],
  ['scheduledCopy', 6],
  ['translate', 14],
  ['withdraw', 5],
  ['trash', 6],
  ['restore', 2],
  ['placeAd', 8],
  ['rejectAd', 3],
  ['endAd', 4],
  ['announce', 6],
  ['subscribe', 30],
  ['unsubscribe', 8],
  ['upload', 12],
  ['takeDown', 4],
  ['trashFile', 2],
  ['returnMail', 3],
]

/** What needs something to be there first comes from this day on. */
const NOT_BEFORE: Partial<Record<ActionName, number>> = {
  edit: 1,
  workingCopy: 1,
  scheduledCopy: 2,
  translate: 1,
  withdraw: 3,
  restore: 6,
  endAd: 4,
  unsubscribe: 3,
  takeDown: 3,
  returnMail: 8,
}

/** Newsletters go out weekly; one is scheduled. */
const NEWSLETTERS: [day: number, action: ActionName, fault?: FaultName][] = [
  [6, 'sendNewsletter', 'mail server away'],
  [13, 'sendNewsletter', 'worker killed'],
  [20, 'scheduleNewsletter', 'worker killed'],
  [27, 'sendNewsletter', 'database killed'],
]

const WORKING_DAYS = 31

/** Office hours in Jakarta, in which what happens is in the order of the hours. */
const OPENS_MS = 1 * 3_600_000
const OFFICE_MS = 9 * 3_600_000

/** What happens in a month: the same for the same seed. Every third event meets a fault, each kind in turn. */
export function planMonth(start: Date, seed: number): Event[] {
  const random = randomOf(seed)
  const at = (day: number) => new Date(start.getTime() + day * DAY_MS + OPENS_MS + Math.floor(random() * OFFICE_MS))
  const events: Event[] = IN_A_MONTH.flatMap(([action, times]) =>
    Array.from({ length: times }, () => {
      const first = NOT_BEFORE[action] ?? 0
      return { action, at: at(first + Math.floor(random() * (WORKING_DAYS - first))) }
    }),
  )
  // What is trashed on the first day has to be gone on the last.
  events.push({ action: 'publish', at: at(0) }, { action: 'publish', at: at(0) }, { action: 'trashFile', at: at(1) })
  events.push({ action: 'trash', at: at(1) })
  events.sort((one, other) => one.at.getTime() - other.at.getTime())
  events.forEach((event, index) => {
    if (index % 3 === 2) event.fault = FAULTS[Math.floor(index / 3) % FAULTS.length]
  })
  for (const [day, action, fault] of NEWSLETTERS) events.push({ action, fault, at: at(day) })
  return events.sort((one, other) => one.at.getTime() - other.at.getTime())
}

/** While these last, nothing that is due happens. */
export const DUE_FAULTS: (FaultName | undefined)[] = ['workers killed', undefined, 'database restarted', undefined]

/** One day, and one fault of each kind. */
export function planDay(start: Date): Event[] {
  const actions: [ActionName, FaultName?][] = [
    ['subscribe'],
    ['publish', 'server A killed'],
    ['schedule', 'database restarted'],
    ['upload', 'bucket away'],
    ['placeAd', 'worker killed'],
    ['announce'],
    ['translate'],
    ['sendNewsletter', 'mail server away'],
    ['unsubscribe'],
    ['takeDown'],
    ['withdraw'],
  ]
  return actions.map(([action, fault], index) => ({
    action,
    fault,
    at: new Date(start.getTime() + OPENS_MS + index * 600_000),
  }))
}
