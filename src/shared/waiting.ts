import { messages } from './messages'

const UNITS = ['hour', 'minute', 'second'] as const

const MINUTE = 60
const HOUR = 60 * MINUTE

/** `in 12 minutes`, in any language. */
const after = (language: string, count: number, unit: (typeof UNITS)[number]) =>
  new Intl.RelativeTimeFormat(language, { numeric: 'always' }).format(count, unit)

/** Rounded up. */
function afterSeconds(seconds: number) {
  if (seconds < 2 * MINUTE) return after('en', seconds, 'second')
  if (seconds < 2 * HOUR) return after('en', Math.ceil(seconds / MINUTE), 'minute')
  return after('en', Math.ceil(seconds / HOUR), 'hour')
}

/** The server's refusal of what has been done too often. */
export const tooOften = (seconds: number) => messages.tooOften.replace('%{when}', afterSeconds(seconds))

/** The time in that refusal, in another language. */
export function waitIn(language: string, wait: string) {
  const unit = UNITS.find((each) => wait.includes(each))
  return unit ? after(language, Number(/\d+/.exec(wait)?.[0]), unit) : wait
}
