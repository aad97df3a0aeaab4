import { splitLanguage } from '@shared/language-paths'
import { DEFAULT_LANGUAGE, type LanguageCode } from '@shared/languages'
import { MIN_PASSWORD_LENGTH } from '@shared/password-rules'
import { readerMessages } from '@shared/reader-messages'
import { timeZone } from '@shared/time'
import { useMemo } from 'react'
import { useLocation } from 'react-router'
import { logFailure } from '../data/api'
import type en from './en.json'
import type sidePages from './side-pages/en.json'
import { addTexts, localeOf, type Texts, translate, type Values } from './translate'

type WithoutPlural<Key extends string> = Key extends `${infer Stem}_${'one' | 'other'}` ? Stem : Key
type KeyIn<Texts> = {
  [Key in keyof Texts & string]: Texts[Key] extends string ? WithoutPlural<Key> : `${Key}.${KeyIn<Texts[Key]>}`
}[keyof Texts & string]

/** The path of a text in one of the English catalogues. */
export type TextKey = KeyIn<typeof en> | KeyIn<typeof sidePages>
export type Translate = (key: TextKey, values?: Values) => string

const catalogues = import.meta.glob<Texts>(['./*.json', './side-pages/*.json'], { import: 'default' })
const loaded = new Set<string>()

async function load(file: string, language: LanguageCode) {
  if (loaded.has(file)) return
  const texts = await catalogues[file]?.()
  if (!texts || loaded.has(file)) return
  loaded.add(file)
  addTexts(language, texts)
}

/** Loads the texts of a language that any page may need. Await it before rendering in that language. */
export const loadCatalogue = (language: LanguageCode) => load(`./${language}.json`, language)

/** Loads the texts of the pages that `hasOwnTexts` marks in routes.tsx: readers of articles do without them. */
export const loadSidePages = (language: LanguageCode) => load(`./side-pages/${language}.json`, language)

/** Loads texts; those in English, if a language's cannot be loaded. */
export async function orInEnglish(loadTexts: (language: LanguageCode) => Promise<void>, language: LanguageCode) {
  try {
    await loadTexts(language)
  } catch (error) {
    logFailure('Language', error)
    await loadTexts(DEFAULT_LANGUAGE)
  }
}

const messageKeys = new Map(Object.entries(readerMessages).map(([key, text]) => [text as string, key]))

/** With the name of the month: the short forms of some languages are numbers only, whose order Arabic turns round. */
const DATE_STYLES = {
  medium: { day: 'numeric', month: 'short', year: 'numeric' },
  long: { dateStyle: 'long' },
} satisfies Record<string, Intl.DateTimeFormatOptions>

type DateStyle = keyof typeof DATE_STYLES

/** A date without a time, such as 2026-11-22, is a day of the magazine already. */
const zoneOf = (date: string) => (date.includes('T') ? timeZone() : 'UTC')

/** Dates are the magazine's, so that the server and the browser render the same. */
function createDateFormat(language: LanguageCode) {
  // Making one takes longer than formatting a page of dates.
  const formats = new Map<string, Intl.DateTimeFormat>()
  return (date: string, style: DateStyle = 'medium') => {
    const zone = zoneOf(date)
    const key = `${style} ${zone}`
    const format =
      formats.get(key) ?? new Intl.DateTimeFormat(localeOf(language), { ...DATE_STYLES[style], timeZone: zone })
    formats.set(key, format)
    return format.format(new Date(date))
  }
}

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
    date: createDateFormat(language),
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
