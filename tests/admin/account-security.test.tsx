import { screen, waitFor, within } from '@testing-library/react'
import { DEFAULT_PASSWORD } from '@tests/host'
import { Secret, TOTP } from 'otpauth'
import { expect, test } from 'vitest'
import { takeComplaints } from '../setup'
import { heading, MY_ID, openDashboard } from './open-dashboard'
import { field, fill, me, save } from './profile-form'

test('a new address needs the current password, waits for its confirmation, and can be given up', {
  tags: 'sweep',
}, async () => {
  const { user, host } = openDashboard('/dashboard/profile')
  await fill(user, 'Email', 'new@example.com')
  expect(await field('Email')).toHaveAccessibleDescription(/once you have confirmed it/)
  await save(user)
  expect(await field('Current password')).toHaveAccessibleDescription('Current password is required')
  expect(host.calls).not.toContain('PUT /api/auth/profile')

  await fill(user, 'Current password', DEFAULT_PASSWORD)
  await save(user)
  const account = within(await screen.findByRole('region', { name: 'Account information' }))
  expect(await account.findByText(/We’ve emailed a link to new@example.com/)).toBeVisible()
  expect(await field('Email')).toHaveValue('dewi@example.com')
  expect(await me(host)).toMatchObject({ email: 'dewi@example.com', pending_email: 'new@example.com' })

  await user.click(account.getByRole('button', { name: 'Cancel the change' }))
  await waitFor(() => expect(account.queryByText(/new@example.com/)).toBeNull())
  expect((await me(host))?.pending_email).toBeNull()
})

test('the user signs out another device, and then everywhere', async () => {
  const { user, host, goTo } = openDashboard('/dashboard/profile')
  host.startSession(MY_ID)
  const devices = within(await screen.findByRole('region', { name: 'Where you are signed in' }))
  const [here] = devices.getAllByText('This device')
  expect(here).toBeVisible()
  const other = devices.getAllByRole('listitem').find((item) => !within(item).queryByText('This device'))
  await user.click(within(other as HTMLElement).getByRole('button', { name: /^Sign out/ }))
  await waitFor(() => expect(devices.getAllByRole('listitem')).toHaveLength(1))

  await user.click(devices.getByRole('button', { name: 'Sign out everywhere' }))
  const dialog = within(await screen.findByRole('dialog', { name: 'Sign out everywhere?' }))
  await user.click(dialog.getByRole('button', { name: 'Sign out everywhere' }))
  await waitFor(() => expect(goTo).toHaveBeenCalledWith('/'))
  expect(await host.rows('sessions')).toEqual([])
  takeComplaints()
})

test('a second factor is set up with a code of the app, and switched off with the password', async () => {
  const { user, host } = openDashboard('/dashboard/profile')
  host.startSession(MY_ID)
  const card = within(await screen.findByRole('region', { name: 'Second factor' }))
  const devices = within(await screen.findByRole('region', { name: 'Where you are signed in' }))
  await waitFor(() => expect(devices.getAllByRole('listitem')).toHaveLength(2))
  await user.click(card.getByRole('button', { name: 'Set up' }))
  expect(await card.findByRole('img', { name: /QR code/ })).toBeVisible()
  const key = card.getByText(/^[A-Z2-7]{4}( [A-Z2-7]{4})+$/).textContent?.replaceAll(' ', '') ?? ''
  expect(card.getAllByText(/^\w{4}(-\w{4}){5}$/)).toHaveLength(10)

  await user.type(card.getByLabelText('Code from the app'), '12')
  await user.click(card.getByRole('button', { name: 'Switch on' }))
  expect(await card.findByText('This code is wrong or has already been used')).toBeVisible()
  takeComplaints()
  await user.clear(card.getByLabelText('Code from the app'))
  await user.type(card.getByLabelText('Code from the app'), new TOTP({ secret: Secret.fromBase32(key) }).generate())
  await user.click(card.getByRole('button', { name: 'Switch on' }))

  await waitFor(() => expect(devices.getAllByRole('listitem')).toHaveLength(1))

  await user.click(await card.findByRole('button', { name: 'Switch off' }))
  const dialog = within(await screen.findByRole('dialog', { name: 'Switch off the second factor?' }))
  await user.type(dialog.getByLabelText('Current password'), DEFAULT_PASSWORD)
  await user.click(dialog.getByRole('button', { name: 'Switch off' }))
  expect(await card.findByRole('button', { name: 'Set up' })).toBeVisible()
})

test('where a second factor is required, its set-up comes before every screen', async () => {
  openDashboard('/dashboard/articles', { env: { REQUIRE_TOTP: 'editor' } })
  expect(await heading('Set up your second factor')).toBeVisible()
  expect(screen.getByRole('button', { name: 'Set up' })).toBeVisible()
  takeComplaints()
})
