import { apiOrigin } from '@shared/api-host'
import { ApiError, createClient } from '@shared/client'
import type { Pack } from '@shared/entities/pack'
import { DEFAULT_LANGUAGE } from '@shared/languages'
import { mediaUrl } from '@shared/media-url'
import { type PackKey, packCacheName } from '@shared/reader/kept-names'
import { useSyncExternalStore } from 'react'
import { logFailure } from '../../data/api'
import { bytesOf, loadFiles, missingFiles, tidy } from './load-files'
import { inTime, reconnection } from './reconnection'
import { keyOf, listRecords, type PackRecord, readRecord, writeRecord } from './records'

type Status = 'unknown' | 'offered' | 'loading' | 'waiting' | 'paused' | 'kept'

export type PackState = {
  status: Status
  /** Of the whole pack. */
  bytes: number
  /** Of these, how many are here. */
  done: number
  kept_at?: string
  /** How many bytes a newer version takes, if there is one. */
  update?: number
  message?: 'removed' | 'full' | 'failed'
}

const UNKNOWN: PackState = { status: 'unknown', bytes: 0, done: 0 }

const states = new Map<string, PackState>()
const listeners = new Set<() => void>()

function show(key: PackKey, state: PackState) {
  states.set(packCacheName(key), state)
  for (const listener of listeners) listener()
}

function subscribe(listener: () => void) {
  listeners.add(listener)
  return () => void listeners.delete(listener)
}

const stateOf = (key: PackKey) => states.get(packCacheName(key)) ?? UNKNOWN

/** The state of a place, which is `unknown` until `examinePack` has looked, and where it cannot be kept. */
export const usePack = (key: PackKey) => useSyncExternalStore(subscribe, () => stateOf(key))

/** Without the session, because only what is public is kept. */
const request = createClient({
  baseUrl: apiOrigin,
  token: () => null,
  send: (url, init) => fetch(url, { ...init, cache: 'no-cache' }),
})

const isOwn = (url: string) => new URL(mediaUrl(url), location.origin).origin === location.origin

/** What there is to keep now. Other hosts do not allow pictures to be read. */
async function fetchPack({ id, lang }: PackKey, outer?: AbortSignal): Promise<Pack> {
  const query = { lang: lang === DEFAULT_LANGUAGE ? undefined : lang }
  const ask = async (signal: AbortSignal) => {
    if (id !== 'trip') return request('GET /api/places/:id/pack', { params: { id: String(id) }, query }, { signal })
    // Few readers keep one.
    const [{ readTrip }, { sortedStops }] = await Promise.all([
      import('@shared/reader/trip-store'),
      import('@shared/trip/stops'),
    ])
    return request('GET /api/trip/pack', { query: { ...query, stops: sortedStops(readTrip().stops) } }, { signal })
  }
  const { pack } = await inTime(ask, { outer })
  const files = pack.files.filter(({ kind, url }) => kind !== 'picture' || isOwn(url))
  return { ...pack, files, bytes: bytesOf(files) }
}

const isFull = (error: unknown) => error instanceof DOMException && error.name === 'QuotaExceededError'
const isGone = (error: unknown) => error instanceof ApiError && error.status === 404

/** Fails before loading what there is no room for. */
async function checkRoom(bytes: number) {
  const { quota, usage = 0 } = (await navigator.storage?.estimate?.()) ?? {}
  if (quota !== undefined && quota - usage < bytes) throw new DOMException('No room', 'QuotaExceededError')
}

async function loadPack(key: PackKey, signal: AbortSignal) {
  const pack = await fetchPack(key, signal)
  signal.throwIfAborted()
  const cache = await caches.open(packCacheName(key))
  const kept_at = (await readRecord(key))?.kept_at
  await writeRecord(cache, { pack, kept_at, state: 'loading' })
  const missing = await missingFiles(cache, pack)
  let done = pack.bytes - bytesOf(missing)
  const showProgress = () => show(key, { status: 'loading', bytes: pack.bytes, done, kept_at })
  showProgress()
  await checkRoom(bytesOf(missing))
  await loadFiles(cache, missing, {
    signal,
    onLoaded({ bytes }) {
      done += bytes
      showProgress()
    },
  })
  await tidy(cache, pack)
  const now = new Date().toISOString()
  await writeRecord(cache, { pack, kept_at: now, state: 'kept' })
  show(key, { status: 'kept', bytes: pack.bytes, done: pack.bytes, kept_at: now })
}

/** Stops with the files that have been loaded, until the reader continues. What is complete stays so. */
async function pauseRecord(key: PackKey, message?: PackState['message']) {
  const record = await readRecord(key)
  if (record?.state === 'kept') return show(key, { ...stateOf(key), status: 'kept', message })
  if (!record) return show(key, { ...stateOf(key), status: 'offered', done: 0, message })
  await writeRecord(await caches.open(packCacheName(key)), { ...record, state: 'paused' })
  show(key, { ...stateOf(key), status: 'paused', message })
}

/** Loads until everything is here, across lost connections. */
async function loadToTheEnd(key: PackKey, signal: AbortSignal) {
  for (let attempt = 0; !signal.aborted; attempt += 1) {
    const { done } = stateOf(key)
    try {
      return await loadPack(key, signal)
    } catch (error) {
      if (signal.aborted) return
      if (isFull(error)) return pauseRecord(key, 'full')
      if (isGone(error)) {
        logFailure('Place', error)
        return pauseRecord(key, 'failed')
      }
      show(key, { ...stateOf(key), status: 'waiting' })
    }
    if (stateOf(key).done > done) attempt = 0
    await reconnection(attempt, signal)
  }
}

const runs = new Map<string, { stop: () => void; ended: Promise<unknown> }>()

/** One page of this browser at a time loads a place. */
const alone = (name: string, signal: AbortSignal, work: () => Promise<void>) =>
  navigator.locks ? navigator.locks.request(name, { signal }, work) : work()

/** Keeps a place, continues with that, or fetches what has changed. */
export function keepPack(key: PackKey) {
  const name = packCacheName(key)
  if (runs.has(name)) return
  const stop = new AbortController()
  show(key, { ...stateOf(key), status: 'loading', update: undefined, message: undefined })
  // The browser may otherwise clear caches when the device runs out of space. Some ask the reader.
  navigator.storage?.persist?.().catch(() => {})
  const ended = alone(name, stop.signal, () => loadToTheEnd(key, stop.signal))
    .catch((error) => {
      if (stop.signal.aborted) return
      logFailure('Keeping', error)
      show(key, { ...stateOf(key), status: 'offered', done: 0, message: 'failed' })
    })
    .finally(() => runs.delete(name))
  runs.set(name, { stop: () => stop.abort(), ended })
}

async function stopLoading(key: PackKey) {
  const run = runs.get(packCacheName(key))
  run?.stop()
  await run?.ended
}

export async function pausePack(key: PackKey) {
  await stopLoading(key)
  await pauseRecord(key)
}

export async function removePack(key: PackKey) {
  await stopLoading(key)
  await caches.delete(packCacheName(key))
  show(key, { ...stateOf(key), status: 'offered', done: 0, update: undefined, message: 'removed' })
}

/** Shows a kept place, and whether something has changed since. */
async function showKept(key: PackKey, { pack, kept_at }: PackRecord) {
  const state = { status: 'kept', bytes: pack.bytes, done: pack.bytes, kept_at } as const
  show(key, state)
  const newest = await fetchPack(key).catch(() => undefined)
  if (!newest || newest.version === pack.version || stateOf(key) !== state) return
  const missing = await missingFiles(await caches.open(packCacheName(key)), newest)
  show(key, { ...state, update: bytesOf(missing) })
}

async function showPaused(key: PackKey, { pack, kept_at }: PackRecord) {
  const missing = await missingFiles(await caches.open(packCacheName(key)), pack)
  show(key, { status: 'paused', bytes: pack.bytes, done: pack.bytes - bytesOf(missing), kept_at })
}

/** Finds out what is kept of a place, and continues to load it if that was cut off. */
export async function examinePack(key: PackKey) {
  if (runs.has(packCacheName(key))) return
  const record = await readRecord(key)
  if (record?.state === 'kept') return showKept(key, record)
  if (record?.state === 'paused') return showPaused(key, record)
  if (record) return keepPack(key)
  const { message } = stateOf(key)
  // Offline, or on a host without places, there is nothing to offer.
  const pack = await fetchPack(key).catch(() => undefined)
  if (pack && !runs.has(packCacheName(key))) show(key, { status: 'offered', bytes: pack.bytes, done: 0, message })
}

/** Continues with what was cut off on an earlier visit. */
export async function resumePacks() {
  for (const record of await listRecords()) if (record.state === 'loading') keepPack(keyOf(record))
}
