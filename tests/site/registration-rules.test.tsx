import { act, fireEvent, screen, waitFor, within } from '@testing-library/react'
import { startHost } from '@tests/host'
import { describe, expect, test, vi } from 'vitest'
import { renderSite } from './render-site'

const REGISTER = 'POST /api/auth/register'

const forms = [
  {
    path: '/register',
    submit: 'Create account',
    values: {
      'Full Name': 'Ana',
      'Email address': 'ana@example.com',
      Password: 'secret1',
      'Confirm Password': 'secret1',
    },
    success: 'Registration successful! You can now login.',
    redirect: 2000,
    optional: [],
  },
  {
    path: '/membership',
    submit: 'Become a Member',
    values: {
      'Full Name': 'Maria',
      'Email address': 'maria@example.com',
      Phone: '+62 812',
      Company: 'Homestay',
      Password: 'secret1',
      'Confirm Password': 'secret1',
    },
    success: 'Membership registration successful! You can now login and submit ads.',
    redirect: 3000,
    optional: ['Website (optional)'],
  },
] as const

/** Sets the value of a field with a single event. */
const set = (label: string, value: string) => fireEvent.change(screen.getByLabelText(label), { target: { value } })

describe.each(forms)('the form of $path', ({ path, submit, values, success, redirect, optional }) => {
  const button = () => screen.getByRole('button', { name: submit })
  const error = (label: string) => screen.getByLabelText(label).getAttribute('aria-invalid')

  async function open(host = startHost()) {
    const site = renderSite(path, {}, host)
    await screen.findByRole('form')
    for (const [label, value] of Object.entries(values)) set(label, value)
    return site
  }

  test('requires every field except the optional ones', async () => {
    await open()
    for (const label of Object.keys(values)) expect(screen.getByLabelText(label)).toBeRequired()
    for (const label of optional) expect(screen.getByLabelText(label)).not.toBeRequired()
    // The footer has a form as well.
    const fields = within(screen.getByRole('form')).getAllByRole('textbox')
    expect(fields.length + 2).toBe(Object.keys(values).length + optional.length)
  })

  test('shows an error at the field until it is edited, makes no call and keeps the input', async () => {
    const { host, user } = await open()
    for (const [label, value, message] of [
      ['Full Name', ' ', 'Name is required'],
      ['Email address', 'ana', 'Email is invalid'],
      ['Email address', 'ana@example', 'Email is invalid'],
      ['Password', '      ', 'Password is required'],
      ['Password', '12345', 'Password must be at least 6 characters long'],
      ['Password', 'x'.repeat(201), 'Password is too long'],
      ['Confirm Password', 'Secret1', 'Passwords do not match'],
      ['Confirm Password', '', 'Passwords do not match'],
    ] as const) {
      const labels = label === 'Password' ? (['Password', 'Confirm Password'] as const) : [label]
      for (const each of labels) set(each, value)
      await user.click(button())
      const field = screen.getByLabelText(label)
      expect(field).toBeInvalid()
      expect(field).toHaveAccessibleDescription(message)
      expect(field).toHaveFocus()
      expect(field).toHaveValue(value)
      for (const each of labels) set(each, values[each])
      expect(error(label), `${label} ${value}`).toBeNull()
    }
    for (const [label, value] of Object.entries(values)) expect(screen.getByLabelText(label)).toHaveValue(value)
    expect(host.calls).toEqual([])
  })

  test('accepts a password of six characters', async () => {
    const { host, user } = await open()
    for (const label of ['Password', 'Confirm Password']) set(label, 'kawah7')
    await user.click(button())
    expect(await screen.findByText(success)).toBeVisible()
    expect(await host.opens(values['Email address'], 'kawah7')).toBe(true)
  })

  test('makes one call when it is submitted twice', async () => {
    const host = startHost()
    host.delay(REGISTER, 30)
    await open(host)
    const form = screen.getByRole('form')
    // Twice before React renders.
    act(() => {
      fireEvent.submit(form)
      fireEvent.submit(form)
    })
    expect(screen.getByRole('button', { name: 'Creating account...' })).toBeDisabled()
    expect(await screen.findByText(success)).toBeVisible()
    expect(host.calls).toEqual([REGISTER])
  })

  test(`opens the login ${redirect} ms after success, not earlier`, async () => {
    const { router } = await open()
    // Fake only the page's timers: the host needs setImmediate to answer.
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
    fireEvent.submit(screen.getByRole('form'))
    while (!screen.queryByText(success)) await act(() => new Promise((resolve) => setImmediate(resolve)))
    await act(() => vi.advanceTimersByTimeAsync(redirect - 1))
    expect(router.state.location.pathname).toBe(path)
    await act(() => vi.advanceTimersByTimeAsync(1))
    vi.useRealTimers()
    await waitFor(() => expect(router.state.location.pathname).toBe('/login'))
  })

  test('does not redirect a user who has left the page', async () => {
    const { router } = await open()
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
    fireEvent.submit(screen.getByRole('form'))
    while (!screen.queryByText(success)) await act(() => new Promise((resolve) => setImmediate(resolve)))
    await act(() => router.navigate('/about'))
    await act(() => vi.advanceTimersByTimeAsync(redirect * 2))
    expect(router.state.location.pathname).toBe('/about')
    vi.useRealTimers()
  })

  test('shows the server’s field errors and can be submitted again', async () => {
    const host = startHost()
    const errors = { name: 'Not that name', password: 'Too well known' }
    host.failNext(REGISTER, 400, { code: 'invalid', message: 'Please look again', errors })
    const { user } = await open(host)
    await user.click(button())
    expect(await screen.findByRole('alert')).toHaveTextContent('Please look again')
    expect(screen.getByLabelText('Full Name')).toHaveAccessibleDescription('Not that name')
    expect(screen.getByLabelText('Password')).toHaveAccessibleDescription('Too well known')
    for (const [label, value] of Object.entries(values)) expect(screen.getByLabelText(label)).toHaveValue(value)
    await user.click(button())
    expect(await screen.findByText(success)).toBeVisible()
    expect(screen.queryByRole('alert')).toBeNull()
  })

  test.each([
    ['without a message', () => ({})],
    ['without JSON', () => '<html>Bad gateway</html>'],
  ])('shows the default error for a reply %s', async (_, body) => {
    const host = startHost()
    host.failNext(REGISTER, 502, body())
    const { user } = await open(host)
    await user.click(button())
    expect(await screen.findByRole('alert')).toHaveTextContent('Registration failed')
    expect(button()).toBeEnabled()
  })

  test('shows the default error without a network', async () => {
    const { user } = await open()
    vi.spyOn(globalThis, 'fetch').mockRejectedValueOnce(new TypeError('Failed to fetch'))
    await user.click(button())
    expect(await screen.findByRole('alert')).toHaveTextContent('Registration failed')
  })

  test('works with a host that has only the specification’s table', async () => {
    const { user } = await open(startHost({ kind: 'table-only' }))
    await user.click(button())
    expect(await screen.findByText(success)).toBeVisible()
  })
})

test('a business registers with its optional website', async () => {
  const { host, user } = renderSite('/membership')
  await screen.findByRole('form')
  for (const [label, value] of Object.entries(forms[1].values)) set(label, value)
  set('Website (optional)', 'https://homestay.example')
  await user.click(screen.getByRole('button', { name: 'Become a Member' }))
  await waitFor(async () =>
    expect(await host.rows('users')).toMatchObject([{ role: 'membership', website: 'https://homestay.example' }]),
  )
})
