import { startServer } from '@tests/server/start-server'
import { refused, type Visitor } from '@tests/server/visitor'
import { describe, expect, test } from 'vitest'

const draft = { title: 'Lake Toba', excerpt: 'Deep water', content: '<p>Text</p>' }

const create = (visitor: Visitor, body: Record<string, unknown>) => visitor.call('POST /api/articles', { body })

const save = (visitor: Visitor, id: number, body: Record<string, unknown>, headers?: Record<string, string>) =>
  visitor.call('PUT /api/articles/:id', { params: { id }, body, headers })

const read = async (visitor: Visitor, id: number) =>
  (await visitor.request('GET /api/articles/manage/:id', { params: { id } })).article

const startAs = async (role: 'admin' | 'marketing' | 'editor' | 'membership' | 'user') => {
  const host = await startServer()
  return { host, session: await host.as(await host.make.user({ role, name: 'Yusuf' })) }
}
const startAsEditor = async () => {
  const { host, session } = await startAs('editor')
  return { host, editor: session }
}

describe('creating an article', () => {
  test.each(['admin', 'marketing', 'editor'] as const)('is open to %s', async (role) => {
    const { host, session } = await startAs(role)
    const lakes = await host.make.category()
    const reply = await create(session, { ...draft, image_url: '/uploads/a.webp', category_ids: [lakes.id] })
    expect(reply).toMatchObject({
      status: 201,
      body: { message: 'Article created successfully!', articleId: expect.any(Number) },
    })
    const { articleId } = reply.body as { articleId: number }
    expect(await read(session, articleId)).toMatchObject({
      ...draft,
      id: articleId,
      status: 'draft',
      slug: 'lake-toba',
      author_name: 'Yusuf',
      views: 0,
      version: 1,
      image_url: '/uploads/a.webp',
      category_ids: [lakes.id],
      category_names: [lakes.name],
      blocks: null,
    })
    expect((await host.call('GET /api/articles/:id', { params: { id: articleId } })).status).toBe(404)
  })

  test('is refused to members, readers and visitors', async () => {
    const { host, session } = await startAs('membership')
    const reader = await host.as(await host.make.user())
    expect(await create(host, draft)).toMatchObject(refused(401))
    expect(await create(session, draft)).toMatchObject(refused(403))
    expect(await create(reader, draft)).toMatchObject(refused(403))
    // The permission is checked before the input.
    expect(await create(reader, {})).toMatchObject(refused(403))
  })

  test('requires a title and an excerpt', async () => {
    const { editor } = await startAsEditor()
    const required = { title: 'Title is required', excerpt: 'Excerpt is required' }
    expect(await create(editor, {})).toMatchObject(refused(400, required))
    expect(await create(editor, { title: '  ', excerpt: ' ' })).toMatchObject(refused(400, required))
  })

  test.each(['javascript:alert(1)', '//elsewhere.example/a.png', 'a.png'])('refuses the picture %s', async (url) => {
    const { editor } = await startAsEditor()
    const reply = await create(editor, { ...draft, image_url: url })
    expect(reply).toMatchObject(refused(400, { image_url: expect.any(String) }))
  })

  test('ignores categories that do not exist', async () => {
    const { host, editor } = await startAsEditor()
    const { id } = await host.make.category()
    const reply = await create(editor, { ...draft, category_ids: [id, 9999] })
    expect(reply).toMatchObject({ status: 201, body: { article: { category_ids: [id] } } })
  })
})

describe('saving an article', () => {
  test.each(['admin', 'marketing', 'editor'] as const)('is open to %s, and changes what was sent', async (role) => {
    const { host, session } = await startAs(role)
    const { id: category } = await host.make.category()
    const { id } = await host.make.article({ status: 'draft', slug: 'old', author_name: 'Ana', content: '<p>A</p>' })
    const before = await read(session, id)
    const saved = await save(session, id, { ...draft, status: 'review', category_ids: [category] })
    expect(saved).toMatchObject({ status: 200, body: { message: 'Article updated successfully!' } })
    const after = await read(session, id)
    expect(after).toMatchObject({
      ...draft,
      status: 'review',
      slug: 'old',
      author_name: 'Ana',
      category_ids: [category],
      created_at: before.created_at,
      version: before.version + 1,
    })
    expect(saved.body).toMatchObject({ article: after })
  })

  test('keeps fields that were not sent', async () => {
    const { host, editor } = await startAsEditor()
    const { id: category } = await host.make.category()
    const { id } = await host.make.article({ slug: 'old', content: '<p>A</p>', category_ids: [category], views: 7 })
    await save(editor, id, { title: 'New', excerpt: 'New' })
    expect(await read(editor, id)).toMatchObject({
      title: 'New',
      excerpt: 'New',
      content: '<p>A</p>',
      slug: 'old',
      status: 'published',
      views: 7,
      category_ids: [category],
    })
    await save(editor, id, { title: 'New', excerpt: 'New', category_ids: [] })
    expect((await read(editor, id)).category_ids).toEqual([])
  })

  test('is refused to members, readers and visitors', async () => {
    const { host, session } = await startAs('membership')
    const { id } = await host.make.article({ status: 'draft' })
    expect(await save(host, id, draft)).toMatchObject(refused(401))
    expect(await save(session, id, draft)).toMatchObject(refused(403))
    expect(await save(await host.as(await host.make.user()), id, draft)).toMatchObject(refused(403))
  })

  test('requires a title, an excerpt and an existing article', async () => {
    const { host, editor } = await startAsEditor()
    const { id } = await host.make.article()
    const required = { title: 'Title is required', excerpt: 'Excerpt is required' }
    expect(await save(editor, id, {})).toMatchObject(refused(400, required))
    expect(await save(editor, id + 1, draft)).toMatchObject(refused(404))
    const malformed = await editor.call('PUT /api/articles/:id', { params: { id: 'toba' }, body: draft })
    expect(malformed).toMatchObject(refused(404))
  })

  test('of an outdated version is refused, and the reply has the current state and who saved it', async () => {
    const { host, editor } = await startAsEditor()
    const { id } = await host.make.article()
    const match = { 'if-match': `"${(await read(editor, id)).version}"` }
    expect((await save(editor, id, { ...draft, title: 'First' }, match)).status).toBe(200)
    const late = await save(editor, id, { ...draft, title: 'Second' }, match)
    expect(late).toMatchObject({
      status: 409,
      body: { message: expect.any(String), current: { id, title: 'First' }, saved_by: { name: 'Yusuf' } },
    })
    expect(late.body).toMatchObject({ current: { version: (await read(editor, id)).version } })
    expect((await read(editor, id)).title).toBe('First')
    expect((await save(editor, id, { ...draft, title: 'Third' })).status).toBe(200)
  })
})

describe('deleting an article', () => {
  test.each([
    ['admin', 200],
    ['editor', 200],
    ['marketing', 403],
    ['membership', 403],
    ['user', 403],
  ] as const)('as %s answers %i', async (role, status) => {
    const { host, session } = await startAs(role)
    const { id } = await host.make.article()
    const remove = () => session.call('DELETE /api/articles/:id', { params: { id } })
    expect(await remove()).toMatchObject({ status, body: { message: expect.any(String) } })
    const left = await host.call('GET /api/articles/:id', { params: { id } })
    expect(left.status).toBe(status === 200 ? 404 : 200)
    if (status === 200) expect((await remove()).status).toBe(404)
  })

  test('needs a session', async () => {
    const host = await startServer()
    const { id } = await host.make.article()
    expect(await host.call('DELETE /api/articles/:id', { params: { id } })).toMatchObject(refused(401))
  })

  test('of an outdated version is refused', async () => {
    const { host, editor } = await startAsEditor()
    const { id } = await host.make.article()
    const headers = { 'if-match': '"9"' }
    const reply = await editor.call('DELETE /api/articles/:id', { params: { id }, headers })
    expect(reply).toMatchObject({ status: 409, body: { current: { id } } })
    expect((await host.call('GET /api/articles/:id', { params: { id } })).status).toBe(200)
  })
})
