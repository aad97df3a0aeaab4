import { startServer } from '@tests/server/start-server'
import { expect, test } from 'vitest'

const documentOf = (texts: Record<string, string>) => ({
  time: 1,
  version: '2.31.0',
  blocks: Object.entries(texts).map(([id, text]) => ({ id, type: 'paragraph', data: { text } })),
})

async function start() {
  const server = await startServer()
  const editor = await server.as(await server.make.user({ role: 'editor' }))
  /** The calls on the translation into Indonesian of a record that is just made. */
  async function translating(kind: string, input: object) {
    const reply = (await editor.post(`/api/${kind}`, input)).json
    const { id } = Object.values(reply).find((value): value is { id: number } => typeof value === 'object') ?? { id: 0 }
    const path = `/api/${kind}/${id}`
    const save = async (body: object) => (await editor.put(`${path}/translations/id`, body)).json.translation
    const change = async (body: object) => (await editor.put(path, { ...input, ...body })).status
    return { id, path, save, change }
  }
  return { ...server, editor, translating }
}

const current = { outdated: false, outdated_blocks: [], earlier_texts: {} }

test('a page outdates the blocks that it changes, and readers get the note until these are followed', async () => {
  const { fetch, translating } = await start()
  const input = { title: 'Privacy', blocks: documentOf({ a: 'One.', b: 'Two.' }), status: 'published', slug: 'data' }
  const { save, change } = await translating('pages', input)
  const reader = async () => (await fetch('/api/pages/data?lang=id')).json.page.outdated
  const privasi = { title: 'Privasi', blocks: documentOf({ a: 'Satu.', b: 'Dua.' }), status: 'published' }
  expect(await save(privasi)).toMatchObject(current)
  await change({ blocks: documentOf({ a: 'One.', b: 'Two!' }) })
  expect(await reader()).toBe(true)
  expect(await save({ ...privasi, title: 'Data pribadi' })).toMatchObject({
    outdated: true,
    outdated_blocks: ['b'],
    earlier_texts: { b: expect.stringContaining('Two.') },
  })
  expect(await reader()).toBe(true)
  expect(await save({ ...privasi, blocks: documentOf({ a: 'Satu.', b: 'Dua!' }) })).toMatchObject(current)
  expect(await reader()).toBe(false)
})

const toba = {
  name: 'Toba',
  kind: 'lake',
  latitude: 2.6,
  longitude: 98.8,
  summary: 'A crater lake',
  slug: 'toba',
  practical: { when: 'June', cost: 'None' },
}

test('a place outdates single texts, which a save confirms by changing or naming them', async () => {
  const { fetch, editor, translating } = await start()
  const { path, save, change } = await translating('places', toba)
  const reader = async () => (await fetch('/api/places/toba?lang=id')).json.place.outdated
  const texts = { name: 'Toba', summary: 'Danau kawah', practical: { when: 'Juni', cost: 'Gratis' } }
  expect(await save(texts)).toMatchObject(current)
  // The point is not translated.
  await change({ latitude: 2.7 })
  expect(await reader()).toBe(false)
  await change({ summary: 'A large crater lake', practical: { when: 'June', cost: 'A ticket', bring: 'A hat' } })
  expect(await reader()).toBe(true)
  expect((await editor.get(`${path}/translations`)).json.translations).toMatchObject([
    {
      outdated: true,
      outdated_blocks: ['field:summary', 'field:practical.cost', 'field:practical.bring'],
      earlier_texts: { 'field:summary': 'A crater lake', 'field:practical.cost': 'None' },
    },
  ])
  const paid = { ...texts, practical: { when: 'Juni', cost: 'Dengan tiket' } }
  expect(await save(paid)).toMatchObject({ outdated_blocks: ['field:summary', 'field:practical.bring'] })
  expect(await save({ ...paid, confirmed: ['field:summary'] })).toMatchObject({
    outdated_blocks: ['field:practical.bring'],
  })
  expect(await save({ ...paid, practical: { ...paid.practical, bring: 'Topi' } })).toMatchObject(current)
  expect(await reader()).toBe(false)
})

test('a category and an ad outdate single texts, and take only what was read as confirmed', async () => {
  const { fetch, editor, translating } = await start()
  const category = await translating('categories', { name: 'Lakes', slug: 'lakes', description: 'Still water' })
  expect(await category.save({ name: 'Danau', description: 'Air tenang' })).toMatchObject(current)
  await category.change({ description: 'Calm water' })
  expect(await category.save({ name: 'Danau-danau', description: 'Air tenang' })).toMatchObject({
    outdated_blocks: ['field:description'],
  })
  // A change of the slug is none of the texts.
  await category.change({ description: 'Still water', slug: 'crater-lakes' })
  expect((await editor.get(`${category.path}/translations`)).json.translations).toMatchObject([current])

  const ad = await translating('ads', { title: 'Three rooms', description: 'By the lake', ad_type: 'text' })
  for (const status of ['approved', 'published']) await editor.put(`${ad.path}/status`, { status })
  const kamar = { title: 'Tiga kamar', description: 'Di tepi danau', status: 'published' }
  expect(await ad.save(kamar)).toMatchObject(current)
  const shown = async () => (await fetch('/api/ads/published?lang=id')).json.ads[0].title
  expect(await shown()).toBe('Tiga kamar')
  await ad.change({ description: 'At the lake' })
  expect(await shown()).toBe('Three rooms')
  const read = { ...kamar, confirmed: ['field:description'] }
  expect(await ad.save({ ...read, original_version: 1 })).toMatchObject({ outdated_blocks: ['field:description'] })
  expect(await ad.save(read)).toMatchObject(current)
  expect(await shown()).toBe('Tiga kamar')
  const bad = await editor.put(`${ad.path}/translations/id`, { ...kamar, confirmed: 'description' })
  expect([bad.status, Object.keys(bad.json.errors)]).toEqual([400, ['confirmed']])
})
