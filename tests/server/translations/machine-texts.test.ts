import { startServer } from '@tests/server/start-server'
import { translated } from '@tests/server/translate-service'
import { expect, test } from 'vitest'
import { startWithMachine } from './machine-texts'

const ORIGINAL = { title: 'Lake', excerpt: 'Deep', content: '<p>Cold <b>water</b></p>' }

test('a reader gets the original at once, and the machine’s translation once it is made', async () => {
  const { make, article, work, requests } = await startWithMachine()
  const { id } = await make.article(ORIGINAL)
  expect(await article(id)).toMatchObject({ title: 'Lake', lang: 'en', machine: 'coming' })
  expect(requests).toEqual([])

  await work()

  expect(await article(id)).toMatchObject({ title: '[ja] Lake', excerpt: '[ja] Deep', lang: 'ja', machine: 'shown' })
  expect((await article(id)).content).toMatch(/<p[^>]*>\[ja\] Cold <b>water<\/b><\/p>/)
  expect(await article(id, 'en')).not.toHaveProperty('machine')
  await article(id)
  await work()
  expect(requests).toHaveLength(1)
})

test('search engines find only what people have translated', async () => {
  const { make, article, work, fetch } = await startWithMachine()
  const { id } = await make.article(ORIGINAL)
  await article(id)
  await work()
  expect((await article(id)).languages).toEqual(['en'])
  const list = async (query: string) => (await fetch(`/api/articles?lang=ja&${query}`)).json.articles
  expect(await list('limit=3')).toMatchObject([{ title: '[ja] Lake', lang: 'ja', machine: 'shown' }])
  expect(await list('limit=3&machine=0')).toMatchObject([{ title: 'Lake', lang: 'en' }])
  expect(await list('q=[ja]')).toEqual([])
})

test('lists, topics, places, pages and ads have their texts translated too', async () => {
  const { make, fetch, work } = await startWithMachine()
  const category = await make.category({ name: 'Walks', slug: 'walks', description: 'On foot' })
  await make.article({ ...ORIGINAL, category_ids: [category.id] })
  await make.article({ title: 'Clean up', excerpt: '/membership', slug: 'events', status: 'draft' })
  await make.place({ name: 'Still Pond', slug: 'pond', summary: 'A pond', practical: { when: 'In May' } })
  await make.page({ title: 'Imprint', slug: 'imprint', content: '<p>Who we are</p>' })
  await make.ad({ title: 'Boats', description: 'For hire' })
  const read = async (path: string) => (await fetch(`/api/${path}${path.includes('?') ? '&' : '?'}lang=ja`)).json
  const paths = ['articles', 'categories', 'places/pond', 'pages/imprint', 'ads/published']
  const events = 'articles?slug=events&status=draft'
  for (const path of [...paths, events]) await read(path)
  await work()
  expect((await read('articles')).articles[0]).toMatchObject({ title: '[ja] Lake', category_names: ['[ja] Walks'] })
  expect((await read('categories')).categories[0]).toMatchObject({ description: '[ja] On foot', machine: 'shown' })
  const { place } = await read('places/pond')
  // The name of a place is never translated by a machine.
  expect(place).toMatchObject({ name: '[ja] Still Pond', summary: '[ja] A pond', languages: ['en'], machine: 'shown' })
  expect(place.practical.when).toBe('[ja] In May')
  expect((await read('pages/imprint')).page).toMatchObject({
    title: '[ja] Imprint',
    languages: ['en'],
    machine: 'shown',
  })
  expect((await read('ads/published')).ads[0]).toMatchObject({ title: '[ja] Boats', machine: 'shown' })
  const [event] = (await read(events)).articles
  expect(event).toMatchObject({ title: '[ja] Clean up', excerpt: '/membership' })
  expect(event.content).toContain('[ja] Text')
})

test('a translation by people replaces that of the machine, which is deleted', async () => {
  const { make, article, work, editor, stored } = await startWithMachine()
  const { id } = await make.article(ORIGINAL)
  const save = (status: string) =>
    editor.put(`/api/articles/${id}/translations/ja`, { title: '湖', excerpt: '深い', content: '<p>水</p>', status })
  await save('draft')
  await article(id)
  await work()
  expect(await article(id)).toMatchObject({ title: '[ja] Lake', machine: 'shown' })
  // The machine has not touched the draft.
  const draft = (await editor.get(`/api/articles/manage/${id}/translations/ja`)).json.translation
  expect(draft).toMatchObject({ title: '湖', status: 'draft', machine: false })

  await save('published')

  expect(await article(id)).toMatchObject({ title: '湖', languages: ['en', 'ja'] })
  expect(await article(id)).not.toHaveProperty('machine')
  await work()
  expect(await stored()).toEqual([])
})

test('after a change of the original, the older translation is marked as outdated until the next is made', async () => {
  const { make, article, work, editor, requests } = await startWithMachine()
  const { id } = await make.article(ORIGINAL)
  await article(id)
  await work()
  await editor.put(`/api/articles/${id}`, { ...ORIGINAL, title: 'Pond' })
  expect(await article(id)).toMatchObject({ title: '[ja] Lake', machine: 'shown', outdated: true })
  await work()
  expect(await article(id)).toMatchObject({ title: '[ja] Pond', outdated: false })
  expect(requests).toHaveLength(2)
  // A save that changes no text needs no translation.
  await editor.put(`/api/articles/${id}`, { ...ORIGINAL, title: 'Pond', image_credit: 'Ina' })
  await work()
  expect(requests).toHaveLength(2)
})

test('what readers cannot see is not translated, and what they no longer see is forgotten', {
  tags: 'sweep',
}, async () => {
  const { make, article, work, editor, stored, requests } = await startWithMachine()
  const [draft, other] = [await make.article({ status: 'draft' }), await make.article(ORIGINAL)]
  await editor.get(`/api/articles/${draft.id}?lang=ja`)
  await work()
  expect(requests).toEqual([])
  await article(other.id)
  await work()
  expect(await stored()).toHaveLength(1)
  await editor.delete(`/api/articles/${other.id}`)
  await work()
  expect(await stored()).toEqual([])
})

test('the article with the most views is translated first, after the short texts', { tags: 'sweep' }, async () => {
  const { make, article, work, requests, fetch } = await startWithMachine()
  const seldom = await make.article({ title: 'Seldom', views: 1 })
  const often = await make.article({ title: 'Often', views: 9 })
  await make.ad({ title: 'Boats' })
  await article(seldom.id)
  await article(often.id)
  await fetch('/api/ads/published?lang=ja')
  await work()
  expect(requests.map(({ q }) => q[0])).toEqual(['Boats', 'Often', 'Seldom'])
})

test('a reader’s language waits when the characters of the hour are used up', async () => {
  let now = new Date('2027-01-10T10:00:00Z')
  const env = { TRANSLATE_HOURLY_CHARACTERS: '60' }
  const { make, article, work, requests } = await startWithMachine(translated, { env, now: () => now })
  const { id } = await make.article({ title: 'A', excerpt: 'B', content: `<p>${'word '.repeat(10)}</p>` })
  await article(id, 'ja')
  await article(id, 'ko')
  expect(await work()).toBeGreaterThan(0)
  expect(requests).toHaveLength(1)
  now = new Date('2027-01-10T10:30:00Z')
  await work()
  expect(requests).toHaveLength(1)
  now = new Date('2027-01-10T11:01:00Z')
  await work()
  expect(requests).toHaveLength(2)
})

test('a text that is longer than the characters of a day stays in the original', { tags: 'sweep' }, async () => {
  const env = { TRANSLATE_DAILY_CHARACTERS: '20' }
  const { make, article, work, requests, lines } = await startWithMachine(translated, { env })
  const { id } = await make.article({ ...ORIGINAL, content: `<p>${'word '.repeat(10)}</p>` })
  await article(id)
  await work()
  expect(await article(id)).not.toHaveProperty('machine')
  expect(requests).toEqual([])
  expect(lines.join('')).toContain('readers get no machine translation')
})

test('without characters to spend, the machine translates for translators only', async () => {
  const env = { TRANSLATE_DAILY_CHARACTERS: '0', TRANSLATE_API_URL: 'http://127.0.0.1:9' }
  const { make, fetch } = await startServer({ env })
  const { id } = await make.article(ORIGINAL)
  const reply = await fetch(`/api/articles/${id}?lang=ja`)
  expect(reply.json.article).not.toHaveProperty('machine')
  expect(reply.headers['content-security-policy']).toContain('translate.google.com')
})

test('with machine translations, the content security policy names no widget', async () => {
  const { make, fetch } = await startWithMachine()
  const { id } = await make.article(ORIGINAL)
  const policy = (await fetch(`/api/articles/${id}`)).headers['content-security-policy']
  expect(policy).toMatch(/script-src 'self';.*style-src 'self';/)
  expect(policy).not.toContain('google')
})
