import { safely } from '../reader/storage'
import { reserveRoom } from './begun'

/** A pause after which a reader's next page is another visit. */
const PAUSE_MS = 4 * 60 * 60 * 1000

const SEEN = 'seen'
const SINCE = 'since'

/** Notes that the reader is here. Returns when the visit before this one ended; undefined on the first visit. */
export function noteVisit(now = new Date()): string | undefined {
  return safely(() => {
    const seen = localStorage.getItem(SEEN)
    if (seen && now.getTime() - Date.parse(seen) > PAUSE_MS) localStorage.setItem(SINCE, seen)
    localStorage.setItem(SEEN, now.toISOString())
    const since = localStorage.getItem(SINCE) ?? undefined
    if (since) reserveRoom()
    return since
  })
}
