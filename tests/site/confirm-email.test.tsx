import { screen } from '@testing-library/react'
import { makeUser } from '@tests/factories/user'
import { startHost } from '@tests/host'
import { expect, test } from 'vitest'
import { renderSite } from './render-site'

const dewi = makeUser({ email_confirmed: false })
const button = () => screen.findByRole('button', { name: 'Confirm address' })

/** Opens the page through the link in the mail. */
function openLink() {
  const host = startHost({ users: [dewi] })
  return renderSite(`/confirm-email?token=${host.mailedToken('confirm-email', dewi)}`, {}, host)
}

test('the address is confirmed by the button, not by opening the page', async () => {
  const { host, user } = openLink()
  await button()
  expect(host.calls).toEqual([])
  await user.dblClick(await button())
  expect(await screen.findByRole('status')).toHaveTextContent('Your email address is confirmed.')
  expect(await host.rows('users')).toMatchObject([{ email_confirmed_at: expect.any(Date) }])
  expect(host.countOf('POST /api/auth/confirm-email')).toBe(1)
})

test('an invalid link shows an explanation and a link to the profile', async () => {
  const { user } = renderSite('/confirm-email?token=used-up')
  await user.click(await button())
  expect(await screen.findByRole('heading', { level: 1, name: 'This link is no longer valid' })).toBeVisible()
  expect(screen.getByRole('link', { name: 'Open your profile' })).toHaveAttribute('href', '/dashboard/profile')
})

test('after a failure, the confirmation can be retried', async () => {
  const { host, user } = openLink()
  host.failNext('POST /api/auth/confirm-email', 500, {})
  await user.click(await button())
  expect(await screen.findByRole('alert')).toHaveTextContent('The address could not be confirmed. Please try again.')
  await user.click(await button())
  expect(await screen.findByRole('status')).toBeVisible()
})
