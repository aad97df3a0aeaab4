import { startServer, type TestServer } from '@tests/server/start-server'
import { refused, type Visitor } from '@tests/server/visitor'
import { describe, expect, test } from 'vitest'

const draft = { title: 'Lake Toba', excerpt: 'Deep water', content: '<p>Text</p>' }
const event = { title: 'Plant a tree', excerpt: 'https://trees.example', slug: 'events' }

const create = (visitor: Visitor, body: Record<string, unknown>) => visitor.call('POST /api/articles', { body })
const save = (visitor: Visitor, id: number, body: Record<string, unknown>) =>
  visitor.call('PUT /api/articles/:id', { params: { id }, body })
const setStatus = (visitor: Visitor, id: number, status: string) =>
  visitor.call('PUT /api/articles/:id/status', { params: { id }, body: { status } })

const staff = async (host: TestServer, role: 'admin' | 'marketing' | 'editor') =>
  host.as(await host.make.user({ role }))

const statusOf = async (host: TestServer, id: number) => {
  const editor = await staff(host, 'editor')
  return (await editor.request('GET /api/articles/manage/:id', { params: { id } })).article.status
}

describe('the status of an article', () => {
  test.each(['admin', 'marketing', 'editor'] as const)('goes from draft to review and back for %s', async (role) => {
    const host = await startServer()
    const session = await staff(host, role)
    const { id } = await host.make.article({ status: 'draft' })
    expect(await setStatus(session, id, 'review')).toMatchObject({
      status: 200,
      body: { article: { status: 'review' } },
    })
    expect((await save(session, id, { ...draft, status: 'draft' })).status).toBe(200)
    expect(await statusOf(host, id)).toBe('draft')
    expect((await create(session, { ...draft, status: 'review' })).status).toBe(201)
  })

  test('is set to published by the editor, and readers see the article at once', async () => {
    const host = await startServer()
    const editor = await staff(host, 'editor')
    const [first, second] = [
      await host.make.article({ status: 'draft' }),
      await host.make.article({ status: 'review' }),
    ]
    expect((await host.request('GET /api/articles')).total).toBe(0)
    expect((await setStatus(editor, first.id, 'published')).status).toBe(200)
    expect((await save(editor, second.id, { ...draft, status: 'published' })).status).toBe(200)
    expect((await create(editor, { ...draft, status: 'published' })).status).toBe(201)
    expect((await host.request('GET /api/articles')).total).toBe(3)
  })

  test.each(['admin', 'marketing'] as const)('cannot be set to published by %s', async (role) => {
    const host = await startServer()
    const session = await staff(host, role)
    const { id } = await host.make.article({ status: 'review' })
    expect(await setStatus(session, id, 'published')).toMatchObject(refused(403))
    expect(await save(session, id, { ...draft, status: 'published' })).toMatchObject(refused(403))
    expect(await create(session, { ...draft, status: 'published' })).toMatchObject(refused(403))
    expect(await statusOf(host, id)).toBe('review')
    expect((await host.request('GET /api/articles')).total).toBe(0)
  })

  test('is taken back from published by the editor only', async () => {
    const host = await startServer()
    const { id } = await host.make.article()
    for (const role of ['admin', 'marketing'] as const) {
      const session = await staff(host, role)
      expect(await setStatus(session, id, 'draft')).toMatchObject(refused(403))
      expect(await save(session, id, { ...draft, status: 'review' })).toMatchObject(refused(403))
    }
    expect(await statusOf(host, id)).toBe('published')
    expect((await setStatus(await staff(host, 'editor'), id, 'draft')).status).toBe(200)
    expect((await host.call('GET /api/articles/:id', { params: { id } })).status).toBe(404)
  })

  test('stays published when any staff member saves other fields', async () => {
    const host = await startServer()
    const { id } = await host.make.article()
    for (const role of ['admin', 'marketing'] as const) {
      const session = await staff(host, role)
      const bare = await save(session, id, { ...draft, title: `By ${role}` })
      expect(bare).toMatchObject({ status: 200, body: { article: { title: `By ${role}`, status: 'published' } } })
      expect((await save(session, id, { ...draft, status: 'published' })).status).toBe(200)
    }
  })

  test('has to be one of three, for an existing article, and set by staff', async () => {
    const host = await startServer()
    const editor = await staff(host, 'editor')
    const { id } = await host.make.article()
    expect(await setStatus(editor, id, 'secret')).toMatchObject(refused(400, { status: expect.any(String) }))
    expect(await setStatus(editor, id + 1, 'draft')).toMatchObject(refused(404))
    expect(await setStatus(host, id, 'draft')).toMatchObject(refused(401))
    for (const role of ['membership', 'user'] as const)
      expect(await setStatus(await host.as(await host.make.user({ role })), id, 'draft')).toMatchObject(refused(403))
  })
})

describe('the slug of an article', () => {
  const slugOf = async (visitor: Visitor, body: Record<string, unknown>) =>
    ((await create(visitor, body)).body as { article?: { slug: string } }).article?.slug

  test('derives from the title, with a number if it is taken', async () => {
    const host = await startServer()
    const editor = await staff(host, 'editor')
    expect(await slugOf(editor, { ...draft, title: 'Lake  Toba: 74,000 years!' })).toBe('lake-toba-74000-years')
    expect(await slugOf(editor, draft)).toBe('lake-toba')
    expect(await slugOf(editor, draft)).toBe('lake-toba-2')
    expect(await slugOf(editor, draft)).toBe('lake-toba-3')
  })

  test('is never derived as `events`', async () => {
    const host = await startServer()
    expect(await slugOf(await staff(host, 'editor'), { ...draft, title: 'Events' })).not.toBe('events')
  })

  test('is derived if null is sent', async () => {
    const host = await startServer()
    const editor = await staff(host, 'editor')
    expect(await slugOf(editor, { ...draft, slug: null })).toBe('lake-toba')
    expect(await slugOf(editor, { ...draft, slug: null })).toBe('lake-toba-2')
    expect(await create(editor, { ...draft, slug: '' })).toMatchObject(refused(400, { slug: expect.any(String) }))
  })

  test('is derived again by a save with null, which turns an event into an ordinary article', async () => {
    const host = await startServer()
    const editor = await staff(host, 'editor')
    const { id } = await host.make.article({ ...event, status: 'draft' })
    const events = async () =>
      (await host.request('GET /api/articles', { query: { slug: 'events', status: 'draft' } })).total
    expect(await events()).toBe(1)
    // Now the excerpt may be any text.
    expect(await save(editor, id, { ...draft, slug: null })).toMatchObject({
      status: 200,
      body: { article: { slug: 'lake-toba', version: 2 } },
    })
    expect(await events()).toBe(0)
    // Its current slug is available to it; another article's slug is not.
    expect(await save(editor, id, { ...draft, slug: null })).toMatchObject({
      body: { article: { slug: 'lake-toba' } },
    })
    await host.make.article({ slug: 'kerinci' })
    const renamed = { ...draft, title: 'Kerinci', slug: null }
    expect(await save(editor, id, renamed)).toMatchObject({ body: { article: { slug: 'kerinci-2' } } })
    expect(await save(editor, id, renamed)).toMatchObject({ body: { article: { slug: 'kerinci-2' } } })
    // A save without a slug keeps the old one.
    expect(await save(editor, id, draft)).toMatchObject({ body: { article: { slug: 'kerinci-2' } } })
  })

  test('is refused if it was chosen and is taken', async () => {
    const host = await startServer()
    const editor = await staff(host, 'editor')
    const { id } = await host.make.article({ slug: 'mine' })
    await host.make.article({ slug: 'taken' })
    const taken = refused(409, { slug: 'This slug is already taken' })
    expect(await create(editor, { ...draft, slug: 'taken' })).toMatchObject(taken)
    expect(await save(editor, id, { ...draft, slug: 'taken' })).toMatchObject(taken)
    expect((await save(editor, id, { ...draft, slug: 'mine' })).status).toBe(200)
    expect((await save(editor, id, { ...draft, slug: 'new' })).status).toBe(200)
  })

  test.each(['With Spaces', 'UPPER', 'a--b', '-a', ''])('cannot be “%s”', async (slug) => {
    const host = await startServer()
    const reply = await create(await staff(host, 'editor'), { ...draft, slug })
    expect(reply).toMatchObject(refused(400, { slug: expect.any(String) }))
  })
})

describe('an event', () => {
  test('shares its slug with others', async () => {
    const host = await startServer()
    const editor = await staff(host, 'editor')
    for (const _ of [1, 2]) expect(await slugAndStatus(editor)).toEqual({ slug: 'events', status: 201 })
    const query = { slug: 'events', status: 'draft' } as const
    expect((await host.request('GET /api/articles', { query })).total).toBe(2)
  })

  const slugAndStatus = async (visitor: Visitor) => {
    const { status, body } = await create(visitor, event)
    return { status, slug: (body as { article: { slug: string } }).article.slug }
  }

  test.each(['https://trees.example/plant', 'http://trees.example', '/membership'])(
    'leads to %s, its excerpt',
    async (excerpt) => {
      const host = await startServer()
      expect((await create(await staff(host, 'editor'), { ...event, excerpt })).status).toBe(201)
    },
  )

  const noTargets = ['Come and plant', 'javascript:alert(1)', '//elsewhere.example', '/\\elsewhere.example']

  test.each(noTargets)('cannot have the excerpt %s', async (excerpt) => {
    const host = await startServer()
    const editor = await staff(host, 'editor')
    const { id } = await host.make.article({ status: 'draft' })
    const wrong = refused(400, { excerpt: expect.any(String) })
    expect(await create(editor, { ...event, excerpt })).toMatchObject(wrong)
    expect(await save(editor, id, { ...event, excerpt })).toMatchObject(wrong)
  })

  test.each(noTargets)('cannot get the excerpt %s by a save that leaves its slug out', async (excerpt) => {
    const host = await startServer()
    const editor = await staff(host, 'editor')
    const { id } = await host.make.article({ ...event, status: 'draft' })
    const reply = await save(editor, id, { title: 'Plant a tree', excerpt })
    expect(reply).toMatchObject(refused(400, { excerpt: expect.any(String) }))
  })
})

test('titles are one line that can be seen, and slugs keep the letters under accents', async () => {
  const { make, as } = await startServer()
  const editor = await as(await make.user({ role: 'editor' }))
  const create = (title: string) =>
    editor.post('/api/articles', { title, excerpt: 'x', content: '<p>x</p>', status: 'draft' })
  for (const title of ['\u200b', ' \u00ad\u2060 ', '\ufeff'])
    expect(await create(title)).toMatchObject({ status: 400, json: { errors: { title: expect.any(String) } } })
  expect((await create('Two\r\nlines\u2028here')).json.article.title).toBe('Two lines here')
  for (const [title, slug] of Object.entries({
    'Über den Öltank': 'uber-den-oltank',
    'Día de Łukasz': 'dia-de-lukasz',
    火山: 'article',
  }))
    expect((await create(title)).json.article.slug).toBe(slug)
})
