import { loadBuiltSite } from '@server/render/site-renderer'
import { createClient } from '@shared/client'
import { type CallName, contract } from '@shared/contract'
import type { ContractRow } from '@shared/contract/parts'
import { languagePath } from '@shared/language-paths'
import { paths } from '@shared/paths'
import { pagesOf } from '@site/routes'
import { startServer } from '@tests/server/start-server'
import { afterAll, expect, test } from 'vitest'

const server = await startServer({ renderer: await loadBuiltSite(), closeOn: afterAll })
const { fetch, make, cache } = server

const category = await make.category()
const place = await make.place()
const author = await make.user({ role: 'editor', name: 'Dewi' })
const article = await make.article({ author_id: author.id, category_ids: [category.id] })
const ownerPage = await make.page()
await make.ad()

/** Addresses of pages with a parameter in their path, or with a query. */
const examples: Record<string, string> = {
  [`${paths.pages}/:slug`]: paths.page(ownerPage.slug),
  [paths.articles]: `${paths.articles}?page=1&q=article`,
  [`${paths.articles}/:id`]: paths.article(article.id),
  [`${paths.places}/:slug`]: paths.place(place.slug),
  [paths.topic(':key')]: paths.topic(category.slug),
  '/authors/:key': paths.author({ id: author.id, slug: 'dewi' }),
  [paths.login]: `${paths.login}?next=/dashboard`,
  [paths.resetPassword]: `${paths.resetPassword}?token=a`,
  [paths.confirmEmail]: `${paths.confirmEmail}?token=a&result=done`,
  [paths.confirmSubscription]: `${paths.confirmSubscription}?token=a`,
  [paths.unsubscribe]: `${paths.unsubscribe}?token=a`,
  [`${paths.newsletters}/:key`]: `${paths.newsletters}/a`,
  '/*': '/nowhere',
}

const pages = pagesOf(createClient({ baseUrl: '', token: () => null, send: globalThis.fetch })).map(({ path = '' }) => {
  const address = examples[`/${path}`] ?? `/${path}`
  expect(address).not.toContain(':')
  return address
})

const idOf: Record<string, number | string> = { articles: article.id, authors: author.id, places: place.id }

const calls = (Object.entries(contract) as [CallName, ContractRow][])
  .filter(([, row]) => row.cacheable)
  .map(([name]) => {
    const path = name.replace('GET ', '')
    const resource = path.split('/')[2] ?? ''
    return path.replace(':id', String(idOf[resource])).replace(':slug', ownerPage.slug)
  })

const files = ['/feed.xml', paths.topicFeed(category.slug), '/robots.txt', '/sitemap.xml', paths.placeGpx(place.slug)]

const german = pages.map((page) => languagePath('de', page))

const CANARY = 'canary-q7x'

/** Whatever a request may hold besides its keyed parts. */
const headers = {
  cookie: `reader=${CANARY}; session=${CANARY}`,
  referer: `https://${CANARY}.example/`,
  'user-agent': CANARY,
  'accept-language': CANARY,
  'x-forwarded-for': CANARY,
  'x-forwarded-host': `${CANARY}.example`,
  'x-original-url': `/${CANARY}`,
  'x-turn': CANARY,
  'x-request-id': CANARY,
  from: CANARY,
}

const lite = { 'save-data': 'on' }

const addresses = [...pages, ...german, ...calls, ...files]

test.each([
  ...addresses.map((address) => ({ address, edition: 'full', chosen: {} })),
  ...pages.map((address) => ({ address, edition: 'lite', chosen: lite })),
])('$address ($edition) holds nothing of the request but what it is kept under', async ({ address, chosen }) => {
  const open = async (path: string, more: Record<string, string> = {}) => {
    const reply = await fetch(path, { headers: { ...chosen, ...more } })
    // What is compressed while it is sent has no length yet.
    const { date: _, 'content-length': _length, ...rest } = reply.headers
    return { status: reply.status, headers: rest, text: reply.text }
  }
  cache.apply({})
  const plain = await open(address)
  cache.apply({})
  const own = `${address}${address.includes('?') ? '&' : '?'}${CANARY}=${CANARY}&utm_source=${CANARY}`
  const first = await open(own, headers)
  expect(JSON.stringify(first)).not.toContain(CANARY)
  expect(await open(address)).toEqual(plain)
})
