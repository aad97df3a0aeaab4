import { ForeignStatusError } from '@server/net/guarded-fetch'
import { startServer } from '@tests/server/start-server'
import { expect, test, vi } from 'vitest'

const path = '/api/articles/link/check'

/** Foreign sites whose answers wait until they are let go. */
function heldSites() {
  const asked: string[] = []
  const held: (() => void)[] = []
  let isOpen = false
  const foreignFetch = async (url: string) => {
    asked.push(url)
    if (!isOpen) await new Promise<void>((resolve) => held.push(resolve))
    const status = Number(new URL(url).pathname.slice(1))
    if (status !== 200) throw new ForeignStatusError('site.example', status, 'text/html')
    return { body: Buffer.from(''), type: 'text/html', url }
  }
  const letGo = () => {
    isOpen = true
    for (const release of held.splice(0)) release()
  }
  return { asked, letGo, foreignFetch }
}

async function start() {
  const sites = heldSites()
  const server = await startServer({ foreignFetch: sites.foreignFetch })
  const marketing = await server.as(await server.make.user({ role: 'marketing' }))
  const check = async (...urls: string[]) => {
    const { links } = (await marketing.post(path, { urls })).json
    return links.map(({ url, state }: { url: string; state: string }) => [url, state])
  }
  return { ...server, ...sites, marketing, check }
}

test('links are checked in the background, a few at a time, each page once, and the answers are kept', async () => {
  const { asked, letGo, check } = await start()
  const [page, again] = ['https://site.example/200', 'https://site.example/200#part']
  const others = ['404', '503', '403', '200?b', '200?c'].map((each) => `https://site.example/${each}`)
  for (const [, state] of await check(page, again, ...others)) expect(state).toBe('checking')
  expect(asked).toHaveLength(4)

  letGo()
  const states = ['answers', 'answers', 'absent', 'failing', 'answers', 'answers', 'answers']
  await vi.waitFor(async () =>
    expect((await check(page, again, ...others)).map(([, state]: string[]) => state)).toEqual(states),
  )
  expect(asked.toSorted()).toEqual([page, ...others].toSorted())
})

test('links to this site lead to published articles, in every language', async () => {
  const { make, check, asked } = await start()
  const published = await make.article()
  const draft = await make.article({ status: 'draft' })
  const links = [
    [`/articles/${published.id}`, 'answers'],
    [`/id/articles/${published.id}#map`, 'answers'],
    [`/articles/${draft.id}`, 'unpublished'],
    ['/fr/articles/99999?x=1', 'absent'],
    ['/about', 'answers'],
  ]
  expect(await check(...links.map(([url]) => url as string))).toEqual(links)
  expect(asked).toEqual([])
})

test('are limited in number, and opened for the team only so often', { tags: 'sweep' }, async () => {
  const { marketing, check, letGo } = await start()
  letGo()
  const urls = Array.from({ length: 51 }, (_, index) => `https://site.example/200?${index}`)
  const tooMany = await marketing.post(path, { urls })
  expect([tooMany.status, tooMany.json.errors]).toEqual([400, { urls: 'At most 50 links' }])

  const open = (index: number) => marketing.post(path, { urls: [`https://site.example/200?n=${index}`] })
  for (let index = 0; index < 200; index += 1) expect((await open(index)).status).toBe(200)
  expect((await open(200)).status).toBe(429)
  // What is known costs nothing.
  expect(await check('https://site.example/200?n=0')).toEqual([['https://site.example/200?n=0', 'answers']])
})

test('links to places, pages and topics of this site are found to be withdrawn or missing, but not those that were renamed', async () => {
  const { make, check, as } = await start()
  const editor = await as(await make.user({ role: 'editor' }))
  const { id, name, kind, latitude, longitude, summary } = await make.place({ slug: 'toba' })
  await make.place({ slug: 'hidden', status: 'draft' })
  await make.page({ slug: 'privacy' })
  await make.category({ slug: 'lakes' })
  await editor.put(`/api/places/${id}`, { name, kind, latitude, longitude, summary, slug: 'lake-toba' })
  const links = [
    ['/places/lake-toba', 'answers'],
    ['/id/places/toba#map', 'answers'],
    ['/places/hidden', 'unpublished'],
    ['/places/nowhere', 'absent'],
    ['/pages/privacy', 'answers'],
    ['/pages/nothing', 'absent'],
    ['/topics/lakes', 'answers'],
    ['/series/nothing', 'absent'],
    ['/about', 'answers'],
  ]
  expect(await check(...links.map(([url = '']) => url))).toEqual(links)
})

test('names of published places and titles of articles are found in a text', async () => {
  const { make, marketing, as } = await start()
  const editor = await as(await make.user({ role: 'editor' }))
  const { id } = await make.place({ name: 'Lake Toba', slug: 'toba' })
  await make.place({ name: 'Hidden Lake', status: 'draft' })
  await editor.put(`/api/places/${id}/translations/id`, { name: 'Danau Toba', summary: 'Danau' })
  const walls = await make.article({ title: 'How to Read a Wall' })
  await make.article({ title: 'A Draft of It', status: 'draft' })
  const named = async (text: string, more: object = {}) =>
    (await marketing.post('/api/articles/link/names', { text, ...more })).json.names
  const text = 'Seen “How to Read a Wall”? Then Lake Toba, Hidden Lake, and A Draft of It.'
  const [toba, article] = [
    { kind: 'places', name: 'Lake Toba', url: '/places/toba' },
    { kind: 'articles', name: 'How to Read a Wall', url: `/articles/${walls.id}` },
  ]
  expect(await named(text)).toEqual([toba, article])
  expect(await named(text, { article_id: walls.id })).toEqual([toba])
  expect(await named('Ke Danau Toba', { language: 'id' })).toEqual([{ ...toba, name: 'Danau Toba' }])
  expect((await marketing.post('/api/articles/link/names', { text, language: 'xx' })).json.errors).toHaveProperty(
    'language',
  )
})
