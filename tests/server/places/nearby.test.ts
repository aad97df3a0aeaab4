import { startServer } from '@tests/server/start-server'
import { expect, test } from 'vitest'

async function start() {
  const server = await startServer()
  const toba = await server.make.place({ name: 'Lake Toba', slug: 'toba', latitude: 2.68, longitude: 98.88 })
  const editor = await server.as(await server.make.user({ role: 'editor' }))
  const save = ({ id, name, kind, latitude, longitude, summary }: typeof toba, fields: object) =>
    editor.put(`/api/places/${id}`, { name, kind, latitude, longitude, summary, ...fields })
  return { ...server, editor, toba, save }
}

test('a place has the larger one and its parts, the nearest within 100 km with their distance, and their articles', async () => {
  const { fetch, make, toba, editor } = await start()
  const samosir = await make.place({
    name: 'Samosir',
    slug: 'samosir',
    latitude: 2.58,
    longitude: 98.8,
    parent_id: toba.id,
  })
  const sibayak = await make.place({ name: 'Sibayak', latitude: 3.23, longitude: 98.52 })
  await make.place({ name: 'Hidden', latitude: 2.6, longitude: 98.8, status: 'draft' })
  await make.place({ name: 'Kerinci', latitude: -1.7, longitude: 101.26 })
  const write = (title: string, places: number[]) =>
    editor.post('/api/articles', { title, excerpt: title, status: 'published', places })
  await write('Villages', [samosir.id])
  await write('Both', [samosir.id, toba.id])
  await write('Sunrise', [sibayak.id])
  await editor.put(`/api/places/${toba.id}/translations/id`, { name: 'Danau Toba', summary: 'Danau' })

  const ofToba = (await fetch('/api/places/toba/nearby')).json.nearby
  expect(ofToba).toMatchObject({ parent: null, parts: [{ name: 'Samosir' }], neighbours: [{ name: 'Sibayak' }] })
  expect(ofToba.neighbours[0].distance).toBeCloseTo(73, 0)
  expect(ofToba.articles.map(({ title }: { title: string }) => title)).toEqual(['Villages', 'Sunrise'])
  const ofSamosir = (await fetch('/api/places/samosir/nearby?lang=id')).json.nearby
  expect(ofSamosir).toMatchObject({ parent: { name: 'Danau Toba', lang: 'id' }, parts: [] })
  expect((await fetch('/api/places/nowhere/nearby')).status).toBe(404)
})

test('a place cannot be a part of itself, of its own part, or of nothing', async () => {
  const { make, toba, save } = await start()
  const samosir = await make.place({ parent_id: toba.id })
  for (const parent_id of [toba.id, samosir.id, 999]) {
    const { status, json } = await save(toba, { parent_id })
    expect([status, Object.keys(json.errors ?? {})]).toEqual([400, ['parent_id']])
  }
  const sibayak = await make.place()
  expect((await save(sibayak, { parent_id: toba.id })).json.place).toMatchObject({ parent_id: toba.id })
  expect((await save(sibayak, { parent_id: null })).json.place).toMatchObject({ parent_id: null })
})
