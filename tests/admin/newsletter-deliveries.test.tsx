import { bounces, deliveries } from '@server/db/schema/mail'
import { screen, waitFor, within } from '@testing-library/react'
import { makeNewsletter } from '@tests/factories/newsletter'
import { makeUser } from '@tests/factories/user'
import { expect, test } from 'vitest'
import { takeComplaints } from '../setup'
import { openDashboard } from './open-dashboard'

const newsletter = makeNewsletter({ subject: 'Rain at last', sent_at: '2026-02-01T08:00:00.000Z' })

type Status = typeof deliveries.$inferSelect.status
type Options = Parameters<typeof openDashboard>[1]

/** Opens the deliveries of a sent newsletter. Each reader is named after the status of their copy. */
async function openDeliveries(statuses: Status[], options: Options = {}) {
  const users = statuses.map((status, index) => makeUser({ name: status, email: `${status}-${index}@example.com` }))
  const dashboard = openDashboard('/dashboard/newsletter', { newsletters: [newsletter], users, ...options })
  const { host, user } = dashboard
  const moment = new Date()
  await host.inDatabase((db) =>
    db.insert(deliveries).values(
      statuses.map((status, index) => ({
        newsletter_id: newsletter.id,
        user_id: users[index]?.id ?? 0,
        email: users[index]?.email ?? '',
        name: status,
        status,
        attempts: 1,
        error: status === 'failed' ? '550 No such user' : null,
        next_attempt_at: moment,
        created_at: moment,
        updated_at: moment,
      })),
    ),
  )
  await user.click(await screen.findByRole('button', { name: 'Deliveries of Rain at last' }))
  const dialog = within(await screen.findByRole('dialog', { name: 'Deliveries of Rain at last' }))
  return { ...dashboard, dialog }
}

const copies = (dialog: ReturnType<typeof within>) =>
  within(dialog.getByRole('table', { name: 'Deliveries' }))
    .getAllByRole('row')
    .slice(1)

test('the dialog lists all copies with their status and filters them by status and name', async () => {
  const { user, dialog } = await openDeliveries(['sent', 'failed', 'skipped'])
  expect(await dialog.findByText('1 sent, 1 failed, 1 skipped')).toBeVisible()
  expect(dialog.getByText('550 No such user')).toBeVisible()
  expect(dialog.queryByRole('progressbar')).toBeNull()
  expect(dialog.queryByRole('button', { name: 'Retry unknown' })).toBeNull()

  await user.click(dialog.getByRole('combobox', { name: 'Status' }))
  await user.click(await screen.findByRole('option', { name: 'Skipped' }))
  await waitFor(() => expect(copies(dialog)).toHaveLength(1))
  expect(copies(dialog)[0]).toHaveTextContent('skipped-2@example.com')
  await user.click(dialog.getByLabelText('Search by name or email'))
  await user.paste('nobody')
  expect(await dialog.findByText('No users found matching your search')).toBeVisible()
})

test('unknown copies are sent again only on request, and failed copies can be retried after an error', {
  tags: 'sweep',
}, async () => {
  const { user, dialog, host } = await openDeliveries(['sent', 'failed', 'unknown'], { mail: 'on demand' })
  expect(await dialog.findByText(/^The server stopped while 1 message was being handed over/)).toBeVisible()
  await user.click(dialog.getByRole('button', { name: 'Retry unknown' }))
  expect(await dialog.findByText('2 sent, 1 failed')).toBeVisible()
  expect(dialog.queryByRole('button', { name: 'Retry unknown' })).toBeNull()
  expect(host.countOf('POST /api/newsletters/:id/retry')).toBe(1)

  const retryFailed = () => dialog.findByRole('button', { name: 'Retry failed' })
  await waitFor(async () => expect(await retryFailed()).toBeEnabled())
  host.failNext('POST /api/newsletters/:id/retry', 503, { message: 'The mail server is away' })
  await user.click(await retryFailed())
  expect(await dialog.findByText('Error: The mail server is away')).toBeVisible()
  takeComplaints()
  await user.click(await retryFailed())
  expect(await dialog.findByText('3 sent')).toBeVisible()
  expect(dialog.queryByText('Error: The mail server is away')).toBeNull()
  expect(dialog.queryByRole('button', { name: 'Retry failed' })).toBeNull()
})

test('the dialog shows the progress of a newsletter that is being sent', async () => {
  const { dialog, host } = await openDeliveries(['sent', 'queued', 'queued', 'queued'])
  expect(await dialog.findByText('1 sent, 3 waiting')).toBeVisible()
  expect(dialog.getByRole('progressbar', { name: 'Sending' })).toHaveAttribute('aria-valuenow', '25')
  await host.inDatabase((db) => db.update(deliveries).set({ status: 'sent' }))
  expect(await dialog.findByText('4 sent')).toBeVisible()
  expect(dialog.queryByRole('progressbar')).toBeNull()
})

test('deliveries that failed to load can be loaded again', { tags: 'sweep' }, async () => {
  const { user, host } = openDashboard(`/dashboard/newsletter/${newsletter.id}`, { newsletters: [newsletter] })
  host.failNext('GET /api/newsletters/:id/deliveries', 500, { message: 'Out of order' })
  await user.click(await screen.findByRole('button', { name: 'Deliveries' }))
  expect(await screen.findByText('Out of order')).toBeVisible()
  takeComplaints()
  await user.click(screen.getByRole('button', { name: 'Try again' }))
  expect(await screen.findByText('There are no delivery records.')).toBeVisible()
  expect(screen.queryByText('Out of order')).toBeNull()
})

test('a user’s form shows why no newsletter arrives, and lets them go there again', { tags: 'sweep' }, async () => {
  const sari = makeUser({ name: 'Sari Tanjung', email: 'Sari@example.com' })
  const { user, host } = openDashboard(`/dashboard/users/${sari.id}`, { role: 'admin', users: [sari] })
  await host.inDatabase((db) =>
    db.insert(bounces).values({
      email: 'sari@example.com',
      failures: 1,
      returned: true,
      reason: 'Returned: 5.1.1 550 No such user',
      updated_at: new Date('2026-02-01T08:00:00.000Z'),
    }),
  )
  const notice = await screen.findByText('This user gets no more newsletters')
  expect(notice.closest('[role=alert]')).toHaveTextContent(/on 1 Feb 2026.*Returned: 5.1.1 550 No such user/)
  await user.click(screen.getByRole('button', { name: 'Send email again' }))
  expect(await screen.findByText('Newsletters go to Sari@example.com again')).toBeVisible()
  expect(notice).not.toBeInTheDocument()
  expect(await host.rows('bounces')).toEqual([])
})

test('a user’s form shows until when no newsletter is sent', { tags: 'sweep' }, async () => {
  const sari = makeUser({ name: 'Sari Tanjung', email: 'sari@example.com' })
  const { host } = openDashboard(`/dashboard/users/${sari.id}`, { role: 'admin', users: [sari] })
  await host.inDatabase((db) =>
    db.insert(bounces).values({
      email: sari.email,
      failures: 5,
      kind: 'temporary',
      paused_until: new Date('2126-02-01T08:00:00.000Z'),
      reason: '452 4.2.2 Over quota',
      updated_at: new Date('2026-02-01T08:00:00.000Z'),
    }),
  )
  const notice = await screen.findByText(/^This user gets no newsletters until 1 Feb 2126/)
  expect(notice.closest('[role=alert]')).toHaveTextContent('452 4.2.2 Over quota')
  expect(screen.getByRole('button', { name: 'Send email again' })).toBeEnabled()
})
