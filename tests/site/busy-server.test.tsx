import { act, fireEvent, screen, waitFor, within } from '@testing-library/react'
import { makeUser } from '@tests/factories/user'
import { DEFAULT_PASSWORD, startHost } from '@tests/host'
import { beforeEach, expect, test, vi } from 'vitest'
import { renderSite } from './render-site'

beforeEach(() => {
  vi.useFakeTimers({ shouldAdvanceTime: true })
})

const pass = (seconds: number) => act(() => vi.advanceTimersByTimeAsync(seconds * 1000))
const type = (label: string, value: string) => fireEvent.change(screen.getByLabelText(label), { target: { value } })

const register = 'POST /api/auth/register'

async function fillRegistration(host = startHost()) {
  const site = renderSite('/register', {}, host)
  await screen.findByRole('heading', { level: 1, name: 'Create your account' })
  type('Full Name', 'Ana')
  type('Email address', 'ana@exmaple.com')
  type('Password', 'secret1')
  type('Confirm Password', 'secret1')
  return { ...site, press: () => site.user.click(screen.getByRole('button', { name: 'Create account' })) }
}

test('a registration that a busy server refuses is sent again at its time, as the form is by then', async () => {
  const { host, press } = await fillRegistration()
  host.refuseNext(register, 40)
  await press()
  expect(await screen.findByRole('alert')).toHaveTextContent('The server is busy. Sending again in 40 s')
  type('Email address', 'ana@example.com')
  await pass(39)
  expect(host.countOf(register)).toBe(1)
  await pass(1)
  expect(await screen.findByText('Registration successful! You can now login.')).toBeVisible()
  expect(await host.rows('users')).toMatchObject([{ email: 'ana@example.com' }])
})

test('it can be sent at once, is repeated at most once a minute, and stops on request or when the page is left', async () => {
  const { host, press, user, router } = await fillRegistration()
  for (const seconds of [undefined, 1, 1, 1]) host.refuseNext(register, seconds, 429)
  await press()
  expect(await screen.findByRole('alert')).toHaveTextContent('Sending again in 60 s')
  const leaving = new Event('beforeunload', { cancelable: true })
  window.dispatchEvent(leaving)
  expect(leaving.defaultPrevented).toBe(true)
  await user.click(screen.getByRole('button', { name: 'Send now' }))
  await screen.findByText('Sending again in 1 s')
  await pass(1)
  await screen.findByText('Sending again in 60 s')
  expect(host.countOf(register)).toBe(3)
  await user.click(screen.getByRole('button', { name: 'Stop' }))
  expect(screen.queryByRole('alert')).toBeNull()
  await pass(120)
  expect(host.countOf(register)).toBe(3)
  expect(screen.getByLabelText('Full Name')).toHaveValue('Ana')

  await press()
  await screen.findByText(/Sending again/)
  await act(() => router.navigate('/about'))
  await pass(120)
  expect(host.countOf(register)).toBe(4)
})

test('after more than ten minutes nothing is sent by itself: the form says when', async () => {
  const { host, press } = await fillRegistration()
  host.refuseNext(register, 3600, 429)
  await press()
  expect(await screen.findByRole('alert')).toHaveTextContent('Too many attempts. You can try again in 60 minutes.')
  await pass(3600)
  expect(host.countOf(register)).toBe(1)
})

test('a subscription waits too, in the language of the page', async () => {
  const { host, user } = renderSite('/id/about')
  host.refuseNext('POST /api/newsletters/subscribe', 20)
  const form = within(await screen.findByRole('contentinfo'))
  await user.type(form.getByRole('textbox'), 'ana@example.com')
  await user.click(form.getByRole('button', { name: 'Berlangganan' }))
  expect(await form.findByRole('alert')).toHaveTextContent('Server sedang sibuk. Mengirim lagi dalam 20 dtk')
  await pass(20)
  expect(await form.findByRole('status')).toHaveTextContent('Hampir selesai')
})

test.each([
  [429, 900, 'Too many attempts. You can try again in 15 minutes.'],
  [503, 40, 'The server is busy. You can try again in 40 seconds.'],
] as const)('a sign-in refused with %i tells when, and sends no password again', async (status, seconds, text) => {
  const host = startHost({ users: [makeUser({ email: 'ana@example.com' })] })
  host.refuseNext('POST /api/auth/login', seconds, status)
  const { user } = renderSite('/login', {}, host)
  await screen.findByRole('heading', { name: 'Welcome back' })
  type('Email', 'ana@example.com')
  type('Password', DEFAULT_PASSWORD)
  await user.click(screen.getByRole('button', { name: 'Sign in' }))
  expect(await screen.findByRole('alert')).toHaveTextContent(text)
  await pass(seconds + 60)
  expect(host.countOf('POST /api/auth/login')).toBe(1)
  await waitFor(() => expect(screen.getByLabelText('Password')).toHaveValue(DEFAULT_PASSWORD))
})
