import { destination } from '@site/components/SignedIn'
import { useAuth } from '@site/reader/auth'
import { screen, waitFor, within } from '@testing-library/react'
import { makeUser } from '@tests/factories/user'
import { DEFAULT_PASSWORD, startHost } from '@tests/host'
import { takeComplaints } from '@tests/setup'
import { renderToString } from 'react-dom/server'
import { expect, test } from 'vitest'
import { renderSite } from './render-site'

const ana = makeUser({ name: 'Ana', email: 'ana@example.com', role: 'membership' })

async function openLogin(host = startHost({ users: [ana] })) {
  const site = renderSite('/login', {}, host)
  await screen.findByRole('heading', { name: 'Welcome back' })
  const submit = async (password = DEFAULT_PASSWORD) => {
    await site.user.type(screen.getByLabelText('Email'), 'ana@example.com')
    await site.user.type(screen.getByLabelText('Password'), password)
    await site.user.dblClick(screen.getByRole('button', { name: 'Sign in' }))
  }
  return { ...site, submit }
}

test('signing in shows progress, sends one request and stores the token', async () => {
  const { host, submit } = await openLogin()
  host.delay('POST /api/auth/login', 30)
  await submit()
  expect(screen.getByRole('button', { name: 'Signing in...' })).toBeDisabled()
  await waitFor(() => expect(localStorage.getItem('token')).not.toBeNull())
  expect(await host.rows('sessions')).toHaveLength(1)
  expect(host.calls.filter((call) => call === 'POST /api/auth/login')).toHaveLength(1)
  // jsdom logs an error for the navigation to the dashboard.
  expect(takeComplaints().every((text) => text.includes('navigation'))).toBe(true)
})

test('a refused login shows the server’s message and keeps the input', { tags: 'sweep' }, async () => {
  const { submit } = await openLogin()
  await submit('wrong one')
  expect(await screen.findByRole('alert')).toHaveTextContent('Wrong email or password')
  expect(screen.getByLabelText('Email')).toHaveValue('ana@example.com')
  expect(screen.getByRole('button', { name: 'Sign in' })).toBeEnabled()
  expect(localStorage.getItem('token')).toBeNull()
})

test('an error reply without a message shows the default message', async () => {
  const { host, submit } = await openLogin()
  host.failNext('POST /api/auth/login', 500, {})
  await submit()
  expect(await screen.findByRole('alert')).toHaveTextContent('Login failed')
})

test('the password can be shown, and the page links to the registration of a business', async () => {
  const { user } = await openLogin()
  await user.click(screen.getByRole('button', { name: 'Show password' }))
  expect(screen.getByLabelText('Password')).toHaveAttribute('type', 'text')
  expect(screen.getByRole('link', { name: 'Register your business' })).toHaveAttribute('href', '/membership')
})

test.each([
  [null, '/dashboard'],
  ['/dashboard/articles?filter=x', '/dashboard/articles?filter=x'],
  ['/dashboard', '/dashboard'],
  ['//evil.example/dashboard', '/dashboard'],
  ['/\\evil.example', '/dashboard'],
  ['https://evil.example', '/dashboard'],
  ['/dashboard.evil', '/dashboard'],
  ['/about', '/dashboard'],
  ['javascript:alert(1)', '/dashboard'],
])('after the login, next=%s leads to %s', (next, expected) => expect(destination(next)).toBe(expected))

test('with a stored token, the account menu shows the name, Dashboard and Logout', async () => {
  const host = startHost({ users: [ana] })
  localStorage.setItem('token', host.startSession(ana.id))
  const { user, router } = renderSite('/about', {}, host)
  const account = await screen.findByRole('button', { name: 'Ana’s account' })
  expect(screen.queryByRole('link', { name: 'Login' })).toBeNull()
  await user.click(account)
  expect(screen.getByRole('link', { name: 'Dashboard' })).toHaveAttribute('href', '/dashboard')
  await user.keyboard('{Escape}')
  expect(account).toHaveAttribute('aria-expanded', 'false')
  await user.click(account)
  host.failNext('POST /api/auth/logout', 500)
  await user.click(screen.getByRole('button', { name: 'Logout' }))
  await waitFor(() => expect(router.state.location.pathname).toBe('/'))
  expect(await screen.findByRole('link', { name: 'Login' })).toBeVisible()
  expect(localStorage.getItem('token')).toBeNull()
})

test('an invalid token is removed without a message', async () => {
  localStorage.setItem('token', 'dead')
  renderSite('/about')
  expect(await screen.findByRole('link', { name: 'Login' })).toBeVisible()
  expect(localStorage.getItem('token')).toBeNull()
})

test('without a token, no call is made for the user', async () => {
  const { host } = renderSite('/register')
  expect(await screen.findByRole('link', { name: 'Join as Member' })).toHaveAttribute('href', '/membership')
  expect(host.calls).toEqual([])
})

test('useAuth throws outside an AuthProvider', () => {
  const Orphan = () => <>{useAuth().user?.name}</>
  expect(() => renderToString(<Orphan />)).toThrow('useAuth must be used within an AuthProvider')
})

test('the menu on small screens closes on navigation', async () => {
  const { user } = renderSite('/about')
  const toggle = await screen.findByRole('button', { name: 'Menu' })
  await user.click(toggle)
  expect(toggle).toHaveAttribute('aria-expanded', 'true')
  await user.click(within(screen.getByRole('navigation', { name: 'Main' })).getByRole('link', { name: 'Articles' }))
  await screen.findByRole('heading', { level: 1, name: 'Articles' })
  expect(toggle).toHaveAttribute('aria-expanded', 'false')
})

test('an account with a second factor is asked for its code in a second step', async () => {
  const host = startHost({ users: [{ ...ana, totp: true }] })
  const { user, submit } = await openLogin(host)
  await submit()
  const code = await screen.findByLabelText('Authentication code')
  await waitFor(() => expect(code).toHaveFocus())
  expect(code).toHaveAccessibleDescription(/six-digit code/)
  expect(screen.queryByRole('alert')).toBeNull()
  expect(screen.queryByLabelText('Password')).toBeNull()

  await user.type(code, '000000')
  await user.click(screen.getByRole('button', { name: 'Sign in' }))
  expect(await screen.findByRole('alert')).toHaveTextContent('This code is wrong or has already been used')
  expect(host.sent.filter(({ call }) => call === 'POST /api/auth/login').at(-1)?.body).toMatchObject({
    email: 'ana@example.com',
    totp: '000000',
  })

  host.failNext('POST /api/auth/login', 401, { code: 'unauthenticated', message: 'Wrong email or password' })
  await user.click(screen.getByRole('button', { name: 'Sign in' }))
  expect(await screen.findByLabelText('Password')).toHaveValue(DEFAULT_PASSWORD)
  expect(screen.getByRole('alert')).toHaveTextContent('Wrong email or password')
})
