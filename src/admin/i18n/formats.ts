import { DEFAULT_LANGUAGE } from '@shared/languages'
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
