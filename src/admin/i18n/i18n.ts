import { DEFAULT_LANGUAGE, isLanguageCode, isRightToLeft, type LanguageCode } from '@shared/languages'
import { MIN_PASSWORD_LENGTH } from '@shared/password-rules'
import { createTexts, type Values } from '@shared/texts'
import { useI18nProvider } from 'react-admin'
import { english, loadCatalogue, type TextKey } from './catalogue'
import { recogniseMessage } from './server-messages'

export type { TextKey }

// react-admin's placeholders.
const texts = createTexts({
  english,
  localeOf: (language) => language,
  placeholder: /%\{\s*(\w+)(, number)?\s*\}/g,
})

let language: LanguageCode = DEFAULT_LANGUAGE

/** The text of any key; undefined if there is none. */
const find = (key: string, values?: Values) =>
  // The English messages have the number already.
  texts.translate(key, language, { min: MIN_PASSWORD_LENGTH, ...values })

/** The text of a key in the current language. Components use `useI18n`, which follows changes of the language. */
export const t = (key: TextKey, values?: Values): string => find(key, values) ?? key

/** A server message; its `reason` is often another one. */
function translateMessage(text: string): string | undefined {
  const message = recogniseMessage(text)
  if (!message) return
  const { reason, ...values } = message.values
  return find(message.key, reason === undefined ? values : { ...values, reason: translateMessage(reason) ?? reason })
}

/** The text of any key, react-admin's included, or of a server message; else `fallback`. */
export const translate = (key: string, fallback: string, values: Values = {}): string =>
  find(key, values) ?? translateMessage(key) ?? fallback

/** Translates a message of the server or of a form's rule, if a translation is known. */
export const translateText = (text: string) => translate(text, text)

/** The chosen language, or English if it has no catalogue. */
export const currentLanguage = () => language

/** Loads the texts of a language, so that `setLanguage` can switch at once. */
export async function loadLanguage(locale: string) {
  if (!isLanguageCode(locale) || texts.has(locale)) return
  const catalogue = await loadCatalogue(locale)
  if (catalogue) texts.add(locale, catalogue)
}

/** Switches to a loaded language, and sets it on the page for screen readers and hyphenation. */
export function setLanguage(locale: string) {
  language = isLanguageCode(locale) && texts.has(locale) ? locale : DEFAULT_LANGUAGE
  document.documentElement.lang = language
  document.documentElement.dir = isRightToLeft(language) ? 'rtl' : 'ltr'
}

/** `t` for components: each language has its own provider, so they render again on a change. */
export function useI18n() {
  useI18nProvider()
  return { t, language }
}
