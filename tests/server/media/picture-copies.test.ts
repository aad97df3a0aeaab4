import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { readConfig } from '@server/config/config'
import { storePicture } from '@server/files/pictures/stored-pictures'
import { openStorage } from '@server/files/storage/storage'
import { removeFiles } from '@server/files/uploads/uploaded-files.service'
import { copyNames, VARIANT_WIDTHS } from '@shared/images'

import { startBucket } from '@tests/server/start-bucket'
import { startServer, type TestServer } from '@tests/server/start-server'
import sharp, { type Metadata } from 'sharp'
import { expect, test } from 'vitest'

const detailed = (width: number, height: number) =>
  sharp(join(import.meta.dirname, '../../../demo/images/kerinci.webp'))
    .resize(width, height)
    .webp({ quality: 82 })
    .toBuffer()

async function startWith(picture: Buffer, settings: Parameters<typeof startServer>[0] = {}) {
  const server = await startServer({ avifDelayMs: 0, ...settings })
  const { path } = await storePicture(server.storage, picture)
  const ask = async (ending: string, sent: Record<string, string> = {}) => {
    const url = path.replace('.webp', ending)
    const { statusCode, headers, rawPayload } = await server.app.inject({ url, headers: sent })
    const { 'content-type': type, 'cache-control': cache, location } = headers
    return { status: statusCode, type, cache, location, bytes: rawPayload }
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

const stores = [
  ['the folder', async () => ({})],
  ['a bucket', inBucket],
] as const

test.each(stores)(
  'in %s, a narrower copy is made on request, and the smaller AVIF takes its place',
  async (_, settings) => {
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
  },
)

test('where AVIF would not be smaller, its address stands for the WebP for good', async () => {
  const plain = await sharp({ create: { width: 700, height: 40, channels: 3, background: '#0f6e73' } })
    .webp()
    .toBuffer()
  const { ask } = await startWith(plain)

  await ask('.avif')
  await expect.poll(async () => (await ask('.avif')).cache).toContain('immutable')

  expect(await ask('.avif')).toMatchObject({ type: 'image/webp', bytes: plain })
})

const transparent = () =>
  sharp({ create: { width: 1600, height: 1000, channels: 4, background: { r: 15, g: 110, b: 115, alpha: 0.5 } } })
    .webp()
    .toBuffer()

async function moving(width: number, height: number, pages: number) {
  const frames = Array.from({ length: pages }, (_, index) =>
    sharp({ create: { width, height, channels: 3, background: { r: index * 20, g: 110, b: 115 } } })
      .raw()
      .toBuffer(),
  )
  const film = Buffer.concat(await Promise.all(frames))
  return sharp(film, { raw: { width, height: height * pages, channels: 3, pageHeight: height } })
    .webp({ loop: 0, delay: frames.map(() => 100), effort: 0 })
    .toBuffer()
}

const compatible: [
  what: string,
  picture: () => Promise<Buffer>,
  ending: string,
  type: string,
  copy: Partial<Metadata>,
][] = [
  ['a photograph', () => detailed(1600, 1000), 'jpg', 'image/jpeg', { format: 'jpeg', width: 1240, height: 775 }],
  ['a small one', () => detailed(700, 300), 'jpg', 'image/jpeg', { format: 'jpeg', width: 700, height: 300 }],
  ['a transparent one', transparent, 'png', 'image/png', { format: 'png', width: 1240, height: 775, hasAlpha: true }],
  ['a moving one', () => moving(300, 200, 3), 'gif', 'image/gif', { format: 'gif', width: 300, pages: 3, loop: 0 }],
]
test.each(
  stores.flatMap(([store, settings]) =>
    compatible
      .filter(([what]) => store === 'the folder' || what === 'a transparent one')
      .map(([what, ...rest]) => [store, what, settings, ...rest] as const),
  ),
)(
  'from %s, every program can show %s: each of the addresses leads to the one right format',
  async (_, __, settings, picture, ending, type, copy) => {
    const { ask, path, storage } = await startWith(await picture(), await settings())
    const right = `.w1240.${ending}`
    // At the same time, as the readers of a mail do.
    const all = await Promise.all(['.w1240.jpg', '.w1240.png', '.w1240.gif'].map((each) => ask(each)))
    const sent = all.filter(({ status }) => status === 200)
    const others = all.filter(({ status }) => status !== 200)
    expect(sent).toMatchObject([{ type, cache: 'public, max-age=31536000, immutable' }])
    expect(await sharp(sent[0]?.bytes, { animated: true }).metadata()).toMatchObject(copy)
    for (const other of others)
      expect(other).toMatchObject({
        status: 301,
        location: path.replace('.webp', right),
        cache: 'public, max-age=31536000, immutable',
      })
    expect((await filesIn({ storage })).filter((name) => name.includes('.w1240.'))).toEqual([
      path.replace('/uploads/', '').replace('.webp', right),
    ])
    // Narrower copies are WebP, which the program may not show.
    expect(await ask(right, { 'save-data': 'on' })).toMatchObject({ status: 200, type, bytes: sent[0]?.bytes })
  },
)

test('a long film as a picture becomes a GIF that is not too large for a mail', async () => {
  const { ask } = await startWith(await moving(1000, 1000, 9))
  const { bytes } = await ask('.w1240.gif')
  const { pages, width, height, pageHeight = height } = await sharp(bytes, { animated: true }).metadata()
  expect(pages).toBe(9)
  expect(width).toBe(pageHeight)
  expect(9 * width * pageHeight).toBeLessThanOrEqual(8_000_000)
})

test('a picture of which no copy can be made is sent itself for a minute', async () => {
  const { app, storage } = await startServer()
  await storage.put('0123456789abcdef-700x40.webp', 'damaged')
  const { statusCode, headers, payload } = await app.inject({ url: '/uploads/0123456789abcdef-700x40.w1240.jpg' })
  expect([statusCode, headers['content-type'], headers['cache-control']]).toEqual([
    200,
    'image/webp',
    'public, max-age=60',
  ])
  expect(payload).toBe('damaged')
})

test('only the widths of the site are made, and only of pictures that are there', async () => {
  const { ask, app } = await startWith(await detailed(700, 40))
  for (const ending of ['.w721.webp', '.w721.avif', '.w720.webp', '.w720.avif', '.w600.jpg', '.jpg', '.w1240.webp'])
    expect((await ask(ending)).status).toBe(404)
  for (const name of [
    '0123456789abcdef-700x40.w480.webp',
    '0123456789abcdef-700x40.avif',
    '0123456789abcdef-700x40.w1240.jpg',
    '0123456789abcdef.w1240.jpg',
    '0123456789abcdef.avif',
  ])
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

  const late = Promise.all([ask('.w305.avif'), ask('.w1240.jpg')])
  await removeFiles(storage, listed)

  await late
  expect((await ask('.w600.webp')).status).toBe(404)
  await expect.poll(() => filesIn({ storage })).toEqual([])
  expect(copyNames(name)).toHaveLength(2 * VARIANT_WIDTHS.filter((width) => width < 700).length + 4)
})
