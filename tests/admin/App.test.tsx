import { App } from '@admin/App'
import { TOKEN_KEY } from '@shared/client'
import { ROLES, type Role } from '@shared/roles'
import { render, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { makeArticle } from '@tests/factories/article'
import { makeUser } from '@tests/factories/user'
import { HttpResponse, http } from 'msw'
import { memoryStore } from 'react-admin'
import { describe, expect, test, vi } from 'vitest'
import { takeComplaints } from '../setup'
import { signIn, startHost } from './host'

type Options = Parameters<typeof startHost>[0] & { role?: Role }

/** The dashboard as this role opens it at an address. */
function open(path: string, { role = 'editor', ...contents }: Options = {}) {
  const host = startHost({ me: makeUser({ name: 'Dewi Anggraini', role }), ...contents })
  signIn()
  history.replaceState(null, '', path)
  const goTo = vi.fn<(path: string) => void>()
  render(<App goTo={goTo} store={memoryStore()} />)
  return { host, goTo, user: userEvent.setup() }
}

const heading = (name: string) => screen.findByRole('heading', { level: 1, name })
const rows = async () =>
  within(await screen.findByRole('table'))
    .getAllByRole('row')
    .slice(1)

/** The entries of the specification, section 6, in the order of the menu. */
const menus: Record<Role, string[]> = {
  admin: ['Dashboard', 'User Management', 'Articles', 'Ad Management', 'Category Management', 'Newsletter', 'Profile'],
  marketing: ['Dashboard', 'Articles', 'Ad Management', 'Category Management', 'Profile'],
  editor: ['Dashboard', 'Articles', 'Ad Management', 'Category Management', 'Newsletter', 'Profile'],
  membership: ['Dashboard', 'My Ads', 'Submit Ad', 'Profile'],
  user: [],
}

describe.each(ROLES)('the role %s', (role) => {
  test('is welcomed, and sees its menu', async () => {
    open('/dashboard', { role })

    expect(await heading('Welcome, Dewi Anggraini')).toBeInTheDocument()
    expect(document.title).toBe('Dashboard - Eye of Sumatra')
    expect(
      screen.getByText(role, { exact: true, selector: 'p', normalizer: (text) => text.toLowerCase() }),
    ).toBeVisible()
    const menu = screen.queryByRole('navigation', { name: 'Dashboard' })
    const entries = menu ? within(menu).getAllByRole('link') : []
    expect(entries.map((entry) => entry.textContent)).toEqual(menus[role])
    expect(screen.getByRole('link', { name: 'Eye of Sumatra' })).toHaveAttribute('href', '/')
  })
})

test.each(['membership', 'user'] as const)('the role %s is denied access to the articles', async (role) => {
  const { host } = open('/dashboard/articles', { role })

  expect(await heading('Access Denied')).toBeInTheDocument()
  expect(screen.getByText("You don't have permission to access this page.")).toBeInTheDocument()
  expect(document.title).toBe('Access Denied - Eye of Sumatra')
  expect(location.pathname).toBe('/dashboard/articles')
  expect(host.queriesOf('/api/articles/manage')).toEqual([])
})

test('a screen that is not for the role is denied before it exists', async () => {
  open('/dashboard/users', { role: 'marketing' })

  expect(await heading('Access Denied')).toBeInTheDocument()
})

test('an unknown address is not found', async () => {
  open('/dashboard/volcanoes')

  expect(await heading('Page not found')).toBeInTheDocument()
})

test('without a session one is sent to the login, and sees nothing', async () => {
  startHost()
  history.replaceState(null, '', '/dashboard/articles?page=2')
  const goTo = vi.fn()
  render(<App goTo={goTo} store={memoryStore()} />)

  await waitFor(() =>
    expect(goTo).toHaveBeenCalledWith(`/login?next=${encodeURIComponent('/dashboard/articles?page=2')}`),
  )
  expect(screen.queryByRole('heading')).not.toBeInTheDocument()
})

test('the menu leads to the articles, and the user menu out', async () => {
  const { user, goTo } = open('/dashboard')

  await user.click(await screen.findByRole('link', { name: 'Articles' }))
  expect(await heading('Articles')).toBeInTheDocument()
  expect(document.title).toBe('Articles - Eye of Sumatra')
  expect(location.pathname).toBe('/dashboard/articles')

  await user.click(screen.getByRole('button', { name: 'Profile' }))
  await user.click(await screen.findByRole('menuitem', { name: 'Logout' }))
  await waitFor(() => expect(goTo).toHaveBeenCalledWith('/'))
  expect(localStorage.getItem(TOKEN_KEY)).toBeNull()
})

describe.each(['ours', 'table-only'] as const)('the list of articles on a host that is %s', (kind) => {
  const articles = [
    makeArticle({ title: 'Toba', status: 'published', views: 1234, category_names: ['Lakes', 'Craters'] }),
    makeArticle({ title: 'Kerinci', status: 'draft', excerpt: 'A first sketch.' }),
    makeArticle({ title: 'Belitong', status: 'review' }),
  ]

  test('shows each article with its status', async () => {
    open('/dashboard/articles', { articles, kind })

    await screen.findByText('Toba')
    const texts = (await rows()).map((row) => row.textContent ?? '')
    const rowOf = (title: string) => texts.find((text) => text.includes(title))
    expect(rowOf('Toba')).toMatch(/Yusuf Harahap.*Published.*1,234.*Lakes.*Craters.*1 Jan 2026/)
    expect(rowOf('Kerinci')).toMatch(/A first sketch\..*Draft/)
    expect(rowOf('Belitong')).toMatch(/Under Review/)
  })

  test('can be narrowed to a status', async () => {
    const { user } = open('/dashboard/articles', { articles, kind })
    await screen.findByText('Toba')

    await user.click(await screen.findByRole('combobox', { name: 'Status' }))
    await user.click(await screen.findByRole('option', { name: 'Under Review' }))

    await waitFor(() => expect(screen.queryByText('Toba')).not.toBeInTheDocument())
    expect(await rows()).toHaveLength(1)
    expect(screen.getByText('Belitong')).toBeInTheDocument()
  })

  test('says so when there is none', async () => {
    open('/dashboard/articles', { kind })

    expect(await screen.findByText('No articles found')).toBeInTheDocument()
    expect(await screen.findByRole('textbox', { name: 'Search' })).toBeInTheDocument()
  })
})

test('the first page is the 25 newest articles', async () => {
  const { host } = open('/dashboard/articles', { articles: Array.from({ length: 30 }, () => makeArticle()) })

  await waitFor(async () => expect(await rows()).toHaveLength(25))
  expect(screen.getByText('1-25 of 30')).toBeInTheDocument()
  expect(host.queriesOf('/api/articles/manage')).toEqual([
    { page: '1', perPage: '25', sort: 'created_at', order: 'desc' },
  ])
})

test('phones get cards, and a menu that slides in', async () => {
  vi.spyOn(window, 'matchMedia').mockImplementation(
    (query) =>
      ({
        matches: query.includes('max-width'),
        media: query,
        addEventListener() {},
        removeEventListener() {},
      }) as never,
  )
  const { user } = open('/dashboard/articles', { articles: [makeArticle({ title: 'Toba', status: 'review' })] })

  const card = within(await screen.findByRole('listitem'))
  expect(card.getByText('Toba')).toBeVisible()
  expect(card.getByText('Under Review')).toBeVisible()
  expect(screen.queryByRole('table')).not.toBeInTheDocument()
  expect(screen.queryByRole('navigation', { name: 'Dashboard' })).not.toBeInTheDocument()

  await user.click(screen.getByRole('button', { name: 'Open menu' }))
  await user.click(await screen.findByRole('link', { name: 'Dashboard' }))
  expect(await heading('Welcome, Dewi Anggraini')).toBeInTheDocument()
  await waitFor(() => expect(screen.queryByRole('navigation', { name: 'Dashboard' })).not.toBeInTheDocument())
})

test('a list that cannot be fetched says why, and can be tried again', async () => {
  const { host, user } = open('/dashboard/articles', {
    role: 'admin',
    articles: [makeArticle({ title: 'Toba' })],
  })
  host.server.use(
    http.get('*/api/articles/manage', () => HttpResponse.json({ message: 'Something went wrong' }, { status: 500 }), {
      once: true,
    }),
  )

  expect(await screen.findByRole('heading', { name: 'This list could not be loaded' })).toBeInTheDocument()
  expect(screen.getAllByText('Something went wrong')[0]).toBeInTheDocument()
  expect(screen.queryByText(/rows per page/i)).not.toBeInTheDocument()
  await user.click(screen.getByRole('button', { name: 'Try again' }))
  expect(await screen.findByText('Toba')).toBeInTheDocument()
  takeComplaints()
})
