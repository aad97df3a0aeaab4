import { setTimeout as pause } from 'node:timers/promises'
import type { BuiltServer } from '@tests/built-server'
import { ADMIN, call, EDITOR, isMissing, newFolder, openSite, signIn } from '@tests/faults/site'
import { nginx, startNginx } from '@tests/nginx'
import { canvas } from '@tests/server/send-upload'
import { startBucket } from '@tests/server/start-bucket'
import { expect, onTestFinished, test } from 'vitest'

/** Two servers that have nothing in common but PostgreSQL and a bucket, behind nginx. */
async function startBehindNginx(skip: (reason: string) => void) {
  if (!nginx) skip('nginx is not installed')
  if (isMissing('PostgreSQL')) skip('PostgreSQL is not installed')
  const bucket = {
    S3_BUCKET: 'pictures',
    S3_ACCESS_KEY_ID: 'S3RVER',
    S3_SECRET_ACCESS_KEY: 'S3RVER',
    S3_ENDPOINT: await startBucket(),
  }
  const { start } = await openSite('PostgreSQL', { env: { TRUST_PROXY: '1', ...bucket } })
  const one = await start()
  const two = await start({ DATA_DIR: await newFolder() })
  const servers: [BuiltServer, BuiltServer] = [one, two]
  const proxy = await startNginx(
    servers.map(({ address }) => new URL(address).host),
    { hasTls: false },
  )
  onTestFinished(proxy.stop)
  return { servers, proxy }
}

test('behind a caching nginx, two servers show a change within a second, and nothing of a session to others', {
  tags: 'sweep',
}, async ({ skip }) => {
  const { servers, proxy } = await startBehindNginx(skip)
  const [one] = servers

  const admin = await signIn(one, ADMIN)
  await call(one, '/api/users', { method: 'POST', token: admin, body: { ...EDITOR, role: 'editor', name: 'Editor' } })
  const token = await signIn(one, EDITOR)
  const article = { title: 'Edit 0', excerpt: 'Excerpt', content: '<p>Text</p>', status: 'published' }
  const { json } = await call(proxy, '/api/articles', { method: 'POST', token, body: article })
  const { id } = json.article
  const pages = ['/', '/articles', `/articles/${id}`, `/api/articles/${id}`]

  const caches = new Set<string | null>()
  for (let edit = 1; edit <= 5; edit += 1) {
    for (const page of pages) await call(proxy, page)
    const title = `Edit ${edit} of five`
    const writer = servers[edit % 2] as BuiltServer
    await call(writer, `/api/articles/${id}`, { method: 'PUT', token, body: { ...article, title } })
    const changed = performance.now()
    let late = 0
    while (performance.now() - changed < 1500) {
      const asked = performance.now()
      const replies = await Promise.all(pages.map((page) => call(proxy, page)))
      for (const { headers } of replies) caches.add(headers.get('x-cache'))
      if (replies.some(({ text }) => !text.includes(title))) late = asked - changed
      // nginx lets one network ask fifty times a second.
      await pause(100)
    }
    expect(late).toBeLessThan(1000)
  }
  expect(caches).toContain('HIT')

  const draft = await call(proxy, '/api/articles', { method: 'POST', token, body: { ...article, status: 'draft' } })
  const own = `/api/articles/${draft.json.article.id}`
  for (const _ of [1, 2, 3]) {
    const [seen, hidden] = [await call(proxy, own, { token }), await call(proxy, own)]
    expect([seen.status, hidden.status]).toEqual([200, 404])
    expect(seen.headers.get('cache-control')).toBe('no-store')
  }
  const open = (path: string, headers: Record<string, string> = {}) =>
    fetch(proxy.address + path, { headers, redirect: 'manual' })
  for (const _ of [1, 2, 3]) {
    expect((await open('/about')).status).toBe(200)
    expect((await open('/about', { cookie: 'googtrans=/en/id' })).headers.get('location')).toBe('/id/about')
    const [lite, full] = [await open('/about', { 'save-data': 'on' }), await open('/about')]
    expect([lite.headers.get('x-cache'), lite.headers.get('cache-control')]).toEqual([
      'MISS',
      expect.stringMatching(/^private/),
    ])
    expect(full.headers.get('cache-control')).toMatch(/^public/)
  }
})

test('a picture that one server has stored in the bucket is served by the other, and kept by nginx', {
  tags: 'sweep',
}, async ({ skip }) => {
  const { servers, proxy } = await startBehindNginx(skip)
  const [one, two] = servers
  const form = new FormData()
  form.append('image', new Blob([new Uint8Array(await canvas(1000, 500).png().toBuffer())]), 'picture.png')
  const token = await signIn(one, ADMIN)
  const uploaded = await call(one, '/api/upload/thumbnail', { method: 'POST', token, body: form })
  expect(uploaded.status).toBe(200)
  const { path } = uploaded.json
  const open = async (site: Pick<BuiltServer, 'address'>, name: string, headers: Record<string, string> = {}) => {
    const reply = await fetch(site.address + name, { headers })
    return { status: reply.status, headers: reply.headers, bytes: Buffer.from(await reply.arrayBuffer()) }
  }

  const stored = await open(one, path)
  expect([stored.status, stored.headers.get('content-type')]).toEqual([200, 'image/webp'])
  expect((await open(two, path)).bytes).toEqual(stored.bytes)
  // The copy is made by one of them, and read by both.
  const narrower = path.replace('.webp', '.w720.webp')
  const copy = await open(two, narrower)
  expect(copy.status).toBe(200)
  expect((await open(one, narrower)).bytes).toEqual(copy.bytes)

  const caches: (string | null)[] = []
  for (const _ of [1, 2, 3]) {
    const { status, headers, bytes } = await open(proxy, path)
    expect([status, bytes]).toEqual([200, stored.bytes])
    caches.push(headers.get('x-cache'))
  }
  expect(caches).toEqual(['MISS', 'HIT', 'HIT'])
  // Readers who save data get the narrow copy under the same address; others get the whole one.
  expect((await open(proxy, path, { 'save-data': 'on' })).bytes.length).toBeLessThan(stored.bytes.length)
  expect((await open(proxy, path)).bytes).toEqual(stored.bytes)
})
