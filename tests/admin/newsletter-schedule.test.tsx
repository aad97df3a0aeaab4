import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import { makeNewsletter } from '@tests/factories/newsletter'
import { expect, test } from 'vitest'
import { takeComplaints } from '../setup'
import { openDashboard } from './open-mock-dashboard'

const subject = 'The lake in November'
const next = new Date().getFullYear() + 1
const later = `${next}-03-01T09:30`

async function openSchedule() {
  const newsletter = makeNewsletter({ subject })
  const site = openDashboard(`/dashboard/newsletter/${newsletter.id}`, { newsletters: [newsletter] })
  // The form brings its editor, whose code is compiled when it is first opened.
  await site.user.click(await screen.findByRole('button', { name: 'Schedule for later' }, { timeout: 15_000 }))
  const dialog = within(await screen.findByRole('dialog', { name: 'Schedule for later' }))
  const field = dialog.getByLabelText('Date and time')
  const at = async (value: string) => {
    fireEvent.change(field, { target: { value } })
    await site.user.click(dialog.getByRole('button', { name: 'Schedule' }))
  }
  return { ...site, dialog, field, at }
}

test('a newsletter is scheduled in the own time zone, and the schedule cancelled', async () => {
  const { user, state, field, at } = await openSchedule()
  expect(field).toHaveAccessibleDescription(`Your time zone: ${Intl.DateTimeFormat().resolvedOptions().timeZone}`)
  await at(later)
  expect(await screen.findByText(`Will be sent on 1 Mar ${next}, 09:30.`)).toBeInTheDocument()
  expect(state.newsletters[0]?.scheduled_at).toBe(new Date(later).toISOString())
  expect(state.newsletters[0]?.sent_at).toBeNull()
  expect((await screen.findByText('Scheduled')).closest('td')).toHaveTextContent(`Scheduled1 Mar ${next}, 09:30`)

  await user.click(screen.getByRole('button', { name: 'Cancel schedule' }))
  await waitFor(() => expect(screen.queryByText(/^Will be sent on .*\.$/)).toBeNull())
  expect(state.newsletters[0]?.scheduled_at).toBeNull()
  expect(screen.getByText('Draft')).toBeInTheDocument()
})

test('the past, and no time at all, are refused under the field', async () => {
  const { field, at, host } = await openSchedule()
  await at('')
  expect(field).toHaveAccessibleDescription('Choose a date and a time')
  await at('2020-01-01T09:00')
  expect(field).toHaveAccessibleDescription('Choose a time in the future')
  expect(host.calls).not.toContain('PUT /api/newsletters/:id/schedule')
})

test('what the server says of the time stands under it as well; other refusals above', async () => {
  const { dialog, field, at, host } = await openSchedule()
  const errors = { send_at: 'Choose a time in the future' }
  host.failNext('PUT /api/newsletters/:id/schedule', 400, { message: 'Please check your input', errors })
  await at(later)
  await waitFor(() => expect(field).toHaveAccessibleDescription('Choose a time in the future'))
  host.failNext('PUT /api/newsletters/:id/schedule', 409, { message: 'This newsletter has already been sent' })
  await at(later)
  expect(await dialog.findByText('Error: This newsletter has already been sent')).toBeVisible()
  expect(field).toHaveValue(later)
  takeComplaints()
})
