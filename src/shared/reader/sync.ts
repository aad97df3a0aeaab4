import { ApiError, type Request } from '../client'
import type { ReaderSaved, SavedItem } from '../entities/reader-lists'
import { splitLanguage } from '../language-paths'
import { isLanguageCode } from '../languages'
import { mergeLists, mergeTrips, type PlannedTrip } from '../trip/merge'
import { savedPath } from './kept-names'
import { readTrip, storeTrip } from './trip-store'

/** Browser code only: makes what this browser and the account of its reader keep the same. */

/** How often another device may come in between. */
const ATTEMPTS = 4

const withVersion = (version: number) => ({ headers: { 'if-match': `"${version}"` } })

/** Repeats what another device has got ahead of. */
async function retried<Result>(work: () => Promise<Result>): Promise<Result> {
  for (let attempt = 1; ; attempt += 1)
    try {
      return await work()
    } catch (error) {
      const isOutrun = error instanceof ApiError && error.status === 409
      if (!isOutrun || attempt === ATTEMPTS) throw error
    }
}

const planOf = ({ stops, start }: PlannedTrip): PlannedTrip => ({ stops, start })
const isSame = (one: PlannedTrip, other: PlannedTrip) => one.stops === other.stops && one.start === other.start

/** Joins the trip of this browser with that of the account. One that another account has left here is not this reader's. */
export const syncTrip = (request: Request, user: number) =>
  retried(async () => {
    const { trip } = await request('GET /api/auth/me/trip')
    const kept = readTrip()
    const isForeign = kept.synced !== undefined && kept.synced.user !== user
    const merged = isForeign ? planOf(trip) : mergeTrips(kept.synced && planOf(kept.synced), planOf(kept), planOf(trip))
    if (!isSame(merged, trip)) await request('PUT /api/auth/me/trip', { body: merged }, withVersion(trip.version))
    // Changed here meanwhile: what was merged is the base of the next time.
    const now = readTrip()
    const next = isSame(now, kept) ? merged : planOf(now)
    storeTrip({ ...next, synced: { ...merged, user } })
  })

/** The article or place that a cache is of; undefined for the trip, and for other caches. */
function keptItem(cacheName: string): SavedItem | undefined {
  const article = savedPath(cacheName)
  if (article !== undefined) {
    const { language, path } = splitLanguage(article)
    const [, id] = /^\/articles\/(\d+)$/.exec(path) ?? []
    return id ? { kind: 'articles', id: Number(id), language } : undefined
  }
  const [, id, code = ''] = /^pack:(\d+):(.+)$/.exec(cacheName) ?? []
  return id && isLanguageCode(code) ? { kind: 'places', id: Number(id), language: code } : undefined
}

const SAVED_KEY = 'saved'
type SavedHere = { user: number; items: SavedItem[] }

const keyOf = ({ kind, id, language }: SavedItem) => `${kind} ${id} ${language}`

/** What this browser has kept. A page that does not come by https has no caches. */
async function listHere() {
  if (typeof caches === 'undefined') return undefined
  return (await caches.keys()).flatMap((name) => keptItem(name) ?? []).reverse()
}

/** What was here when the list was last the same as that of an account. */
function readHere(): SavedHere | undefined {
  try {
    return JSON.parse(localStorage.getItem(SAVED_KEY) ?? 'null') ?? undefined
  } catch {
    return undefined
  }
}

/** What this browser had of another account is not this reader's, and what has gone of it was not theirs to remove. */
function itemsBefore(user: number, now: SavedItem[]) {
  const { user: owner, items = [] } = readHere() ?? {}
  if (owner === user) return items
  const present = new Set(now.map(keyOf))
  return items.filter((item) => present.has(keyOf(item)))
}

/** Makes the account's list that of all devices. Returns it, with what is here and what is not. */
export const syncSaved = (request: Request, user: number) =>
  retried(async () => {
    const { saved } = await request('GET /api/auth/me/saved')
    const now = await listHere()
    if (!now) return saved
    const items = mergeLists({ before: itemsBefore(user, now), now }, saved.items, keyOf).map(
      ({ kind, id, language }) => ({ kind, id, language }),
    )
    const isChanged = items.map(keyOf).join() !== saved.items.map(keyOf).join()
    const reply = isChanged
      ? await request('PUT /api/auth/me/saved', { body: { items } }, withVersion(saved.version))
      : { saved }
    localStorage.setItem(SAVED_KEY, JSON.stringify({ user, items: now } satisfies SavedHere))
    return reply.saved
  })

/** Those things on the account's list that this browser does not have. */
export async function withoutHere({ items }: ReaderSaved) {
  const here = new Set(((await listHere()) ?? []).map(keyOf))
  return items.filter((item) => !here.has(keyOf(item)))
}

/** Takes one thing off the account's list. */
export const removeSavedItem = (request: Request, removed: SavedItem): Promise<ReaderSaved> =>
  retried(async () => {
    const { saved } = await request('GET /api/auth/me/saved')
    const items = saved.items
      .filter((item) => keyOf(item) !== keyOf(removed))
      .map(({ kind, id, language }) => ({ kind, id, language }))
    return (await request('PUT /api/auth/me/saved', { body: { items } }, withVersion(saved.version))).saved
  })

/** Whether this browser has changed something since it and this account last had the same. */
export async function isUnsynced(user: number) {
  const { synced, ...trip } = readTrip()
  if (synced?.user !== user || !isSame(synced, trip)) return true
  const [here, now] = [readHere(), await listHere()]
  return now !== undefined && (here?.user !== user || here.items.map(keyOf).join() !== now.map(keyOf).join())
}
