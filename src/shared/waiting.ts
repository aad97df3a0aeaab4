import { timeFromNow } from './busy'
import { messages } from './messages'

/** The server's refusal of what has been done too often. */
export const tooOften = (seconds: number) => messages.tooOften.replace('%{when}', timeFromNow(seconds, 'en'))

const UNITS = ['hour', 'minute', 'second'] as const

/** The time in that refusal, such as `in 12 minutes`, in another language. */
export function waitIn(language: string, wait: string) {
  const unit = UNITS.find((each) => wait.includes(each))
  return unit ? new Intl.RelativeTimeFormat(language).format(Number(/\d+/.exec(wait)?.[0]), unit) : wait
}
