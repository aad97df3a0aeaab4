import { startServer } from '@tests/server/start-server'
import { expect, test } from 'vitest'

const NOW = new Date('2026-11-27T20:00:00Z')

async function start() {
  const server = await startServer({ env: { PUBLIC_URL: 'https://eye.example' }, now: () => NOW })
  const { make } = server
  const lake = await make.place({ name: 'Lake Toba & shores', slug: 'lake-toba' })
  await make.place({
    name: 'Samosir',
    slug: 'samosir',
    kind: 'island',
    latitude: 2.58,
    longitude: 98.8,
    notices: [
      {
        text: 'The bridge is closed',
        severity: 'closed',
        source_url: null,
        valid_from: null,
        valid_until: null,
        checked_on: '2026-11-20',
      },
    ],
  })
  await make.place({ name: 'Hidden', slug: 'hidden', status: 'draft' })
  const editor = await server.as(await make.user({ role: 'editor' }))
  await editor.put(`/api/places/${lake.id}/translations/id`, { name: 'Danau Toba', summary: 'Danau' })
  const { id } = await make.article({ title: 'Around the lake' })
  return { ...server, id }
}

const unfolded = (ics: string) => ics.replaceAll('\r\n ', '')

test('a trip is a file for GPS devices, with a route for each day', async () => {
  const { fetch, id } = await start()
  const { status, headers, text } = await fetch(`/trip.gpx?stops=lake-toba,samosir,${id};samosir,hidden,gone`)
  expect([status, headers['content-type']]).toEqual([200, 'application/gpx+xml; charset=utf-8'])
  expect(headers['content-disposition']).toBe('attachment; filename="trip.gpx"')
  expect(text.match(/<wpt [^>]*><name>([^<]*)/g)).toEqual([
    '<wpt lat="2.68" lon="98.88"><name>Lake Toba &amp; shores',
    '<wpt lat="2.58" lon="98.8"><name>Samosir',
  ])
  expect(text.match(/<rte>.*?<\/rte>/g)?.map((route) => route.match(/<rtept/g)?.length)).toEqual([2, 1])
  expect(text).toContain('<link href="https://eye.example/places/samosir"/>')
  expect(text).not.toContain('Hidden')
})

test('a trip is a calendar with an event for each day, in the language of its address', async () => {
  const { fetch, id } = await start()
  const { status, headers, text } = await fetch(`/id/trip.ics?stops=lake-toba,${id};samosir&start=2027-02-27`)
  expect([status, headers['content-type']]).toEqual([200, 'text/calendar; charset=utf-8'])
  const ics = unfolded(text)
  expect(ics.match(/^(?:SUMMARY|DTSTART.*):.*$/gm)).toEqual([
    'DTSTART;VALUE=DATE:20270227',
    'SUMMARY:Danau Toba – Around the lake',
    'DTSTART;VALUE=DATE:20270228',
    'SUMMARY:Samosir',
  ])
  expect(ics).toContain('! The bridge is closed')
  expect(ics).toContain('https://eye.example/id/places/lake-toba')
  // In the magazine's zone it is the 28th already.
  expect(unfolded((await fetch('/trip.ics?stops=samosir')).text)).toContain('DTSTART;VALUE=DATE:20261129')
})

test.each([
  ['', 'stops'],
  ['stops=', 'stops'],
  ['stops=Lake Toba', 'stops'],
  [`stops=${Array.from({ length: 61 }, () => 'a').join()}`, 'stops'],
  ['stops=samosir&start=tomorrow', 'start'],
  ['stops=samosir&start=2027-02-30', 'start'],
])('the query %j is refused because of %s', async (query, field) => {
  const { fetch } = await start()
  for (const file of ['gpx', 'ics']) {
    const { status, json } = await fetch(`/trip.${file}?${query.replaceAll(' ', '%20')}`)
    expect([status, Object.keys(json.errors)]).toEqual([400, [field]])
  }
})

test('a trip of which nothing is left is not found', async () => {
  const { fetch } = await start()
  for (const file of ['gpx', 'ics']) expect((await fetch(`/trip.${file}?stops=hidden,gone,999`)).status).toBe(404)
})

test('a trip is kept offline as one pack, in which what its places share is once', async () => {
  const { fetch, make, as, id } = await start()
  const editor = await as(await make.user({ role: 'editor' }))
  const { places } = (await fetch('/api/places')).json
  const both = places.map((place: { id: number }) => place.id)
  const { articleId } = (
    await editor.post('/api/articles', {
      title: 'Both shores',
      excerpt: 'E',
      content: '<p>Water</p>',
      status: 'published',
      places: both,
    })
  ).json
  const { status, json } = await fetch(`/api/trip/pack?stops=lake-toba,${id};samosir,gone`)
  expect(status).toBe(200)
  const { pack } = json
  const urls = pack.files.map(({ url }: { url: string }) => url)
  expect(new Set(urls).size).toBe(urls.length)
  expect(urls).toEqual(
    expect.arrayContaining([
      '/api/places/lake-toba',
      '/api/places/samosir',
      `/api/articles/${id}`,
      `/api/articles/${articleId}`,
    ]),
  )
  expect(pack).toMatchObject({ place_id: null, lang: 'en', total_articles: 2 })
  expect(pack.pages.map(({ path }: { path: string }) => path)).toEqual([
    '/places/lake-toba',
    '/places/samosir',
    `/articles/${id}`,
    `/articles/${articleId}`,
  ])
  expect((await fetch('/api/trip/pack?stops=Toba')).json.errors).toHaveProperty('stops')
})
