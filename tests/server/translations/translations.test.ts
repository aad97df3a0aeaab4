import { translationsOfArticles } from '@server/texts/articles/article-translations.service'
import { createTranslate } from '@server/translation/machine/libretranslate'
import { startServer } from '@tests/server/start-server'
import { startTranslateService, translated } from '@tests/server/translate-service'
import { pino } from 'pino'
import { expect, test } from 'vitest'

type Service = Parameters<typeof startTranslateService>[0]
type Limits = Parameters<typeof createTranslate>[1]

/** Starts a server with this translation service, and an editor’s client. */
async function startWith(service: Service, limits: Limits = {}, env: Record<string, string> = {}) {
  const { url, requests } = await startTranslateService(service)
  const lines: string[] = []
  const logger = pino({ level: 'warn' }, { write: (line: string) => lines.push(line) })
  const translate = createTranslate({ TRANSLATE_API_URL: url, TRANSLATE_API_KEY: env.TRANSLATE_API_KEY }, limits)
  const server = await startServer({ logger, translate, env: { TRANSLATE_API_URL: url, ...env } })
  const editor = await server.as(await server.make.user({ role: 'editor' }))
  const suggest = (id: number, language = 'id') => editor.post(`/api/articles/${id}/translations/${language}/machine`)
  return { ...server, editor, suggest, requests, lines }
}

test('the service gets the texts as HTML, with the key and its own code for the language', async () => {
  const { url, requests } = await startTranslateService()
  // Uses the configuration only.
  const { make, as } = await startServer({ env: { TRANSLATE_API_URL: `${url}/mt/`, TRANSLATE_API_KEY: 'secret-key' } })
  const editor = await as(await make.user({ role: 'editor' }))
  const { id } = await make.article({
    title: 'Rock & <ash>',
    excerpt: 'E',
    content: '<p>Deep <b>water</b></p><hr><p>505</p>',
  })
  const { status, json } = await editor.post(`/api/articles/${id}/translations/zh-CN/machine`)
  expect(status).toBe(200)
  expect(requests).toEqual([
    {
      path: '/mt/translate',
      source: 'en',
      target: 'zh',
      format: 'html',
      api_key: 'secret-key',
      q: ['Rock &amp; &lt;ash&gt;', 'E', 'Deep <b>water</b>'],
    },
  ])
  expect(json).toMatchObject({ title: '[zh] Rock & <ash>', excerpt: '[zh] E' })
  expect(json.content).toMatch(/<p[^>]*>\[zh\] Deep <b>water<\/b><\/p><hr[^>]*><p[^>]*>505<\/p>/)
})

test('translated texts are sanitised like submitted ones', async () => {
  const { make, suggest } = await startWith(({ q }, response) =>
    response.end(
      JSON.stringify({
        translatedText: q.map(() => 'x<script>alert(1)</script><b onclick="a()">y</b><a href="javascript:b()">z</a>'),
      }),
    ),
  )
  const { json } = await suggest((await make.article()).id)
  expect(json.title).not.toContain('<')
  expect(json.content).toContain('x<b>y</b>z')
  expect(JSON.stringify(json)).not.toMatch(/script>|onclick|javascript:/)
})

test('long texts are sent in several requests and keep their order', async () => {
  const { make, suggest, requests } = await startWith(translated, { batchCharacters: 40, batchTexts: 3 })
  const texts = ['One', 'Two', 'Three', 'Four', `Five ${'long '.repeat(20)}end`, 'Six']
  const { id } = await make.article({
    title: 'T',
    excerpt: 'E',
    content: texts.map((each) => `<p>${each}</p>`).join(''),
  })
  const { json } = await suggest(id)
  expect(requests.map(({ q }) => q)).toEqual([['T', 'E', 'One'], ['Two', 'Three', 'Four'], [texts[4]], ['Six']])
  expect(json.blocks.blocks.map(({ data }: { data: { text: string } }) => data.text)).toEqual(
    texts.map((each) => `[id] ${each}`),
  )
})

test('a text of very many names is translated in time that its length explains', async () => {
  const { as, make } = await startServer({ translate: async (texts) => texts })
  const editor = await as(await make.user({ role: 'editor' }))
  const { id } = await make.article({ content: `<p>${'Lake Toba '.repeat(20_000)}</p>` })
  const before = process.cpuUsage()
  const { json } = await editor.post(`/api/articles/${id}/translations/id/machine`)
  const { user } = process.cpuUsage(before)
  expect(json.content.match(/Danau Toba/g)).toHaveLength(20_000)
  // A search for each of the names takes half a minute. The rest of a worker counts too.
  expect(user).toBeLessThan(10_000_000)
})

test('an event’s excerpt is an address and is not translated', async () => {
  const { make, suggest } = await startWith(translated)
  const { id } = await make.article({ slug: 'events', status: 'draft', excerpt: '/membership' })
  expect((await suggest(id)).json.excerpt).toBe('/membership')
})

test('a service that fails once is asked again', async () => {
  const { make, suggest, requests } = await startWith((asked, response, count) => {
    if (count === 1) response.writeHead(503).end()
    else if (count === 2) translated(asked, response, count)
    else response.destroy()
  })
  const { id } = await make.article()
  expect((await suggest(id)).status).toBe(200)
  expect(requests).toHaveLength(2)
  expect((await suggest(id)).status).toBe(502)
  expect(requests).toHaveLength(4)
})

const json = (value: unknown) => JSON.stringify(value)

// A busy machine needs its time to answer at all, so only the services that never do are cut short.
const requestMs = (behaviour: string) => (behaviour.startsWith('never') ? 2000 : 30_000)

test.each<[string, Service, number]>([
  ['refuses', (_, response) => response.writeHead(403).end(json({ error: 'Invalid API key' })), 1],
  ['fails', (_, response) => response.writeHead(500).end('<h1>Oops</h1>'), 2],
  ['never answers', () => {}, 1],
  ['never ends its answer', (_, response) => response.writeHead(200).write('{"translatedText":['), 1],
  [
    'breaks off',
    (_, response) => {
      response.writeHead(200).write('{"translatedText":[')
      setImmediate(() => response.destroy())
    },
    2,
  ],
  ['leads elsewhere', (_, response) => response.writeHead(302, { location: '/translate?again' }).end(), 2],
  ['answers no JSON', (_, response) => response.end('ok'), 1],
  ['answers something else', (_, response) => response.end(json({ translatedText: 'one text' })), 1],
  ['answers too few texts', (_, response) => response.end(json({ translatedText: ['one'] })), 1],
  ['answers too much', (_, response) => response.end(json({ translatedText: ['x'.repeat(5000)] })), 1],
])(
  'a service that %s causes a 502 with a message, and the log has the cause',
  async (behaviour, service, requestCount) => {
    const { make, suggest, requests, lines } = await startWith(
      service,
      { requestMs: requestMs(behaviour), totalMs: 60_000, replyBytes: 4000 },
      { TRANSLATE_API_KEY: 'secret-key' },
    )
    const { status, json } = await suggest((await make.article()).id)
    expect(status).toBe(502)
    expect(json).toEqual({ code: 'bad_gateway', message: expect.stringMatching(/machine translation/) })
    expect(requests).toHaveLength(requestCount)
    expect(lines.join('')).toMatch(/"reason":"[^"]+"/)
    expect(lines.join('')).not.toContain('secret-key')
  },
)

test('without a service, the reply says that there is none', async () => {
  const { make, as } = await startServer()
  const editor = await as(await make.user({ role: 'editor' }))
  const { id } = await make.article()
  expect((await editor.get(`/api/articles/manage/${id}/translations`)).json).toEqual({
    translations: [],
    machine: false,
  })
  const reply = await editor.post(`/api/articles/${id}/translations/id/machine`)
  expect(reply.status).toBe(409)
  expect(reply.json.message).toMatch(/No machine translation/)
})

test('readers see every change of a translation at once', async () => {
  const { make, as, fetch } = await startServer()
  const editor = await as(await make.user({ role: 'editor' }))
  const { id } = await make.article({ title: 'Lake' })
  const path = `/api/articles/${id}/translations/id`
  const title = async () => (await fetch(`/api/articles/${id}?lang=id`)).json.article.title
  expect(await title()).toBe('Lake')
  const danau = { title: 'Danau', excerpt: 'E', content: '<p>T</p><script>a()</script>', status: 'published' }
  await editor.put(path, danau)
  expect(await title()).toBe('Danau')
  expect((await fetch(`/api/articles/${id}?lang=id`)).json.article.content).toBe('<p>T</p>')
  await editor.put(path, { ...danau, title: 'Telaga' })
  expect(await title()).toBe('Telaga')
  await editor.put(path, { ...danau, status: 'draft' })
  expect(await title()).toBe('Lake')
  await editor.put(path, danau)
  await editor.delete(path)
  expect(await title()).toBe('Lake')
})

test('of two concurrent first saves, one is a conflict', async () => {
  const { make, as } = await startServer()
  const editor = await as(await make.user({ role: 'editor' }))
  const { id } = await make.article()
  const save = (title: string) =>
    editor.put(`/api/articles/${id}/translations/id`, { title, excerpt: 'E' }, { 'if-match': '"0"' })
  const statuses = (await Promise.all([save('A'), save('B')])).map(({ status }) => status)
  expect(statuses.sort()).toEqual([200, 409])
})

test('the languages of an article are those of its published translations', async () => {
  const { db, make, as } = await startServer()
  const editor = await as(await make.user({ role: 'editor' }))
  const [first, second, draft] = [await make.article(), await make.article(), await make.article({ status: 'draft' })]
  const save = (id: number, language: string, status: string) =>
    editor.put(`/api/articles/${id}/translations/${language}`, { title: 'T', excerpt: 'E', status })
  await save(first.id, 'ms', 'published')
  await save(first.id, 'id', 'published')
  await save(first.id, 'ja', 'draft')
  await save(second.id, 'id', 'draft')
  await save(draft.id, 'id', 'published')
  expect([...(await translationsOfArticles.languages(db))]).toEqual([
    [first.id, ['id', 'ms']],
    [draft.id, ['id']],
  ])
})
