import { programVersion } from '@server/config/version'
import * as schema from '@server/db/schema/core'
import { bounces } from '@server/db/schema/mail'
import { screen, waitFor, within } from '@testing-library/react'
import { makeUser } from '@tests/factories/user'
import { DEFAULT_PASSWORD } from '@tests/host'
import { eq } from 'drizzle-orm'
import { describe, expect, test } from 'vitest'
import { takeComplaints } from '../setup'
import { heading, MY_ID, openDashboard } from './open-dashboard'
import { field, fill, me, save } from './profile-form'

describe('the profile', () => {
  test('shows name, role and dates, and the version of the program', { tags: 'sweep' }, async () => {
    openDashboard('/dashboard/profile', { role: 'membership' })

    await heading('Profile')
    expect(await screen.findByRole('heading', { level: 2, name: 'Dewi Anggraini' })).toBeInTheDocument()
    expect(screen.getByText('dewi@example.com')).toBeInTheDocument()
    const account = within(screen.getByRole('region', { name: 'Account information' }))
    expect(account.getByText('Membership')).toBeInTheDocument()
    expect(account.getByText('Member since')).toBeInTheDocument()
    expect(account.getByText('Last updated')).toBeInTheDocument()
    expect(await screen.findByText(/^Eye of Sumatra/)).toHaveTextContent(`Eye of Sumatra ${programVersion}`)
    expect(document.title).toBe('Profile - Eye of Sumatra')
  })

  test('takes a picture and a few sentences, which readers see under the user’s articles', async () => {
    const { user, host } = openDashboard('/dashboard/profile', { withLayout: true })
    const path = '/uploads/me-400x400.webp'
    host.replyNext('POST /api/auth/profile/picture', () => Response.json({ success: true, path }))
    const file = new File(['a picture'], 'me.png', { type: 'image/png' })
    await user.upload(await screen.findByLabelText('Profile picture: file'), file)
    await screen.findByRole('button', { name: 'Remove image' })
    await fill(user, 'About you', 'Walks and writes.')
    await save(user)

    expect(await screen.findByText('Profile updated successfully!')).toBeInTheDocument()
    expect(await me(host)).toMatchObject({ bio: 'Walks and writes.', image_url: path })
    const menu = await screen.findByRole('button', { name: 'Profile' })
    await waitFor(() => expect(within(menu).getByRole('img')).toHaveAttribute('src', path))
  })

  test('is saved, and the menus show the new name at once', async () => {
    const { user, host } = openDashboard('/dashboard/profile', { withLayout: true })

    await fill(user, 'Name', 'Dewi Lestari')
    await fill(user, 'Phone', '+62 61 000')
    await fill(user, 'Company', 'Toba Walks')
    await fill(user, 'Website', 'https://walks.example')
    await save(user)

    expect(await screen.findByText('Profile updated successfully!')).toBeInTheDocument()
    expect(await screen.findByText('Welcome, Dewi Lestari')).toBeInTheDocument()
    expect(await screen.findByRole('heading', { level: 2, name: 'Dewi Lestari' })).toBeInTheDocument()
    expect(await me(host)).toMatchObject({
      name: 'Dewi Lestari',
      email: 'dewi@example.com',
      phone: '+62 61 000',
      company: 'Toba Walks',
      website: 'https://walks.example',
    })
    expect(await host.opens('dewi@example.com', DEFAULT_PASSWORD)).toBe(true)
  })

  test('a new password requires the current one', { tags: 'sweep' }, async () => {
    const { user, host } = openDashboard('/dashboard/profile')

    await fill(user, 'Current password', DEFAULT_PASSWORD)
    await fill(user, 'New password', 'crater-lake')
    await fill(user, 'Repeat new password', 'crater-lake')
    await save(user)

    expect(await screen.findByText('Profile updated successfully!')).toBeInTheDocument()
    expect(await host.opens('dewi@example.com', 'crater-lake')).toBe(true)
    // All three password fields are empty again.
    await waitFor(async () => expect(await field('New password')).toHaveValue(''))
    expect(await field('Current password')).toHaveValue('')
    expect(await field('Repeat new password')).toHaveValue('')
  })

  test('missing and malformed values show an error at their field and are not sent', { tags: 'sweep' }, async () => {
    const { user, host } = openDashboard('/dashboard/profile')

    await fill(user, 'Name', '')
    await fill(user, 'Email', 'dewi')
    await fill(user, 'Website', 'walks')
    await save(user)

    expect(await field('Name')).toHaveAccessibleDescription('Name is required')
    expect(await field('Email')).toHaveAccessibleDescription('Email is invalid')
    expect(await field('Website')).toHaveAccessibleDescription(
      'Enter a full address that starts with http:// or https://',
    )
    await fill(user, 'Email', '')
    expect(await field('Email')).toHaveAccessibleDescription('Email is required')
    expect(host.calls).not.toContain('PUT /api/auth/profile')
  })

  test.each([
    {
      current: '',
      password: 'crater-lake',
      repeat: 'crater-lake',
      at: 'Current password',
      says: 'Current password is required',
    },
    {
      current: DEFAULT_PASSWORD,
      password: 'lake',
      repeat: 'lake',
      at: 'New password',
      says: 'Password must be at least 6 characters',
    },
    {
      current: DEFAULT_PASSWORD,
      password: 'crater-lake',
      repeat: 'crater',
      at: 'Repeat new password',
      says: 'Passwords do not match',
    },
  ])('a new password is refused: $says', { tags: 'sweep' }, async ({ current, password, repeat, at, says }) => {
    const { user, host } = openDashboard('/dashboard/profile')

    await fill(user, 'Current password', current)
    await fill(user, 'New password', password)
    await fill(user, 'Repeat new password', repeat)
    await save(user)

    expect(await field(at)).toHaveAccessibleDescription(says)
    expect(host.calls).not.toContain('PUT /api/auth/profile')
  })

  test('a save that fails without a reason shows a general message and keeps the form', async () => {
    const { user, host } = openDashboard('/dashboard/profile')
    await fill(user, 'Name', 'Dewi Lestari')
    host.failNext('PUT /api/auth/profile', 500, {})
    await save(user)

    expect(await screen.findByText('Failed to update profile')).toBeInTheDocument()
    expect(await field('Name')).toHaveValue('Dewi Lestari')
    expect((await me(host))?.name).toBe('Dewi Anggraini')
    takeComplaints()
  })
})

test('a taken address and a wrong password show an error at their field', async () => {
  const { user, host } = openDashboard('/dashboard/profile', { users: [makeUser({ email: 'taken@example.com' })] })

  await fill(user, 'Email', 'taken@example.com')
  await fill(user, 'Current password', DEFAULT_PASSWORD)
  await save(user)
  expect(await screen.findByText('This email is already registered')).toBeInTheDocument()
  expect(await field('Email')).toHaveAccessibleDescription('This email is already registered')

  await fill(user, 'Email', 'new@example.com')
  await fill(user, 'Current password', 'a guess')
  await fill(user, 'New password', 'crater-lake')
  await fill(user, 'Repeat new password', 'crater-lake')
  await save(user)
  expect(await screen.findByText('Current password is wrong')).toBeInTheDocument()
  expect(await field('Current password')).toHaveAccessibleDescription('Current password is wrong')
  expect((await me(host))?.email).toBe('dewi@example.com')
  takeComplaints()
})

test('a change made elsewhere in the meantime is overwritten only after a question', { tags: 'sweep' }, async () => {
  const { user, host } = openDashboard('/dashboard/profile')
  await fill(user, 'Company', 'Toba Walks')
  await host.inDatabase((db) =>
    db
      .update(schema.users)
      .set({ name: 'Dewi A.', company: 'Lake Tours', version: 2 })
      .where(eq(schema.users.id, MY_ID)),
  )
  await save(user)

  const dialog = within(await screen.findByRole('dialog', { name: 'Someone else has saved this in the meantime' }))
  await user.click(dialog.getByRole('button', { name: 'Save mine over theirs' }))
  expect(await screen.findByText('Profile updated successfully!')).toBeInTheDocument()
  expect((await me(host))?.company).toBe('Toba Walks')
  takeComplaints()
})

test('a dialog asks before unsaved changes are lost', { tags: 'sweep' }, async () => {
  const { user } = openDashboard('/dashboard/profile', { withLayout: true })
  await fill(user, 'Name', 'Dewi Lestari')
  await user.click(screen.getByRole('link', { name: 'Dashboard' }))

  const dialog = within(await screen.findByRole('dialog', { name: 'Leave without saving?' }))
  await user.click(dialog.getByRole('button', { name: 'Stay' }))
  expect(await field('Name')).toHaveValue('Dewi Lestari')
})

test('a profile that failed to load can be loaded again', async () => {
  const { user, host } = openDashboard('/dashboard', { role: 'user' })
  await heading(/Welcome/)
  host.failNext('GET /api/auth/me', 500)
  await user.click(screen.getAllByRole('link', { name: 'Edit profile' })[0] as HTMLElement)

  await heading('Your profile could not be loaded')
  await user.click(screen.getByRole('button', { name: 'Try again' }))
  expect(await field('Name')).toHaveValue('Dewi Anggraini')
  takeComplaints()
})

test('the user menu opens the profile, also for a role without a main menu', async () => {
  const { user } = openDashboard('/dashboard', { role: 'user', withLayout: true })
  await user.click(await screen.findByRole('button', { name: 'Profile' }))
  await user.click(await screen.findByRole('menuitem', { name: 'Profile' }))

  await heading('Profile')
  expect(location.pathname).toBe('/dashboard/profile')
  await waitFor(() => expect(screen.queryByRole('menuitem')).not.toBeInTheDocument())
})

test.each([
  ['membership', ['My ad’s status changes', 'What my ads got in a month', 'Newsletters']],
  [
    'editor',
    ['A new ad is waiting for review', 'An article is waiting for review', 'Notes on articles', 'Newsletters'],
  ],
  ['user', ['Newsletters']],
] as const)('the role %s can choose its mails: %s', { tags: 'sweep' }, async (role, labels) => {
  const { user, host } = openDashboard('/dashboard/profile', { role })
  await field('Name')
  expect(screen.getAllByRole('switch').map((each) => (each as HTMLInputElement).labels?.[0]?.textContent)).toEqual(
    labels,
  )
  await user.click(screen.getByRole('switch', { name: 'Newsletters' }))
  await save(user)
  expect(await screen.findByText('Profile updated successfully!')).toBeInTheDocument()
  expect(await me(host)).toMatchObject({
    notify_ad_status: true,
    notify_new_ads: true,
    unsubscribed_at: expect.any(Date),
  })
})

test('the profile shows whether the address is confirmed and sends the link again on request', async () => {
  const { user, host } = openDashboard('/dashboard/profile', { account: { email_confirmed: false } })
  const account = within(await screen.findByRole('region', { name: 'Account information' }))
  expect(account.getByText('Not confirmed')).toBeVisible()
  host.failNext('POST /api/auth/resend-confirmation', 429, { message: 'Please wait a minute' })
  await user.click(account.getByRole('button', { name: 'Send confirmation again' }))
  expect(await screen.findByText('Please wait a minute')).toBeInTheDocument()
  takeComplaints()
  await user.click(account.getByRole('button', { name: 'Send confirmation again' }))
  expect(await screen.findByText('A new link is on its way.')).toBeInTheDocument()
  expect(account.getByRole('button', { name: 'Send confirmation again' })).toBeDisabled()
})

test('the profile says that newsletters were stopped, and sends a link to get them again', async () => {
  const email = 'ana@example.com'
  const { user, host } = openDashboard('/dashboard/profile', { account: { email, email_confirmed: true } })
  await host.inDatabase((db) =>
    db.insert(bounces).values({ email, failures: 1, returned: true, updated_at: new Date() }),
  )
  const account = within(await screen.findByRole('region', { name: 'Account information' }))
  expect(await account.findByText('No newsletters')).toBeVisible()
  expect(account.getByText(`Newsletters to ${email} did not arrive`, { exact: false })).toBeVisible()
  await user.click(account.getByRole('button', { name: 'Send confirmation again' }))
  expect(await screen.findByText('A new link is on its way.')).toBeInTheDocument()
  expect(await host.rows('mails')).toMatchObject([{ mail: { kind: 'confirm-email' } }])
})

test('the profile shows no mail settings on a host without mail', async () => {
  openDashboard('/dashboard/profile', { kind: 'table-only' })
  await field('Name')
  expect(screen.queryByRole('switch')).toBeNull()
  expect(screen.queryByText(/confirmed/i)).toBeNull()
})

test('a host without confirmations is sent a new address without a password', async () => {
  const { user, host } = openDashboard('/dashboard/profile', { kind: 'table-only' })
  await fill(user, 'Email', 'new@example.com')
  expect(await field('Email')).not.toHaveAccessibleDescription()
  await save(user)
  await waitFor(() => expect(host.calls).toContain('PUT /api/auth/profile'))
  const sent = host.sent.find(({ call }) => call === 'PUT /api/auth/profile')
  expect(sent?.body).toMatchObject({ email: 'new@example.com' })
  expect(sent?.body).not.toHaveProperty('current_password')
  // Our server, which plays that host, refuses it.
  takeComplaints()
})
