import type { SettingName, SettingValues } from '@shared/entities/setting-values'
import { DEFAULT_LANGUAGE, type LanguageCode } from '@shared/languages'
import { DEFAULT_CONTACTS } from '@shared/site-entry'
import { SETTING_NAMES, SETTINGS, TRANSLATED_SETTINGS } from '@shared/site-settings'
import { setTimeZone } from '@shared/time'
import type { Config } from '../config/config'
import type { Db } from '../db/client'
import { commitEvents } from '../db/commits'
import { findSettings, listSettingTranslations } from './settings.queries'

export type MachineSettings = Pick<Config, 'CONTACT_EMAILS' | 'TIME_ZONE' | 'demo'>

type Own = Partial<SettingValues>
type Stored = { own: Own; version: number; translations: Map<LanguageCode, Record<string, string>> }

async function read(db: Db): Promise<Stored> {
  const { values, version } = await findSettings(db)
  const translations = await listSettingTranslations(db)
  return { own: values, version, translations: new Map(translations.map(({ language, texts }) => [language, texts])) }
}

/** What a process remembers of the settings. `generation` counts the changes. */
type Kept = { stored?: Stored; generation: number }

/** By the database: every page, mail and feed asks for it. */
const kept = new WeakMap<object, Kept>()

/**
 * Keeps what is read until it changes, here or in another process, and follows the magazine's time zone. In a command, each question
 * goes to the database.
 */
export async function keepSettings(db: Db, config: MachineSettings) {
  const events = commitEvents(db)
  const place: Kept = { generation: 0 }
  kept.set(events, place)
  events.on('changed', ({ tags }) => {
    // A change of the settings concerns everything.
    if (tags) return
    place.stored = undefined
    place.generation += 1
    applyTimeZone(db, config).catch(() => {})
  })
  await applyTimeZone(db, config)
}

/** Each caller reads by itself: with the embedded database, a transaction must not wait for what others ask outside of it. */
async function storedNow(db: Db): Promise<Stored> {
  const place = kept.get(commitEvents(db))
  if (!place) return read(db)
  if (place.stored) return place.stored
  const { generation } = place
  const stored = await read(db)
  if (place.generation === generation) place.stored = stored
  return stored
}

const isTranslatedText = (field: string) => (TRANSLATED_SETTINGS as string[]).includes(field)

/** The texts of a translation in their places. A destination that is not set has none. */
function translated(own: Own, texts: Record<string, string>): Own {
  const plain = Object.entries(texts).filter(([field]) => isTranslatedText(field))
  const destinations = own.destinations?.map((destination, index) => ({
    ...destination,
    title: texts[`destinations.${index}.title`] ?? destination.title,
    text: texts[`destinations.${index}.text`] ?? destination.text,
  }))
  return { ...own, ...Object.fromEntries(plain), ...(destinations && { destinations }) }
}

/** What the owner has set, for readers of a language. */
export async function ownSettings(db: Db, language: LanguageCode = DEFAULT_LANGUAGE): Promise<Own> {
  const { own, translations } = await storedNow(db)
  return translated(own, translations.get(language) ?? {})
}

/** The name and the tagline of the magazine. The tagline is missing if it is the catalogue's. */
export async function magazineIn(db: Db, language: LanguageCode = DEFAULT_LANGUAGE) {
  const { name, tagline } = await ownSettings(db, language)
  return { name: name ?? SETTINGS.name.default, tagline }
}

/** What variables of the environment decide. */
const machineValues = ({ CONTACT_EMAILS, TIME_ZONE }: MachineSettings): Own => ({
  ...(CONTACT_EMAILS && { contact_emails: CONTACT_EMAILS }),
  ...(TIME_ZONE && { time_zone: TIME_ZONE }),
})

const defaults = Object.fromEntries(SETTING_NAMES.map((name) => [name, SETTINGS[name].default])) as SettingValues

/** The default of a text may follow from another setting. */
function defaultsFor({ name, tagline }: Own, { demo }: MachineSettings): SettingValues {
  return {
    ...defaults,
    hero_text: tagline ?? defaults.hero_text,
    copyright: name ? defaults.copyright.replace(defaults.name, () => name) : defaults.copyright,
    // The addresses of the demo are invented: readers would write to nobody.
    contact_emails: demo ? DEFAULT_CONTACTS : [],
  }
}

export const isLocked = (name: SettingName, config: MachineSettings) => Object.hasOwn(machineValues(config), name)

/** An address that comes with the program: no one reads what is sent to it. */
export const isInvented = (address: string) => DEFAULT_CONTACTS.includes(address) || /\.example$/i.test(address)

/** The settings as they apply in a language. */
export const currentSettings = async (db: Db, config: MachineSettings, language?: LanguageCode) =>
  shown(await storedNow(db), config, language)

/** The same in the transaction of a change, which sees what the others do not yet. */
export const changedSettings = async (tx: Db, config: MachineSettings) => shown(await read(tx), config)

function shown(
  { own, version, translations }: Stored,
  config: MachineSettings,
  language: LanguageCode = DEFAULT_LANGUAGE,
) {
  const given = { ...translated(own, translations.get(language) ?? {}), ...machineValues(config) }
  const values: SettingValues = { ...defaultsFor(given, config), ...given }
  // Also of an environment that was copied from an example.
  if (!config.demo) values.contact_emails = values.contact_emails.filter((each) => !DEFAULT_CONTACTS.includes(each))
  return {
    ...values,
    // A default that follows from another setting is not set: readers have it in their language.
    changed: SETTING_NAMES.filter((name) => name in given || (name === 'contact_emails' && !config.demo)),
    locked: SETTING_NAMES.filter((name) => isLocked(name, config)),
    translations: [...translations.keys()].filter((code) => code !== DEFAULT_LANGUAGE),
    version,
  }
}

/** The languages in which the magazine is offered. */
export const offeredLanguages = async (db: Db): Promise<LanguageCode[]> =>
  (await storedNow(db)).own.languages ?? defaults.languages

/** Counts the days of this process in the magazine's time zone. */
export async function applyTimeZone(db: Db, config: MachineSettings) {
  setTimeZone(config.TIME_ZONE ?? (await storedNow(db)).own.time_zone)
}
