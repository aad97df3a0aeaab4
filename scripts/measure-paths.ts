/**
 * How the articles of a running magazine lead to one another: `npx tsx scripts/measure-paths.ts http://localhost:3000`.
 * Prints the links within the magazine in each text, and how many related articles share a place or two topics.
 */
import { createClient } from '@shared/client'
import type { Article } from '@shared/entities/article'
import { MAX_PER_PAGE } from '@shared/paging'

const [url] = process.argv.slice(2)
if (!url) throw new Error('Name the address of the magazine.')
const base = new URL(url).origin
const request = createClient({ baseUrl: base, token: () => null, send: fetch })

/** The articles, places and other pages of the magazine that a text links to. */
const linksOf = ({ content }: Article) =>
  [...content.matchAll(/\shref="([^"]+)"/g)].filter(([, href = '']) => {
    if (href.startsWith('#')) return false
    const { origin, pathname } = new URL(href, base)
    return origin === base && !/^\/(?:uploads|api)\//.test(pathname)
  }).length

const readArticle = async (id: number) =>
  (await request('GET /api/articles/:id', { params: { id }, query: {} })).article

const shared = (one: readonly { id: number }[] = [], other: readonly { id: number }[] = []) =>
  one.filter(({ id }) => other.some((each) => each.id === id)).length

const articles = new Map<number, Article>()
for (let page = 1; ; page += 1) {
  const { articles: listed } = await request('GET /api/articles', { query: { page, perPage: MAX_PER_PAGE } })
  for (const { id } of listed) articles.set(id, await readArticle(id))
  if (listed.length < MAX_PER_PAGE) break
}

let links = 0
let cards = 0
let close = 0
for (const article of articles.values()) {
  const { articles: related } = await request('GET /api/articles/:id/related', {
    params: { id: article.id },
    query: {},
  })
  const near = related.filter(({ id }) => {
    const other = articles.get(id)
    if (!other) throw new Error(`Article ${id} is related, but not listed`)
    return shared(article.place_details, other.place_details) > 0 || shared(article.topics, other.topics) >= 2
  })
  const count = linksOf(article)
  links += count
  cards += related.length
  close += near.length
  console.log(`${String(count).padStart(4)} links  ${near.length} of ${related.length} related  ${article.title}`)
}
const part = (count: number, of: number, digits: number) => (of === 0 ? '–' : (count / of).toFixed(digits))
console.log(`${articles.size} articles, ${part(links, articles.size, 1)} links in the text of each`)
console.log(`${close} of ${cards} related articles share a place or two topics (${part(100 * close, cards, 0)} %)`)
