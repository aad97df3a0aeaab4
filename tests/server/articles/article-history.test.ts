import { startServer, type TestServer } from '@tests/server/start-server'
import { refused, type Visitor } from '@tests/server/visitor'
import { describe, expect, test } from 'vitest'

const text = { title: 'Lake Toba', excerpt: 'Deep water', content: '<p>One two three</p>' }

const staff = async (host: TestServer, name = 'Dewi') => host.as(await host.make.user({ role: 'editor', name }))

const create = async (visitor: Visitor, body: object = {}) =>
  (await visitor.request('POST /api/articles', { body: { ...text, ...body } })).articleId

const save = (visitor: Visitor, id: number, body: object, query: { autosave?: '1' } = {}) =>
  visitor.request('PUT /api/articles/:id', { params: { id }, body: { ...text, ...body }, query })

const autosave = (visitor: Visitor, id: number, body: object) => save(visitor, id, body, { autosave: '1' })

const history = async (visitor: Visitor, id: number) =>
  (await visitor.request('GET /api/articles/:id/revisions', { params: { id } })).revisions

const titles = async (visitor: Visitor, id: number) => (await history(visitor, id)).map(({ title }) => title)

describe('the history of an article', () => {
  test('lists who saved which version and when, newest first, without the texts', async () => {
    const host = await startServer()
    const [dewi, budi] = [await staff(host, 'Dewi'), await staff(host, 'Budi')]
    const id = await create(dewi)
    await save(budi, id, { content: '<p>One two three four</p>' })

    const { revisions, total } = await dewi.request('GET /api/articles/:id/revisions', { params: { id } })
    expect(total).toBe(2)
    expect(revisions).toMatchObject([
      { author_name: 'Budi', words: 4, status: 'draft' },
      { author_name: 'Dewi', words: 3, status: 'draft' },
    ])
    expect(JSON.stringify(revisions)).not.toContain('<p>')
    const page = await dewi.request('GET /api/articles/:id/revisions', {
      params: { id },
      query: { page: 2, perPage: 1 },
    })
    expect(page).toEqual({ revisions: [revisions[1]], total: 2 })
  })

  test('returns a version complete, so that it can be saved again', async () => {
    const host = await startServer()
    const editor = await staff(host)
    const blocks = {
      time: 1,
      version: '2.31.0',
      blocks: [{ id: 'a', type: 'paragraph' as const, data: { text: 'First' } }],
    }
    const id = await create(editor, { content: undefined, blocks, image_url: '/uploads/a.png' })
    await save(editor, id, { title: 'Changed', image_url: null })

    const revision = (await history(editor, id)).at(-1)?.id ?? 0
    const reply = await editor.request('GET /api/articles/:id/revisions/:revision', { params: { id, revision } })
    expect(reply.revision).toMatchObject({
      ...text,
      content: '<p data-block-id="a">First</p>',
      blocks,
      image_url: '/uploads/a.png',
    })

    const { title, excerpt, content, image_url } = reply.revision
    await save(editor, id, { title, excerpt, content, blocks: reply.revision.blocks, image_url })
    expect(await titles(editor, id)).toEqual(['Lake Toba', 'Changed', 'Lake Toba'])
  })

  test('starts with the state of an older article before its first change', async () => {
    const host = await startServer()
    const editor = await staff(host)
    const { id } = await host.make.article({ title: 'Before', author_name: 'Yusuf' })
    expect(await history(editor, id)).toEqual([])
    await save(editor, id, { title: 'After' })
    expect(await history(editor, id)).toMatchObject([
      { title: 'After', author_name: 'Dewi' },
      { title: 'Before', author_name: 'Yusuf', status: 'published' },
    ])
  })

  test('has no version for a save that changes neither text nor picture', async () => {
    const host = await startServer()
    const editor = await staff(host)
    const category = await host.make.category()
    const id = await create(editor)
    await save(editor, id, { category_ids: [category.id] })
    expect(await history(editor, id)).toHaveLength(1)
  })

  test('marks versions that were published, even after the article is withdrawn', async () => {
    const host = await startServer()
    const editor = await staff(host)
    const id = await create(editor)
    for (const status of ['published', 'draft'] as const)
      await editor.request('PUT /api/articles/:id/status', { params: { id }, body: { status } })
    expect(await history(editor, id)).toMatchObject([{ status: 'published' }])
    await save(editor, id, { title: 'Second thoughts' })
    expect(await history(editor, id)).toMatchObject([{ status: 'draft' }, { status: 'published' }])
  })

  test('merges the autosaves of one author until a manual save', async () => {
    const host = await startServer()
    const [dewi, budi] = [await staff(host, 'Dewi'), await staff(host, 'Budi')]
    const id = await create(dewi)
    for (const title of ['A', 'AB', 'ABC']) await autosave(dewi, id, { title })
    expect(await titles(dewi, id)).toEqual(['ABC', 'Lake Toba'])

    await autosave(budi, id, { title: 'Budi’s' })
    await autosave(dewi, id, { title: 'Dewi’s' })
    expect(await titles(dewi, id)).toEqual(['Dewi’s', 'Budi’s', 'ABC', 'Lake Toba'])

    await save(dewi, id, { title: 'Dewi’s' })
    await autosave(dewi, id, { title: 'More' })
    expect(await titles(dewi, id)).toEqual(['More', 'Dewi’s', 'Budi’s', 'ABC', 'Lake Toba'])
  })

  test('is a 404 for a missing article and for a version of another article', async () => {
    const host = await startServer()
    const editor = await staff(host)
    const [id, other] = [await create(editor), await create(editor, { title: 'Other' })]
    const revision = (await history(editor, other))[0]?.id ?? 0
    expect(await editor.call('GET /api/articles/:id/revisions', { params: { id: 999_999 } })).toMatchObject(
      refused(404),
    )
    const read = (params: Record<string, number>) =>
      editor.call('GET /api/articles/:id/revisions/:revision', { params })
    expect((await read({ id: other, revision })).status).toBe(200)
    expect(await read({ id, revision })).toMatchObject(refused(404))
    expect(await read({ id, revision: 999_999 })).toMatchObject(refused(404))

    await editor.request('DELETE /api/articles/:id', { params: { id: other } })
    expect(await read({ id: other, revision })).toMatchObject(refused(404))
    expect(await editor.call('GET /api/articles/:id/revisions', { params: { id: other } })).toMatchObject(refused(404))
  })

  test('is available to roles that may edit articles', async () => {
    const host = await startServer()
    const editor = await staff(host)
    const id = await create(editor)
    const revision = (await history(editor, id))[0]?.id ?? 0
    const member = await host.as(await host.make.user({ role: 'membership' }))
    for (const [visitor, status] of [
      [host, 401],
      [member, 403],
    ] as const) {
      expect((await visitor.call('GET /api/articles/:id/revisions', { params: { id } })).status).toBe(status)
      const one = await visitor.call('GET /api/articles/:id/revisions/:revision', { params: { id, revision } })
      expect(one.status).toBe(status)
    }
  })
})
