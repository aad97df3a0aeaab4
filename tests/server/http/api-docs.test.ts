import zlib from 'node:zlib'
import { startServer } from '@tests/server/start-server'
import { expect, onTestFinished, test, vi } from 'vitest'

const SCRIPT = '/api/docs/static/swagger-ui-bundle.js'

test('a script of the documentation is compressed once, however many ask for it', async () => {
  const compress = vi.spyOn(zlib, 'brotliCompress')
  onTestFinished(() => compress.mockRestore())
  const { app } = await startServer({ env: {} })
  const get = (encoding: string) => app.inject({ url: SCRIPT, headers: { 'accept-encoding': encoding } })
  const plain = await get('identity')
  expect(plain.headers['content-encoding']).toBeUndefined()
  const replies = await Promise.all(Array.from({ length: 5 }, () => get('br')))
  for (const { headers, rawPayload } of replies) {
    expect(headers).toMatchObject({ 'content-encoding': 'br', vary: expect.stringContaining('accept-encoding') })
    expect(rawPayload.length).toBeLessThan(plain.rawPayload.length / 2)
  }
  expect(zlib.brotliDecompressSync(replies[4]?.rawPayload ?? '').equals(plain.rawPayload)).toBe(true)
  expect(zlib.gunzipSync((await get('gzip')).rawPayload).equals(plain.rawPayload)).toBe(true)
  expect(new Set(replies.map(({ rawPayload }) => rawPayload.toString('base64'))).size).toBe(1)
})
