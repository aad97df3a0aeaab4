import { screen, waitFor, within } from '@testing-library/react'
import { makeNewsletter } from '@tests/factories/newsletter'
import { makeUser } from '@tests/factories/user'
import { describe, expect, test } from 'vitest'
import { takeComplaints } from '../setup'
import { kinds, openDashboard } from './open-mock-dashboard'

const draft = () => makeNewsletter({ subject: 'The lake in November' })
const readers = () => [
  makeUser({ name: 'Budi Santoso', email: 'budi@example.com' }),
  makeUser({ name: 'Maria Simbolon', email: 'bounce-maria@example.com', role: 'membership' }),
]
const dialog = async (name: string | RegExp) => within(await screen.findByRole('dialog', { name }))
const button = (name: string) => screen.findByRole('button', { name })

describe.each(kinds)('on a host that is %s', (kind) => {
  test('a newsletter goes to all, after a question that says to how many, and once', async () => {
    const newsletter = draft()
    const { user, state, host } = openDashboard('/dashboard/newsletter', {
      kind,
      newsletters: [newsletter],
      users: readers(),
    })
    host.delay('POST /api/newsletters/:id/send', 50)
    await user.click(await button('Send The lake in November to all subscribers'))
    // Two readers, and whoever looks at it.
    const question = await dialog('Send this newsletter to all 3 subscribers?')
    await user.dblClick(question.getByRole('button', { name: 'Send' }))

    const outcome = await dialog('Sent: The lake in November')
    expect(await outcome.findByText('Newsletter sent to 2 subscribers')).toBeVisible()
    expect(await outcome.findByText(/550 5.1.1 No such user/)).toBeVisible()
    expect(outcome.getByText(/1 (message )?failed/, { selector: '.MuiAlert-message' })).toHaveTextContent(
      kind === 'ours' ? '1 message failed. The list says why.' : '1 failedMaria Simbolon (bounce-maria@example.com)',
    )
    expect(host.calls.filter((call) => call === 'POST /api/newsletters/:id/send')).toHaveLength(1)
    expect(state.newsletters[0]?.sent_at).not.toBeNull()

    await user.click(outcome.getByRole('button', { name: 'Close' }))
    await waitFor(() =>
      expect(screen.queryByRole('button', { name: 'Send The lake in November to all subscribers' })).toBeNull(),
    )
    expect(await screen.findByText(/^Sent \d/)).toBeVisible()
  })

  test('a newsletter goes to chosen readers, from its form', async () => {
    const newsletter = draft()
    const users = readers()
    const { user, state, host } = openDashboard(`/dashboard/newsletter/${newsletter.id}`, {
      kind,
      newsletters: [newsletter],
      users,
    })
    await user.click(await button('Send to specific users'))
    const modal = await dialog('Send to specific users')
    expect(await modal.findByText('0 of 3 selected')).toBeVisible()
    await user.click(modal.getByRole('button', { name: 'Send to selected' }))
    expect(await modal.findByText('Please select at least one user')).toBeVisible()

    await user.click(modal.getByLabelText('Search by name or email'))
    await user.paste('BUDI@')
    await waitFor(() => expect(modal.getAllByRole('checkbox')).toHaveLength(1))
    await user.click(modal.getByRole('checkbox', { name: /Budi Santoso/ }))
    await user.clear(modal.getByLabelText('Search by name or email'))
    await user.paste('nobody')
    expect(await modal.findByText('No users found matching your search')).toBeVisible()
    expect(modal.getByText('1 of 3 selected')).toBeVisible()

    await user.click(modal.getByRole('button', { name: 'Send to selected' }))
    const question = await dialog('Send this newsletter to 1 selected user?')
    await user.click(question.getByRole('button', { name: 'Send' }))
    expect(await screen.findByText('Newsletter sent to 1 subscriber')).toBeVisible()
    expect(state.deliveries.map(({ email }) => email)).toEqual(['budi@example.com'])
    expect(host.calls).not.toContain('POST /api/newsletters/:id/send')
    // Behind it, the form has become that of a sent one.
    await user.click(await button('Close'))
    expect(await screen.findByText(/a sent newsletter cannot be changed/)).toBeInTheDocument()
    expect(screen.queryByRole('button', { name: 'Send to specific users' })).toBeNull()
  })

  test('all that a filter finds are selected and deselected at once, on all pages', async () => {
    // More than a server that pages answers at once.
    const count = kind === 'ours' ? 130 : 40
    const members = Array.from({ length: count }, (_, index) =>
      makeUser({ name: `Member ${index + 1}`, role: 'membership' }),
    )
    const { user } = openDashboard('/dashboard/newsletter', {
      kind,
      newsletters: [draft()],
      users: [...readers(), ...members],
    })
    await user.click(await button('Send The lake in November to specific users'))
    const modal = await dialog('Send to specific users')
    await waitFor(() => expect(modal.getByRole('button', { name: 'Select all' })).toBeEnabled())
    await user.click(modal.getByRole('button', { name: 'Select all' }))
    expect(await modal.findByText(`${count + 3} of ${count + 3} selected`)).toBeVisible()

    await user.click(modal.getByRole('combobox', { name: 'Role' }))
    await user.click(await screen.findByRole('option', { name: 'Membership' }))
    await user.click(modal.getByRole('button', { name: 'Deselect all' }))
    expect(await modal.findByText(`2 of ${count + 3} selected`)).toBeVisible()
    expect(modal.getAllByRole('checkbox').length).toBeLessThan(30)
  })
})

test('what was changed is saved first', async () => {
  const newsletter = draft()
  const { user, host } = openDashboard(`/dashboard/newsletter/${newsletter.id}`, { newsletters: [newsletter] })
  await user.type(await screen.findByRole('textbox', { name: /^Subject/ }), '!')
  await user.click(await button('Send to all subscribers'))
  expect(await screen.findByText('Please save the newsletter first before sending')).toBeInTheDocument()
  expect(screen.queryByRole('dialog', { name: /^Send this/ })).toBeNull()
  expect(host.calls.filter((call) => call.includes('/send'))).toEqual([])
})

test.each([
  [{ message: 'The mail server is away' }, 'Error: The mail server is away'],
  [{}, 'Error: Failed to send newsletter'],
])('a failed sending says why: %j', async (body, text) => {
  const { user, host } = openDashboard('/dashboard/newsletter', { newsletters: [draft()] })
  host.failNext('POST /api/newsletters/:id/send', 500, body)
  await user.click(await button('Send The lake in November to all subscribers'))
  await user.click(await button('Send'))
  expect(await screen.findByText(text)).toBeVisible()
  takeComplaints()
})

test('a new newsletter is saved before there is anything to send', async () => {
  openDashboard('/dashboard/newsletter/create')
  expect(await button('Create')).toBeVisible()
  expect(screen.queryByRole('button', { name: /^Send/ })).toBeNull()
})

test('a host of the specification’s table is asked for nothing else', async () => {
  const newsletter = draft()
  openDashboard(`/dashboard/newsletter/${newsletter.id}`, { kind: 'table-only', newsletters: [newsletter] })
  expect(await button('Send to all subscribers')).toBeVisible()
  for (const name of ['Schedule for later', 'Send test to me', 'Text'])
    expect(screen.queryByRole('button', { name })).toBeNull()
  expect(screen.queryByRole('tab', { name: 'Text' })).toBeNull()
})

test('one copy goes to the sender, as a test', async () => {
  const newsletter = draft()
  const { user, state } = openDashboard(`/dashboard/newsletter/${newsletter.id}`, { newsletters: [newsletter] })
  await user.click(await button('Send test to me'))
  expect(await screen.findByText('Test sent to dewi@example.com')).toBeInTheDocument()
  expect(state.newsletters[0]?.sent_at).toBeNull()
})

test('the preview is the mail itself, and has its text part', async () => {
  const newsletter = draft()
  const { user } = openDashboard(`/dashboard/newsletter/${newsletter.id}`, { newsletters: [newsletter] })
  await waitFor(() => expect(screen.getByTitle<HTMLIFrameElement>('Preview').srcdoc).toContain('Sent to dewi@'))
  expect(screen.getByTitle('Preview')).toHaveAttribute('sandbox', '')
  await user.click(screen.getByRole('tab', { name: 'Text' }))
  expect(screen.getByLabelText('Text part')).toHaveTextContent('Sent to dewi@example.com')
})
