import { MIN_PASSWORD_LENGTH } from '@shared/constants'
import { splitLanguage } from '@shared/language-paths'
import { DEFAULT_LANGUAGE, type LanguageCode } from '@shared/languages'
import { messages } from '@shared/messages'
import { createInstance } from 'i18next'
import { useMemo } from 'react'
import { useLocation } from 'react-router-dom'
import type en from './en.json'
import english from './en.json'

type WithoutPlural<Key extends string> = Key extends `${infer Stem}_${'one' | 'other'}` ? Stem : Key
type KeyIn<Texts> = {
  [Key in keyof Texts & string]: Texts[Key] extends string ? WithoutPlural<Key> : `${Key}.${KeyIn<Texts[Key]>}`
}[keyof Texts & string]

/** A text of the interface: the place of one in en.json. */
export type TextKey = KeyIn<typeof en>
export type Translate = (key: TextKey, values?: Record<string, string | number>) => string

type Catalogue = Record<string, Record<string, string>>

/** How numbers and dates are written: in Latin digits, and by the calendar of the years that the magazine prints. */
const localeOf = (language: string) => `${language}-u-ca-gregory-nu-latn`

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

// English is part of the site's code, as what others fall back to.
const files = import.meta.glob<Catalogue>(['./*.json', '!./en.json'], { import: 'default' })

/** Fetches the texts of a language, once. To be awaited before anything is shown in it. */
export async function loadCatalogue(language: LanguageCode) {
  if (i18n.hasResourceBundle(language, 'translation')) return
  const load = files[`./${language}.json`]
  if (load) i18n.addResourceBundle(language, 'translation', await load())
}

const keysOfMessages = new Map(Object.entries(messages).map(([key, text]) => [text as string, key]))

/** The texts and formats of a language. Dates are those of UTC, the same on the server and in the browser. */
function textsOf(language: LanguageCode) {
  const translate = i18n.getFixedT(language)
  return {
    language,
    t: ((key, values) => translate(key, values ?? {})) as Translate,
    /** What the rules of a form say, or the server does: in English where the catalogue does not know it. */
    message(text: string) {
      const key = keysOfMessages.get(text)
      if (!key) return text
      return translate(`errors.${key}`, { defaultValue: text, min: MIN_PASSWORD_LENGTH })
    },
    date: (instant: string, dateStyle: 'medium' | 'long' = 'medium') =>
      new Intl.DateTimeFormat(localeOf(language), { dateStyle, timeZone: 'UTC' }).format(new Date(instant)),
  }
}

const texts = new Map<LanguageCode, ReturnType<typeof textsOf>>()

export function textsIn(language: LanguageCode) {
  const known = texts.get(language) ?? textsOf(language)
  texts.set(language, known)
  return known
}

/** The texts of the language in whose addresses the reader is. */
export function useI18n() {
  const { pathname } = useLocation()
  return useMemo(() => textsIn(splitLanguage(pathname).language), [pathname])
}
