import type { IncomingHttpHeaders } from 'node:http'
import { openStorage } from '@server/files/storage/storage'
import { loadBuiltSite } from '@server/render/site-renderer'
import { startServer } from '@tests/server/start-server'
import { expect, test } from 'vitest'

const start = async (env?: Record<string, string>) => startServer({ renderer: await loadBuiltSite(), env })

test('the service worker is not cached and is served from this host only', async () => {
  const { fetch } = await start()
  const { status, headers } = await fetch('/service-worker.js')
  expect(status).toBe(200)
  expect(headers['content-type']).toMatch(/^(?:text|application)\/javascript/)
  expect(headers['cache-control']).toBe('no-cache')
  expect(headers['content-security-policy']).toContain("worker-src 'self'; manifest-src 'self'")
})

test('the files that the service worker precaches exist and exclude the dashboard', async () => {
  const { fetch } = await start()
  const script = (await fetch('/service-worker.js')).text
  const files = [...script.matchAll(/["'`](\/assets\/[^"'`]+)["'`]/g)].map(([, path = '']) => path)
  expect(files.length).toBeGreaterThan(10)
  const dashboard = [...(await fetch('/dashboard')).text.matchAll(/\/assets\/[^"]+/g)].map(([path]) => path)
  for (const file of files) {
    expect(dashboard).not.toContain(file)
    expect((await fetch(file)).status, file).toBe(200)
  }
})

test('the manifest describes the installed site, and its icons exist', async () => {
  const { app, fetch } = await start()
  expect((await fetch('/')).text).toContain('<link rel="manifest" href="/manifest.webmanifest"')
  const { headers, json } = await fetch('/manifest.webmanifest')
  expect(headers['content-type']).toMatch(/^application\/manifest\+json/)
  expect(json).toMatchObject({ name: 'Eye of Sumatra', start_url: '/', display: 'standalone' })
  expect(json.icons.map(({ sizes, purpose }: { sizes: string; purpose?: string }) => [sizes, purpose])).toEqual(
    expect.arrayContaining([
      ['192x192', undefined],
      ['512x512', undefined],
      ['512x512', 'maskable'],
    ]),
  )
  for (const { src, type } of json.icons) {
    const icon = await app.inject({ url: src })
    expect([icon.statusCode, icon.headers['content-type']]).toEqual([200, type])
  }
})

test('the shell contains no page, only the settings of this host', async () => {
  const translateWidgetUrl = 'https://translate.example/?</script>'
  const { fetch } = await start({ PUBLIC_URL: 'https://eye.example', TRANSLATE_WIDGET_URL: translateWidgetUrl })
  const { status, headers, text } = await fetch('/index.html')
  expect(status).toBe(200)
  expect(headers).toMatchObject({ 'cache-control': 'no-cache', 'x-robots-tag': 'noindex' })
  expect(headers['content-security-policy']).toContain("script-src 'self'")
  expect(text).toContain('<div id="root"><!--app--></div>')
  const settings = /<script type="application\/json" id="settings">(.*?)<\/script>/s.exec(text)?.[1] ?? ''
  expect(JSON.parse(settings)).toMatchObject({ publicUrl: 'https://eye.example', translateWidgetUrl })
})

test('with Save-Data or a slow connection, pictures are smaller, and caches keep them apart', async () => {
  const { app, config } = await start()
  const storage = await openStorage(config)
  const names = { whole: 'lake-1600x1000.webp', wide: 'lake-1600x1000.w960.webp', small: 'lake-1600x1000.w480.webp' }
  for (const [text, name] of Object.entries(names)) await storage.put(name, text)
  await storage.put('icon-200x200.webp', 'icon')
  const ask = async (name: string, headers: IncomingHttpHeaders) => {
    const answer = await app.inject({ url: `/uploads/${name}`, headers })
    expect(answer.headers.vary).toContain('save-data, ect')
    return answer.body
  }
  const all = (headers: IncomingHttpHeaders) =>
    Promise.all([names.whole, names.wide, names.small, 'icon-200x200.webp'].map((name) => ask(name, headers)))

  for (const slow of [{ 'save-data': 'on' }, { ect: '2g' }, { ect: 'slow-2g' }, { 'save-data': 'on', ect: '3g' }])
    expect(await all(slow)).toEqual(['small', 'small', 'small', 'icon'])
  expect(await all({ ect: '3g' })).toEqual(['wide', 'wide', 'small', 'icon'])
  for (const fast of [{}, { ect: '4g' }, { 'save-data': 'off' }, { ect: '' }])
    expect(await all(fast)).toEqual(['whole', 'wide', 'small', 'icon'])
})

test('pages ask browsers for the speed of their connection', async () => {
  const { fetch } = await start()
  expect((await fetch('/about')).headers['accept-ch']).toBe('ECT')
  expect((await fetch('/api/articles')).headers).not.toHaveProperty('accept-ch')
})
