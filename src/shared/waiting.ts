import { readerMessages } from './reader-messages'

const HOUR = 3600

/** `in 12 minutes`, rounded up, in any language. */
function inSeconds(seconds: number, language: string) {
  const format = new Intl.RelativeTimeFormat(language, { numeric: 'always' })
  if (seconds < 100) return format.format(seconds, 'second')
  if (seconds < 2 * HOUR) return format.format(Math.ceil(seconds / 60), 'minute')
  return format.format(Math.ceil(seconds / HOUR), 'hour')
}

const WHEN = '%{when}'
const [before = '', after = ''] = readerMessages.tooOften.split(WHEN)

/** The server's refusal of what has been done too often. */
export const tooOften = (seconds: number) => readerMessages.tooOften.replace(WHEN, inSeconds(seconds, 'en'))

const IN_ENGLISH = /^in (\d+) (second|minute|hour)s?$/

/** The time in the server's refusal in another language; a text that is no such time stays as it is. */
export function waitIn(language: string, english: string) {
  const [, count, unit] = IN_ENGLISH.exec(english) ?? []
  if (!unit) return english
  return new Intl.RelativeTimeFormat(language, { numeric: 'always' }).format(
    Number(count),
    unit as Intl.RelativeTimeFormatUnit,
  )
}

/** The time in the server's refusal; undefined for other texts. */
export const waitOf = (message: string) =>
  message.startsWith(before) && message.endsWith(after) ? message.slice(before.length, -after.length) : undefined
