import { apiOrigin, readToken } from '@shared/api-host'
import { createClient } from '@shared/client'
import { isUnsynced, syncSaved, syncTrip } from '@shared/reader/sync'
import { onTripChange } from '@shared/reader/trip-store'

export { removeSavedItem, withoutHere } from '@shared/reader/sync'
export { forgetAccountTrip } from '@shared/reader/trip-store'

/** Presses that follow one another are one save. */
const PAUSE_MS = 1500

/** Not the site's: a save in the background says nothing about the connection of the page, and no reply may be older than the version. */
export const accountRequest = createClient({
  baseUrl: apiOrigin,
  token: readToken,
  send: (url, init) => fetch(url, init),
})

/** The next page tries again. Hosts that speak only the specification's table keep nothing for readers. */
const ignoreFailure = () => {}

/** Joins the trip here with the one in the account, which may have changed on another device. */
export const joinTrip = (user: number) => syncTrip(accountRequest, user).catch(ignoreFailure)

/** The same for the list of what was saved. Undefined if that fails. */
export const joinSaved = (user: number) => syncSaved(accountRequest, user).catch(() => undefined)

/**
 * Keeps both the same here and in the account, as long as its reader is signed in. A browser that has changed nothing asks nothing: pages
 * that show the lists do so themselves.
 */
export function followAccount(user: number) {
  let timer: ReturnType<typeof setTimeout> | undefined
  const sync = async () => {
    if (!(await isUnsynced(user))) return
    await joinTrip(user)
    await joinSaved(user)
  }
  const later = () => {
    clearTimeout(timer)
    timer = setTimeout(sync, PAUSE_MS)
  }
  sync()
  const stop = onTripChange(later)
  return () => {
    clearTimeout(timer)
    stop()
  }
}
