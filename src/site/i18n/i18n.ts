import { splitLanguage } from '@shared/language-paths'
import { DEFAULT_LANGUAGE, type LanguageCode } from '@shared/languages'
import { messages } from '@shared/messages'
import { MIN_PASSWORD_LENGTH } from '@shared/password-rules'
import { createInstance } from 'i18next'
import { useMemo } from 'react'
import { useLocation } from 'react-router-dom'
import type en from './en.json'
import english from './en.json'

type WithoutPlural<Key extends string> = Key extends `${infer Stem}_${'one' | 'other'}` ? Stem : Key
type KeyIn<Texts> = {
  [Key in keyof Texts & string]: Texts[Key] extends string ? WithoutPlural<Key> : `${Key}.${KeyIn<Texts[Key]>}`
}[keyof Texts & string]

/** The path of a text in en.json. */
export type TextKey = KeyIn<typeof en>
export type Translate = (key: TextKey, values?: Record<string, string | number>) => string

type Catalogue = Record<string, Record<string, string>>

/** English is British. Numbers and dates use Latin digits and the Gregorian calendar in every language. */
const localeOf = (language: string) => `${language === DEFAULT_LANGUAGE ? 'en-GB' : language}-u-ca-gregory-nu-latn`

const i18n = createInstance()
i18n.init({
  lng: DEFAULT_LANGUAGE,
  fallbackLng: DEFAULT_LANGUAGE,
  resources: { [DEFAULT_LANGUAGE]: { translation: english } },
  initAsync: false,
  // React escapes what it renders.
  interpolation: { escapeValue: false },
})
i18n.services.formatter?.add('number', (value, language = DEFAULT_LANGUAGE) =>
  new Intl.NumberFormat(localeOf(language)).format(value),
)

// English, the fallback, is part of the main bundle.
const catalogues = import.meta.glob<Catalogue>(['./*.json', '!./en.json'], { import: 'default' })

/** Loads the texts of a language once. Await it before rendering in that language. */
export async function loadCatalogue(language: LanguageCode) {
  if (i18n.hasResourceBundle(language, 'translation')) return
  const load = catalogues[`./${language}.json`]
  if (load) i18n.addResourceBundle(language, 'translation', await load())
}

const messageKeys = new Map(Object.entries(messages).map(([key, text]) => [text as string, key]))

/** With the name of the month: the short forms of some languages are numbers only, whose order Arabic turns round. */
const DATE_STYLES = {
  medium: { day: 'numeric', month: 'short', year: 'numeric' },
  long: { dateStyle: 'long' },
} satisfies Record<string, Intl.DateTimeFormatOptions>

/** Dates are in UTC, so that the server and the browser render the same. */
function createI18n(language: LanguageCode) {
  const translate = i18n.getFixedT(language)
  return {
    language,
    t: ((key, values) => translate(key, values ?? {})) as Translate,
    /** Translates a message of the server or of form validation; unknown messages stay in English. */
    message(text: string) {
      const key = messageKeys.get(text)
      if (!key) return text
      return translate(`errors.${key}`, { defaultValue: text, min: MIN_PASSWORD_LENGTH })
    },
    date: (instant: string, style: keyof typeof DATE_STYLES = 'medium') =>
      new Intl.DateTimeFormat(localeOf(language), { ...DATE_STYLES[style], timeZone: 'UTC' }).format(new Date(instant)),
  }
}

const instances = new Map<LanguageCode, ReturnType<typeof createI18n>>()

/** The texts and formats of a language. */
export function i18nFor(language: LanguageCode) {
  const instance = instances.get(language) ?? createI18n(language)
  instances.set(language, instance)
  return instance
}

/** The texts and formats of the language in the current address. */
export function useI18n() {
  const { pathname } = useLocation()
  return useMemo(() => i18nFor(splitLanguage(pathname).language), [pathname])
}
