import type { LanguageCode } from '../languages'

/** The names of the browser's caches that hold what a reader keeps, until the reader removes it. */

/** Each saved article has its own cache, named after the path of its page, so it can be removed in one step. */
const SAVED = 'saved:'
export const savedCacheName = (path: string) => SAVED + path
export const savedPath = (cacheName: string) =>
  cacheName.startsWith(SAVED) ? cacheName.slice(SAVED.length) : undefined

/** Each place that a reader keeps has a cache too, and so has their trip, for a language. */
const PACK = 'pack:'
/** The id of a place, or the reader's own trip. */
export type PackId = number | 'trip'
export type PackKey = { id: PackId; lang: LanguageCode }
export const packCacheName = ({ id, lang }: PackKey) => `${PACK}${id}:${lang}`
export const isPack = (cacheName: string) => cacheName.startsWith(PACK)
