import { DEFAULT_LANGUAGE } from '@shared/languages'
import { createInstance, type i18n as I18n } from 'i18next'
import { createContext, useContext } from 'react'
import en from './en.json'

/** An instance of its own for each page that is rendered: requests in different languages must not meet. */
export function createI18n(language: string = DEFAULT_LANGUAGE): I18n {
  const instance = createInstance()
  instance.init({
    lng: language,
    fallbackLng: DEFAULT_LANGUAGE,
    resources: { en: { translation: en } },
    initAsync: false,
    // React escapes what it renders.
    interpolation: { escapeValue: false },
  })
  return instance
}

const I18nContext = createContext<I18n | null>(null)
export const I18nProvider = I18nContext.Provider

/** `t` and the formats of the reader's language. Dates are those of UTC, the same on the server and in the browser. */
export function useI18n() {
  const i18n = useContext(I18nContext)
  if (!i18n) throw new Error('useI18n must be used within an I18nProvider')
  const { language, t } = i18n
  return {
    t,
    language,
    date: (instant: string, dateStyle: 'medium' | 'long' = 'medium') =>
      new Intl.DateTimeFormat(language, { dateStyle, timeZone: 'UTC' }).format(new Date(instant)),
    number: (value: number) => new Intl.NumberFormat(language).format(value),
  }
}
