import { MAX_PER_PAGE } from '@shared/paging'
import { screen, waitFor, within } from '@testing-library/react'
import type { UserEvent } from '@testing-library/user-event'
import { makeNewsletter } from '@tests/factories/newsletter'
import { makeUser } from '@tests/factories/user'
import { startSmtpServer } from '@tests/smtp-server'
import { expect, onTestFinished, test } from 'vitest'
import { takeComplaints } from '../setup'
import { openDashboard } from './open-dashboard'

const newsletter = makeNewsletter({ subject: 'The lake in November' })
const budi = makeUser({ name: 'Budi Santoso', email: 'budi@example.com' })
const maria = makeUser({ name: 'Maria Simbolon', email: 'maria@example.com' })

const makeMembers = (count: number) =>
  Array.from({ length: count }, (_, index) => makeUser({ name: `Member ${index + 1}`, role: 'membership' }))

const dialog = async (name: string | RegExp) => within(await screen.findByRole('dialog', { name }))
const button = (name: string) => screen.findByRole('button', { name })

/** Opens the dashboard with a mail server that refuses Maria's address. */
async function openWithMail(path: string, options: Parameters<typeof openDashboard>[1] = {}) {
  const smtp = await startSmtpServer({
    recipient: (address) => (address === maria.email ? { code: 550, message: '5.1.1 No such user' } : undefined),
  })
  onTestFinished(smtp.close)
  const dashboard = openDashboard(path, {
    newsletters: [newsletter],
    users: [budi, maria],
    mail: 'on demand',
    env: { SMTP_URL: smtp.url, MAIL_FROM: 'news@example.com' },
    ...options,
  })
  return { ...dashboard, smtp }
}

/** Selects all subscribers and then deselects the members. */
async function selectNonMembers(user: UserEvent, modal: ReturnType<typeof within>, total: number) {
  await waitFor(() => expect(modal.getByRole('button', { name: 'Select all' })).toBeEnabled())
  await user.click(modal.getByRole('button', { name: 'Select all' }))
  expect(await modal.findByText(`${total} of ${total} selected`)).toBeVisible()
  await user.click(modal.getByRole('combobox', { name: 'Role' }))
  await user.click(await screen.findByRole('option', { name: 'Membership' }))
  await user.click(modal.getByRole('button', { name: 'Deselect all' }))
  expect(await modal.findByText(`3 of ${total} selected`)).toBeVisible()
  expect(modal.getAllByRole('checkbox').length).toBeLessThan(30)
}

test('a newsletter is sent to all subscribers once, after a confirmation that shows their number', async () => {
  const { user, host, smtp } = await openWithMail('/dashboard/newsletter')
  host.delay('POST /api/newsletters/:id/send', 50)
  await user.click(await button('Send The lake in November to all subscribers'))
  // The third subscriber is the editor.
  const question = await dialog('Send this newsletter to all 3 subscribers?')
  // With a delay, because the dialog notices the first click in a later task.
  await user.setup({ delay: 0 }).dblClick(question.getByRole('button', { name: 'Send' }))

  const outcome = await dialog('Sent: The lake in November')
  expect(await outcome.findByText('Newsletter sent to 2 subscribers')).toBeVisible()
  expect(await outcome.findByText(/550 5.1.1 No such user/)).toBeVisible()
  expect(outcome.getByText('1 message failed. The list says why.')).toBeVisible()
  expect(host.countOf('POST /api/newsletters/:id/send')).toBe(1)
  expect(smtp.mails).toHaveLength(2)
  expect((await host.row('newsletters', newsletter.id))?.sent_at).not.toBeNull()

  await user.click(outcome.getByRole('button', { name: 'Close' }))
  await waitFor(() =>
    expect(screen.queryByRole('button', { name: 'Send The lake in November to all subscribers' })).toBeNull(),
  )
  expect(await screen.findByText(/^Sent \d/)).toBeVisible()
})

test('a newsletter is sent to chosen readers from its form', { tags: 'sweep' }, async () => {
  const { user, host } = await openWithMail(`/dashboard/newsletter/${newsletter.id}`)
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
  expect((await host.rows('deliveries')).map(({ email }) => email)).toEqual(['budi@example.com'])
  expect(host.calls).not.toContain('POST /api/newsletters/:id/send')
  // The form behind the dialog now shows a sent newsletter.
  await user.click(await button('Close'))
  expect(await screen.findByText(/a sent newsletter cannot be changed/)).toBeInTheDocument()
  expect(screen.queryByRole('button', { name: 'Send to specific users' })).toBeNull()
})

test('all readers that match a filter can be selected and deselected at once across pages', {
  tags: 'sweep',
}, async () => {
  const { user } = openDashboard('/dashboard/newsletter', {
    newsletters: [newsletter],
    users: [budi, maria, ...makeMembers(MAX_PER_PAGE + 1)],
  })
  await user.click(await button('Send The lake in November to specific users'))
  await selectNonMembers(user, await dialog('Send to specific users'), MAX_PER_PAGE + 4)
})

test('the form previews the mail with its text part, sends a test copy, and sends no unsaved changes', async () => {
  const { user, host, smtp } = await openWithMail(`/dashboard/newsletter/${newsletter.id}`)
  const foot = 'Sent to Dewi Anggraini, dewi@example.com'
  await waitFor(() => expect(screen.getByTitle<HTMLIFrameElement>('Preview').srcdoc).toContain(foot))
  expect(screen.getByTitle('Preview')).toHaveAttribute('sandbox', '')
  await user.click(screen.getByRole('tab', { name: 'Text' }))
  expect(screen.getByLabelText('Text part')).toHaveTextContent(foot)

  await user.click(await button('Send test to me'))
  expect(await screen.findByText('Test sent to dewi@example.com')).toBeInTheDocument()
  expect(smtp.mails.map(({ to }) => to)).toEqual(['dewi@example.com'])
  expect(await host.row('newsletters', newsletter.id)).toMatchObject({ sent_at: null })

  await user.type(await screen.findByRole('textbox', { name: /^Subject/ }), '!')
  await user.click(await button('Send to all subscribers'))
  expect(await screen.findByText('Please save the newsletter first before sending')).toBeInTheDocument()
  expect(screen.queryByRole('dialog', { name: /^Send this/ })).toBeNull()
  expect(host.calls.filter((call) => call.includes('/send'))).toEqual([])
})

test('a failure to send is shown with its reason, if the server gave one', { tags: 'sweep' }, async () => {
  const { user, host } = openDashboard('/dashboard/newsletter', { newsletters: [newsletter] })
  const call = 'POST /api/newsletters/:id/send'
  host.failNext(call, 500, { message: 'The mail server is away' })
  host.failNext(call, 500, {})
  for (const text of ['Error: The mail server is away', 'Error: Failed to send newsletter']) {
    await user.click(await button('Send The lake in November to all subscribers'))
    await user.click(await button('Send'))
    expect(await screen.findByText(text)).toBeVisible()
    await user.click(await button('Close'))
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  }
  takeComplaints()
})

test('on a table-only host, readers can be chosen and problems are listed, but nothing more is offered', {
  tags: 'sweep',
}, async () => {
  const { user } = await openWithMail(`/dashboard/newsletter/${newsletter.id}`, {
    kind: 'table-only',
    users: [budi, maria, ...makeMembers(40)],
  })
  await user.click(await button('Send to specific users'))
  for (const name of ['Schedule for later', 'Send test to me'])
    expect(screen.queryByRole('button', { name, hidden: true })).toBeNull()
  expect(screen.queryByRole('tab', { name: 'Text', hidden: true })).toBeNull()

  const modal = await dialog('Send to specific users')
  await selectNonMembers(user, modal, 43)
  await user.click(modal.getByRole('button', { name: 'Send to selected' }))
  const question = await dialog('Send this newsletter to 3 selected users?')
  await user.click(question.getByRole('button', { name: 'Send' }))
  const outcome = await dialog('Sent: The lake in November')
  expect(await outcome.findByText('Newsletter sent to 2 subscribers')).toBeVisible()
  expect(outcome.getByText(/^1 failed/)).toHaveTextContent(
    '1 failedMaria Simbolon (maria@example.com)550 5.1.1 No such user',
  )
})

test('while the mail server does not answer, the screen names since when, and how many messages wait', {
  tags: 'sweep',
}, async () => {
  const { user, smtp } = await openWithMail('/dashboard/newsletter', { users: [budi] })
  await smtp.close()
  await user.click(await button('Send The lake in November to all subscribers'))
  await user.click((await dialog(/^Send this newsletter/)).getByRole('button', { name: 'Send' }))
  const outcome = await dialog('Sent: The lake in November')
  const alert = await outcome.findByText(/^The mail server has not answered since .* 2 messages are waiting for it/)
  expect(alert).toHaveTextContent('Last try: connect ECONNREFUSED')
})

test('a newsletter that Gmail would cut off is warned of in the preview and before it is sent', {
  tags: 'sweep',
}, async () => {
  const paragraph = `<p>${'Long '.repeat(200)}</p>`
  const long = makeNewsletter({ subject: 'All of it', content: paragraph.repeat(110) })
  const { user } = await openWithMail('/dashboard/newsletter', { newsletters: [long] })
  await user.click(await button('Send All of it to all subscribers'))
  const question = await dialog(/^Send this newsletter/)
  expect(await question.findByText(/^This message has 1\d\d KB of HTML/)).toBeVisible()
})
