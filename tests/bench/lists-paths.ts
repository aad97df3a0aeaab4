import { languagePath } from '@shared/language-paths'
import { LANGUAGES } from '@shared/languages'
import { MAX_COUNTED } from '@shared/paging'
import { AUTHORS, NEWSLETTERS, PLACES, TOPICS } from './magazine'
import { anyNumber, SEARCHES } from './sample-texts'

/**
 * Makes the address of the next request. No two are the same, or the answer would come from the cache. `count` is the number of
 * addresses, where there are only so many.
 */
export type NextAddress = (() => string) & { count?: number }

/** Each in turn, and all over again at the end. */
export const inOrder = (addresses: string[]): NextAddress => {
  let next = 0
  return Object.assign(() => addresses[next++ % addresses.length] as string, { count: addresses.length })
}

const PER_PAGE = 24

/** Pages of different lengths around that of the site. */
const pageOf = (rows: number) =>
  `page=${anyNumber(Math.max(1, Math.floor(rows / PER_PAGE)))}&perPage=${PER_PAGE - 12 + anyNumber(24)}`
const aPage = (rows: number) => () => pageOf(rows)
/** The rows whose pages a pager offers. Those behind them are reached one by one. */
const counted = (size: number) => Math.min(size, MAX_COUNTED)

const languages = LANGUAGES.map(({ code }) => code)
const topics = Array.from({ length: TOPICS }, (_, index) => `/topics/topic-${index + 1}`)
const inLanguages = (paths: string[]) => paths.flatMap((path) => languages.map((code) => languagePath(code, path)))

/** Some of the pages of the site's list. One that is past the end would be a 404. */
const listPages = (size: number) =>
  Array.from({ length: Math.min(50, Math.floor(size / 125)) }, (_, index) => `/articles?page=${index + 1}`)

const search = (path: string, query: () => string) => () => `${path}?page=1&perPage=25&q=${encodeURIComponent(query())}`

/** What readers ask for, by name. `size` is the number of articles. */
export const publicPaths = (size: number, sitemaps: string[]): Record<string, NextAddress> => ({
  'articles, first pages': () => `/api/articles?${pageOf(Math.min(size, 500))}&lang=${languages[anyNumber(16) - 1]}`,
  'articles, any page': () => `/api/articles?${pageOf(counted(size))}`,
  'articles, a deep page': () => `/api/articles?${pageOf(size)}`,
  topic: () => `/api/articles?category=topic-${anyNumber(TOPICS)}&${pageOf(size / 10)}`,
  place: () => `/api/articles?place=${anyNumber(PLACES)}&${pageOf(size / PLACES)}`,
  author: () => `/api/articles?author=${anyNumber(AUTHORS)}&${pageOf(size / AUTHORS)}`,
  related: () => `/api/articles/${20 * anyNumber(size / 20)}/related?limit=3`,
  feed: inOrder(inLanguages(['/feed.xml', ...topics.map((path) => `${path}/feed.xml`)])),
  sitemap: inOrder(sitemaps),
  'search, two words': search('/api/articles', SEARCHES['two words']),
  'search, two frequent words': search('/api/articles', SEARCHES['two frequent words']),
  'search, a misspelt word': search('/api/articles', SEARCHES['a misspelt word']),
  'search, sixteen misspelt words': search('/api/articles', SEARCHES['sixteen misspelt words']),
  'page of articles': inOrder(inLanguages(listPages(size))),
  'page of a topic': inOrder(inLanguages(topics)),
})

const managed = (query: NextAddress) => () => `/api/articles/manage?${query()}`

/** What staff ask for. */
export const managedPaths = (size: number): Record<string, NextAddress> => ({
  'managed, first pages': managed(aPage(Math.min(size, 500))),
  'managed, any page': managed(aPage(counted(size))),
  'managed, drafts': managed(() => `status=draft&${pageOf(size / 20)}`),
  'managed, of a topic': managed(() => `category=topic-${anyNumber(TOPICS)}&${pageOf(size / 10)}`),
  'managed, of an author': managed(() => `author_id=${anyNumber(AUTHORS)}&${pageOf(size / AUTHORS)}`),
  'managed, by title': managed(() => `sort=title&order=asc&${pageOf(size)}`),
  'managed, by views': managed(() => `sort=views&order=desc&${pageOf(Math.min(size, 500))}`),
  'managed, search for two words': search('/api/articles/manage', SEARCHES['two words']),
  'managed, search for two frequent words': search('/api/articles/manage', SEARCHES['two frequent words']),
  'managed, search among drafts': () => `${search('/api/articles/manage', SEARCHES['two words'])()}&status=draft`,
  users: () => `/api/users?${pageOf(counted(size))}`,
  'users, a deep page': () => `/api/users?${pageOf(size)}`,
  'users, search': () => `/api/users?q=reader${anyNumber(size)}&${pageOf(1)}`,
  'users of a role': () => `/api/users?role=membership&${pageOf(size / 10)}`,
  deliveries: () => `/api/newsletters/${anyNumber(NEWSLETTERS)}/deliveries?${pageOf(counted(size))}`,
  'deliveries that failed': () =>
    `/api/newsletters/${anyNumber(NEWSLETTERS)}/deliveries?status=failed&${pageOf(size / 100)}`,
  'deliveries, search': () =>
    `/api/newsletters/${anyNumber(NEWSLETTERS)}/deliveries?q=reader${anyNumber(size)}&${pageOf(1)}`,
})
