import { screen, waitFor, within } from '@testing-library/react'
import { makeNewsletter } from '@tests/factories/newsletter'
import type { StoredDelivery } from '@tests/mock-host/state'
import { expect, test } from 'vitest'
import { takeComplaints } from '../setup'
import { openDashboard } from './open-mock-dashboard'

const sent = () => makeNewsletter({ subject: 'Rain at last', sent_at: '2026-02-01T08:00:00.000Z' })
const moment = '2026-02-01T08:00:00.000Z'

/** The deliveries of a newsletter that was sent; each reader's name is the status of their copy. */
async function openDeliveries(...statuses: StoredDelivery['status'][]) {
  const newsletter = sent()
  const site = openDashboard('/dashboard/newsletter', { newsletters: [newsletter] })
  site.state.deliveries.push(
    ...statuses.map((status, index) => ({
      ...{ id: index + 1, newsletter_id: newsletter.id, email: `${status}@example.com`, name: status, status },
      ...{ attempts: 1, error: status === 'failed' ? '550 No such user' : null },
      ...{ created_at: moment, updated_at: moment },
    })),
  )
  await site.user.click(await screen.findByRole('button', { name: 'Deliveries of Rain at last' }))
  const dialog = within(await screen.findByRole('dialog', { name: 'Deliveries of Rain at last' }))
  return { ...site, dialog }
}

const copies = (dialog: ReturnType<typeof within>) =>
  within(dialog.getByRole('table', { name: 'Deliveries' }))
    .getAllByRole('row')
    .slice(1)

test('tell what became of every copy, by status and by name', async () => {
  const { user, dialog } = await openDeliveries('sent', 'failed', 'skipped')
  expect(await dialog.findByText('1 sent, 1 failed, 1 skipped')).toBeVisible()
  expect(dialog.getByText('550 No such user')).toBeVisible()
  expect(dialog.queryByRole('progressbar')).toBeNull()

  await user.click(dialog.getByRole('combobox', { name: 'Status' }))
  await user.click(await screen.findByRole('option', { name: 'Skipped' }))
  await waitFor(() => expect(copies(dialog)).toHaveLength(1))
  expect(copies(dialog)[0]).toHaveTextContent('skipped@example.com')
  await user.click(dialog.getByLabelText('Search by name or email'))
  await user.paste('nobody')
  expect(await dialog.findByText('No users found matching your search')).toBeVisible()
})

test('copies whose fate nobody knows are explained, and sent again on request only', async () => {
  const { user, dialog, host } = await openDeliveries('sent', 'unknown')
  expect(await dialog.findByText(/^The server stopped while 1 message was being handed over/)).toBeVisible()
  expect(dialog.queryByRole('button', { name: 'Retry failed' })).toBeNull()
  await user.click(dialog.getByRole('button', { name: 'Retry unknown' }))
  expect(await dialog.findByText('2 sent')).toBeVisible()
  expect(host.calls.filter((call) => call === 'POST /api/newsletters/:id/retry')).toHaveLength(1)
})

test('failed copies are sent again, and a refusal is told', async () => {
  const { user, dialog, host } = await openDeliveries('sent', 'failed')
  host.failNext('POST /api/newsletters/:id/retry', 503, { message: 'The mail server is away' })
  await user.click(await dialog.findByRole('button', { name: 'Retry failed' }))
  expect(await dialog.findByText('Error: The mail server is away')).toBeVisible()
  takeComplaints()
  await user.click(dialog.getByRole('button', { name: 'Retry failed' }))
  await waitFor(() => expect(dialog.queryByText('Error: The mail server is away')).toBeNull())
  expect(await dialog.findByText('1 sent, 1 failed')).toBeVisible()
})

test('follow what is under way', async () => {
  const { dialog, state } = await openDeliveries('sent', 'queued', 'queued', 'queued')
  expect(await dialog.findByText('1 sent, 3 waiting')).toBeVisible()
  expect(dialog.getByRole('progressbar', { name: 'Sending' })).toHaveAttribute('aria-valuenow', '25')
  for (const delivery of state.deliveries) delivery.status = 'sent'
  expect(await dialog.findByText('4 sent', undefined, { timeout: 5000 })).toBeVisible()
  expect(dialog.queryByRole('progressbar')).toBeNull()
})

test('that cannot be loaded can be asked for again', async () => {
  const newsletter = sent()
  const { user, host } = openDashboard(`/dashboard/newsletter/${newsletter.id}`, { newsletters: [newsletter] })
  host.failNext('GET /api/newsletters/:id/deliveries', 500, { message: 'Out of order' })
  await user.click(await screen.findByRole('button', { name: 'Deliveries' }))
  expect(await screen.findByText('Out of order')).toBeVisible()
  takeComplaints()
  await user.click(screen.getByRole('button', { name: 'Try again' }))
  expect(await screen.findByText('Nothing is known of its copies.')).toBeVisible()
  expect(screen.queryByText('Out of order')).toBeNull()
})
