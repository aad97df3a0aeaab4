import { newsletters } from '@server/db/schema/mail'
import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import { makeNewsletter } from '@tests/factories/newsletter'
import { expect, test } from 'vitest'
import { takeComplaints } from '../setup'
import { openDashboard } from './open-dashboard'

const newsletter = makeNewsletter({ subject: 'The lake in November' })
const nextYear = new Date().getFullYear() + 1
const later = `${nextYear}-03-01T09:30`

async function openSchedule() {
  const dashboard = openDashboard(`/dashboard/newsletter/${newsletter.id}`, { newsletters: [newsletter] })
  await dashboard.user.click(await screen.findByRole('button', { name: 'Schedule for later' }))
  const dialog = within(await screen.findByRole('dialog', { name: 'Schedule for later' }))
  const field = dialog.getByLabelText('Date and time')
  const at = async (value: string) => {
    fireEvent.change(field, { target: { value } })
    await dashboard.user.click(dialog.getByRole('button', { name: 'Schedule' }))
  }
  return { ...dashboard, dialog, field, at }
}

test('a newsletter is scheduled in the local time zone, and the schedule can be cancelled', {
  tags: 'sweep',
}, async () => {
  const { user, host, field, at } = await openSchedule()
  expect(field).toHaveAccessibleDescription('Time zone of the magazine: Asia/Jakarta.')
  await at(later)
  expect(await screen.findByText(`Will be sent on 1 Mar ${nextYear}, 09:30.`)).toBeInTheDocument()
  expect(await host.row('newsletters', newsletter.id)).toMatchObject({ scheduled_at: new Date(later), sent_at: null })
  expect((await screen.findByText('Scheduled')).closest('td')).toHaveTextContent(`Scheduled1 Mar ${nextYear}, 09:30`)

  await user.click(screen.getByRole('button', { name: 'Cancel schedule' }))
  await waitFor(() => expect(screen.queryByText(/^Will be sent on .*\.$/)).toBeNull())
  expect(await host.row('newsletters', newsletter.id)).toMatchObject({ scheduled_at: null })
  expect(screen.getByText('Draft')).toBeInTheDocument()
})

test('errors about the time appear under the field, and other errors above it', { tags: 'sweep' }, async () => {
  const { dialog, field, at, host } = await openSchedule()
  const call = 'PUT /api/newsletters/:id/schedule'
  await at('')
  expect(field).toHaveAccessibleDescription('Choose a date and a time')
  await at('2020-01-01T09:00')
  expect(field).toHaveAccessibleDescription('Choose a time in the future')
  expect(host.calls).not.toContain(call)

  // The server's clock may be ahead.
  const errors = { send_at: 'The server finds this time past' }
  host.failNext(call, 400, { message: 'Please check your input', errors })
  await at(later)
  await waitFor(() => expect(field).toHaveAccessibleDescription(errors.send_at))
  await host.inDatabase((db) => db.update(newsletters).set({ sent_at: new Date() }))
  await at(later)
  expect(await dialog.findByText('Error: This newsletter has already been sent')).toBeVisible()
  expect(field).toHaveValue(later)
  takeComplaints()
})
