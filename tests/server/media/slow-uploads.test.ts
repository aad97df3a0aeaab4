import { once } from 'node:events'
import { readdir } from 'node:fs/promises'
import { type AddressInfo, connect, type Socket } from 'node:net'
import { join } from 'node:path'
import { text } from 'node:stream/consumers'
import { rateLimits } from '@server/db/schema/core'
import { LEAST } from '@server/http/pace'
import { canvas, sendUpload } from '@tests/server/send-upload'
import { startServer } from '@tests/server/start-server'
import { and, eq, like } from 'drizzle-orm'
import sharp from 'sharp'
import { expect, onTestFinished, test, vi } from 'vitest'

const FORM = '--b\r\nContent-Disposition: form-data; name="f"; filename="a.png"\r\n\r\n'
const END = '\r\n--b--\r\n'

/** A server whose periods pass as told, and connections to it. */
async function startSlowly() {
  vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] })
  onTestFinished(() => void vi.useRealTimers())
  const server = await startServer()
  await server.app.listen({ host: '127.0.0.1', port: 0 })
  const { port } = server.app.server.address() as AddressInfo
  const accepted: Socket[] = []
  server.app.server.on('connection', (socket) => accepted.push(socket))

  /** Sends the beginning of a POST. */
  async function begin(path: string, token: string, type: string, length: number, start: string) {
    const socket = connect(port, '127.0.0.1').on('error', () => {})
    onTestFinished(() => void socket.destroy())
    await once(socket, 'connect')
    const head = [`Authorization: Bearer ${token}`, `Content-Type: ${type}`, `Content-Length: ${length}`]
    socket.write([`POST ${path} HTTP/1.1`, 'Host: a', ...head, '', start].join('\r\n'))
    return socket
  }

  return {
    server,
    begin,
    beginUpload: (token: string, length = 1_000_000) =>
      begin('/api/upload/thumbnail', token, 'multipart/form-data; boundary=b', length, FORM),
    tokenOf: async (role: 'membership' | 'editor') => (await server.as(await server.make.user({ role }))).token,
    /** Resolves once the server has read so much. */
    hasRead: (bytes: number) =>
      expect.poll(() => accepted.reduce((sum, { bytesRead }) => sum + bytesRead, 0)).toBeGreaterThanOrEqual(bytes),
    passPeriod: () => void vi.advanceTimersByTime(LEAST.ms),
  }
}

const picture = await canvas(20, 20).png().toBuffer()

test('fourteen members trickle two uploads each: staff and others upload, a third is refused unread, and all are ended', async () => {
  const { server, beginUpload, tokenOf, passPeriod } = await startSlowly()
  const statusFor = async (token: string) => (await sendUpload(server, picture, { token })).status
  const tokens = await Promise.all(Array.from({ length: 14 }, () => tokenOf('membership')))
  const trickling = await Promise.all(tokens.flatMap((token) => [beginUpload(token), beginUpload(token)]))
  const answers = trickling.map(text)
  // Each is counted when it has its place.
  await expect
    .poll(() => server.db.$count(rateLimits, and(like(rateLimits.key, 'uploads:%'), eq(rateLimits.count, 2))))
    .toBe(14)
  for (const token of tokens) expect(await statusFor(token)).toBe(429)

  expect(await statusFor(await tokenOf('editor'))).toBe(200)
  expect(await statusFor(await tokenOf('membership'))).toBe(200)
  const [third] = await once(await beginUpload(tokens[0] ?? ''), 'data')
  expect(String(third)).toMatch(/^HTTP\/1\.1 429 .*retry-after: \d.*"code":"rate_limited"/is)

  passPeriod()
  for (const answer of answers) expect(await answer).toMatch(/^HTTP\/1\.1 408 .*connection: close.*"code":"timeout"/is)
  expect(await statusFor(tokens[0] ?? '')).toBe(200)
})

test('a phone on 2G sends a picture of a megabyte, which lies in no folder until it is whole', async () => {
  const { server, beginUpload, tokenOf, hasRead, passPeriod } = await startSlowly()
  const noise = { type: 'gaussian', mean: 128, sigma: 40 } as const
  const bytes = await sharp({ create: { width: 700, height: 500, channels: 3, background: '#000', noise } })
    .png()
    .toBuffer()
  expect(bytes.length).toBeGreaterThan(900_000)
  const socket = await beginUpload(await tokenOf('membership'), FORM.length + bytes.length + END.length)
  // 50 kbit/s.
  const inPeriod = 187_500
  for (let at = 0; at < bytes.length; at += inPeriod) {
    const part = bytes.subarray(at, at + inPeriod)
    socket.write(part)
    await hasRead(at + part.length)
    expect(await readdir(join(server.config.DATA_DIR, 'incoming'))).toEqual([])
    if (part.length === inPeriod) passPeriod()
  }
  socket.write(END)
  expect(String((await once(socket, 'data'))[0])).toMatch(/^HTTP\/1\.1 200 /)
})

test('any other body that trickles is cut off as well, and so is the rest of one that has its answer', async () => {
  const { begin, beginUpload, hasRead, passPeriod } = await startSlowly()
  const refused = await beginUpload('of no session')
  expect(String((await once(refused, 'data'))[0])).toMatch(/^HTTP\/1\.1 401 /)
  const json = await begin('/api/auth/login', '', 'application/json', 1000, '{"email":')
  const answer = text(json)
  await hasRead(refused.bytesWritten + json.bytesWritten)
  const closed = once(refused, 'close')
  passPeriod()
  expect(await answer).toMatch(/^HTTP\/1\.1 408 .*The request took too long to arrive/s)
  await closed
})
