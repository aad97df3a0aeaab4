import { ads, adViewDays } from '@server/db/schema/ads'
import { activity } from '@server/db/schema/core'
import { startSession } from '@server/people/credentials/sessions'
import { startServer } from '@tests/server/start-server'
import { expect, test } from 'vitest'

// Caching, activity, concurrency and limits of the server. The rules for ads are in the files beside this one.

const text = { title: 'Boat trips', description: 'Half a day on the lake', ad_type: 'text' }

async function start(env?: Record<string, string>) {
  const server = await startServer({ env })
  const as = async (role: 'admin' | 'marketing' | 'editor' | 'membership', name?: string) =>
    server.as(await server.make.user({ role, ...(name && { name }) }))
  const published = async () =>
    (await server.fetch('/api/ads/published')).json.ads.map((ad: { title: string }) => ad.title)
  return { ...server, as, published }
}

test('a change that readers can see drops the cached pages', async () => {
  const { make, as, published } = await start()
  const [editor, marketing] = [await as('editor'), await as('marketing')]
  const { id } = await make.ad({ title: 'Before', status: 'approved' })
  expect(await published()).toEqual([])
  await editor.put(`/api/ads/${id}/status`, { status: 'published' })
  expect(await published()).toEqual(['Before'])
  await editor.put(`/api/ads/${id}`, { ...text, title: 'After' })
  expect(await published()).toEqual(['After'])
  await marketing.put(`/api/ads/${id}`, { ...text, title: 'Unseen' })
  expect(await published()).toEqual([])
  await editor.put(`/api/ads/${id}/status`, { status: 'published' })
  expect(await published()).toEqual(['Unseen'])
  await editor.put(`/api/ads/${id}/status`, { status: 'rejected' })
  expect(await published()).toEqual([])
  await editor.put(`/api/ads/${id}/status`, { status: 'published' })
  expect(await published()).toEqual(['Unseen'])
  await editor.delete(`/api/ads/${id}`)
  expect(await published()).toEqual([])
})

test('a change that readers cannot see keeps the cached pages', async () => {
  const { make, as, cache } = await start()
  const [editor, member] = [await as('editor'), await as('membership')]
  const { id } = await make.ad({ status: 'pending' })
  const shown = await make.ad({ title: text.title, description: text.description })
  const { generation } = cache
  await member.post('/api/ads', text)
  await editor.put(`/api/ads/${id}`, text)
  await editor.put(`/api/ads/${id}/status`, { status: 'approved' })
  await editor.put(`/api/ads/${id}/status`, { status: 'rejected', reason: 'Blurred' })
  await editor.delete(`/api/ads/${id}`)
  expect((await editor.put(`/api/ads/${shown.id}/status`, { status: 'rejected' }, { 'if-match': '"9"' })).status).toBe(
    409,
  )
  expect(cache.generation).toBe(generation)
})

test('an approval is recorded once, with the ad and the reviewer', async () => {
  const { make, as, db } = await start()
  const [editor, marketing] = [await as('editor', 'Yusuf'), await as('marketing', 'Dewi')]
  const { id } = await make.ad({ title: 'Boat', status: 'pending' })
  await marketing.put(`/api/ads/${id}/status`, { status: 'approved' })
  await editor.put(`/api/ads/${id}/status`, { status: 'published' })
  await marketing.put(`/api/ads/${id}`, text)
  expect((await db.select().from(ads))[0]?.status).toBe('approved')
  expect(await db.select().from(activity)).toMatchObject([
    { kind: 'ad_approved', subject_id: id, subject_title: 'Boat', actor_name: 'Dewi' },
  ])
})

test('a refused review records no activity', async () => {
  const { make, as, db } = await start()
  const marketing = await as('marketing')
  const { id } = await make.ad({ status: 'pending' })
  expect((await marketing.put(`/api/ads/${id}/status`, { status: 'published' })).status).toBe(403)
  expect(await db.select().from(activity)).toEqual([])
})

test('of two reviews of the same version one succeeds, and the other gets the current state', async () => {
  const { make, as } = await start()
  const editor = await as('editor')
  const { id } = await make.ad({ status: 'pending' })
  const review = (status: string) => editor.put(`/api/ads/${id}/status`, { status }, { 'if-match': '"1"' })
  const replies = await Promise.all([review('approved'), review('rejected')])
  expect(replies.map((reply) => reply.status).sort()).toEqual([200, 409])
  const refused = replies.find((reply) => reply.status === 409)
  expect(refused?.json).toMatchObject({ code: 'conflict', current: { id, version: 2 } })
})

test('concurrent approvals of an ad record one approval', async () => {
  const { make, as, db } = await start()
  const [editor, marketing] = [await as('editor'), await as('marketing')]
  const { id } = await make.ad({ status: 'pending' })
  const replies = await Promise.all(
    [editor, marketing, editor, marketing].map((session) =>
      session.put(`/api/ads/${id}/status`, { status: 'approved' }),
    ),
  )
  expect(replies.map((reply) => reply.status)).toEqual([200, 200, 200, 200])
  expect(await db.select().from(activity)).toHaveLength(1)
  expect((await db.select().from(ads))[0]).toMatchObject({ status: 'approved', version: 2 })
})

test('a review and a concurrent save by the member: no text is approved that the reviewer has not seen', async () => {
  const { make, as, withToken, db } = await start()
  const user = await make.user({ role: 'membership' })
  const { id } = await make.ad({ status: 'pending', title: 'Before', advertiser_id: user.id })
  const member = withToken(await startSession(db, user.id, new Date()))
  const editor = await as('editor')
  const [saved, reviewed] = await Promise.all([
    member.put(`/api/ads/${id}`, text),
    editor.put(`/api/ads/${id}/status`, { status: 'approved' }, { 'if-match': '"1"' }),
  ])
  const [row] = await db.select().from(ads)
  // Holds in either order.
  expect([
    [200, 409, 'pending', text.title],
    [403, 200, 'approved', 'Before'],
  ]).toContainEqual([saved.status, reviewed.status, row?.status, row?.title])
})

test('videos may come from the configured hosts and from the site’s uploads', async () => {
  const { as } = await start({ VIDEO_HOSTS: 'Videos.example', PUBLIC_URL: 'https://sumatra.example' })
  const staff = await as('marketing')
  const submit = (image_url: string) => staff.post('/api/ads', { ...text, ad_type: 'video', image_url })
  for (const url of ['https://videos.example/1', 'https://sumatra.example/uploads/film.mp4', '/uploads/film.mp4'])
    expect((await submit(url)).status).toBe(201)
  // Other pages of the site must not be framed: they would run with our origin.
  expect((await submit('https://sumatra.example/dashboard')).status).toBe(400)
  const refused = await submit('https://youtu.be/dQw4w9WgXcQ')
  expect(refused.status).toBe(400)
  expect(refused.json.errors.image_url).toContain('Videos.example')
})

test('wildcards in the search text are literal', async () => {
  const { make, as } = await start()
  await make.ad({ title: '100% Sumatra' })
  await make.ad({ title: 'Another' })
  const editor = await as('editor')
  expect((await editor.get(`/api/ads/manage?q=${encodeURIComponent('100%')}`)).json.total).toBe(1)
  expect((await editor.get('/api/ads/manage?q=_')).json.total).toBe(0)
})

test('a list returns at most 100 ads and the total number', async () => {
  const { as, db } = await start()
  const row = {
    ...text,
    ad_type: 'text',
    status: 'pending',
    advertiser_name: 'A',
    advertiser_email: 'a@b.example',
  } as const
  await db.insert(ads).values(Array.from({ length: 103 }, () => row))
  const editor = await as('editor')
  const reply = (await editor.get('/api/ads/manage')).json
  expect(reply.ads).toHaveLength(100)
  expect(reply.total).toBe(103)
  // All have the same creation time, and pages must still not overlap.
  const pages = await Promise.all(
    [1, 2, 3].map((page) => editor.get(`/api/ads/manage?page=${page}&perPage=40&sort=status`)),
  )
  const ids = pages.flatMap((page) => page.json.ads.map((ad: { id: number }) => ad.id))
  expect(new Set(ids).size).toBe(103)
})

test('deleting an ad deletes its views', async () => {
  const { make, as, fetch, db } = await start()
  const { id } = await make.ad()
  await fetch(`/api/ads/${id}/view`, { method: 'POST' })
  expect(await db.select().from(adViewDays)).toHaveLength(1)
  expect((await (await as('editor')).delete(`/api/ads/${id}`)).status).toBe(200)
  expect(await db.select().from(adViewDays)).toEqual([])
})
