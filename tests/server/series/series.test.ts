import { loadBuiltSite } from '@server/render/site-renderer'
import { startServer } from '@tests/server/start-server'
import { expect, test } from 'vitest'

const PUBLIC_URL = 'https://eye.example'

async function start(options: Parameters<typeof startServer>[0] = {}) {
  const server = await startServer(options)
  const editor = await server.as(await server.make.user({ role: 'editor' }))
  const { series } = (await editor.post('/api/series', { title: 'Volcanoes on foot', description: 'Slowly' })).json
  const write = async (title: string, day: number, fields: object = {}) => {
    const published_at = new Date(Date.UTC(2026, 0, day))
    return server.make.article({ title, published_at, series_id: series.id, ...fields })
  }
  return { ...server, editor, series, write }
}

test('a part has its place in the series and the parts beside it, in the order of publication', async () => {
  const { fetch, editor, series, write } = await start()
  const second = await write('Sibayak', 2)
  const first = await write('Kerinci', 1)
  const third = await write('Marapi', 3)
  const draft = await write('Singgalang', 4, { status: 'draft' })
  await editor.put(`/api/series/${series.id}/translations/id`, { title: 'Gunung api' })
  const danau = { title: 'Gunung Kerinci', excerpt: 'Tinggi', content: '<p>Tinggi</p>', status: 'published' }
  await editor.put(`/api/articles/${first.id}/translations/id`, danau)

  const partOf = async (id: number, query = '') => (await fetch(`/api/articles/${id}/related${query}`)).json.series
  expect(await partOf(second.id, '?lang=id')).toMatchObject({
    title: 'Gunung api',
    slug: 'volcanoes-on-foot',
    lang: 'id',
    part: 2,
    total: 3,
    previous: { id: first.id, title: 'Gunung Kerinci', lang: 'id' },
    next: { id: third.id, title: 'Marapi' },
  })
  expect(await partOf(third.id)).toMatchObject({ part: 3, next: null })
  await editor.put(`/api/articles/${draft.id}/status`, { status: 'published' })
  expect(await partOf(third.id)).toMatchObject({ part: 3, total: 4, next: { id: draft.id } })
  await editor.delete(`/api/series/${series.id}`)
  expect(await partOf(third.id)).toBe(null)
  const { items } = (await editor.get('/api/trash')).json
  await editor.post(`/api/trash/${items[0].id}/restore`, {})
  expect(await partOf(third.id)).toMatchObject({ part: 3, total: 4 })
})

test('what editors have chosen comes first, without drafts, and is not related once more', async () => {
  const { fetch, editor, make } = await start()
  const [one, two, draft] = [await make.article(), await make.article(), await make.article({ status: 'draft' })]
  const { id } = await make.article()
  const save = (fields: object) => editor.put(`/api/articles/${id}`, { title: 'Toba', excerpt: 'Deep', ...fields })
  await save({ read_next: [two.id, draft.id, 999, id] })
  const ids = (rows: { id: number }[]) => rows.map((row) => row.id)
  const { read_next, articles } = (await fetch(`/api/articles/${id}/related`)).json
  expect(ids(read_next)).toEqual([two.id])
  expect(ids(articles)).toEqual([one.id])
  const { status, json } = await save({ series_id: 999 })
  expect([status, json.errors]).toEqual([400, { series_id: 'This series does not exist any more' }])
})

test('a series has a page with its parts from the first one, in its languages, and one address', async () => {
  const { fetch, editor, series, write } = await start({ renderer: await loadBuiltSite(), env: { PUBLIC_URL } })
  const page = async (path: string) => {
    const { status, headers, text } = await fetch(path)
    return { status, location: headers.location, text }
  }
  expect((await page('/series/volcanoes-on-foot')).text).toContain('content="noindex, nofollow"')
  await write('Sibayak', 2)
  await write('Kerinci', 1)
  await editor.put(`/api/series/${series.id}/translations/id`, { title: 'Gunung api', description: 'Perlahan' })
  const { text } = await page('/series/volcanoes-on-foot')
  expect(text.indexOf('Kerinci')).toBeLessThan(text.indexOf('Sibayak'))
  expect(text).toContain('hreflang="id" href="https://eye.example/id/series/volcanoes-on-foot"')
  expect((await page('/id/series/volcanoes-on-foot')).text).toMatch(/<h1>.*Gunung api/s)
  expect((await page('/sitemap.xml')).text).toContain('<loc>https://eye.example/series/volcanoes-on-foot</loc>')
  expect((await page('/series/nothing')).status).toBe(404)
  await editor.put(`/api/series/${series.id}`, { title: 'On foot', slug: null })
  expect(await page('/series/volcanoes-on-foot')).toMatchObject({ status: 301, location: '/series/on-foot' })
  const taken = await editor.post('/api/series', { title: 'Another', slug: 'on-foot' })
  expect([taken.status, Object.keys(taken.json.errors)]).toEqual([409, ['slug']])
})
