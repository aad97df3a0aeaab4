import { type AddressInfo, connect } from 'node:net'
import { PassThrough } from 'node:stream'
import { text } from 'node:stream/consumers'
import { addRedirects } from '@server/db/redirects'
import { loadBuiltSite } from '@server/render/site-renderer'
import { startServer } from '@tests/server/start-server'
import { type Logger, pino } from 'pino'
import { expect, test } from 'vitest'

const start = async (env?: Record<string, string>, logger?: Logger) =>
  startServer({ renderer: await loadBuiltSite(), env, logger })

test('the HTML of a page contains the article’s text, head and data', async () => {
  const { fetch, make } = await start({ PUBLIC_URL: 'https://eye.example' })
  const { id } = await make.article({
    title: 'Of $& and <b>',
    excerpt: 'An excerpt',
    content: '<p>The lake is deep.</p></script><p>$1</p>',
    author_name: 'Yusuf',
    image_url: '/uploads/a-1600x1000.webp',
  })
  const { status, text } = await fetch(`/articles/${id}`)
  expect(status).toBe(200)
  expect(text).toContain('<p>The lake is deep.</p>')
  expect(text).toContain('<title>Of $&amp; and &lt;b&gt; - Eye of Sumatra</title>')
  expect(text).toContain('<meta data-page name="robots" content="index, follow">')
  expect(text).toContain(`<link data-page rel="canonical" href="https://eye.example/articles/${id}">`)
  expect(text).toContain('property="og:image" content="https://eye.example/uploads/a-1600x1000.w1240.jpg"')
  expect(text).toContain('property="og:image:width" content="1240"')
  expect(text).toContain('property="og:image:height" content="775"')
  const structured = /<script data-page type="application\/ld\+json">(.*?)<\/script>/s.exec(text)?.[1] ?? ''
  expect(JSON.parse(structured)).toMatchObject({ '@type': 'Article', headline: 'Of $& and <b>' })
  const data = /<script type="application\/json" id="data">(.*?)<\/script>/s.exec(text)?.[1] ?? ''
  expect(JSON.stringify(JSON.parse(data))).toContain('The lake is deep.')
})

test('the structured data of the article list has the first ten articles', async () => {
  const { fetch, make } = await start()
  for (let index = 0; index < 12; index += 1) await make.article({ title: `Piece ${index}` })
  const { text } = await fetch('/articles')
  const structured = JSON.parse(/application\/ld\+json">(.*?)<\/script>/s.exec(text)?.[1] ?? '')
  expect(structured['@type']).toBe('ItemList')
  expect(structured.itemListElement).toHaveLength(10)
  expect(structured.itemListElement[0]).toMatchObject({ position: 1, name: 'Piece 11' })
})

test.each(['/login', '/register'])('%s is hidden from search engines', async (path) => {
  const { fetch } = await start()
  expect((await fetch(path)).text).toContain('<meta data-page name="robots" content="noindex, nofollow">')
})

const linebreaks = ['/a%0ab', '/de%0a', '/%0d%0aSet-Cookie:a=b', '/%e2%80%a8', '/a%E2%80%A9']

test.each(['/nowhere', '/articles/1/2', '/nowhere/%E0%A4%A', '/about/more', '/%00', ...linebreaks])(
  '%s is a 404 page',
  async (path) => {
    const { fetch } = await start()
    const { status, text } = await fetch(path)
    expect(status).toBe(404)
    expect(text).toContain('Page not found')
  },
)

test.each(['/articles/999', '/articles/abc', '/articles/-1', '/articles/99999999999', '/articles/1.5'])(
  '%s is an article not found, never a crash',
  async (path) => {
    const { fetch } = await start()
    const { status, text } = await fetch(path)
    expect(status).toBe(404)
    expect(text).toContain('Article Not Found')
  },
)

test('an old address leads to its article, with or without a final slash, unless a page has it', async () => {
  const { fetch, db } = await start()
  await addRedirects(db, ['/2019/05/old-walk/', '/about'], '/articles/7')
  for (const path of ['/2019/05/old-walk', '/2019/05/old-walk/', '/2019/05/Old-Walk?from=mail']) {
    const { status, headers } = await fetch(path)
    expect([status, headers.location]).toEqual([301, '/articles/7'])
  }
  expect((await fetch('/about')).status).toBe(200)
  expect((await fetch('/2019/05')).status).toBe(404)
})

test('a draft is rendered as not found, because page requests carry no token', async () => {
  const { fetch, make } = await start()
  const { id } = await make.article({ status: 'draft', title: 'Secret' })
  const { status, text } = await fetch(`/articles/${id}`)
  expect(status).toBe(404)
  expect(text).not.toContain('Secret')
})

test('a page is cached until its content changes, and revalidated by its ETag', async () => {
  const { fetch, make, as } = await start()
  const editor = await as(await make.user({ role: 'editor' }))
  const { id } = await make.article({ title: 'Before' })
  const first = await fetch('/articles')
  const again = await fetch('/articles', { headers: { 'if-none-match': String(first.headers.etag) } })
  expect(again.status).toBe(304)
  expect(again.text).toBe('')
  await editor.put(`/api/articles/${id}`, { title: 'After', excerpt: 'x' })
  const changed = await fetch('/articles', { headers: { 'if-none-match': String(first.headers.etag) } })
  expect(changed.status).toBe(200)
  expect(changed.text).toContain('After')
})

test('a forged Host header does not get into cached pages', async () => {
  const { fetch } = await start()
  await fetch('/', { headers: { host: 'evil.example' } })
  expect((await fetch('/', { headers: { host: 'eye.example' } })).text).not.toContain('evil.example')
})

test('a page is served to HTTP/1.0 without Host, and the key of a newsletter in its address is not in the log', async () => {
  const log = new PassThrough()
  let lines = ''
  log.on('data', (chunk) => {
    lines += chunk
  })
  const { app, fetch } = await start({}, pino({ level: 'debug' }, log))
  await app.listen({ host: '127.0.0.1', port: 0 })
  const socket = connect((app.server.address() as AddressInfo).port, '127.0.0.1')
  socket.write('GET /about HTTP/1.0\r\n\r\n')
  expect((await text(socket)).split('\r\n')[0]).toBe('HTTP/1.1 200 OK')
  for (const path of ['/newsletters/1-secret', '/id/newsletters/1-secret', '/api/newsletters/sent/1-secret'])
    await fetch(path)
  expect(lines).toContain('/id/newsletters/:key')
  expect(lines).not.toContain('secret')
})

test('other sites see that a visit comes from here, unless the address of the page holds a token', async () => {
  const { fetch } = await start()
  const policyOf = async (path: string) => (await fetch(path)).headers['referrer-policy']
  for (const path of ['/', '/id/articles', '/login?next=/', '/dashboard/my-ads', '/none'])
    expect([path, await policyOf(path)]).toEqual([path, 'strict-origin-when-cross-origin'])
  for (const path of [
    '/reset-password',
    '/reset-password?token=a',
    '/id/confirm-email?token=a',
    '/id/confirm-subscription?token=a',
    '/unsubscribe?token=a',
    '/newsletters/1-secret',
    '/id/newsletters/1-secret',
    '/api/newsletters/sent/1-secret',
    '/api/unsubscribe/1-secret',
    '/elsewhere?from=mail&token=a',
  ])
    expect([path, await policyOf(path)]).toEqual([path, 'no-referrer'])
})

test('a page that did not load says so by its status, and is not cached', async () => {
  const { fetch, make, db } = await start()
  await make.article({ title: 'There' })
  const select = db.select
  db.select = (() => {
    throw new Error('the database is away')
  }) as unknown as typeof db.select
  const during = await fetch('/articles')
  db.select = select
  expect(during.status).toBe(500)
  expect(during.headers['cache-control']).toBe('no-store')
  expect((await fetch('/articles')).text).toContain('There')
})

test('replies are compressed if the client accepts it', async () => {
  const { app, make } = await start()
  for (let index = 0; index < 5; index += 1) await make.article()
  for (const path of ['/', '/api/articles']) {
    for (let round = 0; round < 2; round += 1) {
      const reply = await app.inject({ url: path, headers: { 'accept-encoding': 'gzip, br' } })
      expect(reply.headers['content-encoding']).toBe('br')
    }
    expect((await app.inject({ url: path })).headers['content-encoding']).toBeUndefined()
  }
})

test('the content security policy forbids inline scripts and allows the configured origins only', async () => {
  const { fetch } = await start({ TRANSLATE_WIDGET_URL: 'http://127.0.0.1:9/widget.js', VIDEO_HOSTS: 'video.example' })
  const { headers, text } = await fetch('/')
  const policy = String(headers['content-security-policy'])
  expect(policy).toContain("script-src 'self' http://127.0.0.1:9;")
  expect(policy).toContain("frame-src 'self' https://video.example;")
  expect(policy).not.toContain('unsafe')
  const inline = [...text.matchAll(/<script(?![^>]*\bsrc=)([^>]*)>/g)].map((match) => match[1])
  expect(inline.every((attributes) => /type="application\/(?:ld\+)?json"/.test(attributes ?? ''))).toBe(true)
  expect(text).not.toMatch(/<[^>]+ style=/)
})

test('of the hosts of Google’s widget, scripts and styles may come from its own paths only', async () => {
  const { fetch } = await start()
  const policy = String((await fetch('/')).headers['content-security-policy'])
  const sources = (directive: string) => policy.match(new RegExp(`${directive} ([^;]+)`))?.[1]?.split(' ') ?? []
  const foreign = [...sources('script-src'), ...sources('style-src')].filter((source) => source !== "'self'")
  expect(foreign).toContain('https://translate.google.com/translate_a/element.js')
  for (const source of foreign) expect(new URL(source).pathname.length).toBeGreaterThan(1)
})

test('the policy of the dashboard names foreign hosts for pictures and video players only', async () => {
  const { fetch } = await start({ VIDEO_HOSTS: 'video.example' })
  const policy = String((await fetch('/dashboard')).headers['content-security-policy'])
  const foreign = policy.split('; ').filter((directive) => /https?:|\*/.test(directive))
  expect(foreign).toEqual(["img-src 'self' data: https:", "frame-src 'self' https://video.example"])
})

test('pages and replies forbid the features that nothing uses, and https is kept to only as configured', async () => {
  const plain = await start()
  for (const path of ['/', '/dashboard', '/api/health']) {
    const { headers } = await plain.fetch(path)
    expect(headers['permissions-policy']).toMatch(/camera=\(\), .*microphone=\(\), .*geolocation=\(self\)/)
    expect(headers['strict-transport-security']).toBeUndefined()
  }
  const hsts = async (env: Record<string, string>) =>
    (await (await start({ PUBLIC_URL: 'https://eye.example', ...env })).fetch('/')).headers['strict-transport-security']
  expect(await hsts({})).toBe('max-age=31536000')
  expect(await hsts({ HSTS_SUBDOMAINS: '1' })).toBe('max-age=31536000; includeSubDomains')
})

test('/favicon.ico is an icon', async () => {
  const { fetch } = await start()
  const { status, headers } = await fetch('/favicon.ico')
  expect([status, headers['content-type']]).toEqual([200, expect.stringMatching(/^image\/(x-icon|vnd.microsoft.icon)/)])
})

test.each(['/dashboard', '/dashboard/articles', '/dashboard/ad-form/3'])('%s serves the dashboard', async (path) => {
  const { fetch } = await start()
  const { status, text, headers } = await fetch(path)
  expect(status).toBe(200)
  expect(text).toContain('Dashboard - Eye of Sumatra')
  expect(headers['content-security-policy']).toContain("script-src 'self'")
})

test('the sitemap and the feed list published articles', async () => {
  const { fetch, make } = await start({ PUBLIC_URL: 'https://eye.example' })
  const { id } = await make.article({ title: 'Salt & <smoke>', byline: 'Dewi & friends' })
  const draft = await make.article({ status: 'draft' })
  const sitemap = await fetch('/sitemap.xml')
  expect(sitemap.text).toContain(`<loc>https://eye.example/articles/${id}</loc>`)
  expect(sitemap.text).not.toContain(`/articles/${draft.id}<`)
  const feed = await fetch('/feed.xml')
  expect(feed.headers['content-type']).toMatch('application/rss+xml')
  expect(feed.text).toContain('<title>Salt &amp; &lt;smoke&gt;</title>')
  expect(feed.text).toContain('<dc:creator>Dewi &amp; friends</dc:creator>')
  expect(feed.text).toContain('<description>Sustainable Geotourism from the Land of Legends.</description>')
  expect((await fetch('/robots.txt')).text).toContain('Sitemap: https://eye.example/sitemap.xml')
})

test('unknown API addresses get JSON errors', async () => {
  const { fetch } = await start()
  for (const path of [
    '/api',
    '/api/nowhere',
    '/api/articles/1/2/3',
    '/api/docs/none',
    '/api/docs/static/none.js',
    '/uploads/none.webp',
    '/assets/none.js',
  ]) {
    const reply = await fetch(path)
    expect([path, reply.status]).toEqual([path, 404])
    expect(reply.json).toMatchObject({ code: 'not_found', message: expect.any(String) })
  }
})

test('the API is documented from the contract', async () => {
  const { fetch } = await start()
  const { paths } = (await fetch('/api/docs/json')).json
  expect(Object.keys(paths)).toContain('/api/articles/{id}')
  expect(paths['/api/articles'].get.parameters.map((parameter: { name: string }) => parameter.name)).toContain(
    'perPage',
  )
  const page = await fetch('/api/docs/')
  expect(page.status).toBe(200)
  expect(page.text).toContain('swagger')
})

test('readers see the day that it is where the magazine is', async () => {
  for (const [TIME_ZONE, day] of [
    [undefined, '1 March 2026'],
    ['Europe/Berlin', '28 February 2026'],
  ] as const) {
    const { fetch, make } = await start({ ...(TIME_ZONE && { TIME_ZONE }), PUBLIC_URL: 'https://eye.example' })
    const { id } = await make.article({ published_at: new Date('2026-02-28T22:00:00Z') })
    const { text } = await fetch(`/articles/${id}`)
    expect(text).toContain(`>${day}<`)
    const rss = (await fetch('/feed.xml')).text
    expect(rss).toContain('<pubDate>Sat, 28 Feb 2026 22:00:00 GMT</pubDate>')
  }
})
