import { loadBuiltSite } from '@server/render/site-renderer'
import { startServer } from '@tests/server/start-server'
import { startWithClock } from '@tests/server/start-with-clock'
import { expect, test } from 'vitest'

const event = { slug: 'events', status: 'draft' as const, excerpt: '/subscribe' }

const query = { slug: 'events', status: 'draft' } as const

test('events are listed by their dates, with their published places, until they are over, also where answers are kept', async () => {
  const server = await startWithClock({ renderer: await loadBuiltSite(), env: { PUBLIC_URL: 'https://eye.example' } })
  const { make, setTime, fetch, request } = server
  const place = await make.place({ name: 'Lake Toba', slug: 'lake-toba' })
  const draft = await make.place({ status: 'draft' })
  await make.article({ ...event, title: 'Some day' })
  await make.article({ ...event, title: 'Later', starts_at: new Date('2026-05-01T01:00:00Z'), place_id: draft.id })
  await make.article({
    ...event,
    title: 'Soon',
    starts_at: new Date('2026-03-02T01:00:00Z'),
    ends_at: new Date('2026-03-02T09:00:00Z'),
    place_id: place.id,
  })
  const listed = async () => {
    const { articles } = await request('GET /api/articles', { query })
    const page = (await fetch('/')).text
    for (const title of ['Soon', 'Later', 'Some day'])
      expect(page.includes(title)).toBe(articles.some((each) => each.title === title))
    return articles.map(({ title, place }) => [title, place?.name])
  }
  setTime('2026-03-02T08:59:59Z')
  expect(await listed()).toEqual([
    ['Soon', 'Lake Toba'],
    ['Later', undefined],
    ['Some day', undefined],
  ])
  setTime('2026-03-02T09:00:00Z')
  expect(await listed()).toEqual([
    ['Later', undefined],
    ['Some day', undefined],
  ])
  setTime('2026-05-02T01:00:00Z')
  expect(await listed()).toEqual([['Some day', undefined]])
})

test('an event has a page, an entry in the sitemap and calendar files, and what is no event has none', async () => {
  const server = await startWithClock({ renderer: await loadBuiltSite(), env: { PUBLIC_URL: 'https://eye.example' } })
  const { make, fetch, editor } = server
  const place = await make.place({ name: 'Lake Toba', slug: 'lake-toba', province: 'North Sumatra' })
  const dates = { starts_at: new Date('2026-04-10T01:00:00Z'), ends_at: new Date('2026-04-10T09:00:00Z') }
  const { id } = await make.article({
    ...event,
    ...dates,
    title: 'Plant a tree',
    content: '<p>Bring <b>boots</b>.</p>',
    place_id: place.id,
  })
  await editor.put(`/api/articles/${id}/translations/id`, {
    title: 'Tanam pohon',
    excerpt: '/subscribe',
    content: '<p>Bawa sepatu bot.</p>',
    status: 'published',
  })
  const undated = await make.article({ ...event, title: 'Some day' })
  const other = await make.article({ title: 'No event' })

  const page = await fetch(`/events/${id}`)
  expect(page.status).toBe(200)
  expect(page.text).toContain('10 April 2026, 08:00 – 16:00')
  expect(page.text).toContain(`href="/events/${id}.ics"`)
  const [, data = ''] = /<script data-page type="application\/ld\+json">(\{[^<]*"Event"[^<]*)</.exec(page.text) ?? []
  expect(JSON.parse(data)).toMatchObject({
    '@type': 'Event',
    name: 'Plant a tree',
    description: 'Bring boots.',
    startDate: '2026-04-10T01:00:00.000Z',
    endDate: '2026-04-10T09:00:00.000Z',
    location: { '@type': 'Place', name: 'Lake Toba', url: 'https://eye.example/places/lake-toba' },
  })
  expect((await fetch(`/id/events/${id}`)).text).toContain('Tanam pohon')
  expect((await fetch('/sitemap.xml')).text).toContain(`<loc>https://eye.example/id/events/${id}</loc>`)

  const one = await fetch(`/id/events/${id}.ics`)
  expect([one.status, one.headers['content-type']]).toEqual([200, 'text/calendar; charset=utf-8'])
  for (const line of [
    `UID:event-${id}@eye.example`,
    'SUMMARY:Tanam pohon',
    'DTSTART:20260410T010000Z',
    'DTEND:20260410T090000Z',
    `URL;VALUE=URI:https://eye.example/id/events/${id}`,
  ])
    expect(one.text).toContain(`${line}\r\n`)
  expect(one.text).toMatch(/LOCATION:Lake Toba\\, North Sumatra/)
  expect((await fetch('/events.ics')).text.match(/BEGIN:VEVENT/g)).toHaveLength(1)

  for (const path of [`/events/${other.id}`, `/events/${other.id}.ics`, `/events/${undated.id}.ics`, '/events/x.ics'])
    expect([path, (await fetch(path)).status]).toEqual([path, 404])
})

test('a past event stays at its address, which says that it is over', async () => {
  const { make, fetch, request, setTime } = await startWithClock({ renderer: await loadBuiltSite() })
  const { id } = await make.article({ ...event, starts_at: new Date('2026-03-02T01:00:00Z') })
  const asked = { params: { id } }
  setTime('2026-03-03T00:59:59Z')
  expect((await request('GET /api/events/:id', asked)).event.is_over).toBe(false)
  expect((await fetch(`/events/${id}`)).text).not.toContain('This event is over.')
  setTime('2026-03-03T01:00:00Z')
  expect((await request('GET /api/events/:id', asked)).event.is_over).toBe(true)
  expect((await fetch(`/events/${id}`)).text).toContain('This event is over.')
  expect((await fetch('/events.ics')).text).not.toContain('VEVENT')
})

test('an event under review is shown to staff only', async () => {
  const { make, as, call } = await startServer()
  const { id } = await make.article({ ...event, status: 'review' })
  const asked = { params: { id } }
  expect((await call('GET /api/events/:id', asked)).status).toBe(404)
  const editor = await as(await make.user({ role: 'editor' }))
  expect((await editor.call('GET /api/events/:id', asked)).status).toBe(200)
})

test('dates and places that no event can have are refused at their fields', async () => {
  const { make, as } = await startServer()
  const editor = await as(await make.user({ role: 'editor' }))
  const input = { title: 'Plant a tree', slug: 'events', excerpt: '/subscribe' }
  const early = { ends_at: 'An event has a beginning, and cannot end before it' }
  const [starts_at, ends_at] = ['2026-04-10T01:00:00Z', '2026-04-10T09:00:00Z']
  for (const dates of [{ ends_at }, { starts_at: ends_at, ends_at: starts_at }, { starts_at, ends_at: starts_at }]) {
    const refused = await editor.post('/api/articles', { ...input, ...dates })
    expect([refused.status, refused.json.errors]).toEqual([400, early])
  }
  const unknown = await editor.post('/api/articles', { ...input, place_id: 999 })
  expect([unknown.status, unknown.json.errors]).toEqual([400, { place_id: 'There is no such place' }])
  const { json } = await editor.post('/api/articles', { ...input, starts_at, ends_at })
  const moved = await editor.put(`/api/articles/${json.articleId}`, { ...input, starts_at: '2026-04-11T01:00:00Z' })
  expect([moved.status, moved.json.errors]).toEqual([400, early])
})
