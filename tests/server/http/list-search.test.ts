import { activity, sessions } from '@server/db/schema/core'
import { importLosses, importRuns } from '@server/db/schema/import'
import { bounces, deliveries } from '@server/db/schema/mail'
import { media } from '@server/db/schema/media'
import { contract } from '@shared/contract'
import { meets, type Needs } from '@shared/permissions'
import { ROLES } from '@shared/roles'
import { startServer, type TestServer } from '@tests/server/start-server'
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { z } from 'zod'

const NAME = 'Ngarai Sianok — Café O’Brien'
/** Words in any order, without accents, beginnings of words, and with a wrong letter. */
const FINDING = ['cafe ngarai', 'obrien', 'sianok ngar', 'NGARAI CAFÉ O’BRIEN', 'sianock']
/** Parts of words, and words that are not there. */
const MISSING = ['arai', 'iano', 'ngarai zzzzzz']

type Row = { query?: z.ZodObject; access: string | Needs }

/** Every call that is searched by `q`. */
const lists = Object.entries(contract).flatMap(([name, row]) => {
  const { query, access } = row as Row
  return name.startsWith('GET ') && query && 'q' in query.shape ? [{ name, access }] : []
})

let rowsOf: (list: (typeof lists)[number], q: string) => Promise<unknown[]>

/** Texts of an article, a page or a translation of one. */
const texts = { title: NAME, excerpt: NAME, content: '<p>Text</p>' }

/** A record of this name in every list. */
async function fill({ db, make, as }: TestServer) {
  const readers = new Map<string, Awaited<ReturnType<typeof as>>>()
  let admin = 0
  for (const role of ROLES) {
    const user = await make.user({ role, name: NAME })
    readers.set(role, await as(user))
    if (role === ROLES[0]) admin = user.id
  }
  const reader = (role: string) => readers.get(role) as Awaited<ReturnType<typeof as>>
  const editor = reader('editor')
  const category = await make.category({ name: NAME })
  await make.series({ title: NAME })
  const article = await make.article({ ...texts, author_id: admin, author_name: NAME, category_ids: [category.id] })
  await make.article({ ...texts, status: 'review', author_id: admin })
  await editor.put(`/api/articles/${article.id}`, texts)
  await editor.post(`/api/articles/${article.id}/notes`, { text: NAME })
  const place = await make.place({ name: NAME })
  const page = await make.page({ title: NAME })
  for (const content of ['<p>One</p>', '<p>Two</p>']) {
    const translated = { ...texts, content, status: 'published' }
    await editor.put(`/api/articles/${article.id}/translations/id`, translated)
    await reader('admin').put(`/api/pages/${page.id}/translations/id`, { title: NAME, content, status: 'published' })
    await editor.put(`/api/places/${place.id}/translations/id`, { name: NAME, summary: content })
  }
  await reader('marketing').put(`/api/articles/${article.id}`, { ...texts, content: '<p>Changed</p>' })
  await make.ad({ title: NAME, advertiser_id: admin })
  const newsletter = await make.newsletter({ subject: NAME, sent_at: new Date(), public: true })
  const dates = { created_at: new Date(), updated_at: new Date() }
  await db.insert(deliveries).values({
    ...dates,
    newsletter_id: newsletter.id,
    email: 'a@example.com',
    name: NAME,
    user_id: admin,
    status: 'sent',
    next_attempt_at: new Date(),
  })
  const run = { name: 'a', format: 'ghost', source: 'ghost:blog.example', file_name: NAME, created_at: new Date() }
  const [made] = await db
    .insert(importRuns)
    .values({ ...run, counts: {}, warnings: [], losses: [] })
    .returning()
  await db.insert(importLosses).values({ run_id: made?.id as number, kind: 'links', text: NAME, title: 'A post' })
  // Of those there are only addresses.
  await db.insert(bounces).values({ email: NAME, failures: 1, returned: true, updated_at: new Date() })
  await db
    .insert(media)
    .values({ ...dates, stem: 'a-8x8', ending: 'webp', file_name: 'a.png', alt: NAME, bytes: 1, width: 8, height: 8 })
  await db
    .insert(activity)
    .values({ kind: 'article_published', subject_id: article.id, subject_title: NAME, actor_name: 'A' })
  await db.update(sessions).set({ browser: NAME })
  const trashed = await make.category({ name: NAME })
  await reader('admin').delete(`/api/categories/${trashed.id}`)
  const ids: Record<string, number> = {
    users: admin,
    articles: article.id,
    newsletters: newsletter.id,
    places: place.id,
    pages: page.id,
  }
  return { reader, ids }
}

beforeAll(async () => {
  const server = await startServer({ closeOn: afterAll })
  const { reader, ids } = await fill(server)
  rowsOf = async ({ name, access }, q) => {
    const path = name
      .replace('GET ', '')
      .replace(/(\w+)\/:id/, (_, kind) => `${kind}/${ids[kind]}`)
      .replace(':language', 'id')
    const role = ROLES.find((each) => typeof access === 'string' || meets(each, access)) as string
    const { json } = await reader(role).get(`${path}?q=${encodeURIComponent(q)}`)
    return Object.values<unknown>(json).find(Array.isArray) as unknown[]
  }
})

test.each(lists)('$name finds words in any order and spelling, and no part of a word', async (list) => {
  const empty: string[] = []
  for (const q of FINDING) if ((await rowsOf(list, q)).length === 0) empty.push(q)
  expect(empty).toEqual([])
  for (const q of MISSING) expect({ q, rows: await rowsOf(list, q) }).toEqual({ q, rows: [] })
})
