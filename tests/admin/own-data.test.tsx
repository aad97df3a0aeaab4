import { screen, waitFor, within } from '@testing-library/react'
import { makeUser } from '@tests/factories/user'
import { DEFAULT_PASSWORD } from '@tests/host'
import { expect, test, vi } from 'vitest'
import { takeComplaints } from '../setup'
import { MY_ID, openDashboard } from './open-dashboard'

/** Clicks, and returns the content of the file that is then offered. */
async function downloaded(click: () => Promise<void>) {
  const files: Blob[] = []
  vi.spyOn(URL, 'createObjectURL').mockImplementation((file) => `blob:${files.push(file as Blob)}`)
  vi.spyOn(URL, 'revokeObjectURL').mockReturnValue()
  await click()
  await waitFor(() => expect(files).toHaveLength(1))
  return JSON.parse((await files[0]?.text()) ?? '')
}

test('users download their data', async () => {
  const { user } = openDashboard('/dashboard/profile', { role: 'membership' })
  const button = await screen.findByRole('button', { name: 'Download my data' })
  expect(await downloaded(() => user.click(button))).toMatchObject({
    account: { id: MY_ID, email: 'dewi@example.com' },
  })
})

test('users delete their account with their password, and are signed out', async () => {
  const { user, host, goTo } = openDashboard('/dashboard/profile', { role: 'membership' })
  await user.click(await screen.findByRole('button', { name: 'Delete my account' }))
  const dialog = within(await screen.findByRole('dialog', { name: 'Delete your account?' }))
  const password = dialog.getByLabelText(/Current password/)
  const confirm = dialog.getByRole('button', { name: 'Delete my account' })

  await user.type(password, 'wrong')
  await user.click(confirm)
  await waitFor(() => expect(password).toBeInvalid())
  expect(await host.rows('users')).toHaveLength(1)

  await user.clear(password)
  await user.type(password, DEFAULT_PASSWORD)
  await user.click(confirm)
  await waitFor(() => expect(goTo).toHaveBeenCalledWith('/'))
  expect(await host.rows('users')).toEqual([])
  expect(takeComplaints()).toEqual(['HttpError: Current password is wrong'])
})

test('staff are told that another admin deletes their account', async () => {
  openDashboard('/dashboard/profile', { role: 'editor' })
  expect(await screen.findByText(/another administrator has to delete your account/)).toBeVisible()
  expect(screen.getByRole('button', { name: 'Download my data' })).toBeVisible()
  expect(screen.queryByRole('button', { name: 'Delete my account' })).toBeNull()
})

test('admins download the data of a user', async () => {
  const rita = makeUser({ name: 'Rita', email: 'rita@example.com' })
  const { user } = openDashboard('/dashboard/users', { role: 'admin', users: [rita] })
  const button = await screen.findByRole('button', { name: 'Download the data of Rita' })
  expect(await downloaded(() => user.click(button))).toMatchObject({ account: { email: 'rita@example.com' } })
})
