import type { LoadFailures } from '../forms/LoadFailure'

export const saveMessages = { success: 'settings.saved', failure: 'settings.saveFailed' } as const

export const loadFailures: LoadFailures = { absent: 'settings.absent', notLoaded: 'settings.notLoaded' }
