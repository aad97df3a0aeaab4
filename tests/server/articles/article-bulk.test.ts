import { auditEntries } from '@server/db/schema/audit'
import { articleRevisions } from '@server/db/schema/core'
import { startServer } from '@tests/server/start-server'
import { desc } from 'drizzle-orm'
import { expect, test } from 'vitest'

async function start(role: 'admin' | 'marketing' | 'editor' = 'editor') {
  const server = await startServer()
  const user = await server.make.user({ role, name: 'Edo' })
  const staff = await server.as(user)
  const edit = (body: object) => staff.put('/api/articles/bulk', body)
  const read = async (id: number) => (await staff.get(`/api/articles/manage/${id}`)).json.article
  return { ...server, user, staff, edit, read }
}

test('status, categories and author of several articles are changed by one call', async () => {
  const { make, edit, read, fetch, db } = await start()
  const [lakes, peaks, forests] = [await make.category(), await make.category(), await make.category()]
  const writer = await make.user({ role: 'marketing', name: 'Ana' })
  const one = await make.article({ status: 'draft', content: '<p>One</p>', category_ids: [lakes.id, peaks.id] })
  const two = await make.article({ status: 'review', content: '<p>Two</p>' })
  const untouched = await make.article({ status: 'draft' })

  const reply = await edit({
    ids: [one.id, two.id, one.id],
    status: 'published',
    add_category_ids: [forests.id],
    remove_category_ids: [lakes.id],
    author_id: writer.id,
  })

  expect(reply.json).toEqual({ message: expect.any(String), changed: 2, failed: [] })
  const changed = { status: 'published', author_name: 'Ana', published_at: expect.any(String) }
  expect(await read(one.id)).toMatchObject({
    ...changed,
    category_ids: [peaks.id, forests.id],
    content: '<p>One</p>',
  })
  expect(await read(two.id)).toMatchObject({ ...changed, category_ids: [forests.id], content: '<p>Two</p>' })
  expect(await read(untouched.id)).toMatchObject({ status: 'draft', author_name: 'Someone', category_ids: [] })
  expect((await fetch('/api/articles')).json.total).toBe(2)
  const [entry] = await db.select().from(auditEntries).orderBy(desc(auditEntries.id)).limit(1)
  expect(entry).toMatchObject({
    call: 'PUT /api/articles/bulk',
    changes: [{ field: 'articles', to: `${one.id}, ${two.id}` }],
  })
})

test('articles that cannot be changed are named, and do not keep the others from it', async () => {
  const { make, edit, read } = await start('marketing')
  const draft = await make.article({ title: 'Draft', status: 'draft' })
  const published = await make.article({ title: 'Published' })
  const { json } = await edit({ ids: [published.id, 999_999, draft.id], status: 'review' })
  expect(json).toMatchObject({
    changed: 1,
    failed: [
      { id: published.id, title: 'Published', message: "You don't have permission to do this" },
      { id: 999_999, title: null, message: 'Article not found' },
    ],
  })
  expect(await read(draft.id)).toMatchObject({ status: 'review' })
  expect(await read(published.id)).toMatchObject({ status: 'published' })
})

test('the author is chosen by admin and editor, from the team', async () => {
  const { make, edit, read } = await start()
  const { id } = await make.article()
  const member = await make.user({ role: 'membership' })
  for (const author_id of [member.id, 999_999])
    expect(await edit({ ids: [id], author_id })).toMatchObject({
      status: 400,
      json: { errors: { author_id: 'Choose someone on the team' } },
    })
  expect(await read(id)).toMatchObject({ author_name: 'Someone' })
})

test('marketing may not choose the author', async () => {
  const { make, edit, user } = await start('marketing')
  const { id } = await make.article({ status: 'draft' })
  expect((await edit({ ids: [id], author_id: user.id })).status).toBe(403)
})

test('what is the same already is not saved again', async () => {
  const { make, edit, read, db } = await start()
  const lakes = await make.category()
  const { id } = await make.article({ status: 'draft', category_ids: [lakes.id] })
  const before = await read(id)
  expect((await edit({ ids: [id], status: 'draft', add_category_ids: [lakes.id] })).json).toMatchObject({ changed: 1 })
  expect(await read(id)).toEqual(before)
  expect(await db.select().from(articleRevisions)).toEqual([])
})

test.each([
  [{ ids: [] }, 'ids'],
  [{ ids: Array.from({ length: 101 }, (_, index) => index + 1) }, 'ids'],
  [{ ids: ['toba'] }, 'ids.0'],
  [{ ids: [1], status: 'gone' }, 'status'],
  [{ ids: [1], add_category_ids: 'all' }, 'add_category_ids'],
])('refuses %j', async (body, field) => {
  const { edit } = await start()
  expect(await edit(body)).toMatchObject({ status: 400, json: { errors: { [field]: expect.any(String) } } })
})
