import type { RequestListener } from 'node:http'
import { isIPv6, type LookupFunction } from 'node:net'
import { previewLink } from '@server/links/links.service'
import { createForeignFetch, RefusedAddressError } from '@server/net/guarded-fetch'
import { allowed, foreignSite } from '@tests/server/foreign-site'
import { startServer, type TestServer } from '@tests/server/start-server'
import sharp from 'sharp'
import { expect, test } from 'vitest'

async function editorOf(server: TestServer) {
  const editor = await server.as(await server.make.user({ role: 'editor' }))
  return {
    preview: (url: string) => editor.get(`/api/articles/link/fetch-link?url=${encodeURIComponent(url)}`),
    copy: (url: string) => editor.post('/api/upload/image-by-url', { url }),
  }
}

const html =
  (text: string): RequestListener =>
  (_, reply) =>
    reply.setHeader('content-type', 'text/html; charset=utf-8').end(text)

test('a preview has the title, the description and the picture of the page', async () => {
  const site = await foreignSite(
    html(`<title>Plain</title><meta property="og:title" content="Lake  Toba &amp; its island">
      <meta property="og:description" content="A caldera."><meta property="og:image" content="/lake.webp">`),
  )
  const { preview } = await editorOf(await startServer(allowed))
  const reply = await preview(`${site}/page`)
  expect(reply.status).toBe(200)
  expect(reply.json).toEqual({
    success: 1,
    link: `${site}/page`,
    meta: { title: 'Lake Toba & its island', description: 'A caldera.', image: { url: `${site}/lake.webp` } },
  })
})

test('a link without a protocol gets http; without Open Graph, the preview uses the title of the page', async () => {
  const site = await foreignSite(html('<title>Only a title</title>'))
  const { preview } = await editorOf(await startServer(allowed))
  const reply = await preview(site.replace('http://', ''))
  expect(reply.json).toMatchObject({ link: site, meta: { title: 'Only a title' } })
})

test('a picture whose address is a script is omitted', async () => {
  const site = await foreignSite(html('<meta property="og:image" content="javascript:alert(1)"><title>T</title>'))
  const { preview } = await editorOf(await startServer(allowed))
  expect((await preview(site)).json.meta).toEqual({ title: 'T' })
})

test('the preview uses only the head, and the first tag of each name', async () => {
  const site = await foreignSite(
    html(`<!doctype html><html><head>
      <META NAME="Description" CONTENT='Short &#38; "plain"'><meta name=description content=second>
      <title>Page</title><title>Second</title>
      <!-- <meta property="og:title" content="commented out"> --><script>'<meta property="og:title" content="quoted">'</script>
      <meta name="twitter:image" content="https://example.org/card.png"/></head>
      <body><meta property="og:title" content="too late"></body></html>`),
  )
  const { preview } = await editorOf(await startServer(allowed))
  expect((await preview(site)).json.meta).toEqual({
    title: 'Page',
    description: 'Short & "plain"',
    image: { url: 'https://example.org/card.png' },
  })
})

const manyAttributes = Array.from({ length: 200_000 }, (_, index) => `a${index}`).join(' ')

test.each([
  ['of nested elements', '<div>'.repeat(400_000)],
  ['of nested formatting', '<b>'.repeat(20_000)],
  ['of nested tables', '<table><tr><td>'.repeat(10_000)],
  ['of a tag with many attributes', `<meta ${manyAttributes}>`],
  ['of open tags', '<title '.repeat(250_000)],
  ['of open comments', '<!--'.repeat(400_000)],
  ['of entities', `<title>${'&amp'.repeat(400_000)}`],
])('a page %s is read in less than a second', async (_, text) => {
  const foreignFetch = async (url: string) => ({ body: Buffer.from(`<title>T</title>${text}`), type: 'text/html', url })
  const begin = performance.now()
  expect(await previewLink(foreignFetch, 'http://example.com/')).toMatchObject({ meta: { title: 'T' } })
  expect(performance.now() - begin).toBeLessThan(1000)
})

test.each([
  'http://127.0.0.1/',
  'http://localhost/',
  'http://10.0.0.1/',
  'http://172.16.0.1/',
  'http://192.168.1.1/',
  'http://169.254.169.254/latest/meta-data',
  'http://100.64.0.1/',
  'http://0.0.0.0/',
  'http://2130706433/',
  'http://0177.0.0.1/',
  'http://0x7f.1/',
  'http://[::1]/',
  'http://[::ffff:127.0.0.1]/',
  'http://[fd00::1]/',
  'http://[fe80::1]/',
  'http://[64:ff9b::7f00:1]/',
  'http://[64:ff9b:1::7f00:1]/',
  'http://[2002:7f00:1::]/',
  'http://[2001::5601:2]/',
  'http://[2001:db8::1]/',
  'http://[::ffff:0:7f00:1]/',
  'http://[fe80::1%25eth0]/',
  'http://[::127.0.0.1]/',
  'http://[fec0::1]/',
  'http://224.0.0.1/',
  'http://user:secret@example.com/',
  'ftp://example.com/',
  'file:///etc/passwd',
  'javascript:alert(1)',
  '/articles/1',
  '#top',
  '',
])('%s is refused with 400', async (url) => {
  const { preview, copy } = await editorOf(await startServer())
  expect(await preview(url)).toMatchObject({ status: 400, json: { errors: { url: "Couldn't fetch the link data" } } })
  expect((await copy(url)).status).toBe(400)
})

test('a redirect to a private address is refused', async () => {
  const site = await foreignSite((_, reply) => reply.writeHead(302, { location: 'http://127.0.0.2/' }).end())
  const { preview } = await editorOf(await startServer(allowed))
  expect((await preview(site)).status).toBe(400)
})

/** Fetches with a resolver that returns these answers in turn. */
function resolving(...answers: string[]) {
  const lookup: LookupFunction = (_, { all }, done) => {
    const address = answers.length > 1 ? (answers.shift() as string) : (answers[0] as string)
    const family = isIPv6(address) ? 6 : 4
    if (all) done(null, [{ address, family }])
    else done(null, address, family)
  }
  return createForeignFetch({ allowAddresses: ['127.0.0.1'], lookup })
}

const page = { accept: /html/, maxBytes: 1000 }

test('a name is checked at each request, since it may resolve to another address', async () => {
  const site = await foreignSite(html('<title>T</title>'))
  const foreignFetch = resolving('127.0.0.1', '10.0.0.1')
  const named = site.replace('127.0.0.1', 'rebinding.example')
  expect((await foreignFetch(named, page)).type).toMatch('text/html')
  await expect(foreignFetch(named, page)).rejects.toThrow(RefusedAddressError)
})

const INSIDE = [
  '10.0.0.1',
  '::ffff:10.0.0.1',
  '::7f00:1',
  'fd00::1',
  '4000::1',
  '64:ff9b::a00:1',
  '2002:a00:1::',
  '2001::f5ff:fffe',
  'fe80::1%eth0',
  'fe80::1%1',
]

test.each(INSIDE)('a name that resolves to %s is refused', async (address) => {
  await expect(resolving(address)('http://inside.example/', page)).rejects.toThrow(RefusedAddressError)
  await expect(resolving(address)('https://inside.example/', page)).rejects.toThrow(RefusedAddressError)
})

test('a name is refused if any of its addresses is private', async () => {
  const lookup: LookupFunction = (_, __, done) =>
    done(null, [
      { address: '192.0.66.2', family: 4 },
      { address: '10.0.0.1', family: 4 },
    ])
  await expect(createForeignFetch({ lookup })('http://both.example/', page)).rejects.toThrow(RefusedAddressError)
})

test.each([1, 2, 3])('redirect %i of three must not lead to a private address', async (last) => {
  const site = await foreignSite((request, reply) => {
    const next = Number(request.url?.slice(1)) + 1
    const location = next === last ? 'http://inside.example/' : `/${next}`
    reply.writeHead(302, { location }).end()
  })
  const answers = [...Array<string>(last).fill('127.0.0.1'), '10.0.0.1']
  const named = site.replace('127.0.0.1', 'outside.example')
  await expect(resolving(...answers)(`${named}/0`, page)).rejects.toThrow(RefusedAddressError)
})

test('three redirects are followed, a fourth is not', async () => {
  const site = await foreignSite((request, reply) => {
    const left = Number(request.url?.slice(1))
    if (left > 0) return reply.writeHead(302, { location: `/${left - 1}` }).end()
    html('<title>Arrived</title>')(request, reply)
  })
  const { preview } = await editorOf(await startServer(allowed))
  expect((await preview(`${site}/3`)).json.meta.title).toBe('Arrived')
  expect((await preview(`${site}/4`)).status).toBe(422)
})

test.each<[string, RequestListener]>([
  ['answers with an error', (_, reply) => reply.writeHead(500).end()],
  ['is not HTML', (_, reply) => reply.setHeader('content-type', 'application/zip').end('PK')],
  ['hangs up', (request) => request.socket.destroy()],
  [
    'never ends',
    (_, reply) => {
      reply.setHeader('content-type', 'text/html')
      const pour = () => {
        while (!reply.destroyed && reply.write('x'.repeat(100_000)));
      }
      reply.on('drain', pour)
      pour()
    },
  ],
])('a page that %s results in a 422 with the specified text', async (_, listener) => {
  const site = await foreignSite(listener)
  const { preview } = await editorOf(await startServer(allowed))
  expect(await preview(site)).toMatchObject({ status: 422, json: { message: "Couldn't fetch the link data" } })
})

test.each<[string, RequestListener]>([
  ['does not answer', () => {}],
  ['never ends its answer', (_, reply) => void reply.setHeader('content-type', 'text/html').write('<title>')],
])('a page that %s is abandoned after five seconds', async (_, listener) => {
  const site = await foreignSite(listener)
  const { preview } = await editorOf(await startServer(allowed))
  const begin = performance.now()
  expect((await preview(site)).status).toBe(422)
  expect(performance.now() - begin).toBeLessThan(9000)
})

test('a picture from the web is stored like an uploaded one', async () => {
  const bytes = await sharp({ create: { width: 64, height: 48, channels: 3, background: '#e3b23c' } })
    .jpeg()
    .toBuffer()
  const site = await foreignSite((request, reply) =>
    request.url === '/page'
      ? html('<title>No picture</title>')(request, reply)
      : reply.setHeader('content-type', 'image/jpeg').end(bytes),
  )
  const server = await startServer(allowed)
  const { copy } = await editorOf(server)
  const reply = await copy(`${site}/crater.jpg`)
  expect(reply.json).toEqual({
    success: 1,
    file: { url: expect.stringMatching(/^\/uploads\/.*-64x48\.webp$/), name: 'crater.jpg', size: bytes.length },
    media_id: expect.any(Number),
  })
  expect((await server.fetch(reply.json.file.url)).status).toBe(200)
  expect(await copy(`${site}/page`)).toMatchObject({
    status: 422,
    json: { message: 'Couldn’t upload image. Please try another.' },
  })
})
