import { loadBuiltSite } from '@server/render/site-renderer'
import { startWithClock } from '@tests/server/start-with-clock'
import { expect, test } from 'vitest'

type Started = Awaited<ReturnType<typeof startWithClock>>

const titlesOf = async ({ fetch }: Pick<Started, 'fetch'>, query = '') =>
  (await fetch(`/api/ads/published${query}`)).json.ads.map(({ title }: { title: string }) => title)

const closure = (severity: 'closed' | 'caution', valid_until: string | null = null) => ({
  text: 'The road is broken',
  severity,
  source_url: null,
  valid_from: null,
  valid_until,
  checked_on: '2026-03-01',
})

test('an ad is shown from the beginning of its run to its end, also where answers and pages are kept', async () => {
  const server = await startWithClock({
    renderer: await loadBuiltSite(),
    env: { PUBLIC_URL: 'https://eye.example' },
  })
  const { make, setTime, fetch } = server
  await make.ad({
    title: 'A run',
    starts_at: new Date('2026-03-01T09:30:00Z'),
    ends_at: new Date('2026-03-01T10:15:00Z'),
  })
  await make.ad({ title: 'For ever' })
  const seen = async () => {
    const page = (await fetch('/')).text
    const listed = await titlesOf(server)
    expect(await titlesOf(server, '?turn=3')).toEqual(listed)
    for (const title of ['A run', 'For ever']) expect(page.includes(title)).toBe(listed.includes(title))
    return listed
  }
  expect(await seen()).toEqual(['For ever'])
  expect(await seen()).toEqual(['For ever'])
  const before = (await fetch('/api/ads/published')).headers['last-modified']
  setTime('2026-03-01T09:29:59.999Z')
  expect(await seen()).toEqual(['For ever'])
  setTime('2026-03-01T09:30:00Z')
  expect(await seen()).toEqual(['For ever', 'A run'])
  expect((await fetch('/api/ads/published', { headers: { 'if-modified-since': before ?? '' } })).status).toBe(200)
  setTime('2026-03-01T10:15:00Z')
  expect(await seen()).toEqual(['For ever'])
})

test('an ad for months is shown in them only, by the days of the magazine', async () => {
  const server = await startWithClock()
  await server.make.ad({ title: 'Dry months', months: [6, 7] })
  const shown = []
  // Midnight in Jakarta is at 17:00 UTC.
  for (const instant of [
    '2026-05-31T16:59:59Z',
    '2026-05-31T17:00:00Z',
    '2026-07-31T16:59:59Z',
    '2026-07-31T17:00:00Z',
  ]) {
    server.setTime(instant)
    shown.push((await titlesOf(server)).length)
  }
  expect(shown).toEqual([0, 1, 1, 0])
})

test('an ad for a place comes on the pages about it, and none of the others does', async () => {
  const server = await startWithClock({ renderer: await loadBuiltSite(), env: { PUBLIC_URL: 'https://eye.example' } })
  const { make, fetch, editor } = server
  const [toba, kerinci] = [await make.place({ slug: 'lake-toba' }), await make.place({ slug: 'mount-kerinci' })]
  await make.ad({ title: 'Boats on Toba', place_ids: [toba.id] })
  await make.ad({ title: 'Everywhere' })
  const about = await make.article({ title: 'The caldera' })
  const other = await make.article({ title: 'Coffee' })
  await editor.put(`/api/articles/${about.id}`, {
    title: 'The caldera',
    excerpt: 'An excerpt',
    content: '<p>Text</p>',
    status: 'published',
    places: [toba.id],
  })
  const adsOn = async (path: string) => {
    const { text } = await fetch(path)
    return ['Boats on Toba', 'Everywhere'].filter((title) => text.includes(title))
  }
  expect(await adsOn('/places/lake-toba')).toEqual(['Boats on Toba'])
  expect(await adsOn(`/id/articles/${about.id}`)).toEqual(['Boats on Toba'])
  expect(await adsOn('/places/mount-kerinci')).toEqual([])
  expect(await adsOn(`/articles/${other.id}`)).toEqual([])
  expect(await adsOn('/')).toEqual(['Boats on Toba', 'Everywhere'])

  // A closure of the place takes it from all pages that may show the notice, at once; a warning does not.
  const close = async ({ id, name, slug, kind, latitude, longitude, summary }: typeof toba, notices: object[]) => {
    const place = { name, slug, kind, latitude, longitude, summary, status: 'published', notices }
    expect((await editor.put(`/api/places/${id}`, place)).status).toBe(200)
  }
  await close(toba, [closure('caution')])
  expect(await adsOn('/places/lake-toba')).toEqual(['Boats on Toba'])
  await close(kerinci, [closure('closed')])
  expect(await adsOn('/')).toEqual(['Boats on Toba', 'Everywhere'])
  await close(toba, [closure('closed', '2026-03-02')])
  expect(await adsOn('/places/lake-toba')).toEqual([])
  expect(await adsOn(`/id/articles/${about.id}`)).toEqual([])
  expect(await adsOn('/')).toEqual(['Everywhere'])
  // The notice ends with its day, and the kept pages with it.
  server.setTime('2026-03-02T17:00:00Z')
  expect(await adsOn('/places/lake-toba')).toEqual(['Boats on Toba'])
  expect(await adsOn('/')).toEqual(['Boats on Toba', 'Everywhere'])
})

test('of many ads for a place each gets the same share of its page', async () => {
  const server = await startWithClock({ renderer: await loadBuiltSite(), env: { PUBLIC_URL: 'https://eye.example' } })
  const { make, fetch } = server
  const { id } = await make.place({ slug: 'lake-toba' })
  for (let number = 0; number < 5; number += 1) await make.ad({ title: `Boat ${number}`, place_ids: [id] })
  const counts = new Map<string, number>()
  for (let view = 0; view < 10; view += 1) {
    const { text } = await fetch('/places/lake-toba')
    const shown = [...text.matchAll(/<h3><span>(Boat \d)<\/span>/g)].map(([, title]) => title as string)
    expect(shown).toHaveLength(2)
    for (const title of shown) counts.set(title, (counts.get(title) ?? 0) + 1)
  }
  expect([...counts.values()]).toEqual([4, 4, 4, 4, 4])
})

const ad = { title: 'Lodge', description: 'By the lake', ad_type: 'text' }
const run = { starts_at: '2026-04-01T00:00:00.000Z', ends_at: '2026-05-01T00:00:00.000Z' }

test('members propose the run, staff set it together with places and months', async () => {
  const { as, make, editor } = await startWithClock()
  const member = await as(await make.user({ role: 'membership' }))
  const submitted = await member.post('/api/ads', { ...ad, ...run, place_ids: [3], months: [6] })
  expect(submitted.json.ad).toMatchObject({ ...run, place_ids: [], months: [] })
  const { id } = submitted.json.ad
  await editor.put(`/api/ads/${id}`, { ...ad, place_ids: [7, 3, 3], months: [7, 6] })
  // What a payload leaves out stays, as does what a member may not set.
  const saved = await member.put(`/api/ads/${id}`, { ...ad, ends_at: null, place_ids: [], months: null })
  expect(saved.json.ad).toMatchObject({ starts_at: run.starts_at, ends_at: null, place_ids: [3, 7], months: [6, 7] })
  const cleared = await editor.put(`/api/ads/${id}`, { ...ad, place_ids: null, months: [] })
  expect(cleared.json.ad).toMatchObject({ place_ids: [], months: [] })
})

test.each([
  ['ends_at', { ...run, ends_at: run.starts_at }],
  ['ends_at', { ends_at: '2026-02-01T00:00:00.000Z' }],
  ['starts_at', { starts_at: 'tomorrow' }],
  ['months.0', { months: [13] }],
  ['place_ids', { place_ids: Array.from({ length: 21 }, (_, index) => index + 1) }],
])('a wrong %s is refused by its field', async (field, wrong) => {
  const { editor } = await startWithClock()
  const reply = await editor.post('/api/ads', { ...ad, ...wrong })
  expect(reply.status).toBe(400)
  expect(Object.keys(reply.json.errors)).toContain(field)
})
