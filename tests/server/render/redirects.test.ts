import { addRedirects } from '@server/db/redirects'
import { loadBuiltSite } from '@server/render/site-renderer'
import { publicPages } from '@tests/server/public-addresses'
import { startServer } from '@tests/server/start-server'
import { expect, test } from 'vitest'

async function start() {
  const server = await startServer({ renderer: await loadBuiltSite(), env: { PUBLIC_URL: 'https://eye.example' } })
  const { fetch, make } = server
  const author = await make.user({ name: 'Alpha', role: 'editor' })
  const editor = await server.as(author)
  await make.article({ author_id: author.id, author_name: author.name })
  /** Follows redirects as a browser does that keeps those which it may keep. */
  const kept = new Map<string, string>()
  async function open(path: string, hops = 0): Promise<{ path: string; status: number }> {
    if (hops > 5) throw new Error(`Too many redirects: ${path}`)
    const known = kept.get(path)
    if (known) return open(known, hops + 1)
    const { status, headers } = await fetch(path)
    const { location } = headers
    if (status !== 301) return { path, status }
    if (!/no-cache|no-store|max-age=0/.test(String(headers['cache-control']))) kept.set(path, String(location))
    return open(String(location), hops + 1)
  }
  return { ...server, author, editor, open }
}

type Site = Awaited<ReturnType<typeof start>>

/** Each kind whose address has a name: the address under a name, and how something of the kind is made and renamed. */
const kinds: Record<
  string,
  { at: (name: string, site: Site) => string; make: (site: Site) => Promise<(name: string) => Promise<unknown>> }
> = {
  places: {
    at: (slug) => `/places/${slug}`,
    make: async ({ make, editor }) => {
      const { id, name, kind, latitude, longitude, summary } = await make.place({ slug: 'alpha' })
      return (slug) => editor.put(`/api/places/${id}`, { name, kind, latitude, longitude, summary, slug })
    },
  },
  'GPX files of places': {
    at: (slug) => `/api/places/${slug}/gpx`,
    make: (site) => (kinds.places as (typeof kinds)[string]).make(site),
  },
  topics: {
    at: (slug) => `/topics/${slug}`,
    make: async ({ make, editor }) => {
      const { id, name } = await make.category({ slug: 'alpha' })
      await make.article({ category_ids: [id] })
      return (slug) => editor.put(`/api/categories/${id}`, { name, slug })
    },
  },
  'feeds of topics': {
    at: (slug) => `/topics/${slug}/feed.xml`,
    make: (site) => (kinds.topics as (typeof kinds)[string]).make(site),
  },
  pages: {
    at: (slug) => `/pages/${slug}`,
    make: async ({ make, editor }) => {
      const { id, title } = await make.page({ slug: 'alpha' })
      return (slug) => editor.put(`/api/pages/${id}`, { title, slug })
    },
  },
  authors: {
    at: (slug, { author }) => `/authors/${author.id}-${slug}`,
    make:
      async ({ editor, author }) =>
      (name) =>
        editor.put('/api/auth/profile', { name, email: author.email }),
  },
}

test.each(Object.entries(kinds))(
  '%s that get their old name back lead readers of both names there',
  async (_, kind) => {
    const site = await start()
    const rename = await kind.make(site)
    const [alpha, beta] = [kind.at('alpha', site), kind.at('beta', site)]
    await rename('beta')
    expect(await site.open(alpha)).toEqual({ path: beta, status: 200 })
    await rename('alpha')
    expect(await site.open(beta)).toEqual({ path: alpha, status: 200 })
    expect(await site.open(alpha)).toEqual({ path: alpha, status: 200 })
  },
)

// The address of an author has the number of the account, which no other gets.
const { authors: _, ...reusable } = kinds

test.each(Object.entries(reusable))('of %s, a new one at an old address wins', async (_, kind) => {
  const site = await start()
  const rename = await kind.make(site)
  const [alpha, beta] = [kind.at('alpha', site), kind.at('beta', site)]
  await rename('beta')
  expect(await site.open(alpha)).toEqual({ path: beta, status: 200 })
  await kind.make(site)
  expect(await site.open(alpha)).toEqual({ path: alpha, status: 200 })
  expect(await site.open(beta)).toEqual({ path: beta, status: 200 })
})

test('something new at an old address wins, however the address is written', async () => {
  const { make, editor, open, db } = await start()
  const moved = await make.place({ slug: 'toba' })
  const { name, kind, latitude, longitude, summary } = moved
  await editor.put(`/api/places/${moved.id}`, { name, kind, latitude, longitude, summary, slug: 'lake-toba' })
  expect(await open('/Places/toba')).toEqual({ path: '/places/lake-toba', status: 200 })
  await make.place({ slug: 'toba' })
  for (const path of ['/places/toba', '/Places/toba', '/en/places/toba'])
    expect(await open(path)).toEqual({ path: '/places/toba', status: 200 })

  const [article, imported] = [await make.article(), await make.article()]
  const own = `/articles/${article.id}`
  await addRedirects(db, [own, `/en${own}`, '/en/2019/05/lake'], `/articles/${imported.id}`)
  for (const path of [own, `/en${own}`, `/Articles/${article.id}`])
    expect(await open(path)).toEqual({ path: own, status: 200 })
  expect(await open('/en/2019/05/lake')).toEqual({ path: `/articles/${imported.id}`, status: 200 })
})

test('the pages that every magazine has, and authors, win over imported addresses', async () => {
  const { author, make, open, db } = await start()
  const { id } = await make.article()
  const own = `/authors/${author.id}-alpha`
  await addRedirects(
    db,
    ['/about', '/en/about', '/en', '/zh-cn/places', own, `/en${own}`, '/en/newsletters'],
    `/articles/${id}`,
  )
  expect(await open('/About')).toEqual({ path: '/about', status: 200 })
  expect(await open('/en/about/')).toEqual({ path: '/about/', status: 200 })
  expect(await open('/en')).toEqual({ path: '/', status: 200 })
  expect(await open('/zh/Places')).toEqual({ path: '/zh-CN/places', status: 200 })
  for (const path of [`/Authors/${author.id}-alpha`, `/en${own}`])
    expect(await open(path)).toEqual({ path: own, status: 200 })
  expect(await open('/en/newsletters')).toEqual({ path: `/articles/${id}`, status: 200 })
})

/** Other ways to write an address, and to ask for it. */
const forms = [
  (path: string) => `/en${path}`,
  (path: string) => `/EN${path}`,
  (path: string) => `/${path}`,
  (path: string) => path.toUpperCase(),
  (path: string) => `${path}${path.includes('?') ? '&' : '?'}lang=id`,
]

test('browsers keep no redirect of any page, and nothing keeps those that depend on a reader', async () => {
  const { author, make, fetch, db } = await start()
  const [category, place, page] = [await make.category(), await make.place(), await make.page()]
  const series = await make.series()
  const article = await make.article({ category_ids: [category.id] })
  await addRedirects(db, ['/?p=12', '/2019/05/lake'], `/articles/${article.id}`)
  const requests: Parameters<typeof fetch>[] = [['/?p=12'], ['/2019/05/lake'], ['/fr/2019/05/lake?page=2']]
  const event = await make.article({ slug: 'events', status: 'draft', excerpt: '/subscribe' })
  for (const path of publicPages({ author, article, event, category, series, place, page }))
    requests.push(
      ...forms.map((form): [string] => [form(path)]),
      [path, { headers: { cookie: 'googtrans=/en/id' } }],
      [`/en${path}`, { headers: { 'sec-fetch-site': 'same-origin' } }],
    )
  requests.push(['/api/unsubscribe/a', { headers: { accept: 'text/html' } }])
  for (const [path, body] of [
    ['/edition', 'edition=lite'],
    ['/subscribe', 'email=a%40example.com'],
  ] as const) {
    const headers = { 'content-type': 'application/x-www-form-urlencoded', 'sec-fetch-site': 'same-origin' }
    requests.push([path, { method: 'POST', body, headers }])
  }
  const statuses: Record<number, number> = {}
  for (const request of requests) {
    const { status, headers } = await fetch(...request)
    if (status < 300 || status >= 400) continue
    statuses[status] = (statuses[status] ?? 0) + 1
    const isOneReaders = status !== 301 || headers['set-cookie'] !== undefined
    expect([request, headers['cache-control']]).toEqual([request, isOneReaders ? 'no-store' : 'no-cache'])
  }
  expect(Object.keys(statuses)).toEqual(['301', '302', '303'])
})

test('an imported page is not led away from its address', async () => {
  const { make, editor, open, db } = await start()
  const { id, title } = await make.page({ slug: 'visa' })
  await editor.put(`/api/pages/${id}`, { title, slug: 'visas' })
  const { id: again } = await make.page({ slug: 'visa' })
  await addRedirects(db, ['/pages/visas'], '/pages/visa')
  await editor.delete(`/api/pages/${id}`)
  await editor.delete(`/api/pages/${again}`)
  expect((await open('/pages/visas')).status).toBe(404)
})
