import { isPack, savedPath } from '@shared/reader/kept-names'

/** The agreements between the service worker and the pages that it controls. */

/** The worker's caches. They are bounded, and the browser may evict them; saved articles are kept in separate caches. */
export const CACHES = {
  shell: 'shell',
  pages: 'keyed-pages',
  calls: 'calls',
  pictures: 'pictures',
  assets: 'assets',
  /** Empty. It exists as long as the reader has the lite edition, which the worker cannot learn from the cookie. */
  lite: 'lite',
} as const

/** Caches that stay until the reader removes them. */
export const isKept = (cacheName: string) => savedPath(cacheName) !== undefined || isPack(cacheName)

/** The entry of a place's cache that lists what belongs there (`PackRecord`). It is no address of the site. */
export const PACK_RECORD = '/pack-record.json'

/** The page without content. It starts the site in the browser, which then loads its data from the caches. */
export const SHELL_URL = '/index.html'

/** Response header of an API reply that comes from the cache. */
export const COPY_HEADER = 'x-copy'
/** Attribute on the root element of a page that comes from the cache. */
export const COPY_ATTRIBUTE = 'data-copy'

export const WORKER_URL = '/service-worker.js'

/** To the worker: cache a page and pictures that were fetched before it took control. */
export type KeepMessage = { type: 'keep'; page: string; pictures: string[] }
/** From the worker: the network has answered after all, and its reply differs from the copy that was served. */
export type FreshMessage = { type: 'fresh' }

const PUBLIC_CALL =
  /^\/api\/(?:articles(?:\/[1-9]\d*(?:\/related)?)?|categories|topics|series|(?:authors|events)\/[1-9]\d*|(?:places|pages)(?:\/[a-z0-9-]+)?|places\/[a-z0-9-]+\/nearby|ads\/published|newsletters\/public|settings)$/

/** Where earlier builds kept pages, by path alone: the page of a search, for example, as that of its list. */
export const FORMER_PAGES = 'pages'

/** A read that needs no session, and whose reply without one is the same for everyone. */
export const isPublicCallPath = (pathname: string) => PUBLIC_CALL.test(pathname)
