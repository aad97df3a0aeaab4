import { createDataProvider, type SingletonResources } from './api/data-provider'
import { PROFILE, resources, WORKING_COPIES } from './api/resources'
import { readWorkingCopy, saveWorkingCopy } from './articles/working-copy/working-copy-data'
import { readProfile, saveProfile } from './profile/profile-data'
import { translationResources } from './translations/translation-resources'

const singletons: SingletonResources = {
  [PROFILE]: { screen: 'profile', read: readProfile, save: saveProfile },
  [WORKING_COPIES]: { screen: 'articles', read: readWorkingCopy, save: saveWorkingCopy },
  ...translationResources,
}

export const dataProvider = createDataProvider(singletons)

/** The screen whose needs decide what may be done with a resource. */
export const screenOf = (resource: string) => (resources[resource] ?? singletons[resource])?.screen
