import { loadBuiltSite } from '@server/render/site-renderer'
import { startWithClock, texts } from '@tests/server/start-with-clock'
import { expect, test } from 'vitest'

type Server = Awaited<ReturnType<typeof startWithClock>>

const titlesOf = async ({ fetch }: Pick<Server, 'fetch'>, query = '') =>
  (await fetch(`/api/articles${query}`)).json.articles.map(({ title }: { title: string }) => title)

test('an article that is published last comes first, although it was begun first', async () => {
  const server = await startWithClock({ renderer: await loadBuiltSite() })
  const { fetch, create, setStatus, setTime } = server
  const slow = await create('Slow')
  setTime('2026-03-10T08:00:00.000Z')
  for (const title of ['B', 'C', 'D']) await create(title, 'published')
  setTime('2026-03-20T08:00:00.000Z')
  await setStatus(slow, 'published')

  expect(await titlesOf(server)).toEqual(['Slow', 'D', 'C', 'B'])
  const { article } = (await fetch(`/api/articles/${slow}`)).json
  expect(article).toMatchObject({
    created_at: '2026-03-01T08:00:00.000Z',
    published_at: '2026-03-20T08:00:00.000Z',
  })

  const feed = (await fetch('/feed.xml')).text
  const [newest] = feed.split('</item>')
  expect(newest).toContain('<title>Slow</title>')
  expect(newest).toContain('<pubDate>Fri, 20 Mar 2026 08:00:00 GMT</pubDate>')

  const sitemap = (await fetch('/sitemap.xml')).text
  expect(sitemap.indexOf(`/articles/${slow}<`)).toBeLessThan(sitemap.indexOf('/articles/4<'))

  const home = (await fetch('/')).text
  expect(home.indexOf('Slow')).toBeGreaterThan(0)
  expect(home.indexOf('Slow')).toBeLessThan(home.indexOf('<time dateTime="2026-03-10'))
  expect(home).toContain('<time dateTime="2026-03-20T08:00:00.000Z">')

  const page = (await fetch(`/articles/${slow}`)).text
  expect(page).toContain('<time dateTime="2026-03-20T08:00:00.000Z">')
  expect(page).toContain('"datePublished":"2026-03-20T08:00:00.000Z"')
})

test('the date of the first publication stays when an article is taken back and published again', async () => {
  const { create, setStatus, setTime, editor } = await startWithClock()
  const id = await create('Toba')
  expect((await editor.get(`/api/articles/manage/${id}`)).json.article.published_at).toBeNull()
  setTime('2026-03-02T08:00:00.000Z')
  const first = await editor.put(`/api/articles/${id}`, { ...texts, title: 'Toba', status: 'published' })
  expect(first.json.article.published_at).toBe('2026-03-02T08:00:00.000Z')
  setTime('2026-03-03T08:00:00.000Z')
  expect((await setStatus(id, 'draft')).published_at).toBe('2026-03-02T08:00:00.000Z')
  expect((await setStatus(id, 'published')).published_at).toBe('2026-03-02T08:00:00.000Z')
  const saved = await editor.put(`/api/articles/${id}`, { ...texts, title: 'Lake Toba', status: 'published' })
  expect(saved.json.article.published_at).toBe('2026-03-02T08:00:00.000Z')
})

test('articles are sorted by either date on request', async () => {
  const server = await startWithClock()
  const { create, setStatus, setTime, editor } = server
  const slow = await create('Slow')
  setTime('2026-03-02T08:00:00.000Z')
  await create('Quick', 'published')
  setTime('2026-03-03T08:00:00.000Z')
  await setStatus(slow, 'published')
  await create('Unfinished')
  expect(await titlesOf(server, '?order=asc')).toEqual(['Quick', 'Slow'])
  expect(await titlesOf(server, '?sort=published_at')).toEqual(['Quick', 'Slow'])
  expect(await titlesOf(server, '?sort=published_at&order=desc')).toEqual(['Slow', 'Quick'])
  expect(await titlesOf(server, '?sort=created_at&order=desc')).toEqual(['Quick', 'Slow'])

  const managed = async (query = '') =>
    (await editor.get(`/api/articles/manage${query}`)).json.articles.map(({ title }: { title: string }) => title)
  expect(await managed()).toEqual(['Unfinished', 'Quick', 'Slow'])
  // What was never published counts as older than anything that was.
  expect(await managed('?sort=published_at&order=desc')).toEqual(['Slow', 'Quick', 'Unfinished'])
  expect(await managed('?sort=published_at&order=asc')).toEqual(['Unfinished', 'Quick', 'Slow'])
})

test('events are drafts, so they stay in the order in which they were created', async () => {
  const { editor, fetch, setTime } = await startWithClock()
  for (const [index, title] of ['First', 'Second'].entries()) {
    setTime(`2026-03-0${index + 1}T08:00:00.000Z`)
    await editor.post('/api/articles', { title, excerpt: '/membership', slug: 'events' })
  }
  const { articles } = (await fetch('/api/articles?slug=events&status=draft')).json
  expect(articles).toMatchObject([
    { title: 'Second', published_at: null },
    { title: 'First', published_at: null },
  ])
})

test('an editor corrects the date of publication, and the public order follows', async () => {
  const server = await startWithClock()
  const { create, editor, fetch } = server
  const old = await create('Old', 'published')
  await create('New', 'published')
  const save = (published_at: unknown) => editor.put(`/api/articles/${old}`, { ...texts, title: 'Old', published_at })
  // The zone counts: 14:00 in Jakarta is 07:00 UTC.
  const reply = await save('2026-02-27T14:00:00+07:00')
  expect(reply.json.article.published_at).toBe('2026-02-27T07:00:00.000Z')
  expect(await titlesOf(server)).toEqual(['New', 'Old'])
  expect((await fetch(`/api/articles/${old}`)).json.article.published_at).toBe('2026-02-27T07:00:00.000Z')

  const refusals = [
    ['2026-03-01T08:00:01.000Z', 'A published article cannot have a date in the future'],
    [null, 'A published article needs its date of publication'],
    ['2026-02-27T14:00:00', 'Choose a date and a time, with its time zone'],
    ['tomorrow', 'Choose a date and a time, with its time zone'],
  ]
  for (const [published_at, message] of refusals) {
    const { status, json } = await save(published_at)
    expect({ status, errors: json.errors }).toEqual({ status: 400, errors: { published_at: message } })
  }
  expect((await fetch(`/api/articles/${old}`)).json.article.published_at).toBe('2026-02-27T07:00:00.000Z')
})

test('a date set ahead on a draft gives way to the day on which readers first see it, an earlier one stays', async () => {
  const { create, editor, setStatus } = await startWithClock()
  const publish = async (published_at: string) => {
    const id = await create('Toba')
    await editor.put(`/api/articles/${id}`, { ...texts, title: 'Toba', published_at })
    return (await setStatus(id, 'published')).published_at
  }
  expect(await publish('2027-01-01T00:00:00.000Z')).toBe('2026-03-01T08:00:00.000Z')
  expect(await publish('2025-01-01T00:00:00.000Z')).toBe('2025-01-01T00:00:00.000Z')
})

test('only editors change the date of publication or say that the facts have changed', async () => {
  const { create, as, make, fetch } = await startWithClock()
  const id = await create('Toba', 'published')
  const marketing = await as(await make.user({ role: 'marketing' }))
  const save = (more: object) => marketing.put(`/api/articles/${id}`, { ...texts, title: 'Toba', ...more })
  expect((await save({ published_at: '2026-01-01T00:00:00.000Z' })).status).toBe(403)
  expect((await save({ revised: true })).status).toBe(403)
  expect((await save({ minor: true })).status).toBe(403)
  // A form may send back what it has read.
  expect((await save({ published_at: '2026-03-01T08:00:00.000Z', revised: false })).status).toBe(200)
  const { article } = (await fetch(`/api/articles/${id}`)).json
  expect(article).toMatchObject({ published_at: '2026-03-01T08:00:00.000Z', revised_at: null })
})

test('readers and search engines learn of changed facts, and not of typos', async () => {
  const { create, editor, fetch, setTime } = await startWithClock({ renderer: await loadBuiltSite() })
  const id = await create('Toba', 'published')
  const save = async (more: object) =>
    (await editor.put(`/api/articles/${id}`, { ...texts, title: 'Toba', ...more })).json.article
  const modified = async () => {
    const [, sitemap] =
      /<loc>[^<]*\/articles\/\d+<\/loc><lastmod>([^<]*)/.exec((await fetch('/sitemap.xml')).text) ?? []
    const page = (await fetch(`/articles/${id}`)).text
    const [, data] = /"dateModified":"([^"]*)"/.exec(page) ?? []
    return { sitemap, data, isShown: page.includes('Updated on <time dateTime="2026-03-07T08:00:00.000Z">') }
  }
  setTime('2026-03-05T08:00:00.000Z')
  expect((await save({ excerpt: 'A typo less' })).revised_at).toBeNull()
  const first = '2026-03-01T08:00:00.000Z'
  expect(await modified()).toEqual({ sitemap: first, data: first, isShown: false })

  const at = '2026-03-07T08:00:00.000Z'
  setTime(at)
  expect((await save({ revised: true })).revised_at).toBe(at)
  setTime('2026-03-09T08:00:00.000Z')
  expect((await save({ excerpt: 'Another typo less' })).revised_at).toBe(at)
  expect(await modified()).toEqual({ sitemap: at, data: at, isShown: true })
  expect((await fetch(`/id/articles/${id}`)).text).toContain('Diperbarui pada <time')

  const draft = await create('Draft')
  const refused = await editor.put(`/api/articles/${draft}`, { ...texts, title: 'Draft', revised: true })
  expect(refused.json.errors).toEqual({ revised: 'This article has not been published yet' })
})

test('translations stay up to date after a minor save, and outdated ones outdated', async () => {
  const { create, editor } = await startWithClock()
  const id = await create('Toba', 'published')
  const path = `/api/articles/${id}`
  const save = (title: string, more: object = {}) => editor.put(path, { ...texts, title, ...more })
  const translate = (language: string) => editor.put(`${path}/translations/${language}`, { ...texts, title: 'Danau' })
  const outdated = async () =>
    (await editor.get(`/api/articles/manage/${id}/translations`)).json.translations.map(
      (each: { outdated: boolean }) => each.outdated,
    )
  await translate('id')
  await save('Toba.')
  await translate('de')
  expect(await outdated()).toEqual([true, false])
  expect((await save('Toba!', { minor: true })).status).toBe(200)
  expect(await outdated()).toEqual([true, false])
  await save('Toba?', { minor: false })
  expect(await outdated()).toEqual([true, true])
  const refused = await save('Toba', { minor: true, revised: true })
  expect([refused.status, refused.json.errors]).toEqual([400, { minor: 'A save that changes the facts is not minor' }])
})
