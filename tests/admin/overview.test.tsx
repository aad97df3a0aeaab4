import { users } from '@server/db/schema/core'
import { readerSaved, readerTrips } from '@server/db/schema/readers'
import type { CallReply } from '@shared/calls'
import type { CallName } from '@shared/contract'
import type { Activity, DashboardStats, DayViews } from '@shared/entities/dashboard'
import { storeTrip } from '@shared/reader/trip-store'
import type { Role } from '@shared/roles'
import { screen, waitFor, within } from '@testing-library/react'
import { makeArticle } from '@tests/factories/article'
import { describe, expect, onTestFinished, test } from 'vitest'
import { takeComplaints } from '../setup'
import { heading, openDashboard } from './open-dashboard'

type Opened = ReturnType<typeof openDashboard>
type Answers = { stats?: DashboardStats; activity?: Activity[]; views?: DayViews[] }

/** Opens the overview with these numbers. */
function openOverview({ stats = {}, activity, views, ...options }: Answers & Parameters<typeof openDashboard>[1] = {}) {
  const opened = openDashboard('/dashboard', options)
  const answer = <Name extends CallName>(name: Name, reply: CallReply<Name>) =>
    opened.host.replyNext(name, () => Response.json(reply))
  answer('GET /api/dashboard/stats', stats)
  // A table-only host does not have these calls.
  if (options.kind !== 'table-only') {
    answer('GET /api/dashboard/activity', { activity: activity ?? [], total: activity?.length ?? 0 })
    answer('GET /api/dashboard/views', { views: views ?? [] })
  }
  return opened
}

const stats: Record<Role, DashboardStats> = {
  admin: { users: 1234, articles: 30, ads: 6, newsletters: 2 },
  marketing: { ads: 4, articles: 9 },
  editor: { pending_articles: 3, pending_ads: 5, draft_newsletters: 1 },
  membership: { my_ads: 2, ad_views: 4321 },
  user: {},
}

const filtered = (path: string, filter: object) =>
  `/dashboard/${path}?${new URLSearchParams({ filter: JSON.stringify(filter) })}`

/** The texts and links of the cards (specification, section 6). */
const cards: Record<Role, [text: string, address: string | null][]> = {
  admin: [
    ['Total Users1,234', filtered('users', {})],
    ['Articles30', filtered('articles', {})],
    ['Advertisements6', filtered('ads', {})],
    ['Newsletters Sent2', filtered('newsletter', { status: 'sent' })],
  ],
  marketing: [
    ['Active Ads4', filtered('ads', { status: 'published' })],
    ['Marketing Articles9', filtered('articles', {})],
    ['Campaign Performance85%', null],
  ],
  editor: [
    ['Pending Articles3', filtered('articles', { status: 'review' })],
    ['Pending Ads5', filtered('ads', { status: 'pending' })],
    ['Draft Newsletters1', filtered('newsletter', { status: 'draft' })],
  ],
  membership: [
    ['My Active Ads2', filtered('my-ads', { status: 'published' })],
    ['Total Views4,321', filtered('my-ads', {})],
  ],
  user: [],
}

const pendingAds = filtered('ads', { status: 'pending' })
const always = [
  ['Edit profile', '/dashboard/profile'],
  ['Go to the site', '/'],
]
const quickActions: Record<Role, string[][]> = {
  admin: [
    ['New article', '/dashboard/articles/create'],
    ['Review pending ads', pendingAds],
    ['Write newsletter', '/dashboard/newsletter/create'],
    ['Add user', '/dashboard/users/create'],
    ...always,
  ],
  marketing: [['New article', '/dashboard/articles/create'], ['Review pending ads', pendingAds], ...always],
  editor: [
    ['New article', '/dashboard/articles/create'],
    ['Review articles', filtered('articles', { status: 'review' })],
    ['Review pending ads', pendingAds],
    ['Write newsletter', '/dashboard/newsletter/create'],
    ...always,
  ],
  membership: [['Submit ad', '/dashboard/submit-ad'], ...always],
  user: always,
}

const roles = Object.keys(cards) as Role[]
const addressOf = (element: Element | null) => element?.querySelector('a')?.getAttribute('href') ?? null
const region = (name: string | RegExp) => screen.findByRole('region', { name })

describe('the stat cards', () => {
  test.each(roles.filter((role) => role !== 'user'))('the role %s sees its figures', async (role) => {
    openOverview({ role, stats: stats[role] })

    const group = await screen.findByRole('group', { name: 'In numbers' })
    const [first] = cards[role]
    await waitFor(() => expect(group).toHaveTextContent(first?.[0] ?? ''))
    expect([...group.children].map((card) => [card.textContent, addressOf(card)])).toEqual(cards[role])
  })

  test('figures that could not be loaded are dashes', async () => {
    const { host } = openDashboard('/dashboard', { role: 'marketing' })
    host.failNext('GET /api/dashboard/stats', 500)
    host.failNext('GET /api/dashboard/activity', 404)
    host.failNext('GET /api/dashboard/views', 404)

    expect(await screen.findAllByText('–')).toHaveLength(2)
    expect(screen.getByText('85%')).toBeInTheDocument()
    takeComplaints()
  })
})

test.each(roles)('the role %s has its quick actions', async (role) => {
  openOverview({ role, stats: stats[role] })

  const links = within(await region('Quick Actions')).getAllByRole('link')
  expect(links.map((link) => [link.textContent, link.getAttribute('href')])).toEqual(quickActions[role])
})

test('the role user sees neither figures nor activity', async () => {
  const { host } = openDashboard('/dashboard', { role: 'user' })

  await heading('Welcome, Dewi Anggraini')
  expect(screen.queryByRole('group', { name: 'In numbers' })).not.toBeInTheDocument()
  expect(screen.queryByRole('region', { name: 'Recent Activity' })).not.toBeInTheDocument()
  expect(host.calls.filter((call) => call.includes('dashboard'))).toEqual([])
})

test('a reader finds the trip and what is saved on any device, with what this browser had planned before', async () => {
  storeTrip({ stops: 'samosir', start: null })
  onTestFinished(() => storeTrip({ stops: '', start: null }))
  const { host } = openDashboard('/dashboard', { role: 'user', articles: [makeArticle({ id: 7, title: 'Toba' })] })
  host.inDatabase(async (db) => {
    const [{ id = 0 } = {}] = await db.select({ id: users.id }).from(users)
    const kept = { user_id: id, version: 1, updated_at: new Date() }
    await db.insert(readerTrips).values({ ...kept, stops: 'lake-toba;ketambe', start: null })
    await db.insert(readerSaved).values({ ...kept, items: [{ kind: 'articles', id: 7, language: 'fr' }] })
  })
  const trip = within(await region('My trip'))
  expect(await trip.findByText('2 days · 3 stops')).toBeVisible()
  expect(trip.getByRole('link', { name: 'Open my trip' })).toHaveAttribute('href', '/trip')
  const saved = within(await region('Saved'))
  expect(saved.getByRole('link', { name: 'Toba' })).toHaveAttribute('href', '/fr/articles/7')
})

test('a figure links to the list that it counts', async () => {
  const { user, host }: Opened = openOverview({ role: 'editor', stats: stats.editor })
  await user.click(await screen.findByRole('link', { name: /Pending Articles/ }))

  await heading('Articles')
  expect(await screen.findByRole('combobox', { name: 'Status' })).toHaveTextContent('Under Review')
  expect(host.calls).toContain('GET /api/articles/manage')
})

describe('the recent activity', () => {
  const ago = (hours: number) => new Date(Date.now() - hours * 3_600_000 - 60_000).toISOString()
  const entry = (id: number, kind: Activity['kind'], subject_title: string, hours: number): Activity => ({
    id,
    kind,
    subject_id: id,
    subject_title,
    actor_name: null,
    created_at: ago(hours),
    deleted: false,
  })
  const lines = async () =>
    within(await region('Recent Activity'))
      .getAllByRole('listitem')
      .map((line) => line.textContent)

  const samples = ['New article published2 hours ago', 'Ad campaign approved4 hours ago', 'User registered6 hours ago']

  test('lists what happened and how long ago', async () => {
    openOverview({
      activity: [
        entry(4, 'user_registered', 'Maria Simbolon', 0),
        entry(3, 'ad_approved', 'Lakeside rooms', 1),
        entry(2, 'article_published', 'Toba', 26),
        entry(1, 'article_published', 'Kerinci', 24 * 40),
      ],
    })

    await screen.findByText(/Maria/)
    expect(await lines()).toEqual([
      'User registered: Maria Simbolon1 minute ago',
      'Ad campaign approved: Lakeside rooms1 hour ago',
      'New article published: Toba1 day ago',
      'New article published: Kerinci1 month ago',
    ])
  })

  test('is one line for many of a kind in a row, with their number', async () => {
    openOverview({
      activity: [
        ...[9, 8, 7, 6, 5, 4].map((id) => entry(id, 'ad_approved', `Ad ${id}`, 9 - id)),
        entry(3, 'article_published', 'Toba', 10),
        entry(2, 'article_published', 'Kerinci', 11),
        entry(1, 'ad_approved', 'Ad 1', 12),
      ],
    })
    const many = await screen.findByRole('link', { name: '6 ad campaigns approved' })
    expect(many).toHaveAttribute('href', filtered('ads', {}))
    expect(await lines()).toEqual([
      '6 ad campaigns approvedAd 9, Ad 8, Ad 7, Ad 6, Ad 5, Ad 41 minute ago',
      'New article published: Toba10 hours ago',
      'New article published: Kerinci11 hours ago',
      'Ad campaign approved: Ad 112 hours ago',
    ])
  })

  test.each([
    ['editor', ['/dashboard/ad-form/3', '/dashboard/articles/2/show']],
    ['membership', ['/dashboard/my-ads', '/articles/2']],
  ] as const)('leads the role %s to what it names, unless that is deleted', async (role, addresses) => {
    openOverview({
      role,
      activity: [
        entry(3, 'ad_approved', 'Lakeside rooms', 1),
        entry(2, 'article_published', 'Toba', 2),
        { ...entry(1, 'article_published', 'Kerinci', 3), deleted: true },
      ],
    })
    const list = within(await region('Recent Activity'))
    expect(await list.findByText('New article published: Kerinci')).toBeVisible()
    expect(list.getAllByRole('link').map((link) => link.getAttribute('href'))).toEqual(addresses)
    expect(list.getAllByRole('listitem').at(-1)).toHaveTextContent('3 hours ago · deleted since')
  })

  test.each(['full', 'table-only'] as const)(
    'shows sample lines while there is no activity (host: %s)',
    async (kind) => {
      openOverview({ kind })

      await screen.findByText('User registered')
      expect(await lines()).toEqual(samples)
    },
  )

  test('shows an error, not the sample lines, when it cannot be loaded', async () => {
    const { host } = openDashboard('/dashboard', { role: 'membership' })
    host.failNext('GET /api/dashboard/stats', 200, {})
    host.failNext('GET /api/dashboard/activity', 500)
    host.failNext('GET /api/dashboard/views', 200, { views: [] })

    expect(await screen.findByText('The recent activity could not be loaded.')).toBeInTheDocument()
    expect(screen.queryByText('User registered')).not.toBeInTheDocument()
    takeComplaints()
  })
})

describe('the chart of views', () => {
  const views = (hasArticles: boolean): DayViews[] =>
    Array.from({ length: 30 }, (_, index) => ({
      day: new Date(Date.UTC(2026, 3, 1 + index)).toISOString().slice(0, 10),
      ...(hasArticles && { article_views: index * 100 }),
      ad_views: index === 28 ? 1 : 0,
    }))

  test('shows staff the views of articles and of ads, day by day', async () => {
    const { user } = openOverview({ role: 'marketing', views: views(true) })

    const panel = within(await region('Views in the last 30 days'))
    const articles = panel.getByRole('slider', { name: 'Article views, by day' })
    expect(articles).toHaveAttribute('aria-valuetext', '30 Apr: 2,900 views')
    expect(panel.getByText('43,500 in all')).toBeInTheDocument()

    articles.focus()
    await user.keyboard('{Home}')
    expect(articles).toHaveAttribute('aria-valuetext', '1 Apr: 0 views')
    await user.keyboard('{ArrowLeft}{ArrowRight}')
    expect(articles).toHaveAttribute('aria-valuetext', '2 Apr: 100 views')
    expect(panel.getByText('2 Apr: 100 views')).toBeInTheDocument()
    await user.keyboard('{End}')
    expect(articles).toHaveAttribute('aria-valuetext', '30 Apr: 2,900 views')

    // Past the button that opens the table.
    await user.tab()
    await user.tab()
    const ads = panel.getByRole('slider', { name: 'Ad views, by day' })
    expect(ads).toHaveFocus()
    await user.keyboard('{ArrowLeft}')
    expect(ads).toHaveAttribute('aria-valuetext', '29 Apr: 1 view')
  })

  test('is a table for screen readers', async () => {
    openOverview({ role: 'admin', views: views(true) })

    const table = within(await screen.findByRole('table', { name: 'Article views, by day' }))
    expect(table.getAllByRole('row')).toHaveLength(31)
    expect(table.getByRole('row', { name: '2 Apr 100' })).toBeInTheDocument()
  })

  test('shows members the views of their own ads', async () => {
    openOverview({ role: 'membership', views: views(false) })

    expect(await screen.findByRole('slider', { name: 'Views of your ads, by day' })).toBeInTheDocument()
    expect(screen.getAllByRole('slider')).toHaveLength(1)
  })

  test.each([
    ['has no days', []],
    ['has counted no view', views(true).map(({ day }) => ({ day, article_views: 0, ad_views: 0 }))],
  ])('is left out where the host %s', async (_, days) => {
    openOverview({ role: 'admin', views: days })

    await screen.findByText('User registered')
    expect(screen.queryByRole('slider')).not.toBeInTheDocument()
  })

  test('is hidden if the host does not count by day', async () => {
    openOverview({ role: 'admin', kind: 'table-only' })

    await screen.findByText('User registered')
    expect(screen.queryByRole('slider')).not.toBeInTheDocument()
  })
})
