import { TOKEN_KEY } from '@shared/client'
import { ROLES, type Role } from '@shared/roles'
import { screen, waitFor, within } from '@testing-library/react'
import { makeAd } from '@tests/factories/ad'
import { makeArticle } from '@tests/factories/article'
import { startHost } from '@tests/host'
import { describe, expect, test } from 'vitest'
import { takeComplaints } from '../setup'
import { heading, openDashboard, renderDashboard, tableRows } from './open-dashboard'

/** The menu entries in their order (specification, section 6), the audit log and the trash. */
const menus: Record<Role, string[]> = {
  admin: [
    'Dashboard',
    'Articles',
    'Calendar',
    'Translations',
    'Media',
    'Places',
    'Category Management',
    'Series Management',
    'Pages',
    'Trash',
    'Ad Management',
    'Newsletter',
    'Delivery',
    'Statistics',
    'User Management',
    'Audit Log',
    'Settings',
    'Imports',
    'Profile',
  ],
  marketing: [
    'Dashboard',
    'Articles',
    'Calendar',
    'Translations',
    'Media',
    'Places',
    'Category Management',
    'Series Management',
    'Trash',
    'Ad Management',
    'Statistics',
    'Profile',
  ],
  editor: [
    'Dashboard',
    'Articles',
    'Calendar',
    'Translations',
    'Media',
    'Places',
    'Category Management',
    'Series Management',
    'Pages',
    'Trash',
    'Ad Management',
    'Newsletter',
    'Delivery',
    'Statistics',
    'Profile',
  ],
  membership: ['Dashboard', 'My Ads', 'Submit Ad', 'Media', 'Trash', 'Profile'],
  user: [],
}

describe.each(ROLES)('the role %s', (role) => {
  test('gets a welcome and its menu', async () => {
    openDashboard('/dashboard', { role, withLayout: true })

    await heading('Welcome, Dewi Anggraini')
    await waitFor(() => expect(document.title).toBe('Dashboard - Eye of Sumatra'))
    expect(
      screen.getByText(role, { exact: true, selector: 'p', normalizer: (text) => text.toLowerCase() }),
    ).toBeVisible()
    const menu = screen.queryByRole('navigation', { name: 'Dashboard' })
    const entries = menu ? within(menu).getAllByRole('link') : []
    expect(entries.map((entry) => entry.textContent)).toEqual(menus[role])
    expect(screen.getByRole('link', { name: 'Eye of Sumatra' })).toHaveAttribute('href', '/')
  })
})

test('the menu is in groups, and what waits is counted beside its entry', async () => {
  const { user } = openDashboard('/dashboard', {
    role: 'admin',
    withLayout: true,
    ads: [makeAd({ title: 'Lakeside rooms', status: 'pending' }), makeAd({ title: 'Surf camp', status: 'pending' })],
  })
  const menu = within(await screen.findByRole('navigation', { name: 'Dashboard' }))
  expect(menu.getAllByRole('list').map((list) => list.getAttribute('aria-labelledby') !== null)).toEqual([
    false,
    true,
    true,
    true,
    true,
    true,
    false,
  ])
  const entry = menu.getByRole('link', { name: 'Ad Management' }).closest('li') as HTMLElement
  expect(within(menu.getByRole('list', { name: 'Ads' })).getByRole('listitem')).toBe(entry)
  expect(await within(entry).findByText('2 entries are waiting')).toBeInTheDocument()
  expect(menu.queryAllByText(/waiting/)).toHaveLength(1)
  // The oldest first, and for admins too.
  const waiting = within(await screen.findByRole('region', { name: 'Waiting for you' }))
  await user.click(waiting.getByRole('link', { name: 'Lakeside rooms' }))
  await waitFor(() => expect(location.pathname).toMatch(/^\/dashboard\/ad-form\/\d+$/))
})

test.each(['membership', 'user'] as const)('the role %s is denied access to the articles', async (role) => {
  const { host } = openDashboard('/dashboard/articles', { role })

  await heading('Access Denied')
  expect(screen.getByText("You don't have permission to access this page.")).toBeInTheDocument()
  expect(document.title).toBe('Access Denied - Eye of Sumatra')
  expect(location.pathname).toBe('/dashboard/articles')
  expect(host.queriesOf('GET /api/articles/manage')).toEqual([])
})

test('access to a screen that the role may not open is denied', async () => {
  openDashboard('/dashboard/users', { role: 'marketing' })

  await heading('Access Denied')
})

test('an unknown address shows the page for “not found”', async () => {
  openDashboard('/dashboard/volcanoes')

  await heading('Page not found')
})

test('a visitor without a session is sent to the login page and sees nothing of the dashboard', async () => {
  startHost()
  history.replaceState(null, '', '/dashboard/articles?page=2')
  const goTo = renderDashboard()

  await waitFor(() =>
    expect(goTo).toHaveBeenCalledWith(`/login?next=${encodeURIComponent('/dashboard/articles?page=2')}`),
  )
  expect(screen.queryByRole('heading')).not.toBeInTheDocument()
})

test('the menu opens the articles, and the user menu signs out', async () => {
  const { user, goTo } = openDashboard('/dashboard', { withLayout: true })

  await user.click(await screen.findByRole('link', { name: 'Articles' }))
  await heading('Articles')
  expect(document.title).toBe('Articles - Eye of Sumatra')
  expect(location.pathname).toBe('/dashboard/articles')
  // The filters, which come last, ask the host too.
  expect(await screen.findByRole('combobox', { name: 'Author' })).toBeInTheDocument()

  await user.click(screen.getByRole('button', { name: 'Profile' }))
  await user.click(await screen.findByRole('menuitem', { name: 'Logout' }))
  await waitFor(() => expect(goTo).toHaveBeenCalledWith('/'))
  expect(localStorage.getItem(TOKEN_KEY)).toBeNull()
})

test('a request that is refused while one signs out does not lead to the login page', async () => {
  const { user, goTo, host } = openDashboard('/dashboard', { withLayout: true })
  const releaseList = host.hold('GET /api/articles/manage')
  host.failNext('GET /api/articles/manage', 401)
  const releaseLogout = host.hold('POST /api/auth/logout')

  await user.click(await screen.findByRole('link', { name: 'Articles' }))
  await user.click(screen.getByRole('button', { name: 'Profile' }))
  await user.click(await screen.findByRole('menuitem', { name: 'Logout' }))
  await waitFor(() => expect(host.calls).toContain('POST /api/auth/logout'))
  releaseList()
  releaseLogout()

  await waitFor(() => expect(goTo.mock.calls).toEqual([['/']]))
  expect(takeComplaints()).toEqual(['HttpError: Arranged to fail with 401'])
})

test('the first page lists the 25 newest articles', { tags: 'sweep' }, async () => {
  const { host } = openDashboard('/dashboard/articles', { articles: Array.from({ length: 30 }, () => makeArticle()) })

  await waitFor(async () => expect(await tableRows()).toHaveLength(25))
  expect(screen.getByText('1-25 of 30')).toBeInTheDocument()
  const lists = host.queriesOf('GET /api/articles/manage').filter(({ unfinished }) => !unfinished)
  expect(lists).toEqual([{ page: '1', perPage: '25', sort: 'created_at', order: 'desc' }])
})

test('phones get cards and a menu that slides in', { tags: 'sweep' }, async () => {
  const { user } = openDashboard('/dashboard/articles', {
    withLayout: true,
    phone: true,
    articles: [makeArticle({ title: 'Toba', status: 'review' })],
  })

  const card = within(await screen.findByRole('listitem'))
  expect(card.getByText('Toba')).toBeVisible()
  expect(card.getByText('Under Review')).toBeVisible()
  expect(screen.queryByRole('table')).not.toBeInTheDocument()
  expect(screen.queryByRole('navigation', { name: 'Dashboard' })).not.toBeInTheDocument()

  await user.click(screen.getByRole('button', { name: 'Open menu' }))
  await user.click(await screen.findByRole('link', { name: 'Dashboard' }))
  await heading('Welcome, Dewi Anggraini')
  await waitFor(() => expect(screen.queryByRole('navigation', { name: 'Dashboard' })).not.toBeInTheDocument())
})

test('a list that failed to load shows the reason and can be loaded again', { tags: 'sweep' }, async () => {
  const { host, user } = openDashboard('/dashboard/articles', {
    role: 'admin',
    articles: [makeArticle({ title: 'Toba' })],
  })
  host.failNext('GET /api/articles/manage', 500, { message: 'Something went wrong' })

  expect(await screen.findByRole('heading', { name: 'This list could not be loaded' })).toBeInTheDocument()
  expect(screen.getAllByText('Something went wrong')[0]).toBeInTheDocument()
  expect(screen.queryByText(/rows per page/i)).not.toBeInTheDocument()
  await user.click(screen.getByRole('button', { name: 'Try again' }))
  expect(await screen.findByText('Toba')).toBeInTheDocument()
  takeComplaints()
})
