import { sendUpload } from '@tests/server/send-upload'
import { startServer } from '@tests/server/start-server'
import { expect, test } from 'vitest'

const pdf = Buffer.from('%PDF-1.4\n%%EOF')

test('staff upload a document, which readers download as it is', async () => {
  const server = await startServer()
  const send = async (role: 'marketing' | 'membership', bytes: Buffer, name: string) => {
    const { token } = await server.as(await server.make.user({ role }))
    return sendUpload(server, bytes, { path: 'file', field: 'file', type: 'application/pdf', name, token })
  }
  expect((await send('membership', pdf, 'map.pdf')).status).toBe(403)
  // What it is called does not count.
  expect((await send('marketing', Buffer.from('<script>alert(1)</script>'), 'map.pdf')).status).toBe(415)

  const { status, json } = await send('marketing', pdf, 'Map of the crater.pdf')
  expect([status, json.file]).toEqual([
    200,
    { url: expect.stringMatching(/^\/uploads\/[\w-]+\.pdf$/), name: 'Map of the crater.pdf', size: pdf.length },
  ])
  const served = await server.fetch(json.file.url)
  expect(served.status).toBe(200)
  expect(served.headers).toMatchObject({ 'content-type': 'application/pdf', 'content-disposition': 'attachment' })
})
