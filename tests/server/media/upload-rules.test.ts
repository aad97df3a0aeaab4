import { startServer, type TestServer } from '@tests/server/start-server'
import { refused, type Visitor } from '@tests/server/visitor'
import { describe, expect, test } from 'vitest'

/** A transparent picture of one pixel. */
const PNG = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNkYPhfDwAChwGA60e6kgAAAABJRU5ErkJggg==',
  'base64',
)
const SVG = Buffer.from('<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"/>')

const calls = ['POST /api/upload/thumbnail', 'POST /api/upload/image'] as const

type Sent = { name?: string; field?: string }

function formOf(bytes: Uint8Array<ArrayBuffer>, { name = 'lake.png', field = 'image' }: Sent = {}) {
  const form = new FormData()
  form.append('note', 'ignored')
  form.append(field, new File([bytes], name, { type: 'image/png' }))
  return form
}

const sendThumbnail = (visitor: Visitor, bytes: Uint8Array<ArrayBuffer>, sent?: Sent) =>
  visitor.call('POST /api/upload/thumbnail', { body: formOf(bytes, sent) })

async function signIn(host: TestServer, role: 'admin' | 'marketing' | 'editor' | 'membership' | 'user') {
  return host.as(await host.make.user({ role }))
}

describe('uploading a picture', () => {
  test.each(['admin', 'marketing', 'editor', 'membership'] as const)('is open to %s', async (role) => {
    const visitor = await signIn(await startServer(), role)
    expect(await sendThumbnail(visitor, PNG)).toMatchObject({
      status: 200,
      body: { success: true, path: expect.stringMatching(/^\/uploads\/[\w.-]+$/) },
    })
  })

  test.each(calls)('%s is refused to readers and visitors', async (name) => {
    const host = await startServer()
    const body = formOf(PNG)
    expect(await host.call(name, { body })).toMatchObject(refused(401))
    expect(await (await signIn(host, 'user')).call(name, { body })).toMatchObject(refused(403))
  })

  test('reads the first file, whatever its field name, and ignores others', async () => {
    const member = await signIn(await startServer(), 'membership')
    const form = formOf(PNG, { field: 'anything' })
    form.append('second', new File([SVG], 'second.svg'))
    expect(await member.call('POST /api/upload/thumbnail', { body: form })).toMatchObject({ status: 200 })
  })

  test('detects the type from the bytes, not from the name', async () => {
    const member = await signIn(await startServer(), 'membership')
    expect(await sendThumbnail(member, PNG, { name: 'lake.txt' })).toMatchObject({ status: 200 })
    for (const disguised of [SVG, Buffer.from('<!doctype html><p>'), Buffer.from('%PDF-1.7'), Buffer.from('a text')])
      expect(await sendThumbnail(member, disguised)).toMatchObject(refused(415))
  })

  test('keeps the sent name out of paths and headers', async () => {
    const host = await startServer()
    const member = await signIn(host, 'membership')
    for (const name of ['../../../etc/passwd', '..\\evil.html', 'a"; filename="b.html\r\nX-Evil: 1', '湖.svg']) {
      const { body } = await sendThumbnail(member, PNG, { name })
      expect(body).toMatchObject({ path: expect.stringMatching(/^\/uploads\/[\da-f]{16}-1x1\.webp$/) })
      const { status, headers } = await host.fetch((body as { path: string }).path)
      expect([status, headers['content-type'], headers['x-evil']]).toEqual([200, 'image/webp', undefined])
      expect(JSON.stringify(headers)).not.toMatch(/evil|passwd|svg|html/)
    }
  })

  test.each(calls)('%s requires a form with a file that is not empty', async (name) => {
    const member = await signIn(await startServer(), 'membership')
    const withoutFile = new FormData()
    withoutFile.append('image', 'lake.png')
    const file = expect.any(String)
    expect(await member.call(name, { body: withoutFile })).toMatchObject(refused(400, { file }))
    expect(await member.call(name, { body: formOf(Buffer.alloc(0)) })).toMatchObject(refused(400, { file }))
    expect(await member.call(name, { body: { image: 'lake.png' } })).toMatchObject(refused(415))
  })
})

describe('copying a picture from the web', () => {
  const copy = (visitor: Visitor, url: string) => visitor.call('POST /api/upload/image-by-url', { body: { url } })

  test('is for staff', async () => {
    const host = await startServer()
    const url = 'http://example.invalid/lake.png'
    expect(await copy(host, url)).toMatchObject(refused(401))
    expect(await copy(await signIn(host, 'membership'), url)).toMatchObject(refused(403))
    expect(await copy(await signIn(host, 'marketing'), url)).toMatchObject(refused(422))
  })

  test.each(['ftp://example.com/lake.png', '/uploads/lake.png', 'http://127.0.0.1/lake.png', 'http://[::1]/', ''])(
    'refuses %s',
    async (url) => {
      const editor = await signIn(await startServer(), 'editor')
      expect(await copy(editor, url)).toMatchObject(refused(400, { url: expect.any(String) }))
    },
  )
})
