import { screen } from '@testing-library/react'
import { makeUser } from '@tests/factories/user'
import { startHost } from '@tests/host'
import { expect, test } from 'vitest'
import { renderSite } from './render-site'

const dewi = makeUser({ email: 'dewi@example.com' })

async function openForm(path?: string) {
  const host = startHost({ users: [dewi] })
  const site = renderSite(path ?? `/reset-password?token=${host.mailedToken('reset-password', dewi)}`, {}, host)
  await screen.findByRole('heading', { level: 1, name: 'Set a new password' })
  const set = async (password: string, again = password) => {
    for (const [label, text] of [
      ['New password', password],
      ['Confirm Password', again],
    ] as const) {
      const field = screen.getByLabelText(label)
      await site.user.clear(field)
      if (text) await site.user.type(field, text)
    }
    await site.user.dblClick(screen.getByRole('button', { name: 'Change password' }))
  }
  return { ...site, set }
}

test('the user sets a new password through the link and then finds the login', async () => {
  const { set, host } = await openForm()
  host.delay('POST /api/auth/reset-password', 30)
  await set('crater-lake')
  expect(await screen.findByRole('status')).toHaveTextContent('Your password has been changed. You can now sign in.')
  expect(await host.opens(dewi.email, 'crater-lake')).toBe(true)
  expect(host.countOf('POST /api/auth/reset-password')).toBe(1)
  expect(screen.getByRole('link', { name: 'Sign in' })).toHaveAttribute('href', '/login')
})

test('an invited user is asked to choose a password, not to change one', async () => {
  renderSite('/reset-password?invitation=1&token=abc')
  expect(await screen.findByRole('heading', { level: 1, name: 'Choose a password' })).toBeVisible()
  expect(screen.getByRole('button', { name: 'Set password' })).toBeEnabled()
})

test('the password rules are the same as in the registration', async () => {
  const { set, host } = await openForm()
  await set('')
  expect(screen.getByLabelText('New password')).toHaveAccessibleDescription('Password is required')
  expect(screen.getByLabelText('New password')).toHaveFocus()
  await set('short', 'other')
  expect(screen.getByLabelText('New password')).toHaveAccessibleDescription(
    'Password must be at least 6 characters long',
  )
  expect(screen.getByLabelText('Confirm Password')).toHaveAccessibleDescription('Passwords do not match')
  expect(host.countOf('POST /api/auth/reset-password')).toBe(0)
})

test.each(['/reset-password?token=used-up', '/reset-password'])(
  '%s shows an explanation and a link to request another mail',
  async (path) => {
    if (path.includes('token')) {
      const { set } = await openForm(path)
      await set('crater-lake')
    } else renderSite(path)
    expect(await screen.findByRole('heading', { level: 1, name: 'This link is no longer valid' })).toBeVisible()
    expect(screen.getByRole('link', { name: 'Request a new link' })).toHaveAttribute('href', '/forgot-password')
  },
)

test('a failure keeps the input', async () => {
  const { set, host } = await openForm()
  host.failNext('POST /api/auth/reset-password', 500, {})
  await set('crater-lake')
  expect(await screen.findByRole('alert')).toHaveTextContent('The password could not be changed. Please try again.')
  expect(screen.getByLabelText('New password')).toHaveValue('crater-lake')
})
