import { DEFAULT_LANGUAGE, LANGUAGES } from '@shared/languages'
import { useEffect, useMemo, useState } from 'react'
import type { I18nProvider } from 'react-admin'
import { loadLanguage, setLanguage, translate } from './i18n'

const locales = LANGUAGES.map(({ code, ownName }) => ({ locale: code, name: ownName }))

let chosen: string = DEFAULT_LANGUAGE
let wanted: string = DEFAULT_LANGUAGE
const listeners = new Set<(locale: string) => void>()

/**
 * Changes the language. `atOnce` happens in the same moment: what remembers the choice must not be behind the provider,
 * since react-admin would change the language back, and build the page, with all that is typed, anew.
 */
export async function changeLanguage(locale: string, atOnce?: () => void) {
  wanted = locale
  await loadLanguage(locale)
  // Another one has been asked for in the meantime.
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

/** react-admin's door to the texts: another one in each language, so that whoever translates renders anew. */
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
