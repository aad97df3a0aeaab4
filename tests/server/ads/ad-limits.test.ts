import { startServer } from '@tests/server/start-server'
import { expect, test } from 'vitest'
import { text } from './ad-calls'

async function startWithMember() {
  let now = new Date('2026-11-26T08:00:00Z')
  const server = await startServer({ now: () => now })
  const editor = await server.as(await server.make.user({ role: 'editor' }))
  const member = await server.as(await server.make.user({ role: 'membership' }))
  return {
    ...server,
    editor,
    member,
    submit: (by = member) => by.post('/api/ads', text),
    passMinutes: (minutes: number) => {
      now = new Date(now.getTime() + minutes * 60_000)
    },
  }
}

const WAITING = 'You have 10 ads waiting for review. You can submit another one when one of them has been reviewed.'

test('a member may have ten ads that wait for review, however many are sent at once', async () => {
  const { member, editor, submit } = await startWithMember()
  const replies = await Promise.all(Array.from({ length: 14 }, () => submit()))
  const statuses = replies.map(({ status }) => status).sort()
  expect(statuses).toEqual([...Array(10).fill(201), ...Array(4).fill(429)])
  const refused = replies.find(({ status }) => status === 429)
  expect(refused?.json).toEqual({ code: 'rate_limited', message: WAITING })
  expect(refused?.headers['retry-after']).toBe('3600')
  const { ads, total } = (await member.get('/api/ads/my-ads')).json
  expect(total).toBe(10)
  await editor.put(`/api/ads/${ads[0].id}/status`, { status: 'rejected', reason: 'Too small' })
  expect((await submit()).status).toBe(201)
  expect((await submit()).status).toBe(429)
})

test('an ad that waits cannot come back from the trash as an eleventh', async () => {
  const { member, submit } = await startWithMember()
  const first = (await submit()).json.ad
  await member.delete(`/api/ads/${first.id}`)
  for (let count = 0; count < 10; count += 1) expect((await submit()).status).toBe(201)
  const [item] = (await member.get('/api/trash')).json.items
  const refused = await member.post(`/api/trash/${item.id}/restore`)
  expect([refused.status, refused.json.message]).toEqual([429, WAITING])
  expect((await member.get('/api/trash')).json.items).toHaveLength(1)
  const { ads } = (await member.get('/api/ads/my-ads')).json
  await member.delete(`/api/ads/${ads[0].id}`)
  expect((await member.post(`/api/trash/${item.id}/restore`)).status).toBe(200)
})

test('a member may submit twenty ads in an hour, and staff more', async () => {
  const { editor, submit, passMinutes } = await startWithMember()
  const decide = async (id: number) => editor.put(`/api/ads/${id}/status`, { status: 'approved' })
  for (let count = 0; count < 20; count += 1) {
    await decide((await submit()).json.ad.id)
    // Within the staff's saves of a minute.
    if (count === 10) passMinutes(1)
  }
  const refused = await submit()
  expect(refused.json).toEqual({
    code: 'rate_limited',
    message: 'You have done this too often for now. You can do it again in 59 minutes.',
  })
  for (let count = 0; count < 21; count += 1) expect((await submit(editor)).status).toBe(201)
  passMinutes(59)
  expect((await submit()).status).toBe(201)
})
