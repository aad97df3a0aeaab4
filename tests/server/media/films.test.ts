import { readFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { readConfig } from '@server/config/config'
import { openStorage } from '@server/files/storage/storage'
import { canvas, sendUpload } from '@tests/server/send-upload'
import { startBucket } from '@tests/server/start-bucket'
import { startServer, type TestServer } from '@tests/server/start-server'
import { expect, test } from 'vitest'

const demoFilm = await readFile('demo/media/contour-film.mp4')

/** A box of an MP4: its size, its type and its contents. */
function box(type: string, ...contents: (string | Buffer)[]) {
  const body = Buffer.concat(contents.map((each) => Buffer.from(each as string, 'latin1')))
  const size = Buffer.alloc(4)
  size.writeUInt32BE(body.length + 8)
  return Buffer.concat([size, Buffer.from(type, 'latin1'), body])
}

/** The same with a size of eight bytes, as films of many gigabytes have it. */
function wideBox(type: string, body: string) {
  const sizes = Buffer.alloc(16)
  sizes.writeUInt32BE(1)
  sizes.write(type, 4, 'latin1')
  sizes.writeBigUInt64BE(BigInt(body.length + 16), 8)
  return Buffer.concat([sizes, Buffer.from(body)])
}

const start = box('ftyp', 'isom', '\0\0\0\0')

async function sendAs(
  server: TestServer,
  role: 'editor' | 'marketing' | 'membership',
  bytes: Buffer,
  name = 'film.mp4',
) {
  const { token } = await server.as(await server.make.user({ role }))
  return sendUpload(server, bytes, { path: 'video', field: 'file', type: 'video/mp4', name, token })
}

const kept = async ({ app }: TestServer, url: string) => (await app.inject({ url })).rawPayload

test('staff upload a film, which is served in parts and kept in the library like a picture', async () => {
  const server = await startServer()
  const { status, json } = await sendAs(server, 'marketing', demoFilm, 'Kawah Ijo.txt')
  expect(status).toBe(200)
  const url = expect.stringMatching(/^\/uploads\/[0-9a-f]{16}\.mp4$/)
  const size = demoFilm.length
  expect(json).toEqual({ success: 1, file: { url, name: 'Kawah Ijo.txt', size }, media_id: expect.any(Number) })

  const part = await server.app.inject({ url: json.file.url, headers: { range: 'bytes=4-7' } })
  expect(part).toMatchObject({ statusCode: 206, body: 'ftyp' })
  expect(part.headers).toMatchObject({ 'content-type': 'video/mp4', 'content-range': `bytes 4-7/${size}` })
  expect((await server.fetch(json.file.url.replace('uploads', 'player'))).status).toBe(200)

  const editor = await server.as(await server.make.user({ role: 'editor' }))
  const { media } = (await editor.get('/api/media?kind=video')).json
  expect(media).toMatchObject([{ id: json.media_id, file_name: 'Kawah Ijo.txt', kind: 'video', bytes: size }])
  const content = `<figure class="video"><video src="${json.file.url}" controls=""></video></figure>`
  const article = await server.make.article({ content, status: 'published' })
  expect(await editor.delete(`/api/media/${json.media_id}`)).toMatchObject({
    status: 409,
    json: { code: 'media_in_use' },
  })
  expect((await editor.put(`/api/articles/${article.id}/status`, { status: 'draft' })).status).toBe(200)
  expect((await editor.delete(`/api/media/${json.media_id}`)).status).toBe(200)
  const [item] = (await editor.get('/api/trash')).json.items
  expect((await editor.delete(`/api/trash/${item.id}`)).status).toBe(200)
  expect((await server.fetch(json.file.url)).status).toBe(410)
})

test('a film loses what describes it, such as the place where it was taken, and all else stays where it was', async () => {
  const server = await startServer()
  const film = (place: string, kind = 'udta', top = 'uuid') =>
    Buffer.concat([
      start,
      box('moov', box('mvhd', 'head'), box(kind, place), box('trak', box('tkhd', 'track'), box(kind, place))),
      box(top, place),
      wideBox('mdat', 'udta: frames'),
    ])

  const { json } = await sendAs(server, 'editor', film('+02.6+098.8/'))

  expect((await kept(server, json.file.url)).equals(film('\0'.repeat(12), 'free', 'free'))).toBe(true)
})

test('a film of boxes in boxes loses the innermost description', async () => {
  const server = await startServer()
  const depth = 60_000
  const film = Buffer.alloc(depth * 8)
  for (let at = 0; at < depth; at += 1) {
    film.writeUInt32BE((depth - at) * 8 + 12, at * 8)
    film.write(at % 2 ? 'trak' : 'moov', at * 8 + 4, 'latin1')
  }
  const bytes = (kind: string, text: string) => Buffer.concat([start, film, box(kind, text), box('mdat', 'frames')])
  const { status, json } = await sendAs(server, 'editor', bytes('udta', 'Toba'))
  expect(status).toBe(200)
  expect((await kept(server, json.file.url)).equals(bytes('free', '\0\0\0\0'))).toBe(true)
})

test.each([
  ['a picture', await canvas(4, 4).png().toBuffer()],
  ['a film that was cut off', demoFilm.subarray(0, demoFilm.length - 1000)],
  ['a film of QuickTime', Buffer.concat([box('ftyp', 'qt  \0\0\0\0'), box('moov', ''), box('mdat', 'frames')])],
  ['a film without frames', Buffer.concat([start, box('moov', '')])],
  ['a film with a part that is too short', Buffer.concat([start, Buffer.from('\0\0\0\x04moov'), box('mdat', '')])],
  ['a page', Buffer.from('<!doctype html><script>alert(1)</script>')],
])('%s is a 415, even with the name and type of an MP4', async (_, bytes) => {
  const { status, json } = await sendAs(await startServer(), 'editor', bytes)
  expect(status).toBe(415)
  expect(json).toMatchObject({ code: 'unsupported_media_type', message: expect.stringContaining('send an MP4') })
})

test('members send no films, a film in the place of a picture is refused, and MAX_UPLOAD_MB holds for films', async () => {
  const server = await startServer({ env: { MAX_UPLOAD_MB: '1' } })
  expect((await sendAs(server, 'membership', demoFilm)).status).toBe(403)
  expect((await sendUpload(server, demoFilm, { path: 'image' })).status).toBe(415)
  const large = Buffer.concat([demoFilm, box('free', Buffer.alloc(600_000))])
  expect(await sendAs(server, 'editor', large)).toMatchObject({
    status: 413,
    json: { message: 'The file is larger than 1 MB', max_megabytes: 1 },
  })
})

test('a film in a bucket is served in parts too', async () => {
  const keys = { S3_BUCKET: 'pictures', S3_ACCESS_KEY_ID: 'S3RVER', S3_SECRET_ACCESS_KEY: 'S3RVER' }
  const env = { ...keys, S3_ENDPOINT: await startBucket() }
  const config = readConfig({ NODE_ENV: 'test', DATA_DIR: tmpdir(), DEMO: '0', ...env })
  const server = await startServer({ env, storage: await openStorage(config) })
  const { json } = await sendAs(server, 'editor', demoFilm)
  const part = await server.app.inject({ url: json.file.url, headers: { range: 'bytes=4-7' } })
  expect(part.statusCode).toBe(206)
  expect(part.headers['content-type']).toBe('video/mp4')
  expect(part.body).toBe('ftyp')
})
