import { purge } from '@server/people/retention/purge'
import type { ManagedArticle } from '@shared/entities/article'
import { ROLES } from '@shared/roles'
import { startServer } from '@tests/server/start-server'
import { refused, type Visitor } from '@tests/server/visitor'
import { describe, expect, test } from 'vitest'

const HOUR = 3_600_000

const begin = async (visitor: Visitor, key = 'one') => {
  const reply = await visitor.call('POST /api/articles/drafts', { headers: { 'idempotency-key': key } })
  return (reply.body as { article: ManagedArticle }).article
}

type Body = { title?: string; excerpt?: string; content?: string; status?: string; slug?: string | null }

const autosave = (visitor: Visitor, id: number, version: number, body: Body) =>
  visitor.call('PUT /api/articles/:id', {
    params: { id },
    query: { autosave: '1' },
    body: { title: '', excerpt: '', ...body },
    headers: { 'if-match': `"${version}"` },
  })

const save = (visitor: Visitor, id: number, body: Body) =>
  visitor.call('PUT /api/articles/:id', { params: { id }, body })

const read = async (visitor: Visitor, id: number) =>
  (await visitor.request('GET /api/articles/manage/:id', { params: { id } })).article

async function start() {
  const clock = { now: new Date('2026-11-20T10:00:00Z') }
  const host = await startServer({ now: () => clock.now })
  const writer = await host.make.user({ role: 'marketing', name: 'Yusuf' })
  const editor = await host.as(await host.make.user({ role: 'editor' }))
  return { host, clock, writer, session: await host.as(writer), editor }
}

describe('a draft in the making', () => {
  test('is begun once, however often the call is repeated', async () => {
    const { session, editor } = await start()
    const first = await begin(session)
    expect(await begin(session)).toEqual(first)
    expect(first).toMatchObject({
      title: '',
      excerpt: '',
      content: '',
      status: 'draft',
      version: 1,
      author_name: 'Yusuf',
    })
    expect((await begin(session, 'two')).id).not.toBe(first.id)
    expect((await begin(editor)).id).not.toBe(first.id)
  })

  test('keeps a text that has neither title nor excerpt, as its first version', async () => {
    const { session } = await start()
    const { id } = await begin(session)
    expect((await autosave(session, id, 1, { content: '<p>The road is closed.</p>' })).status).toBe(200)
    expect(await read(session, id)).toMatchObject({ content: '<p>The road is closed.</p>', title: '', version: 2 })
    const { revisions } = await session.request('GET /api/articles/:id/revisions', { params: { id } })
    expect(revisions).toMatchObject([{ words: 4 }])
  })

  test('is in no list, count or search before it has a title, and afterwards in all', async () => {
    const { host, session, editor, writer } = await start()
    const lakes = await host.make.category()
    const { id } = await begin(session)
    const body = { title: '', excerpt: '', content: '<p>Sarulla</p>', category_ids: [lakes.id] }
    const query = { autosave: '1' } as const
    await session.request('PUT /api/articles/:id', { params: { id }, query, body })

    const lists = [{}, { status: 'draft' }, { category: String(lakes.id) }, { q: 'Sarulla' }, { author_id: writer.id }]
    const found = async () => {
      const pages = lists.map((asked) => editor.request('GET /api/articles/manage', { query: asked as object }))
      return (await Promise.all(pages)).map(({ articles, total }) => [articles.map((row) => row.id), total])
    }
    const admin = await host.as(await host.make.user({ role: 'admin' }))
    const counted = async () => (await admin.request('GET /api/dashboard/stats')).articles
    expect(await found()).toEqual(lists.map(() => [[], 0]))
    expect(await counted()).toBe(0)

    const unfinished = async (asked: object) =>
      (await session.request('GET /api/articles/manage', { query: { unfinished: '1', ...asked } })).articles
    expect(await unfinished({ author_id: writer.id })).toMatchObject([{ id, title: '' }])
    expect(await unfinished({ author_id: writer.id + 1 })).toEqual([])

    await session.request('PUT /api/articles/:id', { params: { id }, query, body: { ...body, title: 'Hot springs' } })
    expect(await found()).toEqual(lists.map(() => [[id], 1]))
    expect(await counted()).toBe(1)
    expect(await unfinished({})).toEqual([])
  })

  test('is found by editors and admins when the account of its writer is gone', async () => {
    const { host, session, writer, editor } = await start()
    const { id } = await begin(session)
    await autosave(session, id, 1, { content: '<p>The road is closed.</p>' })
    const accounts = { admin: { role: 'admin' }, marketing: { role: 'marketing' } } as const
    const [admin, marketing] = await Promise.all(
      Object.values(accounts).map(async (account) => {
        const user = await host.make.user(account)
        return { id: user.id, session: await host.as(user) }
      }),
    )
    const me = (await editor.request('GET /api/auth/me')).user
    const found = async (visitor: Visitor | undefined, author_id = 0) =>
      (
        await (visitor as Visitor).request('GET /api/articles/manage', { query: { unfinished: '1', author_id } })
      ).articles.map((row) => row.id)
    expect(await found(admin?.session, admin?.id)).toEqual([])
    await admin?.session.request('DELETE /api/users/:id', { params: { id: writer.id } })
    expect(await found(admin?.session, admin?.id)).toEqual([id])
    expect(await found(editor, me.id)).toEqual([id])
    expect(await found(marketing?.session, marketing?.id)).toEqual([])
  })

  test.each([...ROLES.filter((role) => role === 'user' || role === 'membership'), undefined])(
    'is not shown to %s',
    async (role) => {
      const { host, session } = await start()
      const { id } = await begin(session)
      await autosave(session, id, 1, { title: 'Toba', content: '<p>Text</p>' })
      const reader = role ? await host.as(await host.make.user({ role })) : host
      expect(await reader.call('GET /api/articles/:id', { params: { id } })).toMatchObject(refused(404))
    },
  )

  test('follows its title with its slug until it is complete', async () => {
    const { session } = await start()
    const { id } = await begin(session)
    await autosave(session, id, 1, { title: 'Flo' })
    await autosave(session, id, 2, { title: 'Flood in Toba' })
    expect(await read(session, id)).toMatchObject({ slug: 'flood-in-toba' })
    await save(session, id, { title: 'Flood at Toba', excerpt: 'Roads are closed' })
    await save(session, id, { title: 'After the flood', excerpt: 'Roads are closed' })
    expect(await read(session, id)).toMatchObject({ slug: 'flood-at-toba', title: 'After the flood' })
  })

  test('is empty only where it always was: nothing else saves or publishes it incomplete', async () => {
    const { session, editor } = await start()
    const { id } = await begin(session)
    const title = { title: 'Title is required' }
    const excerpt = { excerpt: 'Excerpt is required' }
    expect(await save(session, id, { title: ' ', excerpt: '' })).toMatchObject(refused(400, { ...title, ...excerpt }))
    const review = { params: { id }, body: { status: 'review' } } as const
    expect(await session.call('PUT /api/articles/:id/status', review)).toMatchObject(
      refused(400, { ...title, ...excerpt }),
    )
    expect(await autosave(session, id, 1, { status: 'review' })).toMatchObject(refused(400, { ...title, ...excerpt }))
    expect(await autosave(session, id, 1, { slug: 'events', title: 'Events' })).toMatchObject(
      refused(400, { excerpt: expect.any(String) }),
    )

    expect((await autosave(session, id, 1, { title: 'Toba', content: '<p>Text</p>' })).status).toBe(200)
    expect(await autosave(session, id, 2, { title: '' })).toMatchObject(refused(400, title))
    const publish = { params: { id }, body: { status: 'published' } } as const
    expect(await editor.call('PUT /api/articles/:id/status', publish)).toMatchObject(refused(400, excerpt))
    const schedule = { params: { id }, body: { publish_at: '2026-12-01T08:00:00Z' } }
    expect(await editor.call('PUT /api/articles/:id/schedule', schedule)).toMatchObject(refused(400, excerpt))
    const { failed } = await editor.request('PUT /api/articles/bulk', { body: { ids: [id], status: 'published' } })
    expect(failed).toMatchObject([{ id, message: expect.any(String) }])
    expect(await read(session, id)).toMatchObject({ title: 'Toba', status: 'draft', version: 2 })
  })

  test('is deleted after a day without any text', async () => {
    const { host, clock, session } = await start()
    const { id: empty } = await begin(session, 'empty')
    const { id: written } = await begin(session, 'written')
    const { id: titled } = await begin(session, 'titled')
    await autosave(session, written, 1, { content: '<p>Text</p>' })
    await autosave(session, titled, 1, { title: 'Toba' })
    const ids = async () => {
      await purge({ db: host.db, storage: host.storage, now: () => clock.now })
      const reads = [empty, written, titled].map((id) =>
        session.call('GET /api/articles/manage/:id', { params: { id } }),
      )
      return (await Promise.all(reads)).map(({ status }) => status)
    }
    clock.now = new Date(clock.now.getTime() + 23 * HOUR)
    expect(await ids()).toEqual([200, 200, 200])
    clock.now = new Date(clock.now.getTime() + 2 * HOUR)
    expect(await ids()).toEqual([404, 200, 200])
  })
})
