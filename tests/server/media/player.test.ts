import { createHash } from 'node:crypto'
import { openStorage } from '@server/files/storage/storage'
import { startServer } from '@tests/server/start-server'
import { expect, test } from 'vitest'

async function start() {
  const server = await startServer()
  const storage = await openStorage(server.config)
  await storage.put('film.mp4', 'a film')
  await storage.put('lake-10x10.webp', 'a picture')
  return server
}

test('an uploaded film has a page that plays it with controls and a poster, and runs no scripts', async () => {
  const { fetch } = await start()
  const { status, headers, text } = await fetch('/player/film.mp4')
  expect(status).toBe(200)
  expect(headers['content-type']).toBe('text/html; charset=utf-8')
  const video = /<video [^>]*>/.exec(text)?.[0]
  expect(video).toMatch(/src="\/uploads\/film\.mp4#t=0\.1" poster="\/player-poster\.svg" controls playsinline/)
  expect(video).not.toContain('autoplay')
  const style = /<style>(.*)<\/style>/.exec(text)?.[1] ?? ''
  const hash = createHash('sha256').update(style).digest('base64')
  const policy = String(headers['content-security-policy'])
  for (const directive of ["default-src 'none'", "media-src 'self'", "frame-ancestors 'self'", `'sha256-${hash}'`])
    expect(policy).toContain(directive)
})

test.each(['none.mp4', 'lake-10x10.webp', '..%2Ffilm.mp4', '%22%3E.mp4', 'film.mp4%00'])(
  'there is no player for %s',
  async (name) => {
    const { fetch } = await start()
    expect((await fetch(`/player/${name}`)).status).toBe(404)
  },
)

test('a film that is opened by itself may be laid out by the browser, and loads nothing else', async () => {
  const { fetch } = await start()
  const policy = String((await fetch('/uploads/film.mp4')).headers['content-security-policy'])
  expect(policy).toContain("default-src 'none'")
  expect(policy).toContain("style-src 'unsafe-inline'")
})
