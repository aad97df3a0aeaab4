import sharp from 'sharp'
import type { TestServer } from './start-server'

/** A picture of one colour. */
export const canvas = (width: number, height: number) =>
  sharp({ create: { width, height, channels: 3, background: '#0f6e73' } })

let serial = 0

/** A small picture unlike all others, since the same content is stored once. */
export function newPicture() {
  serial += 1
  return canvas(20 + (serial % 100), 20 + Math.floor(serial / 100))
    .png()
    .toBuffer()
}

/** A part of an MP4: its size, its type and its contents. */
function box(type: string, body: string) {
  const size = Buffer.alloc(4)
  size.writeUInt32BE(body.length + 8)
  return Buffer.concat([size, Buffer.from(type + body, 'latin1')])
}

/** The same of a film. */
export function newFilm() {
  serial += 1
  return Buffer.concat([box('ftyp', 'isom\0\0\0\0'), box('moov', ''), box('mdat', `frames ${serial}`)])
}

type Sent = { name?: string; type?: string; field?: string; path?: string; token?: string }

/** Posts bytes as a multipart form, as a browser does: as a new member, unless there is a token. */
export async function sendUpload(
  { app, as, make }: TestServer,
  bytes: Uint8Array | undefined,
  { name = 'picture.png', type = 'image/png', field = 'image', path = 'thumbnail', token }: Sent = {},
) {
  const form = new FormData()
  form.append('note', 'A field that the API does not use')
  if (bytes) form.append(field, new Blob([new Uint8Array(bytes)], { type }), name)
  const request = new Request('http://localhost/', { method: 'POST', body: form })
  const reply = await app.inject({
    method: 'POST',
    url: path.startsWith('/') ? path : `/api/upload/${path}`,
    headers: {
      'content-type': request.headers.get('content-type') ?? '',
      authorization: `Bearer ${token ?? (await as(await make.user({ role: 'membership' }))).token}`,
    },
    payload: Buffer.from(await request.arrayBuffer()),
  })
  return { status: reply.statusCode, json: reply.json() }
}
