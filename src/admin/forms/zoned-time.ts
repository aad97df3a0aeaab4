import { messages } from '@shared/messages'
import { LATE_AFTER_MS, timeZone } from '@shared/time'
import { formatDate, onOwnClock, TO_THE_MINUTE } from '../i18n/formats'
import { t } from '../i18n/i18n'

/** Whether what was scheduled for this moment should have been done. */
export const isLate = (moment: string) => Date.parse(moment) + LATE_AFTER_MS < Date.now()

const formats = new Map<string, Intl.DateTimeFormat>()

/** The fields of a time on a zone's clocks. */
function formatOf(zone: string) {
  const format =
    formats.get(zone) ??
    new Intl.DateTimeFormat('en-US', {
      timeZone: zone,
      hourCycle: 'h23',
      year: 'numeric',
      month: 'numeric',
      day: 'numeric',
      hour: 'numeric',
      minute: 'numeric',
      second: 'numeric',
    })
  formats.set(zone, format)
  return format
}

/** The time that a zone's clocks show, as if it were UTC: to the second, since zones had odd offsets before 1900. */
function shownIn(zone: string, time: number) {
  const parts = new Map(
    formatOf(zone)
      .formatToParts(time)
      .map(({ type, value }) => [type, Number(value)]),
  )
  const [year, month, day, hour, minute, second] = (['year', 'month', 'day', 'hour', 'minute', 'second'] as const).map(
    (name) => parts.get(name) ?? 0,
  ) as [number, number, number, number, number, number]
  // Date.UTC takes years below 100 for those of the 20th century.
  const shown = new Date(0)
  shown.setUTCFullYear(year, month - 1, day)
  return shown.setUTCHours(hour, minute, second)
}

const offsetAt = (time: number) => shownIn(timeZone(), time) - Math.floor(time / 1000) * 1000

/** The value of a datetime-local field for a moment, in the magazine's time zone. */
export function zonedValue(instant: string | null | undefined) {
  const time = Date.parse(instant ?? '')
  return Number.isNaN(time) ? '' : new Date(time + offsetAt(time)).toISOString().slice(0, 16)
}

/** The moment that the value of a datetime-local field names; undefined while it names none. */
export function momentOf(value: string) {
  const shown = Date.parse(`${value}Z`)
  if (Number.isNaN(shown)) return undefined
  const guess = shown - offsetAt(shown)
  // On the other side of a change of the clocks, another offset holds.
  return new Date(shown - offsetAt(guess)).toISOString()
}

/** Reads the value of a datetime-local field as a moment that is still to come. */
export function futureTime(value: string, now = new Date()) {
  const time = momentOf(value)
  if (!time) return { error: messages.sendTimeInvalid }
  return Date.parse(time) > now.getTime() ? { time } : { error: messages.sendTimePast }
}

/**
 * The moment of a field as the magazine writes it, as browsers show it in the order of their own country; its zone; and the moment on the
 * user's own clock where that shows another time.
 */
export function zoneHelp(instant?: string | null) {
  const named = t('forms.zone', { zone: timeZone() })
  const zone = instant ? `${formatDate(instant, { ...TO_THE_MINUTE, timeZone: timeZone() })}. ${named}` : named
  const time = instant ? Date.parse(instant) : Date.now()
  if (shownIn(timeZone(), time) === shownIn(Intl.DateTimeFormat().resolvedOptions().timeZone, time)) return zone
  return instant ? `${zone} ${t('forms.ownTime', { moment: onOwnClock(instant) })}` : zone
}
