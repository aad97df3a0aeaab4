import { loadBuiltSite } from '@server/render/site-renderer'
import { type CallName, contract } from '@shared/contract'
import type { ContractRow } from '@shared/contract/parts'
import { languagePath } from '@shared/language-paths'
import { paths } from '@shared/paths'
import { publicPages } from '@tests/server/public-addresses'
import { startServer } from '@tests/server/start-server'
import { afterAll, expect, test } from 'vitest'

const server = await startServer({ renderer: await loadBuiltSite(), closeOn: afterAll })
const { fetch, make, cache, app } = server

const author = await make.user({ role: 'editor', name: 'Dewi' })
const category = await make.category()
const article = await make.article({ author_id: author.id, category_ids: [category.id] })
const place = await make.place()
const page = await make.page()
const series = await make.series()
const event = await make.article({
  slug: 'events',
  status: 'draft',
  excerpt: '/subscribe',
  starts_at: new Date('2099-01-01T00:00:00Z'),
})
const records = { author, category, series, article, event, place, page }
await make.ad()

const pages = publicPages(records)

const params: Record<string, string> = {
  ':part': '1',
  ':name': 'player.js',
  ':token': 'a',
  ':key': 'a',
  ':language': 'de',
}

const slugs: Record<string, string> = { topics: category.slug, places: place.slug, pages: page.slug }
const idOf: Record<string, number | string> = {
  articles: article.id,
  events: event.id,
  authors: author.id,
  places: place.id,
}

/** The address of a route, with what exists for its parameters. */
function exampleOf(route: string) {
  const address = route.replace(/:\w+/g, (name, at: number) => {
    const resource = /(\w+)\/$/.exec(route.slice(0, at))?.[1] ?? ''
    return String((name === ':id' ? idOf[resource] : name === ':slug' ? slugs[resource] : params[name]) ?? name)
  })
  expect(address).not.toContain(':')
  return address
}

const calls = (Object.entries(contract) as [CallName, ContractRow][])
  .filter(([name, { access }]) => name.startsWith('GET ') && access === 'public')
  .map(([name]) => exampleOf(name.replace('GET ', '')))

/** Feeds, sitemaps and whatever else has a route of its own: pages have one together. */
const files = [...app.printRoutes({ commonPrefix: false, method: 'GET' }).matchAll(/^[├└]── (\/[^\s*]+) \(GET/gm)]
  .map(([, route = '']) => route)
  .filter((route) => !['/api', '/uploads', paths.dashboard].includes(route))
  .map(exampleOf)

const others = [paths.placeGpx(place.slug), '/api/docs', '/api/docs/json', '/uploads/a.webp']

const german = pages.map((path) => languagePath('de', path))

/** Whatever a request may hold besides its keyed parts, each with a canary of its own. */
const MARK = 'canary-q7x'
const inputs = {
  cookie: (canary: string) => `reader=${canary}; session=${canary}`,
  referer: (canary: string) => `https://${canary}.example/`,
  origin: (canary: string) => `https://${canary}.example`,
  'x-forwarded-host': (canary: string) => `${canary}.example`,
  forwarded: (canary: string) => `for=${canary};host=${canary}.example`,
  'x-original-url': (canary: string) => `/${canary}`,
  'x-rewrite-url': (canary: string) => `/${canary}`,
  'if-none-match': (canary: string) => `"${canary}"`,
  ...Object.fromEntries(
    ['user-agent', 'accept-language', 'x-forwarded-for', 'x-real-ip', 'x-turn', 'x-request-id', 'from', 'via'].map(
      (name) => [name, (canary: string) => canary],
    ),
  ),
}
const headers = Object.fromEntries(Object.entries(inputs).map(([name, of]) => [name, of(`${MARK}-${name}`)]))
const query = `${MARK}-name=${MARK}-value&utm_source=${MARK}-campaign`
const CANARIES = Object.keys(headers).length + 3

const lite = { 'save-data': 'on' }

const addresses = [...pages, ...german, ...calls, ...files, ...others]
const tally = { tried: 0, leaked: [] as string[] }

test.each([
  ...addresses.map((address) => ({ address, edition: 'full', chosen: {} })),
  ...pages.map((address) => ({ address, edition: 'lite', chosen: lite })),
])('$address ($edition) holds nothing of the request but what it is kept under', async ({ address, chosen }) => {
  const open = async (path: string, more: Record<string, string> = {}) => {
    const reply = await fetch(path, { headers: { ...chosen, ...more } })
    // What is compressed while it is sent has no length yet; each answer has an id, and each version its second.
    const { date: _, 'content-length': _length, 'last-modified': _second, 'x-request-id': id, ...rest } = reply.headers
    return { id, kept: { status: reply.status, headers: rest, text: reply.text } }
  }
  cache.invalidate()
  const { kept: plain } = await open(address)
  cache.invalidate()
  const first = await open(`${address}${address.includes('?') ? '&' : '?'}${query}`, headers)
  const found = JSON.stringify(first).match(new RegExp(`${MARK}-[\\w-]+`, 'g')) ?? []
  tally.tried += CANARIES
  tally.leaked.push(...new Set(found))
  expect(found).toEqual([])
  // Of the others, some hold the time.
  if (plain.headers.etag) expect((await open(address)).kept).toEqual(plain)
})

test('every public route was tried with every input, and nothing leaked', () => {
  expect(files).toContain('/sitemap.xml')
  expect(calls).toContain(`/api/places/${place.id}/pack`)
  expect(tally).toEqual({ tried: (addresses.length + pages.length) * CANARIES, leaked: [] })
})
