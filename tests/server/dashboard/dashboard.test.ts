import { adViewDays } from '@server/db/schema/ads'
import { activity } from '@server/db/schema/core'
import { articleViewDays } from '@server/db/schema/views'
import { startServer } from '@tests/server/start-server'
import { expect, test } from 'vitest'

// Tests that need another day than today. The other rules are in overview.test.ts.

async function startAt(instant: string) {
  let now = new Date(instant)
  const server = await startServer({ now: () => now })
  return {
    ...server,
    asRole: async (role: 'editor' | 'marketing' | 'user') => server.as(await server.make.user({ role })),
    setNow: (later: string) => {
      now = new Date(later)
    },
  }
}

type Day = { day: string; article_views?: number; ad_views: number }

test('views count for the day of the magazine on which they happen', async () => {
  const { make, fetch, asRole, setNow } = await startAt('2026-03-01T16:59:59Z')
  const article = await make.article()
  const ad = await make.ad()
  const view = async () => {
    await fetch(`/api/articles/${article.id}/view`, { method: 'POST' })
    await fetch(`/api/ads/${ad.id}/view`, { method: 'POST' })
  }
  await view()
  setNow('2026-03-01T17:30:00Z')
  await view()
  setNow('2026-03-01T18:00:00Z')
  await view()
  const { views } = (await (await asRole('editor')).get('/api/dashboard/views')).json
  expect(views).toHaveLength(30)
  expect(views[0].day).toBe('2026-02-01')
  expect(views.slice(-3)).toEqual([
    { day: '2026-02-28', article_views: 0, ad_views: 0 },
    { day: '2026-03-01', article_views: 1, ad_views: 1 },
    { day: '2026-03-02', article_views: 2, ad_views: 2 },
  ])
})

test('the chart sums the views of all articles and ads and leaves out older days', async () => {
  const { make, asRole, db } = await startAt('2026-03-30T12:00:00Z')
  const [first, second] = [await make.article(), await make.article({ status: 'draft' })]
  const [ad, other] = [await make.ad(), await make.ad({ status: 'rejected' })]
  await db.insert(articleViewDays).values([
    { article_id: first.id, day: '2026-02-28', views: 1000 },
    { article_id: first.id, day: '2026-03-01', views: 5 },
    { article_id: second.id, day: '2026-03-01', views: 7 },
    { article_id: second.id, day: '2026-03-31', views: 2000 },
  ])
  await db.insert(adViewDays).values([
    { ad_id: ad.id, day: '2026-02-28', views: 1000 },
    { ad_id: ad.id, day: '2026-03-30', views: 2 },
    { ad_id: other.id, day: '2026-03-30', views: 3 },
  ])
  const views: Day[] = (await (await asRole('marketing')).get('/api/dashboard/views')).json.views
  expect(views[0]).toEqual({ day: '2026-03-01', article_views: 12, ad_views: 0 })
  expect(views.at(-1)).toEqual({ day: '2026-03-30', article_views: 0, ad_views: 5 })
  expect(views.reduce((sum, row) => sum + (row.article_views ?? 0) + row.ad_views, 0)).toBe(17)
})

test('a member sees the views of their own ads in any status, and of no other ads', async () => {
  const { make, as, db } = await startAt('2026-03-30T12:00:00Z')
  const member = await make.user({ role: 'membership' })
  const own = await make.ad({ advertiser_id: member.id, views: 9 })
  const rejected = await make.ad({ advertiser_id: member.id, status: 'rejected', views: 4 })
  const foreign = await make.ad({ views: 50 })
  const article = await make.article()
  await db.insert(articleViewDays).values({ article_id: article.id, day: '2026-03-30', views: 100 })
  await db.insert(adViewDays).values([
    { ad_id: own.id, day: '2026-03-30', views: 2 },
    { ad_id: rejected.id, day: '2026-03-30', views: 3 },
    { ad_id: foreign.id, day: '2026-03-30', views: 50 },
  ])
  const session = await as(member)
  const { views } = (await session.get('/api/dashboard/views')).json
  expect(views.at(-1)).toEqual({ day: '2026-03-30', ad_views: 5 })
  expect(views[0]).toEqual({ day: '2026-03-01', ad_views: 0 })
  expect((await session.get('/api/dashboard/stats')).json).toEqual({ my_ads: 1, ad_views: 13 })
})

test('the feed keeps entries about deleted items, but shows members existing ads only', async () => {
  const { make, as, asRole, db } = await startAt('2026-03-30T12:00:00Z')
  const editor = await asRole('editor')
  const member = await make.user({ role: 'membership' })
  const { id } = await make.ad({ title: 'Boat', status: 'pending', advertiser_id: member.id })
  await editor.put(`/api/ads/${id}/status`, { status: 'approved' })
  await editor.delete(`/api/ads/${id}`)
  expect((await editor.get('/api/dashboard/activity')).json).toMatchObject({
    activity: [{ subject_title: 'Boat' }],
    total: 1,
  })
  expect((await (await as(member)).get('/api/dashboard/activity')).json).toEqual({ activity: [], total: 0 })
  expect(await db.select().from(activity)).toHaveLength(1)
})

test('entries with the same time keep their order', async () => {
  const { asRole, db } = await startAt('2026-03-30T12:00:00Z')
  const created_at = new Date('2026-03-01T00:00:00Z')
  const entry = (subject_title: string) => ({
    kind: 'article_published' as const,
    subject_id: 1,
    subject_title,
    created_at,
  })
  await db.insert(activity).values(['A', 'B', 'C'].map(entry))
  const { activity: feed } = (await (await asRole('user')).get('/api/dashboard/activity?limit=2')).json
  expect(feed.map((row: { subject_title: string }) => row.subject_title)).toEqual(['C', 'B'])
})
