import { act, screen, waitFor } from '@testing-library/react'
import { makeUser } from '@tests/factories/user'
import { DEFAULT_PASSWORD, startHost } from '@tests/host'
import { takeComplaints } from '@tests/setup'
import { afterEach, expect, test, vi } from 'vitest'
import { renderSite } from './render-site'

const ana = makeUser({ name: 'Ana', email: 'ana@example.com', role: 'membership' })

/** Records navigations to other documents, which jsdom does not implement. */
function watchLeaving() {
  const assign = vi.fn<(url: string) => void>()
  const replace = vi.fn<(url: string) => void>()
  vi.stubGlobal('location', { href: location.href, origin: location.origin, assign, replace })
  return Object.assign(assign, { replace })
}
afterEach(() => vi.unstubAllGlobals())

async function signIn(path: string, host = startHost({ users: [ana] })) {
  const site = renderSite(path, {}, host)
  await screen.findByRole('heading', { name: 'Welcome back' })
  await site.user.type(screen.getByLabelText('Email'), 'ana@example.com')
  await site.user.type(screen.getByLabelText('Password'), `${DEFAULT_PASSWORD}{Enter}`)
  return site
}

const networkIsDown = () => vi.spyOn(globalThis, 'fetch').mockRejectedValue(new TypeError('Failed to fetch'))

test.each([
  ['/login', '/dashboard'],
  ['/login?next=%2Fdashboard%2Fads%3Fpage%3D2', '/dashboard/ads?page=2'],
  ['/login?next=https%3A%2F%2Fevil.example%2Fdashboard', '/dashboard'],
])('signing in at %s opens %s', async (path, expected) => {
  const assign = watchLeaving()
  await signIn(path)
  await waitFor(() => expect(assign.mock.calls).toEqual([[expected]]))
  expect(await screen.findByRole('button', { name: 'Ana’s account' })).toBeVisible()
  // The form stays disabled until the dashboard has loaded.
  expect(screen.getByRole('button', { name: 'Signing in...' })).toBeDisabled()
})

test('the login explains a redirect from the dashboard', async () => {
  renderSite('/login?next=%2Fdashboard')
  expect(await screen.findByText('Please sign in to open the dashboard.')).toBeVisible()
})

test('without a network, the login shows an error and can be retried', async () => {
  const assign = watchLeaving()
  const host = startHost({ users: [ana] })
  const network = networkIsDown()
  const { user } = await signIn('/login', host)
  expect(await screen.findByRole('alert')).toHaveTextContent('Login failed')
  network.mockRestore()
  await user.click(screen.getByRole('button', { name: 'Sign in' }))
  await waitFor(() => expect(assign).toHaveBeenCalledOnce())
  expect(screen.queryByRole('alert')).toBeNull()
})

test('the login works with a host that has only the specification’s table', async () => {
  const assign = watchLeaving()
  const host = startHost({ users: [ana], kind: 'table-only' })
  await signIn('/login', host)
  await waitFor(() => expect(assign).toHaveBeenCalledWith('/dashboard'))
  expect(localStorage.getItem('token')).not.toBeNull()
})

test('until the session is loaded, neither the name nor the login is shown', async () => {
  const host = startHost()
  host.delay('GET /api/auth/me', 50)
  host.signIn({ name: 'Ana' })
  renderSite('/about', {}, host)
  await screen.findByRole('heading', { level: 1 })
  expect(screen.queryByRole('link', { name: 'Login' })).toBeNull()
  expect(await screen.findByRole('button', { name: 'Ana’s account' })).toBeVisible()
  expect(host.countOf('GET /api/auth/me')).toBe(1)
})

test.each([401, 403, 404])('if the host refuses the token with %i, it is removed without a message', async (status) => {
  const host = startHost()
  host.signIn()
  host.failNext('GET /api/auth/me', status)
  renderSite('/about', {}, host)
  expect(await screen.findByRole('link', { name: 'Login' })).toBeVisible()
  expect(localStorage.getItem('token')).toBeNull()
})

test.each([429, 500, 502, 0])('after a failure that refuses nothing (%i), the token stays', async (status) => {
  const host = startHost()
  host.signIn()
  if (status === 0) host.cutNext('GET /api/auth/me')
  else host.failNext('GET /api/auth/me', status)
  renderSite('/about', {}, host)
  expect(await screen.findByRole('link', { name: 'Login' })).toBeVisible()
  expect(localStorage.getItem('token')).not.toBeNull()
})

test('a click outside or moving the focus closes the account menu', async () => {
  const host = startHost()
  host.signIn({ name: 'Ana' })
  const { user } = renderSite('/about', {}, host)
  const account = await screen.findByRole('button', { name: 'Ana’s account' })
  expect(screen.queryByRole('button', { name: 'Logout' })).toBeNull()
  await user.click(account)
  expect(screen.getByRole('button', { name: 'Logout' })).toBeVisible()
  await user.click(screen.getByRole('heading', { level: 1 }))
  expect(account).toHaveAttribute('aria-expanded', 'false')
  await user.click(account)
  act(() => screen.getByRole('link', { name: 'About Us' }).focus())
  expect(account).toHaveAttribute('aria-expanded', 'false')
})

test.each(['answers', 'cannot be reached', 'does not answer'])(
  'logging out removes the token and opens the home page if the host %s',
  { tags: 'sweep' },
  async (how) => {
    const host = startHost()
    host.signIn({ name: 'Ana' })
    const { user, router } = renderSite('/about', {}, host)
    await user.click(await screen.findByRole('button', { name: 'Ana’s account' }))
    const logout = screen.getByRole('button', { name: 'Logout' })
    await user.hover(logout)
    if (how === 'cannot be reached')
      vi.spyOn(globalThis, 'fetch').mockRejectedValueOnce(new TypeError('Failed to fetch'))
    if (how === 'does not answer') vi.spyOn(globalThis, 'fetch').mockImplementationOnce(() => new Promise(() => {}))
    await user.click(logout)
    await waitFor(() => expect(router.state.location.pathname).toBe('/'))
    expect(await screen.findByRole('link', { name: 'Login' })).toBeVisible()
    expect(localStorage.getItem('token')).toBeNull()
    expect(screen.queryByRole('button', { name: 'Logout' })).toBeNull()
    if (how === 'answers') await waitFor(async () => expect(await host.rows('sessions')).toEqual([]))
  },
)

test('while the host cannot answer, the token is kept and pages say so', async () => {
  const host = startHost()
  host.signIn()
  host.failNext('GET /api/auth/me', 503)
  host.failNext('GET /api/articles/:id', 503)
  renderSite('/articles/5', {}, host)
  expect(await screen.findByRole('heading', { level: 1, name: 'We will be right back' })).toBeVisible()
  expect(screen.queryByText('Article Not Found')).toBeNull()
  expect(document.title).toContain('We will be right back')
  expect(await screen.findByRole('link', { name: 'Login' })).toBeVisible()
  expect(localStorage.getItem('token')).not.toBeNull()
  expect(takeComplaints()).toEqual([expect.stringContaining('Article: 503')])
})

test('signing in and out in another tab is seen in this one', async () => {
  const host = startHost({ users: [ana] })
  renderSite('/about', {}, host)
  expect(await screen.findByRole('link', { name: 'Login' })).toBeVisible()
  const announce = (key: string | null) => act(() => void window.dispatchEvent(new StorageEvent('storage', { key })))

  localStorage.setItem('token', host.startSession(ana.id))
  announce('token')
  expect(await screen.findByRole('button', { name: 'Ana’s account' })).toBeVisible()
  announce('theme')
  expect(host.countOf('GET /api/auth/me')).toBe(1)

  localStorage.clear()
  announce(null)
  expect(await screen.findByRole('link', { name: 'Login' })).toBeVisible()
  expect(screen.queryByRole('button', { name: 'Ana’s account' })).toBeNull()
})

test.each([
  ['/login?next=%2Fdashboard%2Fads', '/dashboard/ads'],
  ['/login?next=https%3A%2F%2Fevil.example', '/dashboard'],
  ['/register', '/dashboard'],
])('a signed-in reader who opens %s is led on to %s', async (path, target) => {
  const { replace, mock } = watchLeaving()
  const host = startHost()
  host.signIn({ name: 'Ana' })
  renderSite(path, {}, host)
  expect(await screen.findByText('You are signed in as Ana.')).toBeVisible()
  await waitFor(() => expect(new Set(replace.mock.calls.flat())).toEqual(new Set([target])))
  expect(mock.calls).toEqual([])
  expect(screen.getByRole('main').querySelector('form')).toBeNull()
})

test('a login page that was left open is led on once another tab has signed in', async () => {
  const { replace } = watchLeaving()
  const host = startHost({ users: [ana] })
  renderSite('/login?next=%2Fdashboard%2Fads', {}, host)
  await screen.findByLabelText('Email')
  localStorage.setItem('token', host.startSession(ana.id))
  act(() => void window.dispatchEvent(new StorageEvent('storage', { key: 'token' })))
  await waitFor(() => expect(replace.mock.calls).toEqual([['/dashboard/ads']]))
})

test('a signed-in reader is told how to register a business', async () => {
  const host = startHost()
  host.signIn({ name: 'Ana' })
  renderSite('/membership', {}, host)
  expect(await screen.findByText('You are signed in as Ana.')).toBeVisible()
  expect(screen.getByText('What members get')).toBeVisible()
  expect(screen.queryByLabelText('Company')).toBeNull()
})

test('offline, the login says so and keeps what was typed', async () => {
  const host = startHost({ users: [ana] })
  vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false)
  networkIsDown()
  await signIn('/login', host)
  expect(await screen.findByRole('alert')).toHaveTextContent('You’re offline, so nothing has been sent.')
  expect(screen.getByLabelText('Email')).toHaveValue('ana@example.com')
  expect(screen.getByLabelText('Password')).toHaveValue(DEFAULT_PASSWORD)
})
