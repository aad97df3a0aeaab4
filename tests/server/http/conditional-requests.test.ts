import { loadBuiltSite } from '@server/render/site-renderer'
import { paths } from '@shared/paths'
import { startServer } from '@tests/server/start-server'
import { expect, test } from 'vitest'

/** A server whose clock stands still, and what readers' programs ask for again and again. */
async function start() {
  const now = () => new Date('2026-03-01T10:00:00.700Z')
  const server = await startServer({
    renderer: await loadBuiltSite(),
    now,
    env: { CORS_ORIGINS: 'https://desk.example' },
  })
  const { id } = await server.make.article({ title: 'Lake Toba' })
  const place = await server.make.place({ slug: 'toba' })
  const addresses = ['/feed.xml', '/sitemap.xml', '/api/articles', `/articles/${id}`, paths.placeGpx(place.slug)]
  const ask = async (address: string, headers: Record<string, string>) => {
    const { status, text } = await server.fetch(address, { headers })
    expect(text === '').toBe(status === 304)
    return status
  }
  return { ...server, id, addresses, ask }
}

test('every form of an ETag counts, of what is kept and of what is made for the request', async () => {
  const { fetch, cache, addresses, ask } = await start()
  for (const address of addresses) {
    const etag = String((await fetch(address)).headers.etag)
    const strong = etag.replace('W/', '')
    for (const sent of [etag, strong, `"other", ${strong}`, `W/"other",${etag}`, '*']) {
      expect([address, sent, await ask(address, { 'if-none-match': sent })]).toEqual([address, sent, 304])
      cache.invalidate()
      expect([address, sent, await ask(address, { 'if-none-match': sent })]).toEqual([address, sent, 304])
    }
    for (const sent of ['"other"', strong.slice(1, -1), ''])
      expect([address, sent, await ask(address, { 'if-none-match': sent })]).toEqual([address, sent, 200])
  }
})

test('a program that knows only the date gets nothing until something changes, even within the same second', async () => {
  const { fetch, as, make, id, addresses, ask } = await start()
  const editor = await as(await make.user({ role: 'editor' }))
  for (const address of addresses) {
    const date = String((await fetch(address)).headers['last-modified'])
    const before = new Date(Date.parse(date) - 1000).toUTCString()
    const after = new Date(Date.parse(date) + 60_000).toUTCString()
    const sent = [date, after, before, 'yesterday'].map((since) => ask(address, { 'if-modified-since': since }))
    expect([address, ...(await Promise.all(sent))]).toEqual([address, 304, 304, 200, 200])
    expect(await ask(address, { 'if-modified-since': date, 'if-none-match': '"other"' })).toBe(200)
  }
  const feed = async () => String((await fetch('/feed.xml')).headers['last-modified'])
  for (const status of ['draft', 'published'] as const) {
    const date = await feed()
    expect((await editor.put(`/api/articles/${id}/status`, { status })).status).toBe(200)
    expect(await ask('/feed.xml', { 'if-modified-since': date })).toBe(200)
  }
})

test('a page of another origin may read the ETag that it sends back', async () => {
  const { fetch } = await start()
  const { headers } = await fetch('/api/articles', { headers: { origin: 'https://desk.example' } })
  expect(headers['access-control-expose-headers']).toContain('etag')
})
