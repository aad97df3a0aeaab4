import { users as usersTable } from '@server/db/schema/core'
import { scheduledJobs } from '@server/db/schema/jobs'
import { mailOutages } from '@server/db/schema/mail'
import { dayOf } from '@shared/time'
import { startServer } from '@tests/server/start-server'
import { refused, type Visitor } from '@tests/server/visitor'
import { eq } from 'drizzle-orm'
import { describe, expect, test } from 'vitest'

const roles = ['admin', 'marketing', 'editor', 'membership', 'user'] as const

const startWithRoles = async () => {
  const host = await startServer()
  const users = {} as Record<(typeof roles)[number], { id: number }>
  const sessions = {} as Record<(typeof roles)[number], Visitor>
  for (const role of roles) {
    users[role] = await host.make.user({ role, name: `The ${role}` })
    sessions[role] = await host.as(users[role])
  }
  return { host, users, sessions }
}

describe('the counters of the overview', () => {
  test('are those of the role', async () => {
    const { host, users, sessions } = await startWithRoles()
    for (const status of ['draft', 'review', 'review', 'published'] as const) await host.make.article({ status })
    const own = { advertiser_id: users.membership.id }
    await host.make.ad({ ...own, status: 'published', views: 5 })
    await host.make.ad({ ...own, status: 'rejected', views: 2 })
    await host.make.ad({ ...own, status: 'pending' })
    for (const status of ['pending', 'published', 'approved'] as const) await host.make.ad({ status, views: 100 })
    await host.make.newsletter({ sent_at: new Date('2026-02-01T08:00:00.000Z') })
    await host.make.newsletter()
    await host.make.newsletter()
    const stats = async (role: (typeof roles)[number]) => (await sessions[role].call('GET /api/dashboard/stats')).body
    expect(await stats('admin')).toEqual({ users: 5, articles: 4, ads: 6, newsletters: 1 })
    expect(await stats('marketing')).toEqual({ ads: 2, articles: 4 })
    expect(await stats('editor')).toEqual({ pending_articles: 2, pending_ads: 2, draft_newsletters: 2 })
    expect(await stats('membership')).toEqual({ my_ads: 1, ad_views: 7 })
    expect(await stats('user')).toEqual({})
  })

  test('are zero on an empty host', async () => {
    const { sessions } = await startWithRoles()
    expect(await sessions.editor.request('GET /api/dashboard/stats')).toEqual({
      pending_articles: 0,
      pending_ads: 0,
      draft_newsletters: 0,
    })
    expect(await sessions.membership.request('GET /api/dashboard/stats')).toEqual({ my_ads: 0, ad_views: 0 })
  })

  test('are refused to visitors', async () => {
    const host = await startServer()
    for (const name of ['stats', 'activity', 'views'] as const)
      expect(await host.call(`GET /api/dashboard/${name}`)).toMatchObject(refused(401))
  })
})

describe('the recent activity', () => {
  const feed = async (visitor: Visitor, query: Record<string, unknown> = {}) => {
    const { activity, total } = await visitor.request('GET /api/dashboard/activity', { query })
    return { lines: activity.map((entry) => `${entry.kind} ${entry.subject_title}`), total }
  }

  test('shows each role its entries, newest first', async () => {
    const { host, users, sessions } = await startWithRoles()
    const { editor, marketing } = sessions
    const { articleId } = await editor.request('POST /api/articles', {
      body: { title: 'Toba', excerpt: 'Deep', status: 'published' },
    })
    const foreign = await host.make.ad({ title: 'Foreign', status: 'pending' })
    const own = await host.make.ad({ title: 'Own', status: 'pending', advertiser_id: users.membership.id })
    for (const { id } of [foreign, own])
      await marketing.request('PUT /api/ads/:id/status', { params: { id }, body: { status: 'approved' } })
    await host.request('POST /api/auth/register', {
      body: { name: 'Budi Santoso', email: 'budi@example.com', password: 'secret1' },
    })

    const everything = [
      'user_registered Budi Santoso',
      'ad_approved Own',
      'ad_approved Foreign',
      'article_published Toba',
    ]
    expect(await feed(sessions.admin)).toEqual({ lines: everything, total: 4 })
    for (const role of ['marketing', 'editor'] as const)
      expect(await feed(sessions[role])).toEqual({ lines: everything.slice(1), total: 3 })
    expect(await feed(sessions.membership)).toEqual({
      lines: ['ad_approved Own', 'article_published Toba'],
      total: 2,
    })
    expect(await feed(sessions.user)).toEqual({ lines: ['article_published Toba'], total: 1 })

    const { activity } = await sessions.admin.request('GET /api/dashboard/activity')
    expect(activity[3]).toMatchObject({ subject_id: articleId, actor_name: 'The editor' })
    expect(activity[1]).toMatchObject({ subject_id: own.id, actor_name: 'The marketing' })
    expect(activity[0]).toMatchObject({ actor_name: null })

    await sessions.editor.request('DELETE /api/articles/:id', { params: { id: articleId } })
    const later = await sessions.admin.request('GET /api/dashboard/activity')
    expect(later.activity.map(({ deleted }) => deleted)).toEqual([false, false, false, true])
  })

  test('has a limit, and still counts all entries', async () => {
    const { sessions } = await startWithRoles()
    for (const title of ['A', 'B', 'C'])
      await sessions.editor.request('POST /api/articles', { body: { title, excerpt: 'E', status: 'published' } })
    expect(await feed(sessions.user, { limit: 2 })).toEqual({
      lines: ['article_published C', 'article_published B'],
      total: 3,
    })
    for (const limit of [0, 101, 'all'])
      expect(await sessions.user.call('GET /api/dashboard/activity', { query: { limit } })).toMatchObject(
        refused(400, { limit: expect.any(String) }),
      )
  })

  test('has one entry per approval', async () => {
    const { host, sessions } = await startWithRoles()
    const { id } = await host.make.ad({ title: 'Boat', status: 'pending' })
    const review = (status: 'approved' | 'published' | 'rejected') =>
      sessions.editor.request('PUT /api/ads/:id/status', { params: { id }, body: { status } })
    for (const status of ['approved', 'published', 'approved', 'approved'] as const) await review(status)
    expect(await feed(sessions.editor)).toEqual({ lines: ['ad_approved Boat'], total: 1 })
    // Approving after a rejection counts again, even if the ad is published directly.
    await review('rejected')
    await review('published')
    expect((await feed(sessions.editor)).total).toBe(2)
  })

  test('shows advertisers only what they may know about their ad', async () => {
    const { host, users, sessions } = await startWithRoles()
    const { id } = await host.make.ad({ title: 'Own', status: 'pending', advertiser_id: users.membership.id })
    await sessions.editor.request('PUT /api/ads/:id/status', { params: { id }, body: { status: 'published' } })
    const reply = await sessions.membership.call('GET /api/dashboard/activity')
    expect(reply.text).toContain('Own')
    const other = await host.as(await host.make.user({ role: 'membership' }))
    expect(await feed(other)).toEqual({ lines: [], total: 0 })
  })
})

describe('the views of the last 30 days', () => {
  test('are counted by day, over the items that the role sees', async () => {
    const { host, users, sessions } = await startWithRoles()
    const article = await host.make.article()
    const own = await host.make.ad({ advertiser_id: users.membership.id })
    const foreign = await host.make.ad()
    const another = await host.make.article()
    for (const { id } of [article, another]) await host.request('POST /api/articles/:id/view', { params: { id } })
    for (const { id } of [own, foreign, await host.make.ad()])
      await host.request('POST /api/ads/:id/view', { params: { id } })

    const views = async (role: (typeof roles)[number]) =>
      (await sessions[role].request('GET /api/dashboard/views')).views
    for (const role of ['admin', 'marketing', 'editor'] as const) {
      const days = await views(role)
      expect(days).toHaveLength(30)
      expect(days.at(-1)).toEqual({ day: dayOf(new Date()), article_views: 2, ad_views: 3 })
      expect(days[0]).toMatchObject({ article_views: 0, ad_views: 0 })
    }
    const ofMember = await views('membership')
    expect(ofMember).toHaveLength(30)
    expect(ofMember.at(-1)).toEqual({ day: dayOf(new Date()), ad_views: 1 })
    expect(await views('user')).toEqual([])

    // Deleting an ad deletes its views. What was read was read.
    await sessions.editor.request('DELETE /api/articles/:id', { params: { id: article.id } })
    await sessions.editor.request('DELETE /api/ads/:id', { params: { id: foreign.id } })
    expect((await views('editor')).at(-1)).toMatchObject({ article_views: 2, ad_views: 2 })
  })

  test('have an entry for each day, oldest first', async () => {
    const { sessions } = await startWithRoles()
    const { views } = await sessions.editor.request('GET /api/dashboard/views')
    const days = views.map((row) => Date.parse(row.day))
    for (const [index, day] of days.slice(1).entries()) expect(day - (days[index] as number)).toBe(86_400_000)
  })
})

test('what waits is counted by screen, and listed the oldest first, with the ads that the role reviews', async () => {
  const { host, sessions } = await startWithRoles()
  const created_at = (day: number) => new Date(Date.UTC(2026, 2, day))
  const newer = await host.make.ad({ status: 'pending', title: 'Surf camp', created_at: created_at(9) })
  const older = await host.make.ad({ status: 'pending', title: 'Lakeside', created_at: created_at(3) })
  await host.make.ad({ status: 'approved' })
  const article = await host.make.article({ status: 'review', title: 'Toba' })
  const desk = async (role: 'admin' | 'marketing' | 'editor') => {
    const query = { sort: 'since', order: 'asc' } as const
    const { items, waiting, total } = await sessions[role].request('GET /api/dashboard/desk', { query })
    expect(total).toBe(items.length)
    return { waiting, items: items.map(({ original, id }) => `${original} ${id}`) }
  }
  const ads = [`ads ${older.id}`, `ads ${newer.id}`]
  for (const role of ['admin', 'marketing'] as const)
    expect(await desk(role)).toEqual({ waiting: { ads: 2 }, items: ads })
  expect(await desk('editor')).toEqual({
    waiting: { ads: 2, articles: 1 },
    items: [...ads, `articles ${article.id}`],
  })
  await sessions.editor.request('PUT /api/ads/:id/status', { params: { id: older.id }, body: { status: 'approved' } })
  expect((await desk('editor')).waiting).toEqual({ ads: 1, articles: 1 })
})

describe('the checklist of a new owner', () => {
  const state = async (admin: Visitor) => {
    const { items, closed } = await admin.request('GET /api/dashboard/checklist')
    return { closed, done: items.filter(({ done }) => done).map(({ name }) => name) }
  }

  test('follows the state of the magazine, and is closed for all admins', async () => {
    const host = await startServer({
      mail: true,
      mailEnv: { SMTP_URL: 'smtp://127.0.0.1:1', MAIL_FROM: 'news@magazine.test' },
      env: { DEMO: '0', BACKUP_SCHEDULE: '30 3 * * *' },
    })
    const demo = await host.make.user({ role: 'admin', email: 'admin@eyeofsumatra.example' })
    const admin = await host.as(demo)
    expect(await state(admin)).toEqual({ closed: false, done: ['mail'] })
    await admin.put('/api/settings', { contact_emails: ['redaksi@magazine.test'] })
    await host.db.insert(scheduledJobs).values({
      kind: 'backups',
      due_at: new Date(Date.now() + 3_600_000),
      done_at: new Date(),
    })
    const own = await host.as(await host.make.user({ role: 'admin' }))
    expect((await state(own)).done).toEqual(['admin', 'settings', 'mail', 'backup'])
    await host.db.delete(usersTable).where(eq(usersTable.id, demo.id))
    expect((await state(own)).done).toEqual(['admin', 'settings', 'mail', 'backup', 'demo'])
    await host.db
      .insert(mailOutages)
      .values({ id: 'smtp', since: new Date(), failures: 1, reason: 'refused', next_try_at: new Date() })
    expect((await state(own)).done).not.toContain('mail')
    expect(await own.put('/api/dashboard/checklist', { closed: true })).toMatchObject({ status: 200 })
    expect(await own.request('GET /api/dashboard/checklist')).toEqual({ items: [], closed: true })
    expect((await own.request('GET /api/settings')).settings.version).toBe(1)
    await own.put('/api/dashboard/checklist', { closed: false })
    expect((await state(own)).closed).toBe(false)
  })
})

test('notices that readers see and nobody has checked for long are due, for those who may change places', async () => {
  const now = () => new Date('2026-06-30T05:00:00Z')
  const host = await startServer({ now })
  const notice = { text: 'Closed', severity: 'closed', source_url: null, valid_from: null, valid_until: null } as const
  const due = { ...notice, id: 'ferry', text: 'No ferry', checked_on: '2026-03-31' }
  const toba = await host.make.place({
    name: 'Toba',
    notices: [
      due,
      { ...notice, checked_on: '2026-04-01' },
      { ...due, id: 'over', text: 'Over', valid_until: '2026-06-29' },
    ],
  })
  await host.make.place({ name: 'Draft', status: 'draft', notices: [due] })
  for (const role of ['admin', 'marketing', 'editor'] as const) {
    const user = await host.as(await host.make.user({ role }))
    expect((await user.request('GET /api/dashboard/desk')).notices).toEqual([
      { place_id: toba.id, notice_id: 'ferry', place: 'Toba', text: 'No ferry', due_on: '2026-06-30' },
    ])
  }
  const editor = await host.as(await host.make.user({ role: 'editor' }))
  const check = (notice: string) => editor.put(`/api/places/${toba.id}/notices/${notice}/check`)
  expect((await check('bridge')).status).toBe(404)
  expect((await check('ferry')).status).toBe(200)
  expect((await editor.request('GET /api/dashboard/desk')).notices).toEqual([])
  const { place } = (await host.fetch(`/api/places/${toba.id}`)).json
  expect(place.notices[0]).toMatchObject({ text: 'No ferry', checked_on: '2026-06-30', check_overdue: false })
})
