import { mkdtemp, rm } from 'node:fs/promises'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { ConfigError, readConfig } from '@server/config'
import { storePicture } from '@server/storage/pictures'
import { openStorage } from '@server/storage/storage'
import S3rver from 's3rver'
import sharp from 'sharp'
import { expect, onTestFinished, test } from 'vitest'
import { startServer } from './start-server'

const s3 = { S3_BUCKET: 'pictures', S3_ACCESS_KEY_ID: 'S3RVER', S3_SECRET_ACCESS_KEY: 'S3RVER' }

/** An S3 server on this machine. */
async function startBucket() {
  const directory = await mkdtemp(join(tmpdir(), 'eye-of-sumatra-s3-'))
  const bucket = new S3rver({ directory, silent: true, configureBuckets: [{ name: 'pictures', configs: [] }] })
  await bucket.configureBuckets()
  const server = createServer(bucket.callback()).listen(0, '127.0.0.1')
  await new Promise((resolve) => server.once('listening', resolve))
  onTestFinished(async () => {
    server.closeAllConnections()
    server.close()
    await rm(directory, { recursive: true, force: true })
  })
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}`
}

test('pictures in a bucket have the same addresses and are served by our server', async () => {
  const env = { ...s3, S3_ENDPOINT: await startBucket() }
  const config = readConfig({ NODE_ENV: 'test', DATA_DIR: tmpdir(), DEMO: '0', ...env })
  const storage = await openStorage(config)
  const picture = await sharp({ create: { width: 600, height: 400, channels: 3, background: '#0f6e73' } })
    .webp()
    .toBuffer()
  const server = await startServer({ env, storage })

  const path = await storePicture(storage, picture)

  expect(path).toMatch(/^\/uploads\/[0-9a-f]{16}-600x400\.webp$/)
  const reply = await server.app.inject({ url: path })
  expect(reply.statusCode).toBe(200)
  expect(reply.headers).toMatchObject({
    'content-type': 'image/webp',
    'cache-control': expect.stringContaining('immutable'),
  })
  expect(reply.rawPayload.equals(picture)).toBe(true)
  expect((await server.app.inject({ url: path.replace('.webp', '.w480.webp') })).statusCode).toBe(200)
  const ask = (headers: Record<string, string>, method: 'GET' | 'HEAD' = 'GET') =>
    server.app.inject({ url: path, method, headers })
  const head = await ask({}, 'HEAD')
  expect(head).toMatchObject({ statusCode: 200, headers: { 'content-length': String(picture.length) }, body: '' })
  expect((await ask({ 'if-none-match': String(head.headers.etag) })).statusCode).toBe(304)
  const part = await ask({ range: 'bytes=4-7' })
  expect(part.statusCode).toBe(206)
  expect(part.headers['content-range']).toBe(`bytes 4-7/${picture.length}`)
  expect(part.rawPayload.equals(picture.subarray(4, 8))).toBe(true)
  expect((await ask({ range: 'bytes=9999999-' })).statusCode).toBe(416)
  await storage.put('page.html', '<script>alert(1)</script>')
  for (const absent of ['nothing.webp', 'page.html'])
    for (const method of ['GET', 'HEAD'] as const)
      expect((await server.app.inject({ method, url: `/uploads/${absent}` })).statusCode).toBe(404)
})

test.each(Object.keys(s3))('a bucket without %s stops the start with a message', (name) => {
  expect(() => readConfig({ ...s3, [name]: '' })).toThrow(ConfigError)
  expect(() => readConfig({ ...s3, [name]: '' })).toThrow(name)
})

test('the endpoint has to be a URL', () => {
  expect(() => readConfig({ ...s3, S3_ENDPOINT: 'minio:9000/x' })).toThrow('S3_ENDPOINT')
  expect(readConfig({ ...s3 }).s3).toMatchObject({ bucket: 'pictures', region: 'us-east-1' })
  expect(readConfig({}).s3).toBeUndefined()
})
