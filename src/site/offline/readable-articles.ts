import type { Article } from '@shared/entities/article'
import { keyedAddress } from '@shared/keyed-address'
import type { LanguageCode } from '@shared/languages'
import { paths } from '@shared/paths'
import { savedCacheName, savedPath } from '@shared/reader/kept-names'
import { listRecords } from './packs/records'
import { CACHES } from './protocol'

/** An article, or a place, that opens without a connection. */
export type ReadableArticle = { path: string; title: string; excerpt?: string; lang?: LanguageCode }

const ARTICLE_CALL = /\/api\/articles\/\d+$/
const ARTICLE_PAGE = /\/articles\/\d+$/

const withoutLanguage = (path: string) => ARTICLE_PAGE.exec(path)?.[0]

/** The entries of a cache whose path matches, newest first. */
async function findEntries(cacheName: string, path: RegExp) {
  if (!(await caches.has(cacheName))) return []
  const cache = await caches.open(cacheName)
  const keys = (await cache.keys()).filter(({ url }) => path.test(new URL(url).pathname)).reverse()
  const found = await Promise.all(keys.map(async ({ url }) => ({ url, response: await cache.match(url) })))
  return found.flatMap(({ url, response }) => (response ? [{ url, response }] : []))
}

const readArticle = async (response: Response) => ((await response.json()) as { article: Article }).article

/** Some replies do not name their size: those are small. */
const sizeOf = async (response: Response) =>
  Number(response.headers.get('content-length')) || (await response.blob()).size

async function bytesIn(cacheName: string) {
  const cache = await caches.open(cacheName)
  let bytes = 0
  for (const { url } of await cache.keys()) {
    const response = await cache.match(url)
    if (response) bytes += await sizeOf(response)
  }
  return bytes
}

type SavedArticle = ReadableArticle & {
  id: number
  image_url: string | null
  /** When the host sent it; not all hosts name that. */
  saved_at: string | undefined
}

const dayOf = ({ headers }: Response) => {
  const date = headers.get('date')
  return date ? new Date(date).toISOString() : undefined
}

/** The saved articles, the latest first. */
async function listSaved(): Promise<SavedArticle[]> {
  const saved = await Promise.all(
    (await caches.keys()).map(async (name) => {
      const path = savedPath(name)
      if (path === undefined) return []
      const [entry] = await findEntries(name, ARTICLE_CALL)
      if (!entry) return []
      const saved_at = dayOf(entry.response)
      const { id, title, excerpt, lang, image_url } = await readArticle(entry.response)
      return [{ path, id, title, excerpt, lang, image_url, saved_at }]
    }),
  )
  return saved.flat().reverse()
}

export type MeasuredArticle = SavedArticle & {
  /** With its pictures. */
  bytes: number
}

export const listMeasured = async (): Promise<MeasuredArticle[]> =>
  Promise.all(
    (await listSaved()).map(async (article) => ({ ...article, bytes: await bytesIn(savedCacheName(article.path)) })),
  )

async function listCachedPages(suffix: string): Promise<ReadableArticle[]> {
  const entries = await findEntries(CACHES.pages, ARTICLE_PAGE)
  return Promise.all(
    entries.map(async ({ url, response }) => {
      const { title } = new DOMParser().parseFromString(await response.text(), 'text/html')
      return { path: new URL(url).pathname, title: title.replace(suffix, '') }
    }),
  )
}

async function listCachedReplies(): Promise<ReadableArticle[]> {
  const entries = await findEntries(CACHES.calls, ARTICLE_CALL)
  const articles = await Promise.all(entries.map(({ response }) => readArticle(response)))
  return articles.map(({ id, title }) => ({ path: paths.article(id), title }))
}

/** Kept places, each followed by its articles. */
const listPackPages = async (): Promise<ReadableArticle[]> =>
  (await listRecords()).flatMap(({ pack: { pages, lang } }) => pages.map((page) => ({ ...page, lang })))

/** `suffix` is what the titles of pages end with. Each article once: what is kept and saved first, then the ones that were read. */
export async function listReadableArticles(suffix: string): Promise<ReadableArticle[]> {
  const byPath = new Map<string, ReadableArticle>()
  const withPage = new Set<string | undefined>()
  for (const article of [...(await listPackPages()), ...(await listSaved()), ...(await listCachedPages(suffix))]) {
    if (!byPath.has(article.path)) byPath.set(article.path, article)
    withPage.add(withoutLanguage(article.path))
  }
  // A reply does not reveal in which language the page was read, so it counts only for articles without a page.
  for (const article of await listCachedReplies()) if (!withPage.has(article.path)) byPath.set(article.path, article)
  return [...byPath.values()]
}

/** Whether the page is in the cache as HTML. */
export const isPageCached = async (address: string) =>
  (await caches.has(CACHES.pages)) &&
  (await (await caches.open(CACHES.pages)).match(keyedAddress(address), { ignoreVary: true })) !== undefined
