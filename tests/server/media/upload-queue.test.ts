import { rateLimits } from '@server/db/schema/core'
import { uploadsBy } from '@server/http/attempts'
import { canvas, sendUpload } from '@tests/server/send-upload'
import { startServer } from '@tests/server/start-server'
import { expect, test } from 'vitest'

test('a user who uploads too much has to wait, and other users do not', async () => {
  const server = await startServer()
  const member = await server.make.user({ role: 'membership' })
  const { token } = await server.as(member)
  const { key } = uploadsBy(member.id)
  await server.db.insert(rateLimits).values({ key, count: 300, resets_at: new Date(Date.now() + 60_000) })
  const bytes = await canvas(20, 20).png().toBuffer()
  expect((await sendUpload(server, bytes, { token })).status).toBe(429)
  expect((await sendUpload(server, bytes)).status).toBe(200)
})

test('many uploads at the same time all succeed', async () => {
  const server = await startServer()
  const { token } = await server.as(await server.make.user({ role: 'editor' }))
  const sizes = Array.from({ length: 12 }, (_, index) => 20 + index)
  const replies = await Promise.all(
    sizes.map(async (size) => sendUpload(server, await canvas(size, size).png().toBuffer(), { token })),
  )
  expect(replies.map(({ json }) => json.path)).toEqual(
    sizes.map((size) => expect.stringContaining(`-${size}x${size}.webp`)),
  )
})

test('beyond ten waiting uploads, further ones get 503 unread, and another user still gets a turn', async () => {
  const server = await startServer()
  const { token } = await server.as(await server.make.user({ role: 'membership' }))
  const bytes = await canvas(20, 20).png().toBuffer()
  const flood = Promise.all(Array.from({ length: 40 }, () => sendUpload(server, bytes, { token })))
  const other = await sendUpload(server, bytes)
  const replies = await flood
  const busy = replies.filter(({ status }) => status === 503)
  expect(other.status).toBe(200)
  expect(replies.filter(({ status }) => status === 200).length + busy.length).toBe(40)
  expect(busy.length).toBeGreaterThan(20)
  expect(busy[0]?.json).toMatchObject({ code: 'busy' })
})
