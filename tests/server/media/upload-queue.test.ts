import { rateLimits } from '@server/db/schema/core'
import { callsOf } from '@server/http/attempts'
import { startLog } from '@tests/server/log-lines'
import { canvas, sendUpload } from '@tests/server/send-upload'
import { startServer } from '@tests/server/start-server'
import { expect, test } from 'vitest'

test('a user who uploads too much has to wait, and other users do not', async () => {
  const server = await startServer()
  const member = await server.make.user({ role: 'membership' })
  const { token } = await server.as(member)
  const { key, max } = callsOf('uploads', member, '')
  await server.db.insert(rateLimits).values({ key, count: max, resets_at: new Date(Date.now() + 60_000) })
  const bytes = await canvas(20, 20).png().toBuffer()
  expect((await sendUpload(server, bytes, { token })).status).toBe(429)
  expect((await sendUpload(server, bytes)).status).toBe(200)
})

test('uploads of many accounts at the same time all succeed', async () => {
  const server = await startServer()
  const sizes = Array.from({ length: 12 }, (_, index) => 20 + index)
  const replies = await Promise.all(
    sizes.map(async (size) => sendUpload(server, await canvas(size, size).png().toBuffer())),
  )
  expect(replies.map(({ json }) => json.path)).toEqual(
    sizes.map((size) => expect.stringContaining(`-${size}x${size}.webp`)),
  )
})

test('an account has two uploads under way: further ones get 429, and another user still gets a turn', async () => {
  const server = await startServer()
  const { token } = await server.as(await server.make.user({ role: 'membership' }))
  const bytes = await canvas(20, 20).png().toBuffer()
  const flood = Promise.all(Array.from({ length: 40 }, () => sendUpload(server, bytes, { token })))
  const other = await sendUpload(server, bytes)
  const replies = await flood
  const refused = replies.filter(({ status }) => status === 429)
  expect(other.status).toBe(200)
  expect(replies.filter(({ status }) => status === 200).length + refused.length).toBe(40)
  expect(refused.length).toBeGreaterThan(20)
  expect(refused[0]?.json).toMatchObject({ code: 'rate_limited' })
})

test('beyond a hundred uploads under way, further ones get 503, which the log counts, and the staff still upload', async () => {
  const { logger, lines } = await startLog()
  const server = await startServer({ logger })
  const bytes = await canvas(400, 400).png().toBuffer()
  const tokens = await Promise.all(
    Array.from({ length: 60 }, async () => (await server.as(await server.make.user({ role: 'membership' }))).token),
  )
  const editor = await server.as(await server.make.user({ role: 'editor' }))
  const flood = Promise.all(
    tokens.flatMap((token) => [sendUpload(server, bytes, { token }), sendUpload(server, bytes, { token })]),
  )
  expect((await sendUpload(server, bytes, { token: editor.token })).status).toBe(200)
  const busy = (await flood).filter(({ status }) => status !== 200)
  expect(busy.length).toBeGreaterThan(0)
  expect(busy.every(({ status, json }) => status === 503 && json.code === 'busy')).toBe(true)
  const logged = () => lines(40).reduce((sum, { cause, count }) => sum + (cause === 'busy' ? count : 0), 0)
  await expect.poll(logged).toBe(busy.length)
})
