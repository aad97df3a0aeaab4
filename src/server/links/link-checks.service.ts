import type { CheckedLink, LinkState } from '@shared/entities/link-check'
import { isHttpUrl, isLocalPath } from '@shared/validation'
import { LRUCache } from 'lru-cache'
import { countAttempt, linkChecksBy } from '../http/attempts'
import type { UserRow } from '../http/route'
import type { Services } from '../http/services'
import { createTurns } from '../jobs/turns'
import type { ForeignFetch } from '../net/guarded-fetch'
import { readLinkState } from './link-state.service'
import { statesOfPaths } from './own-pages.service'

const MAX_KEPT = 2000
const KEPT_MS = 60 * 60_000
/** Shorter, because authors repair a link and check again. */
const FAILURE_KEPT_MS = 2 * 60_000
/** Fewer than `readLinkState` takes, so that the forms of ads are answered meanwhile. */
const AT_ONCE = 4
/** More are begun when the form asks again. */
const MAX_WAITING = 200

function startChecks(foreignFetch: ForeignFetch) {
  const states = new LRUCache<string, LinkState>({ max: MAX_KEPT })
  const turns = createTurns({ running: AT_ONCE, waiting: MAX_WAITING })

  async function check(url: string) {
    states.set(url, 'checking')
    const state = await turns.run(() => readLinkState(foreignFetch, url)).catch(() => undefined)
    if (state) states.set(url, state, { ttl: state === 'answers' ? KEPT_MS : FAILURE_KEPT_MS })
    // Busy with other links, or with those of ads: the form asks again.
    else states.delete(url)
  }

  return {
    stateOf: (url: string) => states.get(url),
    begin: (url: string) => void check(url),
  }
}

/** One for each server of a process. Other processes check again, which does no harm. */
const checksBy = new WeakMap<ForeignFetch, ReturnType<typeof startChecks>>()

function checksOf(foreignFetch: ForeignFetch) {
  const checks = checksBy.get(foreignFetch) ?? startChecks(foreignFetch)
  checksBy.set(foreignFetch, checks)
  return checks
}

/**
 * What is known of these links. Those of which nothing is known are checked in the background, some at a time; each is opened for a few
 * seconds at most, and what it answers is kept for a while.
 */
export async function checkLinks(
  { db, foreignFetch, now, user }: Services & { user: UserRow },
  urls: string[],
): Promise<CheckedLink[]> {
  const checks = checksOf(foreignFetch)
  const pageOf = (url: string) => url.split('#')[0] ?? url
  const foreign = new Set(urls.filter(isHttpUrl).map(pageOf))
  const unknown = [...foreign].filter((url) => !checks.stateOf(url))
  if (unknown.length > 0) await countAttempt(db, linkChecksBy(user.id), now())
  for (const url of unknown) checks.begin(url)
  const stateOfPath = await statesOfPaths(db, urls.filter(isLocalPath))
  return urls.map((url) => ({
    url,
    state: isHttpUrl(url) ? (checks.stateOf(pageOf(url)) ?? 'checking') : stateOfPath(url),
  }))
}
