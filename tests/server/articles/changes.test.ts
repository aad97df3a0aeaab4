import { startServer } from '@tests/server/start-server'
import { expect, test } from 'vitest'

const text = { title: 'Before', excerpt: 'An excerpt', content: '<p>Before</p>' }

async function start() {
  const server = await startServer()
  const editor = await server.as(await server.make.user({ role: 'editor' }))
  const marketing = await server.as(await server.make.user({ role: 'marketing', name: 'Mara' }))
  const changes = async () => (await editor.get('/api/articles/changes')).json.changes
  async function publish() {
    const { articleId } = (await editor.post('/api/articles', { ...text, status: 'published' })).json
    return articleId as number
  }
  const read = async (id: number) => (await server.fetch(`/api/articles/${id}`)).json.article
  return { ...server, editor, marketing, changes, publish, read }
}

test('a change of a published article by marketing is live, listed for editors, and compared with what was accepted', async () => {
  const { marketing, editor, changes, publish, read } = await start()
  const id = await publish()
  expect((await marketing.put(`/api/articles/${id}`, { ...text, content: '<p>Once</p>' })).status).toBe(200)
  expect(
    (await marketing.put(`/api/articles/${id}`, { ...text, title: 'After', content: '<p>Twice</p>' })).status,
  ).toBe(200)

  expect(await read(id)).toMatchObject({ title: 'After', content: '<p>Twice</p>' })
  expect(await changes()).toMatchObject([
    { article_id: id, language: 'en', title: 'After', changed_by_name: 'Mara', version: 3 },
  ])
  const { change } = (await editor.get(`/api/articles/${id}/changes/en`)).json
  expect(change).toMatchObject({
    accepted: { title: 'Before', content: '<p>Before</p>' },
    present: { title: 'After', content: '<p>Twice</p>' },
  })
})

test('reverting brings back all that was accepted, as a version of the history, and forgets the change', async () => {
  const { marketing, editor, changes, publish, read, make } = await start()
  const category = await make.category()
  const id = await publish()
  const before = await read(id)
  await marketing.put(`/api/articles/${id}`, {
    title: 'After',
    excerpt: 'Buy this',
    content: '<p>After</p>',
    image_url: 'https://ads.example/big.png',
    slug: 'after',
    category_ids: [category.id],
  })

  expect((await editor.post(`/api/articles/${id}/changes/en/revert`)).status).toBe(200)
  const { title, excerpt, content, image_url, slug, category_names } = before
  expect(await read(id)).toMatchObject({
    title,
    excerpt,
    content,
    image_url,
    slug,
    category_names,
    status: 'published',
  })
  expect(await changes()).toEqual([])
  const { revisions } = (await editor.get(`/api/articles/${id}/revisions`)).json
  expect(revisions.map((revision: { title: string }) => revision.title)).toEqual(['Before', 'After', 'Before'])
})

test('accepting forgets the change and keeps the text', async () => {
  const { marketing, editor, changes, publish, read } = await start()
  const id = await publish()
  await marketing.put(`/api/articles/${id}`, { ...text, title: 'After' })
  expect((await editor.post(`/api/articles/${id}/changes/en/accept`)).status).toBe(200)
  expect(await changes()).toEqual([])
  expect((await read(id)).title).toBe('After')
  expect((await editor.post(`/api/articles/${id}/changes/en/accept`)).status).toBe(404)
  expect((await editor.get(`/api/articles/${id}/changes/en`)).status).toBe(404)
})

test('an editor cannot accept or revert a text that has changed since they saw it', async () => {
  const { marketing, editor, changes, publish } = await start()
  const id = await publish()
  await marketing.put(`/api/articles/${id}`, { ...text, title: 'Harmless' })
  const [{ version }] = await changes()
  await marketing.put(`/api/articles/${id}`, { ...text, title: 'Harmful' })
  for (const action of ['accept', 'revert']) {
    const reply = await editor.post(`/api/articles/${id}/changes/en/${action}`, undefined, {
      'if-match': `"${version}"`,
    })
    expect([action, reply.status]).toEqual([action, 409])
  }
  expect(await changes()).toHaveLength(1)
})

test('drafts, saves that change nothing, and changes that were taken back are not listed', async () => {
  const { marketing, changes, publish } = await start()
  await marketing.post('/api/articles', text)
  const id = await publish()
  await marketing.put(`/api/articles/${id}`, text)
  expect(await changes()).toEqual([])
  await marketing.put(`/api/articles/${id}`, { ...text, title: 'Other' })
  expect(await changes()).toHaveLength(1)
  await marketing.put(`/api/articles/${id}`, text)
  expect(await changes()).toEqual([])
})

test('a save by an editor accepts the changes before it, and so does taking the article off', async () => {
  const { marketing, editor, changes, publish } = await start()
  const [first, second] = [await publish(), await publish()]
  for (const id of [first, second]) await marketing.put(`/api/articles/${id}`, { ...text, title: `After ${id}` })
  expect(await changes()).toHaveLength(2)
  await editor.put(`/api/articles/${first}`, { ...text, title: 'Corrected' })
  await editor.put(`/api/articles/${second}/status`, { status: 'draft' })
  expect(await changes()).toEqual([])
})

test('an event that marketing adds is public at once, so it is listed, and reverting takes it off the home page', async () => {
  const { marketing, editor, changes, fetch } = await start()
  const event = { ...text, excerpt: '/articles', slug: 'events' }
  const { articleId: id } = (await marketing.post('/api/articles', event)).json
  const events = async () => (await fetch('/api/articles?slug=events&status=draft')).json.total
  expect(await events()).toBe(1)
  expect(await changes()).toMatchObject([{ article_id: id, language: 'en' }])
  expect((await editor.post(`/api/articles/${id}/changes/en/revert`)).status).toBe(200)
  expect(await events()).toBe(0)
  expect(await changes()).toEqual([])
})

test('a published translation is handled in the same way, and stays as outdated as it was', async () => {
  const { marketing, editor, changes, publish, fetch } = await start()
  const id = await publish()
  const translation = { title: 'Avant', excerpt: 'Extrait', content: '<p>Avant</p>' }
  await editor.put(`/api/articles/${id}/translations/fr`, { ...translation, status: 'published' })
  await editor.put(`/api/articles/${id}`, { ...text, content: '<p>Newer</p>' })
  await marketing.put(`/api/articles/${id}/translations/fr`, { ...translation, title: 'Après' })

  expect(await changes()).toMatchObject([{ article_id: id, language: 'fr', title: 'Après', version: 2 }])
  expect((await editor.get(`/api/articles/${id}/changes/fr`)).json.change).toMatchObject({
    accepted: { title: 'Avant' },
    present: { title: 'Après' },
  })
  expect((await editor.post(`/api/articles/${id}/changes/fr/revert`)).status).toBe(200)
  expect(await changes()).toEqual([])
  const { article } = (await fetch(`/api/articles/${id}?lang=fr`)).json
  expect(article).toMatchObject({ title: 'Avant', outdated: true })
})

test('the list is paged, sorted and searched, and refuses an unknown order', async () => {
  const { marketing, editor, publish } = await start()
  for (const title of ['Lake', 'Coast']) await marketing.put(`/api/articles/${await publish()}`, { ...text, title })
  const titles = async (query: string) =>
    (await editor.get(`/api/articles/changes?${query}`)).json.changes.map((change: { title: string }) => change.title)
  expect(await titles('sort=title')).toEqual(['Coast', 'Lake'])
  expect(await titles('sort=id&order=desc&perPage=1&page=2')).toEqual(['Lake'])
  expect(await titles('q=coa')).toEqual(['Coast'])
  expect((await editor.get('/api/articles/changes?sort=accepted')).status).toBe(400)
  expect((await marketing.get('/api/articles/changes')).status).toBe(403)
})
