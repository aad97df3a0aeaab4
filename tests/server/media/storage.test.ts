import { mkdtemp, readdir, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Readable } from 'node:stream'
import { ConfigError, readConfig } from '@server/config/config'
import { storePicture } from '@server/files/pictures/stored-pictures'
import { connectBucket } from '@server/files/storage/bucket'
import { openStorage } from '@server/files/storage/storage'
import { checkArchive } from '@server/transfer/backup/check-archive'
import { backUpIfDue } from '@server/transfer/backup/schedule'
import { openTarget } from '@server/transfer/backup/targets'
import { startBucket } from '@tests/server/start-bucket'
import { startServer } from '@tests/server/start-server'
import sharp from 'sharp'
import { expect, onTestFinished, test } from 'vitest'

const s3 = { S3_BUCKET: 'pictures', S3_ACCESS_KEY_ID: 'S3RVER', S3_SECRET_ACCESS_KEY: 'S3RVER' }

test('pictures in a bucket have the same addresses and are served by our server', async () => {
  const env = { ...s3, S3_ENDPOINT: await startBucket() }
  const config = readConfig({ NODE_ENV: 'test', DATA_DIR: tmpdir(), DEMO: '0', ...env })
  const storage = await openStorage(config)
  const picture = await sharp({ create: { width: 600, height: 400, channels: 3, background: '#0f6e73' } })
    .webp()
    .toBuffer()
  const server = await startServer({ env, storage })

  const { path } = await storePicture(storage, picture)

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

test('a backup is kept in the bucket, apart from the pictures', async () => {
  const env = { ...s3, S3_ENDPOINT: await startBucket(), BACKUP_SCHEDULE: '0 0 * * *', BACKUP_TARGET: 'bucket' }
  const DATA_DIR = await mkdtemp(join(tmpdir(), 'eye-of-sumatra-'))
  onTestFinished(() => rm(DATA_DIR, { recursive: true, force: true }))
  const config = readConfig({ NODE_ENV: 'test', DATA_DIR, DEMO: '0', ...env })
  const storage = await openStorage(config)
  const { db } = await startServer()
  await storage.put('aaaaaaaaaaaaaaaa.mp4', 'film')
  const lines: string[] = []
  const logger = { info: (line: string) => void lines.push(line) }
  const backUp = () =>
    backUpIfDue({ connection: { db, embedded: true }, config, storage, logger }, new AbortController().signal)

  await backUp()
  await backUp()

  expect(lines).toEqual([
    expect.stringMatching(/^backup bucket:backups\/eye-of-sumatra-\d{8}T000000Z\.tar: .* 1 uploaded files/),
  ])
  const [name, ...others] = await (await openTarget(config)).list()
  expect(others).toEqual([])
  const path = join(DATA_DIR, 'copy.tar')
  const stored = await connectBucket(config.s3 as NonNullable<typeof config.s3>).get(`backups/${name}`, undefined)
  await writeFile(path, stored?.Body as Readable)
  expect((await checkArchive(path)).members.map((member) => member.name)).toContain('uploads/aaaaaaaaaaaaaaaa.mp4')
  expect(await readdir(DATA_DIR)).toEqual(['copy.tar'])

  await storage.remove('aaaaaaaaaaaaaaaa.mp4')
  expect(await storage.read('aaaaaaaaaaaaaaaa.mp4')).toBeUndefined()
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
