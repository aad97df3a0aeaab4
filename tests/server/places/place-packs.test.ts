import { articlePlaces } from '@server/db/schema/places'
import { createClient } from '@shared/client'
import type { Pack, PackFile } from '@shared/entities/pack'
import { SMALL_WIDTH, variantName } from '@shared/images'
import { loadArticle } from '@site/data/loaders'
import { loadPlace } from '@site/places/place-loaders'
import { startServer } from '@tests/server/start-server'
import type { LoaderFunctionArgs } from 'react-router'
import { expect, test } from 'vitest'

const LAKE = '/uploads/lake-1600x1000.webp'
const CHART = '/uploads/chart-300x200.webp'

async function start() {
  const server = await startServer({ env: { PUBLIC_URL: 'https://eye.example' } })
  const editor = await server.as(await server.make.user({ role: 'editor' }))
  await server.storage.put('lake-1600x1000.webp', 'the full lake')
  await server.storage.put(variantName('lake-1600x1000.webp', SMALL_WIDTH), 'a small lake')
  await server.storage.put('chart-300x200.webp', 'a chart')
  const place = await server.make.place({ name: 'Toba', slug: 'toba', image_url: LAKE })
  const write = async (article: object) => {
    const texts = { title: 'Around the lake', excerpt: 'Round', content: '<p>Water</p>', status: 'published' }
    const { json } = await editor.post('/api/articles', { ...texts, places: [place.id], ...article })
    return json.articleId as number
  }
  const packOf = async (key: string | number = place.id, query = '') => {
    const { status, json, headers } = await server.fetch(`/api/places/${key}/pack${query}`)
    expect(status).toBe(200)
    return { pack: json.pack as Pack, etag: headers.etag }
  }
  /** What a browser receives for a file. */
  const received = async ({ url }: PackFile) => {
    const headers = { host: 'localhost:80', 'accept-encoding': 'gzip, deflate, br' }
    const reply = await server.app.inject({ url, headers })
    expect(reply.statusCode, url).toBe(200)
    return reply.rawPayload.length
  }
  return { ...server, editor, place, write, packOf, received }
}

const urls = ({ files }: Pack) => files.map(({ url }) => url).sort()

/** The files that differ between two packs. */
const changed = (before: Pack, after: Pack) =>
  after.files
    .filter(({ url, version }) => before.files.every((old) => old.url !== url || old.version !== version))
    .map(({ url }) => url)
    .sort()

test('a pack lists what the pages of the place and its articles ask for, with the bytes that are sent', async () => {
  const { fetch, write, packOf, received } = await start()
  const long = '<p>The lake lies in a caldera. </p>'.repeat(200)
  const id = await write({
    image_url: LAKE,
    content: `${long}<img src="${CHART}"><img src="/uploads/lake-1600x1000.w480.webp"><img src="${LAKE}"><img src="https://other.example/a.webp">`,
  })
  const { pack } = await packOf()

  const asked: string[] = []
  const send: typeof globalThis.fetch = async (url) => {
    // Ads differ from view to view, and pages do without them.
    if (!String(url).startsWith('/api/ads/')) asked.push(String(url))
    const { text, status } = await fetch(String(url))
    return new Response(text, { status })
  }
  const request = createClient({ baseUrl: '', token: () => null, send })
  const args = (path: string, params: object) =>
    ({ params, request: new Request(`https://eye.example${path}`) }) as unknown as LoaderFunctionArgs
  await loadPlace(request)(args('/places/toba', { slug: 'toba' }))
  await loadArticle(request)(args(`/articles/${id}`, { id: String(id) }))
  expect(urls(pack)).toEqual([...asked, CHART, '/uploads/lake-1600x1000.w480.webp'].sort())
  expect(pack.pages).toEqual([
    { path: '/places/toba', title: 'Toba' },
    { path: `/articles/${id}`, title: 'Around the lake' },
  ])
  for (const file of pack.files) expect(await received(file), file.url).toBe(file.bytes)
  expect(pack.bytes).toBe(pack.files.reduce((sum, { bytes }) => sum + bytes, 0))
})

test('only what has changed gets a new version: a view changes nothing', async () => {
  const { fetch, editor, write, packOf } = await start()
  const first = await write({ title: 'First' })
  const second = await write({ title: 'Second' })
  const { pack: before, etag } = await packOf()
  expect((await packOf()).etag).toBe(etag)
  await fetch(`/api/articles/${first}/view`, { method: 'POST' })
  expect((await packOf()).pack.version).toBe(before.version)

  // Elsewhere: only lists of related articles follow it.
  await write({ title: 'Elsewhere', places: [] })
  const { pack: later } = await packOf()
  expect(later.version).toBe(before.version)
  const changes = { title: 'First', excerpt: 'Round', status: 'published', content: '<p>Less water</p>' }
  await editor.put(`/api/articles/${first}`, changes)
  const { pack: after } = await packOf()
  expect(after.version).not.toBe(before.version)
  expect(changed(later, after).filter((url) => !url.includes('related'))).toEqual([
    `/api/articles/${first}`,
    expect.stringMatching(/^\/api\/articles\?place=/),
  ])
  expect(urls(after)).toContain(`/api/articles/${second}`)
})

test('a pack is in the language that was asked for, under its addresses', async () => {
  const { editor, place, write, packOf } = await start()
  const id = await write({})
  await editor.put(`/api/places/${place.id}/translations/id`, { name: 'Danau Toba', summary: 'Danau' })
  const { pack } = await packOf('toba', '?lang=id')
  expect(pack.lang).toBe('id')
  expect(pack.pages[0]).toEqual({ path: '/id/places/toba', title: 'Danau Toba' })
  const data = urls(pack).filter((url) => url.startsWith('/api/'))
  expect(data).toContain(`/api/articles/${id}?lang=id`)
  expect(data.filter((url) => !url.includes('lang=id'))).toEqual([])
  expect((await packOf('toba', '?lang=en')).pack.version).toBe((await packOf('toba')).pack.version)
})

test('drafts are in no pack, also not for staff, and a draft place has none', async () => {
  const { fetch, editor, make, write, packOf, place } = await start()
  const id = await write({ title: 'Unfinished' })
  const draft = await write({ title: 'Draft', status: 'draft' })
  await editor.put(`/api/articles/${id}/status`, { status: 'draft' })
  const { json } = await editor.get(`/api/places/${place.id}/pack`)
  expect(JSON.stringify(json)).not.toMatch(new RegExp(`articles/(?:${id}|${draft})\\b`))
  expect(json.pack).toEqual((await packOf()).pack)
  const hidden = await make.place({ status: 'draft' })
  expect((await editor.get(`/api/places/${hidden.id}/pack`)).status).toBe(404)
  for (const key of [hidden.slug, 'nowhere', '99999'])
    expect((await fetch(`/api/places/${key}/pack`)).json).toEqual({ code: 'not_found', message: 'Place not found' })
  expect((await fetch(`/api/places/${place.id}/pack?lang=xx`)).json.errors).toHaveProperty('lang')
})

test('the pack of a renamed place has its new address', async () => {
  const { editor, place, packOf } = await start()
  const { name, kind, latitude, longitude, summary, id } = place
  await editor.put(`/api/places/${id}`, { name, kind, latitude, longitude, summary, slug: 'lake-toba' })
  const { pack } = await packOf()
  expect(pack.place_id).toBe(id)
  expect(pack.pages).toEqual([{ path: '/places/lake-toba', title: 'Toba' }])
  expect(urls(pack)).toContain('/api/places/lake-toba')
})

test('a pack leaves out the oldest articles of a place with very many', { tags: 'sweep' }, async () => {
  const { db, make, place, packOf, cache } = await start()
  const ids = []
  for (let n = 0; n < 45; n += 1) {
    const { id } = await make.article({ published_at: new Date(2026, 0, 1, 0, n) })
    ids.push(id)
    await db.insert(articlePlaces).values({ article_id: id, place_id: place.id, position: 0 })
  }
  cache.invalidate()
  const { pack } = await packOf()
  expect(pack.total_articles).toBe(45)
  expect(pack.pages).toHaveLength(1 + 40)
  expect(pack.pages[1]?.path).toBe(`/articles/${ids.at(-1)}`)
  expect(pack.files.length).toBeLessThanOrEqual(400)
})

test('a key that addresses cannot hold names no place', async () => {
  const { fetch } = await startServer()
  expect((await fetch('/api/places//pack')).status).toBe(404)
  const request = createClient({ baseUrl: '', token: () => null, send: globalThis.fetch })
  for (const id of ['', '.', '..'])
    await expect(request('GET /api/places/:id', { params: { id } })).rejects.toMatchObject({ status: 404 })
})
