import { DEFAULT_LANGUAGE, type LanguageCode, languageOf } from '@shared/languages'
import { spokenLanguage } from './i18n'

/** English dates are written the way that all of Sumatra's visitors read alike: 1 Jan 2026. */
export const dateLocale = () => (spokenLanguage() === DEFAULT_LANGUAGE ? 'en-GB' : spokenLanguage())

export const formatNumber = (value: number) => value.toLocaleString(spokenLanguage())

export const formatDate = (moment: string | number | Date, options: Intl.DateTimeFormatOptions) =>
  new Intl.DateTimeFormat(dateLocale(), options).format(new Date(moment))

/** Such as 1 Jan 2026. */
export const shortDay = (moment: string) => formatDate(moment, { day: 'numeric', month: 'short', year: 'numeric' })

/** Such as 1 January 2026. */
export const longDay = (moment: string) => formatDate(moment, { day: 'numeric', month: 'long', year: 'numeric' })

/** What a language is called within a sentence, in the language that is spoken: arabe. */
export function languageName(code: LanguageCode) {
  const { name } = languageOf(code)
  if (spokenLanguage() === DEFAULT_LANGUAGE) return name
  const [language = code] = code.split('-')
  return new Intl.DisplayNames(spokenLanguage(), { type: 'language' }).of(language) ?? name
}
