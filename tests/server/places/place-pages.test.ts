import { loadBuiltSite } from '@server/render/site-renderer'
import { startServer } from '@tests/server/start-server'
import { expect, test } from 'vitest'

async function start() {
  const server = await startServer({
    renderer: await loadBuiltSite(),
    env: { PUBLIC_URL: 'https://eye.example' },
    now: () => new Date('2026-11-22T12:00:00Z'),
  })
  return { ...server, editor: await server.as(await server.make.user({ role: 'editor' })) }
}

const closure = {
  text: 'The summit is closed',
  severity: 'closed',
  source_url: 'https://volcano.example/',
  valid_from: null,
  valid_until: null,
  checked_on: '2026-06-03',
} as const

const structuredData = (html: string) => JSON.parse(/application\/ld\+json">(.*?)<\/script>/s.exec(html)?.[1] ?? '')

test('the page of a place has its notices, the day of their check, its coordinates and its articles without a script', async () => {
  const { fetch, make, editor } = await start()
  const { id, slug } = await make.place({ name: 'Kerinci', slug: 'kerinci', kind: 'volcano', notices: [closure] })
  await editor.post('/api/articles', { title: 'Up there', excerpt: 'Up', status: 'published', places: [id] })
  const { status, text } = await fetch(`/places/${slug}`)
  expect(status).toBe(200)
  for (const part of ['The summit is closed', '3 Jun 2026', 'more than 90 days ago', 'Up there'])
    expect(text).toContain(part)
  expect(text).toContain('href="geo:2.68,98.88?q=2.68,98.88"')
  expect(text).toContain('href="/api/places/kerinci/gpx"')
  expect(structuredData(text)).toMatchObject({
    '@type': 'TouristAttraction',
    name: 'Kerinci',
    geo: { '@type': 'GeoCoordinates', latitude: 2.68, longitude: 98.88 },
  })
  expect((await fetch('/places/nowhere')).status).toBe(404)
})

test('the list of places has a map and a link to each place, in the sitemap as well', async () => {
  const { fetch, make } = await start()
  await make.place({ name: 'Kerinci', slug: 'kerinci' })
  const { text } = await fetch('/places')
  expect(text).toMatch(/<svg viewBox="0 0 870 780"/)
  // On the maps for wide and for narrow screens, of which the style sheet shows one, and in the list.
  expect(text.match(/href="\/places\/kerinci"/g)).toHaveLength(3)
  expect((await fetch('/sitemap.xml')).text).toContain('<loc>https://eye.example/places/kerinci</loc>')
})

test('without a script the form filters the places, and pages of other choices are other pages', async () => {
  const { fetch, make } = await start()
  await make.place({ name: 'Kerinci', slug: 'kerinci', kind: 'volcano', province: 'Jambi', notices: [closure] })
  await make.place({ name: 'Toba', slug: 'toba', province: 'North Sumatra', months: [6] })
  const shown = async (query: string) => {
    const { text } = await fetch(`/places${query}`)
    return ['kerinci', 'toba'].filter((slug) => text.includes(`href="/places/${slug}"`))
  }
  expect(await shown('')).toEqual(['kerinci', 'toba'])
  expect(await shown('?kind=lake')).toEqual(['toba'])
  expect(await shown('?region=Jambi')).toEqual(['kerinci'])
  expect(await shown('?kind=&region=&open=1')).toEqual(['toba'])
  expect(await shown('?month=7')).toEqual(['kerinci'])
  expect(await shown('?month=6')).toEqual(['kerinci', 'toba'])
  const { text } = await fetch('/places?kind=lake&utm_source=x')
  expect(text).toContain('rel="canonical" href="https://eye.example/places"')
  expect(text).toMatch(/<form[^>]* action="\/places"/)
})

test('the map of a place has its neighbours, and that of an article the places it is about', async () => {
  const { fetch, make, editor } = await start()
  const { id } = await make.place({ name: 'Toba', slug: 'toba' })
  await make.place({ name: 'Sibayak', slug: 'sibayak', latitude: 3.23, longitude: 98.52 })
  await make.place({ name: 'Draft', slug: 'draft', latitude: 3.3, longitude: 98.6, status: 'draft' })
  const { json } = await editor.post('/api/articles', {
    title: 'Around',
    excerpt: 'Round',
    status: 'published',
    places: [id],
  })
  const place = (await fetch('/places/toba')).text
  expect(place).toContain('href="/places/sibayak"')
  expect(place).not.toContain('href="/places/draft"')
  const article = (await fetch(`/articles/${json.articleId}`)).text
  expect(article).toMatch(/class="map-frame"/)
  expect(article).toMatch(/class="marker[^"]*"[^>]*><a [^>]*href="\/places\/toba"/)
})

test('a renamed place leads from all its old addresses to the new one, in every language, until it gets an old name back', async () => {
  const { fetch, make, editor } = await start()
  const { id, name, kind, latitude, longitude, summary } = await make.place({ slug: 'toba' })
  const rename = (slug: string) => editor.put(`/api/places/${id}`, { name, kind, latitude, longitude, summary, slug })
  const leads = async (path: string) => {
    const { status, headers } = await fetch(path)
    return [status, headers.location]
  }
  await rename('danau-toba')
  await rename('lake-toba')
  expect(await leads('/places/toba')).toEqual([301, '/places/lake-toba'])
  expect(await leads('/id/places/danau-toba')).toEqual([301, '/id/places/lake-toba'])
  await rename('toba')
  expect(await leads('/places/toba')).toEqual([200, undefined])
  expect(await leads('/places/lake-toba')).toEqual([301, '/places/toba'])
})

test('a place has one address: others lead there, also that of its file for GPS devices', async () => {
  const { fetch, make, editor } = await start()
  const { id, name, kind, latitude, longitude, summary } = await make.place({ slug: 'toba' })
  const leads = async (path: string) => {
    const { status, headers } = await fetch(path)
    return [status, headers.location]
  }
  expect(await leads('/Places/Toba')).toEqual([301, '/places/Toba'])
  expect(await leads('/places/Toba?from=mail')).toEqual([301, '/places/toba?from=mail'])
  expect(await leads(`/id/places/${id}`)).toEqual([301, '/id/places/toba'])
  expect(await leads('/ja/places/toba/')).toEqual([301, '/ja/places/toba'])
  for (const path of ['/places/%00', '/id/places/toba%00', '/places/%ED%A0%80'])
    expect(await leads(path)).toEqual([404, undefined])
  await editor.put(`/api/places/${id}`, { name, kind, latitude, longitude, summary, slug: 'lake-toba' })
  expect(await leads('/api/places/toba/gpx')).toEqual([301, '/api/places/lake-toba/gpx'])
  expect(await leads('/ar/places/TOBA')).toEqual([301, '/ar/places/lake-toba'])
})

test('an article shows the notices of its places', async () => {
  const { fetch, make, editor } = await start()
  const { id } = await make.place({ name: 'Kerinci', slug: 'kerinci', notices: [closure] })
  const { json } = await editor.post('/api/articles', { title: 'Up', excerpt: 'Up', status: 'published', places: [id] })
  const { text } = await fetch(`/id/articles/${json.articleId}`)
  expect(text).toContain('href="/id/places/kerinci"')
  expect(text).toContain('Diperiksa pada')
  expect(text).toContain('The summit is closed')
})
