import { DEFAULT_LANGUAGE } from '@shared/languages'
import { createInstance } from 'i18next'
import { useI18nProvider } from 'react-admin'
import { english, hasCatalogue, keyOfText, loadCatalogue, type TextKey } from './catalogue'

export type { TextKey }

const i18n = createInstance({
  lng: DEFAULT_LANGUAGE,
  fallbackLng: DEFAULT_LANGUAGE,
  resources: { [DEFAULT_LANGUAGE]: { translation: english } },
  // Texts are asked for as well, such as what a server has said.
  nsSeparator: false,
  // react-admin's way of writing a placeholder. React escapes what it renders.
  interpolation: { prefix: '%{', suffix: '}', escapeValue: false },
  initAsync: false,
})
i18n.init()

type Values = Record<string, string | number | undefined>

/** The text of a key in the language that is spoken now. Components take it from `useI18n`, to hear of another one. */
export const t = (key: TextKey, values?: Values): string => i18n.t(key, values)

/** The text of any key, react-admin's included, or of what the server says in English; else `fallback`. */
export function translate(key: string, fallback: string, values: Values = {}): string {
  const known = keyOfText.get(key) ?? key
  // Asked first: a text that is no key would be searched for placeholders.
  const found = i18n.exists(known, values) ? i18n.t(known, values) : fallback
  return typeof found === 'string' ? found : fallback
}

/** A text that may come from the server or from a rule of a form, in the present language where it is known. */
export const translateText = (text: string) => translate(text, text)

/** The language of the texts: the chosen one, or English while there is no catalogue of it. */
export const currentLanguage = () => i18n.language

/** Fetches the texts of a language, for `setLanguage` to switch at once. */
export async function loadLanguage(locale: string) {
  if (!hasCatalogue(locale) || i18n.hasResourceBundle(locale, 'translation')) return
  i18n.addResourceBundle(locale, 'translation', await loadCatalogue(locale))
}

/** Switches to a loaded language. The page says what it is written in, for screen readers and hyphenation. */
export function setLanguage(locale: string) {
  i18n.changeLanguage(i18n.hasResourceBundle(locale, 'translation') ? locale : DEFAULT_LANGUAGE)
  document.documentElement.lang = i18n.language
  document.documentElement.dir = i18n.dir()
}

/** `t`, for components: react-admin's provider is another one in each language, so they render anew. */
export function useI18n() {
  useI18nProvider()
  return { t, language: i18n.language }
}
