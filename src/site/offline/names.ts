/** What the service worker and the pages that it serves have to agree on. */

/** Caches of the worker. What a reader saves lies apart from them: these are bounded, and dropped where space runs out. */
export const CACHES = {
  shell: 'shell',
  pages: 'pages',
  calls: 'calls',
  pictures: 'pictures',
  assets: 'assets',
} as const

/** An article that a reader saved has a cache of its own, named by the path of its page: removed in one step. */
const SAVED = 'saved:'
export const savedCacheName = (path: string) => SAVED + path
export const savedPath = (cacheName: string) =>
  cacheName.startsWith(SAVED) ? cacheName.slice(SAVED.length) : undefined

/** The page without content: it starts in the browser, and finds what it shows in the copies. */
export const SHELL_URL = '/index.html'

/** On an answer of the API that is a copy, since the network gave none in time. */
export const COPY_HEADER = 'x-copy'
/** The same, on the root element of a page. */
export const COPY_ATTRIBUTE = 'data-copy'

export const WORKER_URL = '/service-worker.js'

/** To the worker: these were fetched before it was in charge. */
export type KeepMessage = { type: 'keep'; page: string; pictures: string[] }
/** From the worker: the network has answered after all, and says something else than the copy that was handed out. */
export type FreshMessage = { type: 'fresh' }

const PUBLIC_CALL = /^\/api\/(?:articles(?:\/[1-9]\d*)?|ads\/published)$/

/** A read that anybody may make, and that is the same for all who make it without a session. */
export const isPublicCallPath = (pathname: string) => PUBLIC_CALL.test(pathname)
