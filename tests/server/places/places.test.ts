import { startServer } from '@tests/server/start-server'
import { expect, test } from 'vitest'

const NOW = new Date('2026-11-22T12:00:00Z')

const kerinci = {
  name: 'Mount Kerinci',
  kind: 'volcano',
  latitude: -1.697,
  longitude: 101.264,
  province: 'Jambi',
  summary: 'The highest volcano of Sumatra',
}

const notice = { text: 'The path is closed', severity: 'closed', checked_on: '2026-11-20' }

async function startAsEditor() {
  const server = await startServer({ now: () => NOW })
  const editor = await server.as(await server.make.user({ role: 'editor' }))
  const create = async (fields: object = {}) => (await editor.post('/api/places', { ...kerinci, ...fields })).json.place
  const read = async (key: string | number, query = '') => (await server.fetch(`/api/places/${key}${query}`)).json.place
  return { ...server, editor, create, read }
}

test('a place is public at once, by its id and by the slug of its name', async () => {
  const { fetch, create, read } = await startAsEditor()
  expect((await fetch('/api/places')).json).toEqual({ places: [], total: 0 })
  const place = await create({ practical: { when: 'June to September' }, notices: [notice] })
  const shown = { ...kerinci, slug: 'mount-kerinci', notices: [{ ...notice, check_overdue: false }] }
  expect(await read(place.id)).toMatchObject({ ...shown, practical: { when: 'June to September', cost: null } })
  expect(await read('mount-kerinci')).toMatchObject(shown)
  expect((await fetch('/api/places')).json).toMatchObject({ places: [shown], total: 1 })
  for (const key of ['danau-toba', 999, '9'.repeat(60)]) expect((await fetch(`/api/places/${key}`)).status).toBe(404)
})

test('a draft is seen by staff only, in no list and in no article, until it is published', async () => {
  const { fetch, editor, as, make, create } = await startAsEditor()
  const { id, slug } = await create({ status: 'draft' })
  const { articleId } = (
    await editor.post('/api/articles', { title: 'Up', excerpt: 'Up', status: 'published', places: [id] })
  ).json
  const member = await as(await make.user({ role: 'membership' }))
  for (const key of [id, slug]) {
    expect((await fetch(`/api/places/${key}`)).status).toBe(404)
    expect((await member.get(`/api/places/${key}`)).status).toBe(404)
    expect((await editor.get(`/api/places/${key}`)).json.place).toMatchObject({ status: 'draft' })
  }
  const seen = async () => [
    (await fetch('/api/places')).json.total,
    (await fetch(`/api/articles/${articleId}`)).json.article.place_details.length,
    (await fetch('/api/articles?q=kerinci')).json.total,
    (await fetch(`/api/places/${slug}/gpx`)).status,
  ]
  expect(await seen()).toEqual([0, 0, 0, 404])
  expect((await editor.get('/api/places/manage?status=draft')).json.total).toBe(1)
  await editor.put(`/api/places/${id}`, { ...kerinci, status: 'published' })
  expect(await seen()).toEqual([1, 1, 1, 200])
  // A save that does not name the status keeps it.
  expect((await editor.put(`/api/places/${id}`, kerinci)).json.place.status).toBe('published')
})

test('equal names get different slugs, and no slug looks like an id', async () => {
  const { editor, create } = await startAsEditor()
  const slugOf = async (name: string) => (await create({ name })).slug
  expect(await slugOf('Lake Toba')).toBe('lake-toba')
  expect(await slugOf('Lake Toba')).toBe('lake-toba-2')
  expect(await slugOf('1883')).toBe('place-1883')
  expect(await slugOf('トバ湖')).toBe('place')
  expect((await editor.post('/api/places', { ...kerinci, slug: 'lake-toba' })).status).toBe(409)
  for (const slug of ['12', 'manage'])
    expect((await editor.post('/api/places', { ...kerinci, slug })).json.errors).toHaveProperty('slug')
})

test.each([
  ['latitude', { latitude: 90.1 }, 'Latitude must be from -90 to 90 degrees'],
  ['longitude', { longitude: -180.5 }, 'Longitude must be from -180 to 180 degrees'],
  ['latitude', { latitude: '2.6' }, 'Latitude is required'],
  ['kind', { kind: 'pub' }, 'Choose a kind of place'],
  ['volcano_level', { volcano_level: 5 }, 'Choose a level from 1 to 4'],
  ['summary', { summary: ' ' }, 'Summary is required'],
  ['notices.0.text', { notices: [{ ...notice, text: '' }] }, 'Write the text first'],
  ['notices.0.checked_on', { notices: [{ ...notice, checked_on: '2026-02-30' }] }, 'Must be a date such as 2026-11-22'],
  [
    'notices.0.checked_on',
    { notices: [{ ...notice, checked_on: '2027-01-01' }] },
    'A notice cannot have been checked in the future',
  ],
  [
    'notices.1.valid_until',
    { notices: [notice, { ...notice, valid_from: '2026-12-02', valid_until: '2026-12-01' }] },
    'A notice cannot end before it begins',
  ],
  [
    'notices.0.source_url',
    { notices: [{ ...notice, source_url: 'javascript:alert(1)' }] },
    'Enter a full address that starts with http:// or https://',
  ],
])('a mistake in %s is answered at that field', async (field, mistake, message) => {
  const { editor } = await startAsEditor()
  const { status, json } = await editor.post('/api/places', { ...kerinci, ...mistake })
  expect([status, json.errors[field]]).toEqual([400, message])
})

test('readers do not see notices that are over, and learn which were checked long ago', async () => {
  const { editor, create, read } = await startAsEditor()
  const notices = [
    { ...notice, text: 'Over', valid_until: '2026-11-21' },
    { ...notice, text: 'Ends today', valid_until: '2026-11-22' },
    { ...notice, text: 'Begins later', valid_from: '2026-12-01' },
    { ...notice, text: '90 days', checked_on: '2026-08-24' },
    { ...notice, text: '91 days', checked_on: '2026-08-23' },
  ]
  const { id } = await create({ notices })
  const seen = (await read(id)).notices.map(({ text, check_overdue }: Record<string, unknown>) => [text, check_overdue])
  expect(seen).toEqual([
    ['Ends today', false],
    ['Begins later', false],
    ['90 days', false],
    ['91 days', true],
  ])
  expect((await editor.get(`/api/places/manage/${id}`)).json.place.notices).toHaveLength(5)
})

test('readers learn of the months that make sense, and of the state of today', async () => {
  const { editor, create, read, fetch } = await startAsEditor()
  const { id } = await create({ months: [9, 6, 6], volcano_level: 2 })
  expect(await read(id)).toMatchObject({ months: [6, 9], volcano_level: 2, state: 'caution' })
  expect((await fetch(`/api/places/${id}/gpx`)).text).toContain('<cmt>Caution. Volcano alert level II.</cmt>')
  // What a save does not name, it keeps.
  await editor.put(`/api/places/${id}`, { ...kerinci, notices: [notice] })
  expect(await read(id)).toMatchObject({ months: [6, 9], volcano_level: 2, state: 'closed' })
  expect((await fetch('/api/places')).json.places).toMatchObject([{ state: 'closed' }])
  await editor.put(`/api/places/${id}`, { ...kerinci, months: [], volcano_level: null, notices: [] })
  expect(await read(id)).toMatchObject({ months: [], volcano_level: null, state: 'open' })
  expect((await fetch(`/api/places/${id}/gpx`)).text).not.toContain('<cmt>')
})

test('a save with an outdated version is refused', async () => {
  const { editor, create } = await startAsEditor()
  const { id } = await create()
  const save = (version: number) => editor.put(`/api/places/${id}`, kerinci, { 'if-match': `"${version}"` })
  expect((await save(1)).json.place).toMatchObject({ slug: 'mount-kerinci', version: 2 })
  expect(await save(1)).toMatchObject({ status: 409, json: { current: { version: 2 } } })
})

test('the list is searched, filtered, sorted and paged', async () => {
  const { fetch, make } = await startServer()
  await make.place({ name: 'Maninjau', province: 'West Sumatra' })
  await make.place({ name: 'Sibayak', kind: 'volcano', province: 'North Sumatra' })
  await make.place({ name: 'Toba', province: 'North Sumatra' })
  const names = async (query: string) => {
    const { places, total } = (await fetch(`/api/places?${query}`)).json
    return [places.map(({ name }: { name: string }) => name), total]
  }
  expect(await names('sort=name')).toEqual([['Maninjau', 'Sibayak', 'Toba'], 3])
  expect(await names('sort=name&order=desc&page=2&perPage=1')).toEqual([['Sibayak'], 3])
  expect(await names('province=North%20Sumatra&kind=lake')).toEqual([['Toba'], 1])
  expect(await names('q=maninj')).toEqual([['Maninjau'], 1])
  expect((await fetch('/api/places?sort=latitude')).status).toBe(400)
})

const translation = { name: 'Gunung Kerinci', summary: 'Gunung tertinggi', practical: { when: 'Juni–September' } }

test('a translation replaces the texts for readers of its language until it is deleted', async () => {
  const { editor, create, read } = await startAsEditor()
  const { id } = await create({ notices: [notice] })
  const address = `/api/places/${id}/translations/id`
  expect((await editor.put(address, translation)).json.translation).toMatchObject({ ...translation, outdated: false })
  expect(await read(id, '?lang=id')).toMatchObject({ ...translation, lang: 'id', notices: [notice] })
  expect(await read(id, '?lang=ja')).toMatchObject({ name: 'Mount Kerinci', lang: 'en' })

  await editor.put(`/api/places/${id}`, { ...kerinci, summary: 'Higher than all others' })
  const { translations } = (await editor.get(`/api/places/${id}/translations`)).json
  expect(translations).toMatchObject([{ language: 'id', outdated: true, version: 1 }])

  expect((await editor.put(address, translation, { 'if-match': '"7"' })).status).toBe(409)
  expect((await editor.delete(address)).status).toBe(200)
  expect((await editor.delete(address)).status).toBe(404)
  expect(await read(id, '?lang=id')).toMatchObject({ name: 'Mount Kerinci' })
})

test('a notice is translated by its id; one that is new, or has changed since, is shown in English', async () => {
  const { editor, create, read } = await startAsEditor()
  const path = { ...notice, id: 'path' }
  const { id } = await create({ notices: [path], province: 'Jambi' })
  const address = `/api/places/${id}/translations/id`
  const texts = { ...translation, province: 'Provinsi Jambi', notices: [{ id: 'path', text: 'Jalur ditutup' }] }
  const seen = async () =>
    (await read(id, '?lang=id')).notices.map(({ text, lang }: Record<string, string>) => `${lang}: ${text}`)
  expect((await editor.put(address, translation)).json.translation).toMatchObject({ notices: [], province: null })
  expect(await seen()).toEqual(['en: The path is closed'])
  expect(await read(id, '?lang=id')).toMatchObject({ province: 'Jambi', province_lang: 'en' })
  await editor.put(address, texts)
  expect(await seen()).toEqual(['id: Jalur ditutup'])
  expect(await read(id, '?lang=id')).toMatchObject({ province: 'Provinsi Jambi', province_lang: 'id' })
  expect((await read(id)).notices).toMatchObject([{ text: 'The path is closed' }])

  const save = (notices: object[]) => editor.put(`/api/places/${id}`, { ...kerinci, notices })
  await save([path, { ...notice, text: 'No guides' }])
  expect(await seen()).toEqual(['id: Jalur ditutup', 'en: No guides'])
  await save([{ ...path, text: 'The path is closed up to the hut' }])
  expect(await seen()).toEqual(['en: The path is closed up to the hut'])
  const { translations } = (await editor.get(`/api/places/${id}/translations`)).json
  expect(translations).toMatchObject([{ outdated: true, outdated_blocks: ['field:notices.path'] }])
  await editor.put(address, { ...texts, confirmed: ['field:notices.path'] })
  expect(await seen()).toEqual(['id: Jalur ditutup'])
  // A notice that has been removed leaves no translation to settle.
  await save([])
  expect((await editor.get(`/api/places/${id}/translations`)).json.translations).toMatchObject([
    { outdated: false, notices: [] },
  ])
})

test('a deleted place comes back from the trash with its translations and its articles', async () => {
  const { editor, fetch, as, make, create, read } = await startAsEditor()
  const { id } = await create()
  await editor.put(`/api/places/${id}/translations/id`, translation)
  const article = (await editor.post('/api/articles', { title: 'Up', excerpt: 'Up', places: [id] })).json.article
  const places = async () => (await editor.get(`/api/articles/manage/${article.id}`)).json.article.places
  const marketing = await as(await make.user({ role: 'marketing' }))
  expect((await marketing.delete(`/api/places/${id}`)).status).toBe(403)
  expect((await editor.delete(`/api/places/${id}`)).status).toBe(200)
  expect([(await fetch(`/api/places/${id}`)).status, await places()]).toEqual([404, []])
  const [item] = (await editor.get('/api/trash')).json.items
  expect(item).toMatchObject({ kind: 'places', title: 'Mount Kerinci' })
  await editor.post(`/api/trash/${item.id}/restore`)
  expect(await read(id, '?lang=id')).toMatchObject({ name: 'Gunung Kerinci' })
  expect(await places()).toEqual([id])
})

test('a place is a waypoint for GPS devices', async () => {
  const { fetch, create } = await startAsEditor()
  await create({ name: 'Kerinci & <Tujuh>' })
  const file = await fetch('/api/places/kerinci-tujuh/gpx')
  expect(file.headers).toMatchObject({
    'content-type': 'application/gpx+xml; charset=utf-8',
    'content-disposition': 'attachment; filename="kerinci-tujuh.gpx"',
  })
  expect(file.text).toContain('<wpt lat="-1.697" lon="101.264"><name>Kerinci &amp; &lt;Tujuh&gt;</name>')
  expect((await fetch('/api/places/nowhere/gpx')).status).toBe(404)
  await create({ name: 'Equator', latitude: 0.0000001, longitude: -0.0000001 })
  expect((await fetch('/api/places/equator/gpx')).text).toMatch(/<wpt lat="-?0" lon="-?0">/)
})
