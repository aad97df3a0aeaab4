import { TITLE_SUFFIX } from '@shared/constants'
import type { Article } from '@shared/entities/article'
import { paths } from '../paths'
import { CACHES, savedPath } from './names'

/** An article that opens without a connection. */
export type Readable = { path: string; title: string }

const ARTICLE_CALL = /\/api\/articles\/\d+$/
const ARTICLE_PAGE = /\/articles\/\d+$/

const articlePath = (url: string) => ARTICLE_PAGE.exec(new URL(url).pathname)?.[0]

/** Those entries of a cache whose path fits, the newest first. */
async function entries(name: string, path: RegExp) {
  if (!(await caches.has(name))) return []
  const cache = await caches.open(name)
  const keys = (await cache.keys()).filter(({ url }) => path.test(new URL(url).pathname)).reverse()
  const found = await Promise.all(keys.map(async ({ url }) => ({ url, response: await cache.match(url) })))
  return found.flatMap(({ url, response }) => (response ? [{ url, response }] : []))
}

const articleIn = async (response: Response) => ((await response.json()) as { article: Article }).article

async function saved(): Promise<Readable[]> {
  const all = await Promise.all(
    (await caches.keys()).map(async (name) => {
      const path = savedPath(name)
      if (path === undefined) return []
      const [entry] = await entries(name, ARTICLE_CALL)
      return entry ? [{ path, title: (await articleIn(entry.response)).title }] : []
    }),
  )
  return all.flat().reverse()
}

async function pages(): Promise<Readable[]> {
  const found = await entries(CACHES.pages, ARTICLE_PAGE)
  return Promise.all(
    found.map(async ({ url, response }) => {
      const { title } = new DOMParser().parseFromString(await response.text(), 'text/html')
      return { path: new URL(url).pathname, title: title.replace(TITLE_SUFFIX, '') }
    }),
  )
}

async function answers(): Promise<Readable[]> {
  const found = await entries(CACHES.calls, ARTICLE_CALL)
  const articles = await Promise.all(found.map(({ response }) => articleIn(response)))
  return articles.map(({ id, title }) => ({ path: paths.article(id), title }))
}

/** Each article once: what the reader saved, then what they read. */
export async function listReadable(): Promise<Readable[]> {
  const byPath = new Map<string, Readable>()
  const languagesOf = new Set<string | undefined>()
  for (const article of [...(await saved()), ...(await pages())]) {
    if (!byPath.has(article.path)) byPath.set(article.path, article)
    languagesOf.add(articlePath(new URL(article.path, location.origin).href))
  }
  // An answer does not tell at which address it was read: it counts where no page does.
  for (const article of await answers()) if (!languagesOf.has(article.path)) byPath.set(article.path, article)
  return [...byPath.values()]
}

/** Whether the page itself lies in the cache, as a reader got it. */
export const hasPage = async (path: string) =>
  (await caches.has(CACHES.pages)) &&
  (await (await caches.open(CACHES.pages)).match(path, { ignoreVary: true })) !== undefined
