import { adViewDays } from '@server/db/schema/ads'
import { unacceptedChanges } from '@server/db/schema/audit'
import { articleRevisions, articles, articleTranslations, categories } from '@server/db/schema/core'
import { workingCopies } from '@server/db/schema/desk'
import { deliveries, newsletters } from '@server/db/schema/mail'
import { articleCategories } from '@server/db/schema/topics'
import { trashRows } from '@server/db/schema/trash'
import { articleDays } from '@server/db/schema/views'
import { eq } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { itemsOf, restore, startTrash, trashId } from './start-trash'

/** All that is stored about an article, in a fixed order. */
const everythingOf = async ({ db }: Pick<Awaited<ReturnType<typeof startTrash>>, 'db'>, id: number) => ({
  article: await db.select().from(articles).where(eq(articles.id, id)),
  categories: await db.select().from(articleCategories).where(eq(articleCategories.article_id, id)),
  revisions: await db
    .select()
    .from(articleRevisions)
    .where(eq(articleRevisions.article_id, id))
    .orderBy(articleRevisions.id),
  translations: await db.select().from(articleTranslations).where(eq(articleTranslations.record_id, id)),
  views: await db.select().from(articleDays).where(eq(articleDays.article_id, id)),
  changes: await db.select().from(unacceptedChanges).where(eq(unacceptedChanges.article_id, id)),
  workingCopy: await db.select().from(workingCopies).where(eq(workingCopies.article_id, id)),
})

test('an article comes back with its revisions, translations, categories, views, working copy and unaccepted changes', async () => {
  const server = await startTrash()
  const { editor, make, db, asRole } = server
  const lakes = await make.category({ name: 'Lakes' })
  const text = "Danau “Toba”, 100 % – \\ ' 🌋"
  const blocks = { time: 1, version: '2.31.0', blocks: [{ id: 'a', type: 'paragraph', data: { text } }] }
  const input = { title: 'Toba', excerpt: 'Deep', status: 'published', category_ids: [lakes.id], blocks }
  const { articleId: id } = (await editor.post('/api/articles', input)).json
  await editor.put(`/api/articles/${id}`, { ...input, excerpt: 'Deeper' })
  const translation = { title: 'Danau', excerpt: 'Dalam', content: '<p>Teks</p>', status: 'published' }
  await editor.put(`/api/articles/${id}/translations/id`, translation)
  await (await asRole('marketing')).put(`/api/articles/${id}`, { ...input, excerpt: 'Not accepted yet' })
  await db.insert(articleDays).values({ article_id: id, day: '2026-04-30', language: 'id', views: 7, reads: 2 })
  const { version } = (await editor.get(`/api/articles/manage/${id}`)).json.article
  const copy = await editor.put(`/api/articles/${id}/working-copy`, { ...input, title: 'The next text', version })
  expect(copy.status, copy.text).toBe(200)
  const before = await everythingOf(server, id)
  expect(Object.values(before).map((rows) => rows.length)).toEqual([1, 1, 4, 1, 1, 1, 1])

  expect((await editor.delete(`/api/articles/${id}`)).status).toBe(200)
  expect(Object.values(await everythingOf(server, id)).flat()).toEqual([])
  expect(await itemsOf(editor)).toEqual([
    {
      id: expect.any(Number),
      kind: 'articles',
      item_id: id,
      title: 'Toba',
      deleted_at: '2026-05-01T00:00:00.000Z',
      deleted_by_name: 'Edo',
    },
  ])

  const reply = await restore(editor, 'Toba')
  expect(reply.json).toEqual({ message: 'Restored', kind: 'articles', item_id: id })
  expect(await everythingOf(server, id)).toEqual(before)
  expect(await itemsOf(editor)).toEqual([])
  expect(await db.select().from(trashRows)).toEqual([])
})

test('an ad and a category come back, with days of views and articles', async () => {
  const { editor, make, db } = await startTrash()
  const ad = await make.ad({ title: 'Lodge', views: 5, clicks: 2 })
  await db.insert(adViewDays).values({ ad_id: ad.id, day: '2026-04-30', views: 5, clicks: 2 })
  const category = await make.category({ name: 'Lakes' })
  const { id } = await make.article({ category_ids: [category.id] })
  await editor.delete(`/api/ads/${ad.id}`)
  await editor.delete(`/api/categories/${category.id}`)

  await restore(editor, 'Lodge')
  await restore(editor, 'Lakes')

  expect((await editor.get(`/api/ads/${ad.id}`)).json.ad).toMatchObject({
    title: 'Lodge',
    views: 5,
    clicks: 2,
    version: 1,
  })
  expect(await db.select().from(adViewDays)).toEqual([{ ad_id: ad.id, day: '2026-04-30', views: 5, clicks: 2 }])
  expect(await db.select().from(categories)).toEqual([category])
  expect(await db.select().from(articleCategories)).toMatchObject([{ article_id: id, category_id: category.id }])
})

test('an article whose scheduled time has passed in the trash comes back without a schedule', async () => {
  const { editor, make, passDays, asRole } = await startTrash()
  const planned = { Missed: '2026-05-03T00:00:00.000Z', Kept: '2026-06-01T00:00:00.000Z' }
  for (const [title, publish_at] of Object.entries(planned)) {
    const { id } = await make.article({ title, status: 'draft' })
    expect((await editor.put(`/api/articles/${id}/schedule`, { publish_at })).status).toBe(200)
    await editor.delete(`/api/articles/${id}`)
  }
  passDays(5)
  const later = await asRole('editor')
  for (const title of Object.keys(planned)) await restore(later, title)
  expect((await later.get('/api/articles/manage?sort=title&order=desc')).json.articles).toMatchObject([
    { title: 'Missed', status: 'draft', publish_at: null },
    { title: 'Kept', status: 'draft', publish_at: planned.Kept },
  ])
})

test.each([
  ['Toba', 'Lakes', 'Toba', 'Lakes'],
  ['Toba', 'Lakes', 'Lakes', 'Toba'],
  ['Lakes', 'Toba', 'Toba', 'Lakes'],
  ['Lakes', 'Toba', 'Lakes', 'Toba'],
])('deleted as %s, %s and restored as %s, %s, article and category belong together again', async (...titles) => {
  const { editor, make, db } = await startTrash()
  const category = await make.category({ name: 'Lakes' })
  const { id } = await make.article({ title: 'Toba', category_ids: [category.id] })
  const paths: Record<string, string> = { Toba: `/api/articles/${id}`, Lakes: `/api/categories/${category.id}` }
  for (const title of titles.slice(0, 2)) expect((await editor.delete(paths[title] as string)).status).toBe(200)
  for (const title of titles.slice(2)) expect((await restore(editor, title)).status).toBe(200)
  expect(await db.select().from(articleCategories)).toMatchObject([{ article_id: id, category_id: category.id }])
})

test('what an item refers to may be gone for good by the time it is restored', async () => {
  const server = await startTrash()
  const { editor, make, asRole } = server
  const admin = await asRole('admin')
  const author = await make.user({ role: 'editor', name: 'Gone' })
  const category = await make.category({ name: 'Lakes' })
  const { id } = await make.article({
    title: 'Toba',
    author_id: author.id,
    author_name: 'Gone',
    category_ids: [category.id],
  })
  await editor.delete(`/api/articles/${id}`)
  await editor.delete(`/api/categories/${category.id}`)
  await editor.delete(`/api/trash/${await trashId(editor, 'Lakes')}`)
  expect((await admin.delete(`/api/users/${author.id}`)).status).toBe(200)

  expect((await restore(editor, 'Toba')).status).toBe(200)
  const { article, categories } = await everythingOf(server, id)
  expect(article).toMatchObject([{ id, author_id: null, author_name: 'Gone' }])
  expect(categories).toEqual([])
})

test('an item whose slug is taken by now is refused at that field, stays in the trash, and takes another slug', async () => {
  const { editor, make } = await startTrash()
  const { id } = await make.article({ title: 'Toba', slug: 'toba' })
  await editor.delete(`/api/articles/${id}`)
  await make.article({ title: 'New Toba', slug: 'toba' })

  const refused = {
    status: 409,
    json: { code: 'conflict', errors: { slug: expect.stringMatching(/another one to restore/) } },
  }
  expect(await restore(editor, 'Toba')).toMatchObject(refused)
  expect(await restore(editor, 'Toba', { slug: 'toba' })).toMatchObject(refused)
  // An article does not become an event by the way.
  expect(await restore(editor, 'Toba', { slug: 'events' })).toMatchObject(refused)
  expect(await restore(editor, 'Toba', { slug: 'Not a slug' })).toMatchObject({
    status: 400,
    json: { errors: { slug: expect.any(String) } },
  })
  expect(await itemsOf(editor)).toMatchObject([{ title: 'Toba' }])

  expect((await restore(editor, 'Toba', { slug: 'old-toba' })).status).toBe(200)
  expect((await editor.get(`/api/articles/${id}`)).json.article).toMatchObject({ title: 'Toba', slug: 'old-toba' })
})

test('a newsletter comes back with its recipients, and sends nothing by itself', async () => {
  const { editor, make, db, passDays, asRole } = await startTrash()
  const { id } = await make.newsletter({ subject: 'May', sent_at: new Date() })
  const at = new Date('2026-05-01T00:00:00Z')
  const copy = { newsletter_id: id, name: 'Ana', next_attempt_at: at, created_at: at, updated_at: at }
  await db.insert(deliveries).values([
    { ...copy, email: 'a@example.com', user_id: 1, status: 'sent' },
    { ...copy, email: 'b@example.com', user_id: 2, status: 'queued', claimed_by: 'a worker' },
    { ...copy, email: 'c@example.com', user_id: 3, status: 'sending', claimed_by: 'a worker' },
  ])
  const planned = new Date('2026-05-03T00:00:00Z')
  const later = await make.newsletter({ subject: 'Later', scheduled_at: planned, scheduled_user_ids: [1, 2] })
  const missed = await make.newsletter({ subject: 'Missed', scheduled_at: planned })
  for (const each of [id, later.id, missed.id]) await editor.delete(`/api/newsletters/${each}`)

  await restore(editor, 'May')
  await restore(editor, 'Later')
  passDays(5)
  await restore(await asRole('editor'), 'Missed')

  const copies = await db.select().from(deliveries).orderBy(deliveries.id)
  expect(copies.map(({ status, claimed_by }) => [status, claimed_by])).toEqual([
    ['sent', null],
    ['failed', null],
    ['unknown', null],
  ])
  const scheduled = async (newsletter: { id: number }) =>
    (await db.select().from(newsletters).where(eq(newsletters.id, newsletter.id)))[0]
  expect(await scheduled(later)).toMatchObject({ scheduled_at: planned, scheduled_user_ids: [1, 2] })
  expect(await scheduled(missed)).toMatchObject({ scheduled_at: null })
})

test('of two restorations at the same moment, one finds nothing', async () => {
  const { editor, make } = await startTrash()
  const { id } = await make.article({ title: 'Toba' })
  await editor.delete(`/api/articles/${id}`)
  const path = `/api/trash/${await trashId(editor, 'Toba')}/restore`
  const statuses = await Promise.all([editor.post(path), editor.post(path)])
  expect(statuses.map(({ status }) => status).toSorted()).toEqual([200, 404])
})
