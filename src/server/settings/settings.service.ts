import { isDeepStrictEqual } from 'node:util'
import type { SettingName, SettingValues } from '@shared/entities/setting-values'
import type { SettingsInput } from '@shared/entities/settings'
import { messages } from '@shared/messages'
import { SETTING_NAMES, SETTINGS } from '@shared/site-settings'
import type { Db } from '../db/client'
import { announce } from '../http/cache/cache-tags'
import { invalid } from '../http/errors'
import type { Editing } from '../http/route'
import { checkVersion } from '../http/versions'
import { changedSettings, isLocked } from './current.service'
import { findSettings, lockSettings, setChecklistClosed, updateSettings } from './settings.queries'

/** What is stored of an input: nothing of what is as by default, or empty. */
function valuesAfter(before: Partial<SettingValues>, input: SettingsInput) {
  const after: Partial<Record<SettingName, unknown>> = { ...before }
  for (const name of SETTING_NAMES) {
    const given = input[name]
    if (given === undefined) continue
    if (given === null || isDeepStrictEqual(given, SETTINGS[name].default)) delete after[name]
    else after[name] = given
  }
  return after as Partial<SettingValues>
}

/** Saves settings. Those that the environment decides can be sent as they are, but not changed. */
export async function saveSettings({ db, config, now, expectedVersion }: Editing, input: SettingsInput) {
  return db.transaction(async (tx) => {
    const before = await lockSettings(tx, now())
    const shown = await changedSettings(tx, config)
    checkVersion(expectedVersion, before, shown)
    const locked = SETTING_NAMES.filter((name) => isLocked(name, config) && input[name] !== undefined)
    const refused = locked.filter((name) => !isDeepStrictEqual(input[name], shown[name]))
    if (refused.length > 0) throw invalid(Object.fromEntries(refused.map((name) => [name, messages.settingLocked])))
    const kept = Object.fromEntries(Object.entries(input).filter(([name]) => !locked.some((each) => each === name)))
    await updateSettings(tx, valuesAfter(before.values, kept), now())
    await announce(tx)
    return changedSettings(tx, config)
  })
}

export const isChecklistClosed = async (db: Db) => (await findSettings(db)).checklistClosedAt !== null

/** Closes the list of what a new owner has to do, or opens it again. */
export const closeChecklist = ({ db, now }: Pick<Editing, 'db' | 'now'>, closed: boolean) =>
  db.transaction(async (tx) => {
    await lockSettings(tx, now())
    await setChecklistClosed(tx, closed ? now() : null)
  })
