import { splitLanguage } from '@shared/language-paths'
import { DEFAULT_LANGUAGE, type LanguageCode } from '@shared/languages'
import { SITE_NAME } from '@shared/magazine'
import { MIN_PASSWORD_LENGTH } from '@shared/password-rules'
import { readerMessages } from '@shared/reader-messages'
import { SETTING_TEXTS } from '@shared/setting-texts'
import type { OwnSettings } from '@shared/site-entry'
import type { TranslatedSetting } from '@shared/site-settings'
import { timeZone } from '@shared/time'
import { useContext, useMemo } from 'react'
import { useLocation } from 'react-router'
import { logFailure } from '../data/api'
import { SettingsContext } from '../data/settings'
import type about from './about/en.json'
import type cover from './cover/en.json'
import type en from './en.json'
import type events from './events/en.json'
import type map from './map/en.json'
import type newsletter from './newsletter/en.json'
import type onward from './onward/en.json'
import type pictures from './pictures/en.json'
import type saved from './saved/en.json'
import type sidePages from './side-pages/en.json'
import type subjects from './subjects/en.json'
import { addTexts, localeOf, perLanguage, type Texts, translate, type Values } from './translate'
import type trip from './trip/en.json'

type WithoutPlural<Key extends string> = Key extends `${infer Stem}_${'one' | 'other'}` ? Stem : Key
type KeyIn<Texts> = {
  [Key in keyof Texts & string]: Texts[Key] extends string ? WithoutPlural<Key> : `${Key}.${KeyIn<Texts[Key]>}`
}[keyof Texts & string]

/** The path of a text in one of the English catalogues. */
export type TextKey =
  | KeyIn<typeof en>
  | KeyIn<typeof sidePages>
  | KeyIn<typeof about>
  | KeyIn<typeof cover>
  | KeyIn<typeof events>
  | KeyIn<typeof map>
  | KeyIn<typeof newsletter>
  | KeyIn<typeof onward>
  | KeyIn<typeof pictures>
  | KeyIn<typeof saved>
  | KeyIn<typeof subjects>
  | KeyIn<typeof trip>
export type Translate = (key: TextKey, values?: Values) => string

/** Of the texts that only some pages show, or some parts of pages. The code of these is in a folder of the same name. */
export type TextFolder =
  | 'about'
  | 'cover'
  | 'events'
  | 'map'
  | 'newsletter'
  | 'onward'
  | 'pictures'
  | 'saved'
  | 'side-pages'
  | 'subjects'
  | 'trip'

const catalogues = import.meta.glob<Texts>(['./*.json', './*/*.json'], { import: 'default' })
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

/** Loads texts that only some pages show: readers of articles do without them. */
export const loadFrom = (folder: TextFolder) => (language: LanguageCode) =>
  load(`./${folder}/${language}.json`, language)

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
  month: { month: 'short' },
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

const dateFormat = perLanguage(createDateFormat)

/** The texts of the catalogue, but for those in whose place the owner has set others. */
function createI18n(language: LanguageCode, own: OwnSettings = {}) {
  const magazine = own.name ?? SITE_NAME
  const settings: Partial<Record<string, TranslatedSetting>> = SETTING_TEXTS
  return {
    language,
    t: ((key, values) =>
      own[settings[key] as TranslatedSetting] ?? translate(key, language, { magazine, ...values }) ?? key) as Translate,
    /** Translates a message of the server or of form validation; unknown messages stay in English. */
    message(text: string) {
      const key = messageKeys.get(text)
      if (!key) return text
      return translate(`errors.${key}`, language, { min: MIN_PASSWORD_LENGTH }) ?? text
    },
    date: dateFormat(language),
  }
}

const instances = perLanguage((language) => createI18n(language))

/** The texts and formats of a language, with what the owner has set. */
export const i18nFor = (language: LanguageCode, own?: OwnSettings) =>
  own ? createI18n(language, own) : instances(language)

/** The texts and formats of the language in the current address. */
export function useI18n() {
  const { pathname } = useLocation()
  const own = useContext(SettingsContext)?.own
  return useMemo(() => i18nFor(splitLanguage(pathname).language, own), [pathname, own])
}
