import { crc32, deflateSync } from 'node:zlib'
import { storeUpload } from '@server/files/uploads/uploads.service'
import { imageSource } from '@shared/images'
import { canvas, sendUpload } from '@tests/server/send-upload'
import { startServer, type TestServer } from '@tests/server/start-server'
import sharp from 'sharp'
import { expect, test } from 'vitest'

const stored = async ({ app }: TestServer, path: string) => {
  const reply = await app.inject({ url: path })
  return { status: reply.statusCode, headers: reply.headers, bytes: reply.rawPayload }
}

test.each(['png', 'jpeg', 'gif', 'webp', 'avif'] as const)(
  'a picture in %s is stored as WebP, whatever its file name is',
  async (format) => {
    const server = await startServer()
    const bytes = await canvas(100, 50).toFormat(format).toBuffer()

    const { status, json } = await sendUpload(server, bytes, {
      name: 'notes.txt',
      type: 'text/plain',
      field: 'anything',
    })

    expect(status).toBe(200)
    expect(json).toEqual({
      success: true,
      path: expect.stringMatching(/^\/uploads\/[0-9a-f]{16}-100x50\.webp$/),
      media_id: expect.any(Number),
    })
    const file = await stored(server, json.path)
    expect(file.headers).toMatchObject({
      'content-type': 'image/webp',
      'cache-control': expect.stringContaining('immutable'),
      'x-content-type-options': 'nosniff',
    })
    expect(await sharp(file.bytes).metadata()).toMatchObject({ format: 'webp', width: 100, height: 50 })
  },
)

test('every width in the picture’s srcset can be had', async () => {
  const server = await startServer()
  const { json } = await sendUpload(server, await canvas(1200, 80).png().toBuffer())
  const { srcSet = '' } = imageSource(json.path, { from: 380, to: 1500 })
  const copies = srcSet.split(', ').map((entry) => entry.split(' '))
  expect(copies.map(([, width]) => width)).toEqual(['380w', '480w', '600w', '720w', '840w', '960w', '1200w'])
  for (const [address = '', width = ''] of copies)
    expect((await sharp((await stored(server, address)).bytes).metadata()).width).toBe(Number.parseInt(width, 10))
})

test('the block editor’s upload replies in the format of Editor.js', async () => {
  const server = await startServer()
  const bytes = await canvas(40, 30).png().toBuffer()
  const { status, json } = await sendUpload(server, bytes, { path: 'image', name: 'Lake Toba.png' })
  expect(status).toBe(200)
  expect(json).toEqual({
    success: 1,
    file: { url: expect.stringMatching(/^\/uploads\/.*-40x30\.webp$/), name: 'Lake Toba.png', size: bytes.length },
    media_id: expect.any(Number),
  })
})

test('the same picture is stored once', async () => {
  const server = await startServer()
  const bytes = await canvas(40, 30).png().toBuffer()
  const [first, second] = [await sendUpload(server, bytes), await sendUpload(server, bytes, { name: 'again.png' })]
  expect(second.json.path).toBe(first.json.path)
})

test('a photograph loses its metadata and is turned upright', async () => {
  const server = await startServer()
  const bytes = await canvas(60, 40)
    .withExif({ IFD3: { GPSLatitudeRef: 'N', GPSLatitude: '2/1 35/1 0/1' }, IFD0: { Copyright: 'Somebody' } })
    .withMetadata({ orientation: 6 })
    .jpeg()
    .toBuffer()
  const { json } = await sendUpload(server, bytes)
  const metadata = await sharp((await stored(server, json.path)).bytes).metadata()
  expect(metadata).toMatchObject({ width: 40, height: 60 })
  expect(metadata.exif).toBeUndefined()
  expect(metadata.orientation).toBeUndefined()
})

test('an animation stays animated, in its copies too', async () => {
  const server = await startServer()
  const frames = await Promise.all(
    ['#0f6e73', '#e3b23c', '#1f4a38'].map((background) =>
      sharp({ create: { width: 600, height: 300, channels: 3, background } })
        .png()
        .toBuffer(),
    ),
  )
  const gif = await sharp(frames, { join: { animated: true } })
    .gif()
    .toBuffer()
  const { json } = await sendUpload(server, gif)
  expect(json.path).toMatch(/-600x300\.webp$/)
  const copy = json.path.replace('.webp', '.w480.webp')
  for (const path of [json.path, copy])
    expect((await sharp((await stored(server, path)).bytes, { animated: true }).metadata()).pages).toBe(3)
})

test('a picture wider than any screen is made smaller', async () => {
  const server = await startServer()
  const { json } = await sendUpload(server, await canvas(5000, 100).jpeg().toBuffer())
  expect(json.path).toMatch(/-2560x51\.webp$/)
})

test('a tall picture, such as a chart, keeps its height', async () => {
  const server = await startServer()
  const { json } = await sendUpload(server, await canvas(30, 4000).png().toBuffer())
  expect(json.path).toMatch(/-30x4000\.webp$/)
})

test('the pixel limit counts all frames of an animation', async () => {
  const { storage } = await startServer()
  const frame = await canvas(10, 10).png().toBuffer()
  const gif = await sharp([frame, frame, frame, frame], { join: { animated: true } })
    .gif({ loop: 0, keepDuplicateFrames: true })
    .toBuffer()
  const store = (maxPixels: number) =>
    storeUpload(storage, { bytes: gif, name: 'four.gif' }, { maxPixels, maxWidth: 100, maxHeight: 100 })

  await expect(store(399)).rejects.toMatchObject({ details: { errors: { file: expect.any(String) } } })
  expect((await store(400)).path).toMatch(/-10x10\.webp$/)
})

test.each(['jpeg', 'png'] as const)('a %s that was cut off is stored as far as browsers show it', async (format) => {
  const server = await startServer()
  const bytes = await canvas(200, 200).toFormat(format).toBuffer()
  const { status, json } = await sendUpload(server, bytes.subarray(0, bytes.length * 0.9))
  expect([status, json.path]).toEqual([200, expect.stringMatching(/-200x200\.webp$/)])
  expect((await sendUpload(server, bytes.subarray(0, 24))).status).toBe(415)
})

const svg = '<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"><script>alert(1)</script></svg>'

test.each([
  ['SVG', Buffer.from(svg)],
  ['SVG with a declaration', Buffer.from(`<?xml version="1.0"?>${svg}`)],
  ['HTML', Buffer.from('<!doctype html><script>alert(1)</script>')],
  ['PDF', Buffer.from('%PDF-1.7\n%âãÏÓ\n')],
  ['a ZIP archive', Buffer.from('PK\x03\x04rest of it', 'latin1')],
  ['a PNG’s first bytes and nothing else', Buffer.from('89504e470d0a1a0a0000000d49484452', 'hex')],
  ['text', Buffer.from('Hello')],
])('%s is a 415, even with the name and type of a PNG', async (_, bytes) => {
  const server = await startServer()
  const { status, json } = await sendUpload(server, bytes)
  expect(status).toBe(415)
  expect(json).toMatchObject({ code: 'unsupported_media_type', message: expect.stringContaining('PNG, JPEG') })
})

test('HEIC is a 415 that names the format and what to send instead, whatever the file is called', async () => {
  const server = await startServer()
  const bytes = Buffer.from('\0\0\0\x18ftypheic\0\0\0\0mif1heic\0\0\0\x08mdat', 'latin1')
  const { status, json } = await sendUpload(server, bytes, { name: 'IMG_0001.jpg', type: 'image/jpeg' })
  expect(status).toBe(415)
  expect(json).toMatchObject({ code: 'heic_unsupported', message: expect.stringMatching(/HEIC.*JPEG/) })
})

/** A PNG of a few kilobytes whose header claims this size. */
function hugePng(side: number) {
  const chunk = (type: string, data: Buffer) => {
    const body = Buffer.concat([Buffer.from(type), data])
    const length = Buffer.alloc(4)
    length.writeUInt32BE(data.length)
    const checksum = Buffer.alloc(4)
    checksum.writeUInt32BE(crc32(body))
    return Buffer.concat([length, body, checksum])
  }
  const header = Buffer.alloc(13)
  header.writeUInt32BE(side, 0)
  header.writeUInt32BE(side, 4)
  header.set([8, 0, 0, 0, 0], 8)
  return Buffer.concat([
    Buffer.from('89504e470d0a1a0a', 'hex'),
    chunk('IHDR', header),
    chunk('IDAT', deflateSync(Buffer.alloc(1000))),
    chunk('IEND', Buffer.alloc(0)),
  ])
}

test('a small file that would unpack to gigabytes is refused without unpacking it', async () => {
  const server = await startServer()
  const { status, json } = await sendUpload(server, hugePng(30_000))
  expect(status).toBe(400)
  expect(json).toMatchObject({ errors: { file: 'This picture has more than 60 million pixels' } })
})

test('a file above the limit is a 413 that names the limit', async () => {
  const server = await startServer({ env: { MAX_UPLOAD_MB: '1' } })
  const { status, json } = await sendUpload(server, Buffer.alloc(1024 * 1024 + 1))
  expect(status).toBe(413)
  expect(json).toMatchObject({ code: 'too_large', message: 'The file is larger than 1 MB' })
})

test('a form without a file, an empty file and a body that is no form get different errors', async () => {
  const server = await startServer()
  expect(await sendUpload(server, undefined)).toMatchObject({
    status: 400,
    json: { errors: { file: 'Choose a file' } },
  })
  expect(await sendUpload(server, Buffer.alloc(0))).toMatchObject({
    status: 400,
    json: { errors: { file: 'The file is empty' } },
  })
  const editor = await server.as(await server.make.user({ role: 'editor' }))
  expect((await editor.post('/api/upload/thumbnail', { image: 'no' })).status).toBe(415)
})

test('the uploads folder serves pictures and nothing else', async () => {
  const server = await startServer()
  await server.storage.put('page.html', '<script>alert(1)</script>')
  await server.storage.put('drawing.svg', svg)
  for (const path of ['page.html', 'drawing.svg', 'nothing.webp', '..%2fdb', '%2e%2e/db'])
    expect((await server.fetch(`/uploads/${path}`)).status, path).toBe(404)
})

/** Over a real connection: the first request must leave it usable for the second. */
async function sendTwice({ app, as, make }: TestServer, form: () => FormData) {
  const origin = await app.listen({ host: '127.0.0.1', port: 0 })
  const { token } = await as(await make.user({ role: 'membership' }))
  const statuses: number[] = []
  for (let time = 0; time < 2; time += 1) {
    const headers = { authorization: `Bearer ${token}` }
    const reply = await fetch(`${origin}/api/upload/thumbnail`, { method: 'POST', body: form(), headers })
    await reply.arrayBuffer()
    statuses.push(reply.status)
  }
  return statuses
}

test('further files of a form are skipped without blocking the connection', async () => {
  const server = await startServer({ env: { MAX_UPLOAD_MB: '1' } })
  const bytes = new Uint8Array(await canvas(40, 30).png().toBuffer())
  const form = () => {
    const parts = new FormData()
    parts.append('first', new Blob([bytes]), 'first.png')
    parts.append('second', new Blob([new Uint8Array(900_000)]), 'second.png')
    return parts
  }
  expect(await sendTwice(server, form)).toEqual([200, 200])
})

test('a file that is much too large is refused before it is read', async () => {
  const server = await startServer({ env: { MAX_UPLOAD_MB: '1' } })
  const form = () => {
    const parts = new FormData()
    parts.append('first', new Blob([new Uint8Array(9_000_000)]), 'first.png')
    return parts
  }
  expect(await sendTwice(server, form)).toEqual([413, 413])
})

test('a reader’s upload is refused before it is read', async () => {
  const server = await startServer()
  const { token } = await server.as(await server.make.user())
  const reply = await server.app.inject({
    method: 'POST',
    url: '/api/upload/thumbnail',
    headers: { authorization: `Bearer ${token}`, 'content-type': 'multipart/form-data; boundary=x' },
    payload: 'no form at all',
  })
  expect(reply.statusCode).toBe(403)
})

test('calls that take JSON refuse forms', async () => {
  const server = await startServer()
  const editor = await server.as(await server.make.user({ role: 'editor' }))
  const reply = await editor.post('/api/categories', '--x--', { 'content-type': 'multipart/form-data; boundary=x' })
  expect(reply.status).toBe(415)
})
