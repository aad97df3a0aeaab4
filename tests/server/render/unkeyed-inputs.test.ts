import { loadBuiltSite } from '@server/render/site-renderer'
import { languagePath } from '@shared/language-paths'
import { publicCalls, publicFiles, publicPages } from '@tests/server/public-addresses'
import { startServer } from '@tests/server/start-server'
import { afterAll, expect, test } from 'vitest'

const server = await startServer({ renderer: await loadBuiltSite(), closeOn: afterAll })
const { fetch, make, cache } = server

const author = await make.user({ role: 'editor', name: 'Dewi' })
const category = await make.category()
const article = await make.article({ author_id: author.id, category_ids: [category.id] })
const records = { author, category, article, place: await make.place(), page: await make.page() }
await make.ad()

const pages = publicPages(records)
const calls = publicCalls(records).map(({ address }) => address)
const files = publicFiles(records)

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
