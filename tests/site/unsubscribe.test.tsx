import { screen } from '@testing-library/react'
import { makeUser } from '@tests/factories/user'
import { signedToken, startHost } from '@tests/host'
import { takeComplaints } from '@tests/setup'
import { expect, test } from 'vitest'
import { renderOnServer } from './first-page'
import { renderSite } from './render-site'

const dewi = () => makeUser({ email: 'dewi@example.com' })
const linkOf = (id: number) => `/unsubscribe?token=${signedToken('unsubscribe', id)}`
const button = (name: string) => screen.findByRole('button', { name })

test('a reader unsubscribes with one click, without a login, and can undo it', async () => {
  const reader = dewi()
  const { host, user } = renderSite(linkOf(reader.id), { users: [reader] })
  expect(await screen.findByText(/^No more newsletters will be sent to d•••@example.com/)).toBeVisible()
  expect(host.calls).toEqual(['GET /api/unsubscribe/:token'])
  const subscribed = async () => (await host.rows('users'))[0]?.unsubscribed_at === null

  await user.dblClick(await button('Unsubscribe'))
  expect(await screen.findByRole('heading', { level: 1, name: 'You are unsubscribed' })).toBeVisible()
  expect(await subscribed()).toBe(false)

  await user.click(await button('Undo'))
  expect(await screen.findByText('You are subscribed to the newsletter again.')).toBeVisible()
  expect(await subscribed()).toBe(true)
  expect(await button('Unsubscribe')).toBeEnabled()
})

test('a reader who has already unsubscribed sees that, and can undo it', async () => {
  const reader = { ...dewi(), notifications: { ...dewi().notifications, newsletters: false } }
  renderSite(linkOf(reader.id), { users: [reader] })
  expect(await button('Undo')).toBeVisible()
  expect(screen.getByRole('status')).toHaveTextContent('No more newsletters will be sent to d•••@example.com.')
})

test.each(['/unsubscribe?token=cut', '/unsubscribe'])(
  '%s shows an explanation and a link to the profile',
  async (path) => {
    renderSite(path)
    expect(await screen.findByRole('heading', { level: 1, name: 'This link is not valid' })).toBeVisible()
    expect(screen.getByRole('link', { name: 'Open your profile' })).toHaveAttribute('href', '/dashboard/profile')
  },
)

test('unsubscribing works even if the address cannot be loaded; a failure shows an error', async () => {
  const reader = dewi()
  const host = startHost({ users: [reader] })
  host.failNext('GET /api/unsubscribe/:token', 500)
  host.failNext('POST /api/unsubscribe/:token', 500, {})
  const { user } = renderSite(linkOf(reader.id), {}, host)
  await user.click(await button('Unsubscribe'))
  expect(await screen.findByRole('alert')).toHaveTextContent('That didn’t work. Please try again.')
  await user.click(await button('Unsubscribe'))
  expect(await screen.findByText('No more newsletters will be sent to you.')).toBeVisible()
  expect(takeComplaints()).toHaveLength(1)
})

test('the server does not cache the page or put its token in the head', async () => {
  const reader = dewi()
  startHost({ users: [reader] })
  const page = await renderOnServer(linkOf(reader.id))
  expect(page).toMatchObject({ status: 200, keep: false })
  expect(page.head).toContain('content="noindex, nofollow"')
  expect(page.head).not.toContain('token')
  expect(page.html).toContain('d•••@example.com')
  expect(await renderOnServer('/unsubscribe?token=cut')).toMatchObject({ status: 404, keep: false })
})
