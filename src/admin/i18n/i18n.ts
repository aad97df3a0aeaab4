import { DEFAULT_LANGUAGE } from '@shared/languages'
import { createInstance } from 'i18next'
import { useI18nProvider } from 'react-admin'
import { english, hasCatalogue, keyOfText, loadCatalogue, type TextKey } from './catalogue'

export type { TextKey }

const i18n = createInstance({
  lng: DEFAULT_LANGUAGE,
  fallbackLng: DEFAULT_LANGUAGE,
  resources: { [DEFAULT_LANGUAGE]: { translation: english } },
  // Whole texts are looked up as well, such as the server's messages.
  nsSeparator: false,
  // react-admin's placeholders. React escapes what it renders.
  interpolation: { prefix: '%{', suffix: '}', escapeValue: false },
  initAsync: false,
})
i18n.init()

type Values = Record<string, string | number | undefined>

/** The text of a key in the current language. Components use `useI18n`, which follows changes of the language. */
export const t = (key: TextKey, values?: Values): string => i18n.t(key, values)

/** The text of any key, react-admin's included, or of a server message; else `fallback`. */
export function translate(key: string, fallback: string, values: Values = {}): string {
  const known = keyOfText.get(key) ?? key
  // First check that it exists: i18next would replace placeholders in an unknown text.
  const found = i18n.exists(known, values) ? i18n.t(known, values) : fallback
  return typeof found === 'string' ? found : fallback
}

/** Translates a message of the server or of a form's rule, if a translation is known. */
export const translateText = (text: string) => translate(text, text)

/** The chosen language, or English if it has no catalogue. */
export const currentLanguage = () => i18n.language

/** Loads the texts of a language, so that `setLanguage` can switch at once. */
export async function loadLanguage(locale: string) {
  if (!hasCatalogue(locale) || i18n.hasResourceBundle(locale, 'translation')) return
  i18n.addResourceBundle(locale, 'translation', await loadCatalogue(locale))
}

/** Switches to a loaded language, and sets it on the page for screen readers and hyphenation. */
export function setLanguage(locale: string) {
  i18n.changeLanguage(i18n.hasResourceBundle(locale, 'translation') ? locale : DEFAULT_LANGUAGE)
  document.documentElement.lang = i18n.language
  document.documentElement.dir = i18n.dir()
}

/** `t` for components: each language has its own provider, so they render again on a change. */
export function useI18n() {
  useI18nProvider()
  return { t, language: i18n.language }
}
