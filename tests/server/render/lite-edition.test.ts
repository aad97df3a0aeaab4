import { get, type OutgoingHttpHeaders } from 'node:http'
import { articles as demoArticles } from '@demo/all-articles'
import { loadBuiltSite } from '@server/render/site-renderer'
import { startServer, type TestServer } from '@tests/server/start-server'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'

let server: TestServer
/** For what a request through `app.inject` does not pass. */
let origin = ''
beforeAll(async () => {
  server = await startServer({ renderer: await loadBuiltSite(), closeOn: afterAll })
  origin = await server.app.listen({ host: '127.0.0.1', port: 0 })
})

const ownForm = { 'sec-fetch-site': 'same-origin' }

const postForm = (url: string, fields: Record<string, string>, headers: Record<string, string>) =>
  server.app.inject({
    method: 'POST',
    url,
    payload: new URLSearchParams(fields).toString(),
    headers: { 'content-type': 'application/x-www-form-urlencoded', ...headers },
  })

const saveData = { 'save-data': 'on' }

/** So many words of real texts, which compress as those of readers do. */
function proseOf(count: number) {
  const texts = demoArticles.flatMap(({ body }) =>
    body.flatMap(({ type, data }) => (type === 'paragraph' && 'text' in data ? [String(data.text)] : [])),
  )
  const words = texts.flatMap((text) => `${text}\n`.split(' ')).slice(0, count)
  return words
    .join(' ')
    .split('\n')
    .map((text) => `<p>${text}</p>`)
}

const figure = (name: string) =>
  `<figure class="image"><img src="/uploads/${name}-1600x1000.webp" srcset="/uploads/${name}-1600x1000.w480.webp 480w, /uploads/${name}-1600x1000.webp 1600w" alt="A &quot;tor&quot; of granite &lt;${name}&gt;" loading="lazy"><figcaption>By the sea.</figcaption></figure>`

/** The size of a file as a browser with Brotli gets it. */
async function wireSize(url: string) {
  const reply = await server.app.inject({ url, headers: { ...saveData, 'accept-encoding': 'br' } })
  expect([url, reply.statusCode, reply.headers['content-encoding']]).toEqual([url, 200, 'br'])
  return reply.rawPayload.length
}

const LOADED =
  /<(?:script|img|iframe|video|audio|source|picture|object|embed)\b|<link[^>]*rel="(?:preload|modulepreload|manifest)"|\sstyle=/

test('in the lite edition, an article of 1,500 words takes at most 20 kB with its style sheet, and loads nothing else', async () => {
  const topic = await server.make.category()
  const text = proseOf(1500)
  const film = '<figure class="video"><video src="/uploads/film.mp4" controls></video></figure>'
  const content = [...text, '<h2>One</h2>', figure('a'), '<h2>Two</h2>', figure('b'), '<h2>Three</h2>', film].join('')
  const image_url = '/uploads/c-1600x1000.webp'
  const { id } = await server.make.article({ content, image_url, category_ids: [topic.id] })
  for (let index = 0; index < 4; index += 1)
    await server.make.article({ excerpt: text[index], image_url, category_ids: [topic.id] })
  await server.storage.put('a-1600x1000.w480.webp', Buffer.alloc(33_400))

  const { text: html, headers } = await server.fetch(`/articles/${id}`, { headers: saveData })
  expect(headers['accept-ch']).toBe('ECT')
  expect(html).not.toMatch(LOADED)
  const [css = ''] = html.match(/\/assets\/[^"]+\.css/g) ?? []
  expect((await server.fetch(css)).text).not.toMatch(/@font-face|@import|url\((?!["']?data:)/)
  const total = (await wireSize(`/articles/${id}`)) + (await wireSize(css))
  expect(total).toBeLessThanOrEqual(20_000)

  expect(html).toContain(text.at(-1))
  expect(html).toContain(
    '<a class="media" href="/uploads/a-1600x1000.w480.webp"><b>Show the picture</b> <span>A &quot;tor&quot; of granite &lt;a&gt;</span> <small>34 kB</small></a>',
  )
  expect(html).toMatch(
    /<a class="media" href="\/uploads\/b-1600x1000\.w480\.webp"><b>Show the picture<\/b> <span>[^<]*<\/span><\/a>/,
  )
  expect(html).toContain('<a class="media" href="/uploads/film.mp4"><b>Play the video</b></a>')
})

test('menu, languages, topics, search, paging and the newsletter work by links and forms', async () => {
  const { make } = server
  const topic = await make.category({ slug: 'lakes' })
  for (let index = 0; index < 25; index += 1) await make.article({ title: `Walk ${index}`, category_ids: [topic.id] })
  const open = async (path: string) => {
    const { status, text } = await server.fetch(path, { headers: saveData })
    expect(status, path).toBeLessThan(400)
    return text
  }
  const linksIn = (html: string) =>
    [...html.matchAll(/<a [^>]*href="(\/[^"]*)"/g)].map(([, path = '']) => path.replaceAll('&amp;', '&'))

  const list = await open('/articles')
  expect(list).not.toMatch(/<form(?![^>]*action=)|<button type="button"/)
  const links = linksIn(list)
  expect(links).toEqual(expect.arrayContaining(['/about', '/login', '/en/articles', '/ar/articles', '/topics/lakes']))
  for (const path of ['/about', '/ar/articles', '/topics/lakes', '/membership']) await open(path)

  const [, action = '', field = ''] = /<search><form[^>]* action="([^"]+)".*?<input [^>]*name="(\w+)"/s.exec(list) ?? []
  const found = await open(`${action}?${field}=walk`)
  expect(found).toContain('<mark>Walk</mark> 24')
  const next = linksIn(found).find((path) => path.includes('page=2')) ?? ''
  expect(linksIn(await open(next))).toContain('/articles?q=walk')

  const [, subscribe = ''] = /<form class="subscribe" action="([^"]+)" method="post">.*?name="email"/s.exec(list) ?? []
  const { headers } = await postForm(subscribe, { email: 'ana@example.com' }, { ...saveData, ...ownForm })
  expect(await open(String(headers.location))).toContain('success-box')
})

const isLite = (html: string) => html.includes('class="edition wrap"')

const reasons: [string, Record<string, string>][] = [
  ['with Save-Data', saveData],
  ['on 2G', { ect: '2g' }],
  ['by choice', { cookie: 'a=b; edition=lite' }],
]

test.each(reasons)('%s, kept answers are those of the edition, whichever was asked for first', async (_, lite) => {
  const { fetch, make } = server
  const orders: Record<string, string>[][] = [
    [lite, {}],
    [{}, lite],
  ]
  for (const order of orders) {
    const { id } = await make.article()
    const etags: string[] = []
    for (const headers of [...order, ...order]) {
      const { text, headers: reply } = await fetch(`/articles/${id}`, { headers })
      expect([isLite(text), text.includes('<script')]).toEqual(headers === lite ? [true, false] : [false, true])
      expect(reply['cache-control']).toMatch(headers === lite ? /^private(?!.*s-maxage)/ : /^public/)
      expect(reply.vary).toMatch(/cookie, save-data, ect/)
      etags.push(String(reply.etag))
    }
    const ask = async (headers: Record<string, string> = {}, etag = '') =>
      (await fetch(`/articles/${id}`, { headers: { ...headers, 'if-none-match': etag } })).status
    const [first, second] = order
    expect(await Promise.all([ask(first, etags[0]), ask(second, etags[1])])).toEqual([304, 304])
    expect(await Promise.all([ask(first, etags[1]), ask(second, etags[0])])).toEqual([200, 200])
  }
})

test('over the network, answers that Fastify never sees are those of the edition, too', async () => {
  const cookie = { cookie: 'edition=lite' }
  const views: Record<string, string>[] = [{}, saveData, {}, saveData, cookie, {}, { ect: 'slow-2g' }, {}]
  for (const headers of views) {
    const text = await (await fetch(`${origin}/places`, { headers })).text()
    expect(isLite(text), JSON.stringify(headers)).toBe(Object.keys(headers).length > 0)
  }
})

test('an article that is read in the lite edition is a view, also as a kept answer, but not if a program opens it', async () => {
  const { make, as } = server
  const { id } = await make.article()
  const editor = await as(await make.user({ role: 'editor' }))
  const views = async () => (await editor.get(`/api/articles/manage/${id}`)).json.article.views
  /** As a browser sends it; `fetch` would mark itself as a script. */
  const open = (path: string, headers: OutgoingHttpHeaders) =>
    new Promise<void>((resolve, reject) => {
      const request = get(origin + path, { headers }, (reply) => void reply.resume().on('end', resolve))
      request.on('error', reject)
    })

  const reader = { ...saveData, 'user-agent': 'Mozilla/5.0 (Linux; Android 14; Mobile) Firefox/140.0' }
  await open(`/articles/${id}`, { 'user-agent': reader['user-agent'] })
  await open(`/articles/${id}`, { ...reader, 'sec-purpose': 'prefetch;prerender' })
  await open(`/articles/${id}`, { ...reader, 'sec-fetch-mode': 'cors' })
  await open(`/articles/${id}`, { ...saveData, 'user-agent': 'Mozilla/5.0 (compatible; Examplebot/2.1)' })
  await open('/articles/999999', reader)
  const before = await views()
  // From here on it is kept, and sent before Fastify sees the request. One network is one reader.
  for (const path of [`/articles/${id}`, `/id/articles/${id}`, `/articles/${id}?from=mail`]) await open(path, reader)
  await vi.waitUntil(async () => (await views()) > before)
  expect([before, await views()]).toEqual([0, 1])
})

test('the switch stores the choice, which the connection does not change, and leads back', async () => {
  const page = '/id/articles?page=2'
  for (const edition of ['lite', 'full']) {
    const { statusCode, headers } = await postForm('/edition', { edition, page }, ownForm)
    expect([statusCode, headers.location, headers['cache-control']]).toEqual([303, page, 'no-store'])
    expect(headers['set-cookie']).toBe(`edition=${edition}; path=/; max-age=31536000; samesite=lax; httponly`)
    for (const connection of [{}, saveData]) {
      const { text } = await server.fetch('/about', { headers: { cookie: `edition=${edition}`, ...connection } })
      expect(isLite(text)).toBe(edition === 'lite')
    }
  }
})

test('the switch refuses other sites, editions and addresses', async () => {
  const refusal = async (fields: Record<string, string>, headers: Record<string, string> = ownForm) =>
    (await postForm('/edition', fields, headers)).json()
  expect(await refusal({ edition: 'lite' }, { 'sec-fetch-site': 'cross-site' })).toMatchObject({ code: 'forbidden' })
  expect(await refusal({ edition: 'tiny' })).toMatchObject({
    code: 'invalid',
    errors: { edition: 'Must be full or lite' },
  })
  for (const page of ['//evil.example', '/\\evil.example', 'https://evil.example', ''])
    expect(await refusal({ edition: 'lite', page })).toMatchObject({ errors: { page: 'Must be a path of this site' } })
})

test('pages that need their script come in full: forms of accounts, saved articles and drafts', async () => {
  const { fetch } = server
  for (const path of ['/login', '/id/register', '/membership', '/forgot-password', '/saved', '/articles/1?preview=1'])
    expect((await fetch(path, { headers: saveData })).text, path).toContain('type="module"')
})

test('each page has its price by the switch, in its language', async () => {
  const { fetch } = server
  const prices: [string, RegExp][] = [
    ['/', /Full page: about (\d+) kB/],
    ['/ar/about', /الصفحة الكاملة: نحو (\d+) كيلوبايت/],
    ['/ja/articles', /通常版のページ：約(\d+) KB/],
  ]
  for (const [path, pattern] of prices) {
    const [full, lite] = [(await fetch(path)).text, (await fetch(path, { headers: saveData })).text].map(
      (text) => pattern.exec(text)?.[1],
    )
    expect(full).toBe(lite)
    expect(Number(full)).toBeGreaterThan(100)
  }
})
