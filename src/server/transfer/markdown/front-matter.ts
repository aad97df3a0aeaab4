import { timeZone } from '@shared/time'

/** A moment in the magazine's zone, such as 2026-01-02T10:04:05+07:00: a static site shows the same day as this one. */
export function zonedTime(instant: Date) {
  const parts = Object.fromEntries(
    new Intl.DateTimeFormat('en-US', {
      timeZone: timeZone(),
      hourCycle: 'h23',
      year: 'numeric',
      month: '2-digit',
      day: '2-digit',
      hour: '2-digit',
      minute: '2-digit',
      second: '2-digit',
      timeZoneName: 'longOffset',
    })
      .formatToParts(instant)
      .map(({ type, value }) => [type, value]),
  )
  // Zones of old had seconds, which no format for dates has.
  const [, zone = '+00:00'] = /^GMT([+-]\d\d:\d\d)$/.exec(parts.timeZoneName ?? '') ?? []
  if (zone === '+00:00') return instant.toISOString().replace('.000Z', 'Z')
  const milliseconds = String(instant.getUTCMilliseconds()).padStart(3, '0')
  const fraction = milliseconds === '000' ? '' : `.${milliseconds}`
  const day = `${parts.year?.padStart(4, '0')}-${parts.month}-${parts.day}`
  return `${day}T${parts.hour}:${parts.minute}:${parts.second}${fraction}${zone}`
}

const isEmpty = (value: unknown) =>
  value === undefined || value === null || value === '' || value === false || (Array.isArray(value) && !value.length)

/** Programs for static sites want dates as YAML's own type. All else is JSON, which YAML contains. */
const written = (value: unknown) => (value instanceof Date ? zonedTime(value) : JSON.stringify(value))

const line = ([key, value]: [string, unknown]) =>
  Array.isArray(value) && typeof value[0] === 'object'
    ? `${key}:\n${value.map((each) => `  - ${written(each)}`).join('\n')}`
    : `${key}: ${written(value)}`

/** The front matter of a file, without fields that hold nothing. */
export const frontMatter = (fields: Record<string, unknown>) =>
  [
    '---',
    ...Object.entries(fields)
      .filter(([, value]) => !isEmpty(value))
      .map(line),
    '---',
    '',
  ].join('\n')
