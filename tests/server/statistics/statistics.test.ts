import { articlePlaces } from '@server/db/schema/places'
import { subscribers } from '@server/db/schema/subscribers'
import { articleDays, articleViewDays, searchDays, siteDays } from '@server/db/schema/views'
import { purge } from '@server/people/retention/purge'
import { RETENTION } from '@server/people/retention/retention'
import { STATISTICS_BY } from '@shared/entities/statistics'
import { STAFF_ROLES } from '@shared/roles'
import { mailsTo, startMailing, tokenIn } from '@tests/server/start-mailing'
import { startServer } from '@tests/server/start-server'
import { eq, sql } from 'drizzle-orm'
import { expect, test } from 'vitest'

const TODAY = '2026-03-02'
const ROBOT = { 'user-agent': 'Mozilla/5.0 (compatible; Googlebot/2.1; +http://www.google.com/bot.html)' }

async function start() {
  let now = new Date(`${TODAY}T03:00:00Z`)
  const server = await startServer({ now: () => now })
  const { make, as, fetch } = server
  const editor = await as(await make.user({ role: 'editor' }))
  let host = 0
  return {
    ...server,
    editor,
    move: (moment: string) => {
      now = new Date(moment)
    },
    /** What a new reader does. */
    does: (what: string, id: number, { lang = 'en', headers = {} } = {}) => {
      host += 1
      const from = `203.0.${Math.floor(host / 250)}.${(host % 250) + 1}`
      return fetch(`/api/articles/${id}/${what}?lang=${lang}`, { method: 'POST', from, headers })
    },
    search: (phrase: string, found: boolean, network?: string) => {
      host += 1
      const from = network ?? `198.51.100.${host}`
      return fetch('/api/statistics/searches', { method: 'POST', body: { phrase, found }, from })
    },
    rows: async (query: string) => (await editor.get(`/api/statistics?${query}`)).json.rows,
  }
}

test('figures add up to the same by article, place, topic, author, language and day', async () => {
  const { make, db, does, rows, move } = await start()
  const topic = await make.category({ name: 'Lakes' })
  const author = await make.user({ name: 'Ana' })
  const place = await make.place({ name: 'Toba' })
  const { id } = await make.article({ title: 'Deep water', category_ids: [topic.id], author_id: author.id })
  await db.insert(articlePlaces).values({ article_id: id, place_id: place.id, position: 0 })
  await does('view', id)
  await does('view', id, { lang: 'id' })
  await does('read', id, { lang: 'id' })
  await does('keep', id)
  move('2026-03-03T03:00:00Z')
  await does('view', id, { lang: 'id' })
  await does('share', id)

  const figures = { views: 3, reads: 1, kept: 1, shared: 1 }
  const names = { article: 'Deep water', place: 'Toba', topic: 'Lakes', author: 'Ana' }
  const sum = (all: (typeof figures)[]) =>
    all.reduce(
      (whole, row) => ({
        views: whole.views + row.views,
        reads: whole.reads + row.reads,
        kept: whole.kept + row.kept,
        shared: whole.shared + row.shared,
      }),
      { views: 0, reads: 0, kept: 0, shared: 0 },
    )
  for (const by of STATISTICS_BY) {
    const all = await rows(`by=${by}&from=2026-03-01`)
    expect(sum(all), by).toEqual(figures)
    if (by in names) expect(all, by).toMatchObject([{ title: names[by as keyof typeof names] }])
    // And those of each thing by day.
    if (by === 'day') continue
    const days = await Promise.all(
      all.map(({ key }: { key: string }) => rows(`by=${by}&id=${key}&from=2026-03-01&to=2026-03-03`)),
    )
    for (const each of days)
      expect(each.map(({ day }: { day: string }) => day)).toEqual(['2026-03-01', TODAY, '2026-03-03'])
    expect(sum(days.flat()), by).toEqual(figures)
  }
  expect(await rows('by=language&from=2026-03-01')).toMatchObject([
    { key: 'id', views: 2, reads: 1 },
    { key: 'en', views: 1, kept: 1, shared: 1 },
  ])
  expect(await rows(`by=article&from=${TODAY}&to=${TODAY}`)).toMatchObject([{ key: `${id}`, views: 2 }])
  expect(await rows('by=article')).toEqual([{ key: `${id}`, title: 'Deep water', ...figures }])
})

test('robots and signed-in staff are not counted, but readers with an account are', async () => {
  const { make, db, does, as } = await start()
  const { id } = await make.article()
  const asRole = async (role: (typeof STAFF_ROLES)[number] | 'user' | 'membership') => ({
    headers: { authorization: `Bearer ${(await as(await make.user({ role }))).token}` },
  })
  for (const what of ['view', 'read', 'keep', 'share']) {
    expect((await does(what, id, { headers: ROBOT })).status).toBe(200)
    for (const role of STAFF_ROLES) expect((await does(what, id, await asRole(role))).status).toBe(200)
  }
  expect(await db.select().from(articleDays)).toEqual([])
  for (const role of ['user', 'membership'] as const) await does('view', id, await asRole(role))
  expect(await db.select({ views: siteDays.views }).from(siteDays)).toEqual([{ views: 2 }])
  const draft = await make.article({ status: 'draft' })
  expect((await does('read', draft.id)).status).toBe(404)
})

test('an article is compared by its reads a day with the newest of its topic', async () => {
  const { make, does, editor, move } = await start()
  const topic = await make.category({ name: 'Lakes' })
  const [first, second, third] = [
    await make.article({ category_ids: [topic.id] }),
    await make.article({ category_ids: [topic.id] }),
    await make.article({ category_ids: [topic.id] }),
  ]
  await make.article()
  const read = async (id: number) => (await editor.get(`/api/articles/${id}/statistics?days=2`)).json
  expect(await read(first.id)).toMatchObject({ per_day: null, median: null, topic: 'Lakes' })
  await does('read', first.id)
  for (let times = 0; times < 4; times += 1) await does('read', second.id)
  move('2026-03-03T03:00:00Z')
  await does('view', third.id)
  // Two days have passed since reads are counted.
  expect(await read(second.id)).toEqual({
    days: [
      { day: TODAY, views: 0, reads: 4 },
      { day: '2026-03-03', views: 0, reads: 0 },
    ],
    per_day: 2,
    median: 0.5,
    topic: 'Lakes',
  })
  const lines = (await editor.get(`/api/statistics/articles?ids=${third.id},${first.id}&days=2`)).json
  expect(lines).toEqual({
    articles: [
      { id: third.id, views: [0, 1] },
      { id: first.id, views: [0, 0] },
    ],
  })
  expect((await editor.get('/api/articles/999999/statistics')).status).toBe(404)
  expect((await editor.get('/api/statistics/articles?ids=1,x')).status).toBe(400)
})

test('searches are counted folded, without what is personal, and no more phrases than fit in a day', async () => {
  const { db, search, editor } = await start()
  await search('Kérinci  LAKE', false)
  await search('kerinci lake', true)
  await search('kerinci lake', false, '192.0.2.1')
  await search('kerinci lake', false, '192.0.2.1')
  await search('ana@example.com', false)
  await search('+62 812 3456 789', false)
  await search('x'.repeat(81), false)
  const list = async (query = '') => (await editor.get(`/api/statistics/searches?${query}`)).json
  expect(await list()).toEqual({
    searches: [{ phrase: 'kerinci lake', searches: 3, without_result: 2 }],
    total: 1,
  })
  await search('found at once', true)
  expect((await list('without_result=1')).total).toBe(1)
  await db.execute(sql`insert into ${searchDays} (day, phrase, searches, without_result)
    select ${TODAY}::date, 'filled ' || n, 1, 0 from generate_series(1, 1998) as n`)
  await search('one too many', false)
  await search('kerinci lake', true)
  const { searches, total } = await list()
  expect([total, searches[0].searches]).toEqual([2000, 4])
})

test('the page with the form is counted once the subscription is confirmed, and forgotten then', async () => {
  const server = await startMailing()
  const { fetch, db, editor } = server
  const body = { email: 'ana@example.com', language: 'id', page: '/id/articles/7' }
  expect((await fetch('/api/newsletters/subscribe', { method: 'POST', body })).status).toBe(202)
  const [mail] = await mailsTo(server, body.email)
  const token = tokenIn(mail?.text)
  const pages = async () => (await editor.get('/api/statistics/subscriptions')).json.pages
  expect(await pages()).toEqual([])
  for (let times = 0; times < 2; times += 1)
    expect((await fetch('/api/newsletters/confirm', { method: 'POST', body: { token } })).status).toBe(200)
  expect(await pages()).toEqual([{ page: '/articles/7', title: null, subscriptions: 1 }])
  expect(await db.select({ page: subscribers.page }).from(subscribers)).toEqual([{ page: null }])
  const refused = { ...body, page: 'https://elsewhere.example/' }
  const reply = await fetch('/api/newsletters/subscribe', { method: 'POST', body: refused })
  expect([reply.status, Object.keys(reply.json.errors)]).toEqual([400, ['page']])
})

test('what the version before has counted is moved, and old days are purged', async () => {
  const { db, make, rows, storage } = await start()
  const { id } = await make.article()
  const old = '2020-01-01'
  await db.insert(articleViewDays).values([
    { article_id: id, day: TODAY, views: 5 },
    { article_id: id, day: old, views: 2 },
  ])
  await db.insert(articleViewDays).values({ article_id: id, day: TODAY, views: 1 })
  expect(await db.select().from(articleViewDays)).toEqual([])
  expect(await rows(`by=language&from=${TODAY}`)).toMatchObject([{ key: '', views: 6 }])
  await db.insert(searchDays).values({ day: old, phrase: 'lake', searches: 1, without_result: 0 })
  await purge({ db, storage, now: () => new Date(`${TODAY}T03:00:00Z`) })
  expect(await db.select().from(articleDays).where(eq(articleDays.day, old))).toEqual([])
  expect((await db.select().from(siteDays)).map(({ day }) => day)).toEqual([TODAY])
  expect(await db.select().from(searchDays)).toEqual([])
  expect(RETENTION.searches.days).toBeLessThan(RETENTION.statistics.days)
})
