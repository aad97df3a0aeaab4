import { act, screen, waitFor, within } from '@testing-library/react'
import type userEvent from '@testing-library/user-event'
import { makeUser } from '@tests/factories/user'
import { startHost } from '@tests/host'
import { beforeEach, describe, expect, test, vi } from 'vitest'
import { renderSite } from './render-site'

const fill = async (user: ReturnType<typeof userEvent.setup>, values: Record<string, string>) => {
  for (const [label, value] of Object.entries(values)) {
    await user.click(screen.getByLabelText(label))
    await user.paste(value)
  }
}

const account = {
  'Full Name': 'Ana',
  'Email address': 'ana@example.com',
  Password: 'secret1',
  'Confirm Password': 'secret1',
}

/** The error that `aria-describedby` assigns to a field. */
const errorOf = (label: string) => {
  const field = screen.getByLabelText(label)
  const id = field.getAttribute('aria-describedby')
  return id ? document.getElementById(id)?.textContent : undefined
}

const open = async (path: string, heading: string, host: ReturnType<typeof startHost>) => {
  const site = renderSite(path, {}, host)
  await screen.findByRole('heading', { level: 1, name: heading })
  return site
}

describe('a reader', () => {
  const openForm = (host = startHost()) => open('/register', 'Create your account', host)
  const submit = () => screen.getByRole('button', { name: 'Create account' })

  test('sees an error under each missing field, and no call is made', async () => {
    const { user, host } = await openForm()
    await user.click(submit())
    expect(errorOf('Full Name')).toBe('Name is required')
    expect(errorOf('Email address')).toBe('Email is required')
    expect(errorOf('Password')).toBe('Password is required')
    expect(screen.getByLabelText('Full Name')).toHaveFocus()
    expect(host.calls).toEqual([])
  })

  test('finds what the account gives, and the way to the one of a business and back', async () => {
    const { user } = await openForm()
    expect(screen.getByText('Your trip, with its days and stops')).toBeVisible()
    const kinds = () => within(screen.getByRole('navigation', { name: 'Kind of account' }))
    expect(kinds().getByRole('link', { name: 'Reader' })).toHaveAttribute('aria-current', 'page')
    await user.click(kinds().getByRole('link', { name: 'Business' }))
    await screen.findByRole('heading', { level: 1, name: 'Put your business on the map' })
    expect(screen.getByRole('form', { name: 'Become a member' })).toBeVisible()
    expect(kinds().getByRole('link', { name: 'Business' })).toHaveAttribute('aria-current', 'page')
    expect(kinds().getByRole('link', { name: 'Reader' })).toHaveAttribute('href', '/register')
  })

  test('can show and hide each password', async () => {
    const { user } = await openForm()
    const [password, confirmation] = [screen.getByLabelText('Password'), screen.getByLabelText('Confirm Password')]
    expect(password).toHaveAttribute('type', 'password')
    await user.click(screen.getByRole('button', { name: 'Show password' }))
    expect(password).toHaveAttribute('type', 'text')
    expect(confirmation).toHaveAttribute('type', 'password')
    await user.click(screen.getByRole('button', { name: 'Hide password' }))
    expect(password).toHaveAttribute('type', 'password')
    await user.click(screen.getByRole('button', { name: 'Show confirmation' }))
    expect(confirmation).toHaveAttribute('type', 'text')
  })

  test('registers once, with the role user, and is redirected to the login after two seconds', async () => {
    vi.useFakeTimers({ shouldAdvanceTime: true })
    const { user, host, router } = await openForm()
    host.delay('POST /api/auth/register', 100)
    await fill(user, account)
    await user.dblClick(submit())
    const busy = screen.getByRole('button', { name: 'Creating account...' })
    expect(busy).toBeDisabled()
    const success = await screen.findByText('Registration successful! You can now login.')
    await waitFor(() => expect(success).toHaveFocus())
    expect(host.calls).toEqual(['POST /api/auth/register'])
    expect(host.sent).toMatchObject([{ body: { language: 'en' } }])
    expect(await host.rows('users')).toMatchObject([{ name: 'Ana', email: 'ana@example.com', role: 'user' }])
    await act(() => vi.advanceTimersByTimeAsync(1500))
    expect(router.state.location.pathname).toBe('/register')
    await act(() => vi.advanceTimersByTimeAsync(500))
    expect(await screen.findByRole('heading', { name: 'Welcome back' })).toBeVisible()
    expect(screen.getByText('Registration successful! You can now login.')).toBeVisible()
  })

  test('whose address is taken sees the server’s message in an alert and under the field, and keeps the input', async () => {
    const { user } = await openForm(startHost({ users: [makeUser({ email: 'ana@example.com' })] }))
    await fill(user, account)
    await user.click(submit())
    expect(await screen.findByRole('alert')).toHaveTextContent('This email is already registered')
    expect(errorOf('Email address')).toBe('This email is already registered')
    expect(screen.getByLabelText('Full Name')).toHaveValue('Ana')
    expect(screen.getByLabelText('Password')).toHaveValue('secret1')
    expect(submit()).toBeEnabled()
  })

  test('with an account finds a link to the login', async () => {
    await openForm()
    expect(within(screen.getByRole('form')).getByRole('link', { name: 'Sign in' })).toHaveAttribute('href', '/login')
  })
})

describe('a member business', () => {
  const business = { ...account, Phone: '+62 812', Company: 'Homestay' }
  const openForm = (host = startHost()) => open('/membership', 'Put your business on the map', host)
  const submit = () => screen.getByRole('button', { name: 'Become a Member' })

  beforeEach(() => vi.useFakeTimers({ shouldAdvanceTime: true }))

  test('sees its benefits and must fill in every field except the website', async () => {
    const { user, host } = await openForm()
    expect(screen.getByRole('heading', { name: 'What members get' })).toBeVisible()
    await user.click(submit())
    expect(errorOf('Phone')).toBe('Phone is required')
    expect(errorOf('Company')).toBe('Company is required')
    expect(errorOf('Website (optional)')).toBeUndefined()
    expect(screen.getByLabelText('Phone')).toBeRequired()
    expect(screen.getByLabelText('Website (optional)')).not.toBeRequired()
    expect(host.calls).toEqual([])
  })

  test('sees an error if the website is not an address', async () => {
    const { user } = await openForm()
    await fill(user, { ...business, 'Website (optional)': 'homestay' })
    await user.click(submit())
    expect(errorOf('Website (optional)')).toBe('Enter a full address that starts with http:// or https://')
  })

  test('registers with the role membership and is redirected to the login after three seconds', {
    tags: 'sweep',
  }, async () => {
    const { user, host, router } = await openForm()
    await fill(user, business)
    await user.click(submit())
    const success = 'Membership registration successful! You can now login and submit ads.'
    expect(await screen.findByText(success)).toBeVisible()
    expect(await host.rows('users')).toMatchObject([
      { role: 'membership', phone: '+62 812', company: 'Homestay', website: null },
    ])
    await act(() => vi.advanceTimersByTimeAsync(2500))
    expect(router.state.location.pathname).toBe('/membership')
    await act(() => vi.advanceTimersByTimeAsync(500))
    expect(await screen.findByRole('heading', { name: 'Welcome back' })).toBeVisible()
  })
})
