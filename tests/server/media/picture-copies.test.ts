import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { readConfig } from '@server/config/config'
import { storePicture } from '@server/files/pictures/stored-pictures'
import { openStorage } from '@server/files/storage/storage'
import { removeFiles } from '@server/files/uploads/uploaded-files.service'
import { copyNames, VARIANT_WIDTHS } from '@shared/images'

import { startBucket } from '@tests/server/start-bucket'
import { startServer, type TestServer } from '@tests/server/start-server'
import sharp from 'sharp'
import { expect, test } from 'vitest'

const detailed = (width: number, height: number) =>
  sharp(join(import.meta.dirname, '../../../demo/images/kerinci.webp'))
    .resize(width, height)
    .webp({ quality: 82 })
    .toBuffer()

async function startWith(picture: Buffer, settings: Parameters<typeof startServer>[0] = {}) {
  const server = await startServer({ avifDelayMs: 0, ...settings })
  const { path } = await storePicture(server.storage, picture)
  const ask = async (ending: string) => {
    const { statusCode, headers, rawPayload } = await server.app.inject({ url: path.replace('.webp', ending) })
    return { status: statusCode, type: headers['content-type'], cache: headers['cache-control'], bytes: rawPayload }
  }
  return { ...server, path, name: path.replace('/uploads/', ''), ask }
}

async function inBucket(): Promise<Parameters<typeof startServer>[0]> {
  const env = {
    S3_BUCKET: 'pictures',
    S3_ACCESS_KEY_ID: 'S3RVER',
    S3_SECRET_ACCESS_KEY: 'S3RVER',
    S3_ENDPOINT: await startBucket(),
  }
  const config = readConfig({ NODE_ENV: 'test', DATA_DIR: tmpdir(), DEMO: '0', ...env })
  return { env, storage: await openStorage(config) }
}

test.each([
  ['the folder', async () => ({})],
  ['a bucket', inBucket],
])('in %s, a narrower copy is made on request, and the smaller AVIF takes its place', async (_, settings) => {
  const { ask } = await startWith(await detailed(1000, 500), await settings())

  const first = await ask('.w720.avif')
  expect(first).toMatchObject({ status: 200, type: 'image/webp', cache: 'public, max-age=60' })
  expect(await sharp(first.bytes).metadata()).toMatchObject({ format: 'webp', width: 720 })
  await expect.poll(async () => (await ask('.w720.avif')).type).toBe('image/avif')

  const avif = await ask('.w720.avif')
  expect(avif.cache).toContain('immutable')
  expect(avif.bytes.length).toBeLessThan(first.bytes.length)
  expect(await sharp(avif.bytes).metadata()).toMatchObject({ format: 'heif', width: 720 })
  expect(await ask('.w720.webp')).toMatchObject({ type: 'image/webp', bytes: first.bytes })
})

test('where AVIF would not be smaller, its address stands for the WebP for good', async () => {
  const plain = await sharp({ create: { width: 700, height: 40, channels: 3, background: '#0f6e73' } })
    .webp()
    .toBuffer()
  const { ask } = await startWith(plain)

  await ask('.avif')
  await expect.poll(async () => (await ask('.avif')).cache).toContain('immutable')

  expect(await ask('.avif')).toMatchObject({ type: 'image/webp', bytes: plain })
})

test('only the widths of the site are made, and only of pictures that are there', async () => {
  const { ask, app } = await startWith(await detailed(700, 40))
  for (const ending of ['.w721.webp', '.w721.avif', '.w720.webp', '.w720.avif'])
    expect((await ask(ending)).status).toBe(404)
  for (const name of ['0123456789abcdef-700x40.w480.webp', '0123456789abcdef-700x40.avif', '0123456789abcdef.avif'])
    expect((await app.inject({ url: `/uploads/${name}` })).statusCode).toBe(404)
})

async function filesIn({ storage }: Pick<TestServer, 'storage'>) {
  const names: string[] = []
  for await (const name of storage.list()) names.push(name)
  return names
}

test('with a picture, its copies are removed, also those that are made meanwhile', async () => {
  const { ask, storage, name } = await startWith(await detailed(700, 300))
  const listed = await filesIn({ storage })
  const [copy] = await Promise.all([ask('.w600.webp'), ask('.w380.avif')])
  expect(copy.status).toBe(200)

  const late = ask('.w305.avif')
  await removeFiles(storage, listed)

  await late
  expect((await ask('.w600.webp')).status).toBe(404)
  await expect.poll(() => filesIn({ storage })).toEqual([])
  expect(copyNames(name)).toHaveLength(2 * VARIANT_WIDTHS.filter((width) => width < 700).length + 1)
})
