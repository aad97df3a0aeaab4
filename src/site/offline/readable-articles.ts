import type { Article } from '@shared/entities/article'
import type { LanguageCode } from '@shared/languages'
import { TITLE_SUFFIX } from '@shared/magazine'
import { paths } from '@shared/paths'
import { CACHES, savedPath } from './protocol'

/** An article that opens without a connection. */
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

/** The saved articles, the latest first. */
export async function listSaved(): Promise<ReadableArticle[]> {
  const saved = await Promise.all(
    (await caches.keys()).map(async (name) => {
      const path = savedPath(name)
      if (path === undefined) return []
      const [entry] = await findEntries(name, ARTICLE_CALL)
      if (!entry) return []
      const { title, excerpt, lang } = await readArticle(entry.response)
      return [{ path, title, excerpt, lang }]
    }),
  )
  return saved.flat().reverse()
}

async function listCachedPages(): Promise<ReadableArticle[]> {
  const entries = await findEntries(CACHES.pages, ARTICLE_PAGE)
  return Promise.all(
    entries.map(async ({ url, response }) => {
      const { title } = new DOMParser().parseFromString(await response.text(), 'text/html')
      return { path: new URL(url).pathname, title: title.replace(TITLE_SUFFIX, '') }
    }),
  )
}

async function listCachedReplies(): Promise<ReadableArticle[]> {
  const entries = await findEntries(CACHES.calls, ARTICLE_CALL)
  const articles = await Promise.all(entries.map(({ response }) => readArticle(response)))
  return articles.map(({ id, title }) => ({ path: paths.article(id), title }))
}

/** Each article once: saved articles first, then the ones that were read. */
export async function listReadableArticles(): Promise<ReadableArticle[]> {
  const byPath = new Map<string, ReadableArticle>()
  const withPage = new Set<string | undefined>()
  for (const article of [...(await listSaved()), ...(await listCachedPages())]) {
    if (!byPath.has(article.path)) byPath.set(article.path, article)
    withPage.add(withoutLanguage(article.path))
  }
  // A reply does not reveal in which language the page was read, so it counts only for articles without a page.
  for (const article of await listCachedReplies()) if (!withPage.has(article.path)) byPath.set(article.path, article)
  return [...byPath.values()]
}

/** Whether the page is in the cache as HTML. */
export const isPageCached = async (path: string) =>
  (await caches.has(CACHES.pages)) &&
  (await (await caches.open(CACHES.pages)).match(path, { ignoreVary: true })) !== undefined
