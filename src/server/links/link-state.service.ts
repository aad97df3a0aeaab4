import { type ForeignFetch, ForeignSizeError, ForeignStatusError } from '../net/guarded-fetch'

/** Enough to see that a page comes. */
const MAX_BYTES = 64 * 1024

/** At most so many at once: each holds a request and a connection for up to five seconds. */
const MAX_PROBES = 8
let probes = 0

const GONE = [404, 410]

function stateOf(error: unknown) {
  // The rest of the page is of no interest.
  if (error instanceof ForeignSizeError) return 'answers'
  if (!(error instanceof ForeignStatusError)) return 'unreachable'
  if (GONE.includes(error.status)) return 'absent'
  // Many sites refuse programs, with 403 for instance, but answer readers.
  return error.status >= 500 ? 'failing' : 'answers'
}

/** Whether a web address answers; undefined if the server is busy with other addresses. */
export async function readLinkState(foreignFetch: ForeignFetch, url: string) {
  if (probes >= MAX_PROBES) return undefined
  probes += 1
  try {
    await foreignFetch(url, { accept: /^/, maxBytes: MAX_BYTES })
    return 'answers'
  } catch (error) {
    return stateOf(error)
  } finally {
    probes -= 1
  }
}
