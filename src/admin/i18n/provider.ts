import { DEFAULT_LANGUAGE, LANGUAGES } from '@shared/languages'
import { useEffect, useMemo, useState } from 'react'
import type { I18nProvider } from 'react-admin'
import { hasCatalogue } from './catalogue'
import { loadLanguage, setLanguage, translate } from './i18n'

/** The languages that the dashboard speaks; the site has more. */
const locales = LANGUAGES.filter(({ code }) => code === DEFAULT_LANGUAGE || hasCatalogue(code)).map(
  ({ code, ownName }) => ({ locale: code, name: ownName }),
)

let chosen: string = DEFAULT_LANGUAGE
let wanted: string = DEFAULT_LANGUAGE
const listeners = new Set<(locale: string) => void>()

/**
 * Changes the language. `atOnce` runs in the same tick: if the stored choice lagged behind the provider, react-admin would
 * change the language back and remount the page, and what was typed would be lost.
 */
export async function changeLanguage(locale: string, atOnce?: () => void) {
  wanted = locale
  await loadLanguage(locale)
  // Another language has been chosen in the meantime.
  if (wanted !== locale) return
  setLanguage(locale)
  chosen = locale
  for (const tell of listeners) tell(locale)
  atOnce?.()
}

const providerFor = (locale: string): I18nProvider => ({
  translate: (key, { _: fallback, smart_count, ...values } = {}) =>
    translate(key, fallback ?? key, {
      ...values,
      smart_count,
      ...(smart_count !== undefined && { count: smart_count }),
    }),
  changeLocale: (next) => changeLanguage(next),
  getLocale: () => locale,
  getLocales: () => locales,
})

/** react-admin's i18nProvider; a new object for each language, so that components that translate render again. */
export function useLanguageProvider(): I18nProvider {
  const [locale, setLocale] = useState(chosen)
  useEffect(() => {
    listeners.add(setLocale)
    return () => {
      listeners.delete(setLocale)
    }
  }, [])
  return useMemo(() => providerFor(locale), [locale])
}
