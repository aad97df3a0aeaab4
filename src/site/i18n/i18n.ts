import { splitLanguage } from '@shared/language-paths'
import type { LanguageCode } from '@shared/languages'
import { messages } from '@shared/messages'
import { MIN_PASSWORD_LENGTH } from '@shared/password-rules'
import { useMemo } from 'react'
import { useLocation } from 'react-router-dom'
import type en from './en.json'
import { addCatalogue, hasCatalogue, localeOf, type Texts, translate, type Values } from './translate'

type WithoutPlural<Key extends string> = Key extends `${infer Stem}_${'one' | 'other'}` ? Stem : Key
type KeyIn<Texts> = {
  [Key in keyof Texts & string]: Texts[Key] extends string ? WithoutPlural<Key> : `${Key}.${KeyIn<Texts[Key]>}`
}[keyof Texts & string]

/** The path of a text in en.json. */
export type TextKey = KeyIn<typeof en>
export type Translate = (key: TextKey, values?: Values) => string

// English, the fallback, is part of the main bundle.
const catalogues = import.meta.glob<Texts>(['./*.json', '!./en.json'], { import: 'default' })

/** Loads the texts of a language once. Await it before rendering in that language. */
export async function loadCatalogue(language: LanguageCode) {
  if (hasCatalogue(language)) return
  const load = catalogues[`./${language}.json`]
  if (load) addCatalogue(language, await load())
}

const messageKeys = new Map(Object.entries(messages).map(([key, text]) => [text as string, key]))

/** With the name of the month: the short forms of some languages are numbers only, whose order Arabic turns round. */
const DATE_STYLES = {
  medium: { day: 'numeric', month: 'short', year: 'numeric' },
  long: { dateStyle: 'long' },
} satisfies Record<string, Intl.DateTimeFormatOptions>

/** Dates are in UTC, so that the server and the browser render the same. */
function createI18n(language: LanguageCode) {
  return {
    language,
    t: ((key, values) => translate(key, language, values) ?? key) as Translate,
    /** Translates a message of the server or of form validation; unknown messages stay in English. */
    message(text: string) {
      const key = messageKeys.get(text)
      if (!key) return text
      return translate(`errors.${key}`, language, { min: MIN_PASSWORD_LENGTH }) ?? text
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
