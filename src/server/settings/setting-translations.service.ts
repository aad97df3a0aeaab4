import type { SettingValues } from '@shared/entities/setting-values'
import type { SettingsTranslation, SettingsTranslationInput } from '@shared/entities/settings'
import type { TranslationLanguage } from '@shared/entities/translation'
import { inLanguageOrder } from '@shared/languages'
import { TRANSLATED_SETTINGS, type TranslatedSetting } from '@shared/site-settings'
import type { FastifyBaseLogger } from 'fastify'
import type { Db } from '../db/client'
import { announce } from '../http/cache/cache-tags'
import { AppError, notFound } from '../http/errors'
import type { Editing } from '../http/route'
import type { Services } from '../http/services'
import { checkVersion } from '../http/versions'
import { type Translate, TranslationFailedError } from '../translation/machine/libretranslate'
import { translateFields } from '../translation/machine/translate-texts'
import { changedSettings, currentSettings, type MachineSettings } from './current.service'
import {
  deleteSettingTranslation,
  findSettingTranslation,
  listSettingTranslations,
  lockSettings,
  type StoredTranslation,
  storeSettingTranslation,
} from './settings.queries'

type Texts = Record<string, string>

const TEXTS_OF_DESTINATION = ['title', 'text'] as const

/** The texts of the settings that can be translated, by field: `tagline`, `destinations.0.title`. */
const textsOf = (values: SettingValues): Texts => ({
  ...Object.fromEntries(TRANSLATED_SETTINGS.map((name) => [name, values[name]])),
  ...Object.fromEntries(
    values.destinations.flatMap((destination, index) =>
      TEXTS_OF_DESTINATION.map((text) => [`destinations.${index}.${text}`, destination[text]]),
    ),
  ),
})

/** The same of an input, without those that it leaves out. */
const givenTexts = ({ destinations = [], ...plain }: SettingsTranslationInput): Record<string, string | null> => {
  const inDestinations = destinations.flatMap((destination, index) =>
    TEXTS_OF_DESTINATION.map((text) => [`destinations.${index}.${text}`, destination[text]] as const),
  )
  const given = [...Object.entries(plain), ...inDestinations]
  return Object.fromEntries(given.flatMap(([field, text]) => (text === undefined ? [] : [[field, text]])))
}

/** Texts in their places. */
const placed = (texts: Texts, { destinations }: SettingValues) => ({
  ...(Object.fromEntries(TRANSLATED_SETTINGS.map((name) => [name, texts[name] ?? null])) as Record<
    TranslatedSetting,
    string | null
  >),
  destinations: destinations.map((_, index) => ({
    title: texts[`destinations.${index}.title`] ?? null,
    text: texts[`destinations.${index}.text`] ?? null,
  })),
})

function described(row: StoredTranslation, values: SettingValues): SettingsTranslation {
  const { language, texts, originals, version, updated_at } = row
  const now = textsOf(values)
  return {
    ...placed(texts, values),
    language,
    outdated: Object.keys(texts).filter((field) => originals[field] !== now[field]),
    updated_at: updated_at.toISOString(),
    version,
  }
}

export async function listTranslations(db: Db, config: MachineSettings) {
  const values = await currentSettings(db, config)
  return inLanguageOrder(await listSettingTranslations(db)).map((row) => described(row, values))
}

export async function readTranslation(db: Db, config: MachineSettings, language: TranslationLanguage) {
  const row = await findSettingTranslation(db, language)
  if (!row) throw notFound('Translation')
  return described(row, await currentSettings(db, config))
}

type Key = { language: TranslationLanguage }

/** Readers see it as soon as it is saved. What is sent follows the original as it is now. */
export const saveTranslation = (
  { db, config, now, expectedVersion }: Editing,
  { language }: Key,
  input: SettingsTranslationInput,
) =>
  db.transaction(async (tx) => {
    await lockSettings(tx, now())
    const values = await changedSettings(tx, config)
    const before = await findSettingTranslation(tx, language)
    if (before) checkVersion(expectedVersion, before, described(before, values))
    else if (expectedVersion) throw notFound('Translation')
    const [texts, originals] = [{ ...before?.texts }, { ...before?.originals }]
    const current = textsOf(values)
    for (const [field, text] of Object.entries(givenTexts(input))) {
      delete texts[field]
      delete originals[field]
      const original = current[field]
      if (text === null || original === undefined) continue
      texts[field] = text
      originals[field] = original
    }
    const saved = await storeSettingTranslation(tx, language, { texts, originals }, now())
    await announce(tx)
    return described(saved, values)
  })

export const removeTranslation = ({ db, config, now, expectedVersion }: Editing, { language }: Key) =>
  db.transaction(async (tx) => {
    await lockSettings(tx, now())
    const before = await findSettingTranslation(tx, language)
    if (!before) throw notFound('Translation')
    checkVersion(expectedVersion, before, described(before, await changedSettings(tx, config)))
    await deleteSettingTranslation(tx, language)
    await announce(tx)
  })

type Suggesting = Pick<Services, 'db' | 'config'> & { translate?: Translate; log: FastifyBaseLogger }

/** A machine's translation for a person to correct; nothing is stored. Failures are answered in plain words, and logged. */
export async function suggestTranslation({ db, config, translate, log }: Suggesting, { language }: Key) {
  if (!translate) throw new AppError('conflict', 'No machine translation is set up on this server')
  const values = await currentSettings(db, config)
  // The name stays what it is.
  const { name, ...texts } = textsOf(values)
  try {
    return placed({ ...(await translateFields(translate, texts, language)), ...(name && { name }) }, values)
  } catch (error) {
    if (!(error instanceof TranslationFailedError)) throw error
    log.warn({ reason: error.message, language }, 'the machine translation failed')
    throw new AppError('bad_gateway', 'The machine translation did not answer as it should. Please try again later.')
  }
}
