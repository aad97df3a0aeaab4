import { DEFAULT_LANGUAGE, directionOf, type LanguageCode, languageOf } from '@shared/languages'
import type { Total } from '@shared/paging'
import { timeZone } from '@shared/time'
import { currentLanguage } from './i18n'

/** A number and what it counts on one line, such as 3 views. */
export const unbroken = (text: string) => text.replaceAll(' ', '\u00a0')

/** Dates in English are British, since day and month cannot be confused: 1 Jan 2026. */
export const dateLocale = () => (currentLanguage() === DEFAULT_LANGUAGE ? 'en-GB' : currentLanguage())

export const formatNumber = (value: number) => value.toLocaleString(currentLanguage())

/** The number of a list's rows: 10,000+ if there are more. */
export const formatTotal = ({ total = 0, total_is_minimum = false }: Partial<Total>) =>
  `${formatNumber(total)}${total_is_minimum ? '+' : ''}`

export const formatDate = (moment: string | number | Date, options: Intl.DateTimeFormatOptions) =>
  new Intl.DateTimeFormat(dateLocale(), options).format(new Date(moment))

/** The magazine's day, such as 1 Jan 2026. */
export const shortDay = (moment: string) =>
  formatDate(moment, { day: 'numeric', month: 'short', year: 'numeric', timeZone: timeZone() })

/** The magazine's day, such as 1 January 2026. */
export const longDay = (moment: string) =>
  formatDate(moment, { day: 'numeric', month: 'long', year: 'numeric', timeZone: timeZone() })

/** A day such as 2026-01-01 as the magazine writes it: 1 Jan 2026. Undefined while a field holds none. */
export const writtenDay = (day: string) =>
  Number.isNaN(Date.parse(`${day}T00:00:00Z`))
    ? undefined
    : formatDate(`${day}T00:00:00Z`, { day: 'numeric', month: 'short', year: 'numeric', timeZone: 'UTC' })

/** Whether the user's own clock is certain to show the magazine's time. */
export const isOwnZone = () => timeZone() === Intl.DateTimeFormat().resolvedOptions().timeZone

export const TO_THE_MINUTE: Intl.DateTimeFormatOptions = { dateStyle: 'medium', timeStyle: 'short' }

/** A moment on the user's own clock. */
export const onOwnClock = (moment: string) => formatDate(moment, TO_THE_MINUTE)

/** A moment on the magazine's clock, such as 1 Jan 2026, 06:30; with the zone, if the user's clock may differ. */
export function dateAndTime(moment: string, style = TO_THE_MINUTE) {
  const shown = formatDate(moment, { ...style, timeZone: timeZone() })
  if (isOwnZone()) return shown
  const named = new Intl.DateTimeFormat(dateLocale(), { timeZone: timeZone(), timeZoneName: 'short' })
  const zone = named.formatToParts(new Date(moment)).find(({ type }) => type === 'timeZoneName')
  return `${shown} ${zone?.value}`
}

/** Such as French, Thai and Malay. */
export const listOf = (names: string[]) => new Intl.ListFormat(dateLocale(), { type: 'conjunction' }).format(names)

/** A language's name within a sentence, in the current language: arabe. */
export function languageName(code: LanguageCode) {
  const { name } = languageOf(code)
  if (currentLanguage() === DEFAULT_LANGUAGE) return name
  const [language = code] = code.split('-')
  return new Intl.DisplayNames(currentLanguage(), { type: 'language' }).of(language) ?? name
}

/** A language's name on its own, with a capital letter in every language: Arabe. */
export function languageLabel(code: LanguageCode) {
  const name = languageName(code)
  return name.charAt(0).toLocaleUpperCase(currentLanguage()) + name.slice(1)
}

/** What an element needs to show a text of this language. */
export const textIn = (lang: LanguageCode) => ({ lang, dir: directionOf(lang) }) as const
