import { isUnsynced, syncSaved, syncTrip } from '@shared/reader/sync'
import { onTripChange } from '@shared/reader/trip-store'
import { browserRequest, logFailure } from '../data/api'
import { isAbsent } from '../data/loaders'

export { forgetAccountTrip } from '@shared/reader/trip-store'

/** Presses that follow one another are one save. */
const PAUSE_MS = 1500

/** Hosts that speak only the specification's table keep nothing for readers. Otherwise the next page tries again. */
export const ignoreFailure = (error: unknown) => {
  if (!isAbsent(error)) logFailure('Account', error)
}

/**
 * Keeps the trip and the list of what was saved the same here and in the account, as long as its reader is signed in. A browser that has
 * changed nothing asks nothing: pages that show the lists do so themselves.
 */
export function followAccount(user: number) {
  let timer: ReturnType<typeof setTimeout> | undefined
  const sync = async () => {
    if (!(await isUnsynced(user))) return
    await syncTrip(browserRequest, user)
    await syncSaved(browserRequest, user)
  }
  const later = () => {
    clearTimeout(timer)
    timer = setTimeout(() => sync().catch(ignoreFailure), PAUSE_MS)
  }
  sync().catch(ignoreFailure)
  const stop = onTripChange(later)
  return () => {
    clearTimeout(timer)
    stop()
  }
}
