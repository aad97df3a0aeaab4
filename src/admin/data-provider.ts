import { createDataProvider, type SingletonResources } from './api/data-provider'
import { PROFILE, resources, WORKING_COPIES } from './api/resources'
import { readWorkingCopy, saveWorkingCopy } from './articles/working-copy/working-copy-data'
import { readProfile, saveProfile } from './profile/profile-data'
import {
  readSettings,
  readSettingTranslation,
  removeSettingTranslation,
  SETTING_TRANSLATIONS,
  SETTINGS_RESOURCE,
  saveSettings,
  saveSettingTranslation,
} from './settings/settings-data'
import { translationResources } from './translations/translation-resources'

const singletons: SingletonResources = {
  [PROFILE]: { screen: 'profile', read: readProfile, save: saveProfile },
  [WORKING_COPIES]: { screen: 'articles', read: readWorkingCopy, save: saveWorkingCopy },
  [SETTINGS_RESOURCE]: { screen: 'settings', read: readSettings, save: saveSettings },
  [SETTING_TRANSLATIONS]: {
    screen: 'settings',
    read: readSettingTranslation,
    save: saveSettingTranslation,
    remove: removeSettingTranslation,
  },
  ...translationResources,
}

export const dataProvider = createDataProvider(singletons)

/** The screen whose needs decide what may be done with a resource. */
export const screenOf = (resource: string) => (resources[resource] ?? singletons[resource])?.screen
