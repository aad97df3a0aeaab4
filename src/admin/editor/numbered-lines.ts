import { folded } from '@shared/content/folded'
import { LANGUAGES } from '@shared/languages'

/** Languages that write the day before the month, with a dot, besides those of our readers. */
const FURTHER = [
  'nb',
  'nn',
  'da',
  'sv',
  'fi',
  'is',
  'et',
  'lv',
  'cs',
  'sk',
  'sl',
  'hr',
  'sr',
  'pl',
  'hu',
  'tr',
  'uk',
  'nl',
]

let names: Record<'long' | 'short', Set<string>> | undefined

/** The names of months as they stand alone and beside a day, such as the Czech květen and května. */
function monthNames() {
  names ??= { long: namesOf('long'), short: namesOf('short') }
  return names
}

function namesOf(month: 'long' | 'short') {
  const locales = [...LANGUAGES.map(({ code }) => code), ...FURTHER]
  const formats = locales.flatMap((locale) =>
    [{ month }, { month, day: 'numeric' } as const].map(
      (options) => new Intl.DateTimeFormat(locale, { ...options, timeZone: 'UTC' }),
    ),
  )
  const found = Array.from({ length: 12 }, (_, index) => Date.UTC(2026, index, 15)).flatMap((day) =>
    formats.flatMap((format) => format.formatToParts(day).filter(({ type }) => type === 'month')),
  )
  return new Set(
    found.map(({ value }) => folded(value).replace(/\.$/, '')).filter((name) => /^[\p{L}\p{M}]+$/u.test(name)),
  )
}

/** Whether a text that follows a number and a dot makes it a date: 12. Mai: …, 17. August 1945, 1. 5. 2026, 3. 1945. */
export function continuesDate(text: string) {
  if (/^(?:\d{1,2}\.\s*)?(?:1\d|20|21)\d\d\b/.test(text)) return true
  const [written = '', name = '', dot = ''] = /^([\p{L}\p{M}]+)(\.?)/u.exec(text) ?? []
  const rest = text.slice(written.length)
  const hasYear = /^,?\s*\d{4}\b/.test(rest)
  const { long, short } = monthNames()
  // A sentence may begin with such a word: 1. March to the rim.
  if (long.has(folded(name))) return hasYear || !/^\s*\p{L}/u.test(rest)
  return short.has(folded(name)) && (hasYear || dot === '.')
}

/** The marker is the number as it was written, with its dot or bracket. */
export type NumberedLine = { number: number; marker: string; text: string }

/** Whether readers of a list would see the numbers that the lines have, and these count the lines. */
export const isNumberedList = (lines: Pick<NumberedLine, 'number' | 'text'>[]) =>
  lines.every(({ number, text }, index) => number === (lines[0]?.number ?? 0) + index && !continuesDate(text)) &&
  (lines.length > 1 || lines[0]?.number === 1)
