import type { CallInput } from '@shared/calls'
import type { SettingName } from '@shared/entities/setting-values'
import type { TranslationLanguage } from '@shared/entities/translation'
import { SETTING_NAMES, TRANSLATED_SETTINGS } from '@shared/site-settings'
import type { GetOneParams, Identifier, RaRecord, UpdateParams } from 'react-admin'
import { request, versionHeader } from '../api/client'

export const SETTINGS_RESOURCE = 'settings'
export const SETTING_TRANSLATIONS = 'setting-translations'

/** There is one magazine. */
export const MAGAZINE = 'magazine'

export async function readSettings({ signal }: Pick<GetOneParams, 'signal'> = {}) {
  const { settings } = await request('GET /api/settings', {}, { signal })
  return { ...settings, id: MAGAZINE }
}

type Values = Record<string, unknown>

/** Lines that someone has left empty are none. */
const withoutEmpty = (value: unknown) =>
  Array.isArray(value) ? value.filter((each) => typeof each !== 'string' || each.trim() !== '') : value

/** Two empty colours are none. */
function colours(value: unknown) {
  const { light, dark } = (value ?? {}) as Values
  return light || dark ? { light: light ?? '', dark: dark ?? '' } : null
}

const sentValue = (name: SettingName, data: Values) =>
  name === 'colours' ? colours(data.colours) : (withoutEmpty(data[name]) ?? null)

const isSame = (one: unknown, other: unknown) => JSON.stringify(one) === JSON.stringify(other)

/** Sends what has been changed: what the environment decides, and what others have saved meanwhile, stays. */
export async function saveSettings({ data, previousData }: UpdateParams): Promise<RaRecord> {
  const changed = SETTING_NAMES.filter((name) => !isSame(sentValue(name, data), previousData[name] ?? null))
  const body = Object.fromEntries(changed.map((name) => [name, sentValue(name, data)]))
  const headers = versionHeader({ data, previousData })
  const { settings } = await request(
    'PUT /api/settings',
    { body: body as CallInput<'PUT /api/settings'>['body'] },
    { headers },
  )
  return { ...settings, id: MAGAZINE }
}

const CALL = '/api/settings/translations/:language'
const paramsOf = (id: Identifier) => ({ language: String(id) as TranslationLanguage })

/** A translation that does not exist yet is an empty record with version 0. */
export async function readSettingTranslation({ id, signal }: GetOneParams): Promise<RaRecord> {
  // Reading a missing translation would log an error in the browser.
  const { translations } = await request('GET /api/settings/translations', {}, { signal })
  const found = translations.find(({ language }) => language === id)
  const empty = { destinations: [], outdated: [], version: 0 }
  return { ...(found ?? empty), id }
}

export async function saveSettingTranslation({ id, data, previousData }: UpdateParams): Promise<RaRecord> {
  const texts = Object.fromEntries(TRANSLATED_SETTINGS.map((name) => [name, data[name] ?? null]))
  const body = { ...texts, destinations: data.destinations } as CallInput<`PUT ${typeof CALL}`>['body']
  const headers = versionHeader({ data, previousData })
  const { translation } = await request(`PUT ${CALL}`, { params: paramsOf(id), body }, { headers })
  return { ...translation, id }
}

export const removeSettingTranslation = (id: Identifier) => request(`DELETE ${CALL}`, { params: paramsOf(id) })
