import { DEFAULT_LANGUAGE } from '@shared/languages'
import { MIN_PASSWORD_LENGTH } from '@shared/password-rules'
import { waitIn } from '@shared/waiting'
import { createInstance } from 'i18next'
import { useI18nProvider } from 'react-admin'
import { hostSettings } from '../host-settings'
import { english, hasCatalogue, loadCatalogue, type TextKey } from './catalogue'
import { recogniseMessage } from './server-messages'

export type { TextKey }

const i18n = createInstance({
  lng: DEFAULT_LANGUAGE,
  fallbackLng: DEFAULT_LANGUAGE,
  resources: { [DEFAULT_LANGUAGE]: { translation: english } },
  // Whole texts are looked up as well, such as the server's messages.
  nsSeparator: false,
  // react-admin's placeholders. React escapes what it renders.
  interpolation: {
    prefix: '%{',
    suffix: '}',
    escapeValue: false,
    // The English messages have the number already.
    defaultVariables: { min: MIN_PASSWORD_LENGTH, days: hostSettings?.own?.review_days ?? '1-3' },
  },
  initAsync: false,
})
i18n.init()

type Values = Record<string, string | number | undefined>

/** Looking up a text takes i18next long, and a list shows the same ones in every row. */
const withoutValues = new Map<string, string | undefined>()
const MAX_KEPT = 2000

const hasValues = (values: Values) => Object.values(values).some((value) => value !== undefined)

function kept(key: string, find: () => string | undefined) {
  if (withoutValues.has(key)) return withoutValues.get(key)
  const found = find()
  // Texts of any kind are looked up, in case they are keys.
  if (withoutValues.size >= MAX_KEPT) withoutValues.clear()
  withoutValues.set(key, found)
  return found
}

/** The text of a key in the current language. Components use `useI18n`, which follows changes of the language. */
export const t = (key: TextKey, values: Values = {}): string =>
  hasValues(values) ? i18n.t(key, values) : translate(key, key)

/** A server message; its `reason` is often another one, and `when` a time from now. */
function translateMessage(text: string): string | undefined {
  const message = recogniseMessage(text)
  if (!message) return
  const { reason, when, ...values } = message.values
  return i18n.t(message.key, {
    ...values,
    ...(reason !== undefined && { reason: translateMessage(reason) ?? reason }),
    ...(when !== undefined && { when: waitIn(i18n.language, when) }),
  })
}

/** The text of any key, react-admin's included, or of a server message; else `fallback`. */
export const translate = (key: string, fallback: string, values: Values = {}): string =>
  (hasValues(values) ? find(key, values) : kept(key, () => find(key, values))) ?? fallback

function find(key: string, values: Values): string | undefined {
  // First check that it exists: i18next would replace placeholders in an unknown text.
  if (!i18n.exists(key, values)) return translateMessage(key)
  const found = i18n.t(key, values)
  return typeof found === 'string' ? found : undefined
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
  withoutValues.clear()
  i18n.changeLanguage(i18n.hasResourceBundle(locale, 'translation') ? locale : DEFAULT_LANGUAGE)
  document.documentElement.lang = i18n.language
  document.documentElement.dir = i18n.dir()
}

/** `t` for components: each language has its own provider, so they render again on a change. */
export function useI18n() {
  useI18nProvider()
  return { t, language: i18n.language }
}
