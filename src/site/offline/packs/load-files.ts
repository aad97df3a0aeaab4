import { apiOrigin } from '@shared/api-host'
import type { Pack, PackFile } from '@shared/entities/pack'
import { splitLanguage } from '@shared/language-paths'
import { CACHES, COPY_HEADER, PACK_RECORD } from '../protocol'
import { inTime } from './reconnection'

/** A phone with little memory and a weak connection gains nothing from more. */
const PARALLEL = 2

/** Header of a kept file's request: the version of the file. `keys()` yields it without opening the file. */
const VERSION_HEADER = 'x-pack-version'

export const addressOf = ({ url }: Pick<PackFile, 'url'>) => new URL(url, apiOrigin || location.origin).href

export const bytesOf = (files: readonly PackFile[]) => files.reduce((sum, { bytes }) => sum + bytes, 0)

/** The files of a pack that the cache lacks, or has in another version. */
export async function missingFiles(cache: Cache, { files }: Pack) {
  const versions = new Map((await cache.keys()).map(({ url, headers }) => [url, headers.get(VERSION_HEADER)]))
  return files.filter((file) => versions.get(addressOf(file)) !== file.version)
}

const isMissing = ({ status }: Response) => status === 404 || status === 410

/** Streams a file into the cache: it is never as a whole in memory, and half a file is not kept. */
async function loadFile(cache: Cache, file: PackFile, signal: AbortSignal) {
  const address = addressOf(file)
  const isPicture = file.kind === 'picture'
  // Without the session. `no-store` also passes the worker's copies: they may be older than this version.
  const response = await fetch(address, { signal, cache: isPicture ? 'default' : 'no-store', credentials: 'omit' })
  if (isPicture && isMissing(response)) return
  if (!response.ok || response.headers.has(COPY_HEADER)) throw new Error(`${file.url}: ${response.status}`)
  await cache.put(new Request(address, { headers: { [VERSION_HEADER]: file.version } }), response)
  // Of what was read earlier, so that the newer file is shown.
  if (!isPicture) await (await caches.open(CACHES.calls)).delete(address, { ignoreVary: true })
}

type Options = { signal: AbortSignal; onLoaded: (file: PackFile) => void }

/** Loads files a few at a time. Stops at the first failure, which it throws; what was loaded stays. */
export async function loadFiles(cache: Cache, files: readonly PackFile[], { signal, onLoaded }: Options) {
  const queue = [...files]
  const stop = new AbortController()
  const abort = () => stop.abort()
  signal.addEventListener('abort', abort)
  const lane = async () => {
    for (let file = queue.shift(); file; file = queue.shift()) {
      const next = file
      await inTime((inner) => loadFile(cache, next, inner), { bytes: next.bytes, outer: stop.signal })
      onLoaded(next)
    }
  }
  const lanes = Array.from({ length: PARALLEL }, () =>
    lane().catch((error) => {
      abort()
      throw error
    }),
  )
  // Both have ended before a cache is removed, or loading starts again.
  const results = await Promise.allSettled(lanes)
  signal.removeEventListener('abort', abort)
  const failures = results.flatMap((result) => (result.status === 'rejected' ? [result.reason] : []))
  const cause = failures.find((error) => error?.name !== 'AbortError') ?? failures[0]
  if (cause) throw cause
}

const isAsset = (url: string) => /^\/assets\/.+\.(?:js|css|woff2)$/.test(new URL(url).pathname)

/** Keeps the texts and fonts of this page's language, which not every reader has. Returns their addresses. */
async function keepAssets(cache: Cache) {
  const loaded = performance.getEntriesByType('resource').map(({ name }) => name)
  const urls = loaded.filter((url) => new URL(url).origin === location.origin && isAsset(url))
  const kept = []
  for (const url of urls) {
    if (await caches.match(url, { cacheName: CACHES.shell, ignoreVary: true })) continue
    const response = await fetch(url)
    if (response.ok) await cache.put(url, response)
    kept.push(url)
  }
  return kept
}

/** Completes a cache whose files are all loaded: with what the language needs, and without what no longer belongs there. */
export async function tidy(cache: Cache, { files, pages, lang }: Pack) {
  const wanted = new Set([...files.map(addressOf), new URL(PACK_RECORD, location.origin).href])
  const isInLanguage = splitLanguage(location.pathname).language === lang
  if (isInLanguage) for (const url of await keepAssets(cache)) wanted.add(url)
  for (const request of await cache.keys())
    if (!wanted.has(request.url) && (isInLanguage || !isAsset(request.url))) await cache.delete(request)
  // Of earlier visits: the pages are drawn from the newer files.
  const visited = await caches.open(CACHES.pages)
  for (const { path } of pages) await visited.delete(path, { ignoreVary: true })
}
