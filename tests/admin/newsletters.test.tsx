import { screen, waitFor, within } from '@testing-library/react'
import { makeNewsletter } from '@tests/factories/newsletter'
import { makeUser } from '@tests/factories/user'
import { describe, expect, test } from 'vitest'
import { takeComplaints } from '../setup'
import { exportedLines, heading, kinds, openDashboard, rowWith, tableRows } from './open-mock-dashboard'

const draft = () =>
  makeNewsletter({
    subject: 'The lake in November',
    content: '<h2>Dear reader,</h2><p>The water is <b>low</b>.</p>',
  })
const sent = (sent_at = '2026-02-01T08:00:00.000Z') => makeNewsletter({ subject: 'Rain at last', sent_at })

const dialog = (name: string) => screen.findByRole('dialog', { name })
const counter = async (label: string) =>
  within(await screen.findByRole('group', { name: 'In numbers' })).getByText(label).parentElement

/** What the browser would tell the editor: jsdom has no caret to type at. */
async function write(text: string) {
  const editor = await screen.findByRole('textbox', { name: 'Content' })
  const paragraph = editor.querySelector('p') as HTMLElement
  paragraph.textContent = text
}

const previewed = async () => (await screen.findByTitle<HTMLIFrameElement>('Preview')).srcdoc

test.each(['marketing', 'membership', 'user'] as const)('is not for the role %s', async (role) => {
  const { host } = openDashboard('/dashboard/newsletter', { role })

  expect(await heading('Access Denied')).toBeInTheDocument()
  expect(host.calls.filter((call) => call.includes('newsletters'))).toEqual([])
})

describe.each(kinds)('newsletters, on a host that is %s', (kind) => {
  test('are listed with the beginning of their text, status and date', async () => {
    const long = makeNewsletter({ subject: 'Long', content: `<p>${'Stone '.repeat(40)}</p>` })
    openDashboard('/dashboard/newsletter', { kind, newsletters: [draft(), sent(), long] })

    expect(await heading('Newsletter')).toBeInTheDocument()
    const row = within(await rowWith('The lake in November'))
    expect(row.getByText('Dear reader, The water is low.')).toBeInTheDocument()
    expect(row.getByText('Draft')).toBeInTheDocument()
    expect(row.getByText('1 Jan 2026')).toBeInTheDocument()
    expect(within(await rowWith('Rain at last')).getByText('Sent 1 Feb 2026')).toBeInTheDocument()
    const [excerpt] = within(await rowWith('Long')).getAllByText(/^Stone/)
    expect(excerpt?.textContent).toBe(`${'Stone '.repeat(17).slice(0, 100)}…`)
    expect(document.title).toBe('Newsletter - Eye of Sumatra')
  })

  test('are counted: all, the subscribers, and those that were sent this month', async () => {
    const now = new Date()
    const lastYear = new Date(now.getFullYear() - 1, now.getMonth(), 5).toISOString()
    openDashboard('/dashboard/newsletter', {
      kind,
      users: [makeUser(), makeUser()],
      newsletters: [draft(), sent(now.toISOString()), sent(lastYear)],
    })

    await waitFor(async () => expect(await counter('Total Newsletters')).toHaveTextContent(/Newsletters3$/))
    await waitFor(async () => expect(await counter('Subscribers')).toHaveTextContent(/Subscribers3$/))
    await waitFor(async () => expect(await counter('Sent This Month')).toHaveTextContent(/Month1$/))
  })

  test('can be searched', async () => {
    const { user } = openDashboard('/dashboard/newsletter', { kind, newsletters: [draft(), sent()] })
    await screen.findByText('Rain at last')
    await user.type(await screen.findByRole('textbox', { name: 'Search' }), 'lake')

    await waitFor(() => expect(screen.queryByText('Rain at last')).not.toBeInTheDocument())
    expect(await tableRows()).toHaveLength(1)
  })

  test('are written, with a preview', async () => {
    const { user, state } = openDashboard('/dashboard/newsletter', { kind })
    await user.click(await screen.findByRole('link', { name: 'New newsletter' }))
    await dialog('New newsletter')
    expect(location.pathname).toBe('/dashboard/newsletter/create')
    await user.type(await screen.findByRole('textbox', { name: /^Subject/ }), 'First letter')
    await write('Dear reader')
    await waitFor(async () => expect(await previewed()).toContain('Dear reader'))
    await user.click(screen.getByRole('button', { name: 'Create' }))

    expect(await screen.findByText('Newsletter created successfully')).toBeInTheDocument()
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    expect(await rowWith('First letter')).toHaveTextContent('Dear reader')
    expect(location.pathname).toBe('/dashboard/newsletter')
    expect(state.newsletters).toMatchObject([{ subject: 'First letter', content: '<p>Dear reader</p>', sent_at: null }])
  })

  test('are edited', async () => {
    const newsletter = draft()
    const { user, state } = openDashboard(`/dashboard/newsletter/${newsletter.id}`, { kind, newsletters: [newsletter] })
    const subject = await screen.findByRole('textbox', { name: /^Subject/ })
    await user.type(subject, ', again')
    await user.click(screen.getByRole('button', { name: 'Update' }))

    expect(await screen.findByText('Newsletter updated successfully')).toBeInTheDocument()
    // The editor has its own way to write HTML, and leaves what nobody changed alone.
    expect(state.newsletters[0]).toMatchObject({
      subject: 'The lake in November, again',
      content: '<h2>Dear reader,</h2><p>The water is <b>low</b>.</p>',
    })
  })

  test('once sent, can be looked at only', async () => {
    const newsletter = sent()
    const { user } = openDashboard('/dashboard/newsletter', { kind, newsletters: [newsletter] })
    await user.click(await screen.findByRole('link', { name: 'View Rain at last' }))

    const view = within(await dialog('Newsletter'))
    expect(await view.findByText('Sent on 1 February 2026; a sent newsletter cannot be changed.')).toBeInTheDocument()
    expect(await previewed()).toContain(newsletter.content)
    expect(view.queryByRole('textbox')).not.toBeInTheDocument()
    expect(view.queryByRole('button', { name: 'Update' })).not.toBeInTheDocument()
  })

  test('are deleted after asking', async () => {
    const { user, state } = openDashboard('/dashboard/newsletter', { kind, newsletters: [draft(), sent()] })
    await user.click(await screen.findByRole('button', { name: 'Delete The lake in November' }))
    const question = within(await dialog('Are you sure you want to delete this newsletter?'))
    await user.click(question.getByRole('button', { name: 'Cancel' }))
    expect(state.newsletters).toHaveLength(2)

    await user.click(await screen.findByRole('button', { name: 'Delete The lake in November' }))
    const again = within(await dialog('Are you sure you want to delete this newsletter?'))
    await user.click(again.getByRole('button', { name: 'Delete' }))
    await waitFor(() => expect(screen.queryByText('The lake in November')).not.toBeInTheDocument())
    expect(state.newsletters).toMatchObject([{ subject: 'Rain at last' }])
  })

  test('are deleted several at once', async () => {
    const { user, state } = openDashboard('/dashboard/newsletter', { kind, newsletters: [draft(), sent()] })
    await user.click(await screen.findByRole('checkbox', { name: 'Select all' }))
    await user.click(await screen.findByRole('button', { name: 'Delete' }))
    await user.click(within(await dialog('Delete 2 newsletters?')).getByRole('button', { name: 'Confirm' }))

    expect(await screen.findByText('No newsletters yet')).toBeInTheDocument()
    expect(state.newsletters).toEqual([])
  })

  test('have subscribers, who can be searched, narrowed to a role, and exported', async () => {
    const users = [makeUser({ name: 'Budi Santoso' }), makeUser({ name: 'Maria Simbolon', role: 'membership' })]
    const { user } = openDashboard('/dashboard/newsletter', { kind, users })
    await user.click(await screen.findByRole('tab', { name: 'Subscribers' }))
    expect(location.pathname).toBe('/dashboard/newsletter/subscribers')
    expect(await rowWith('Maria Simbolon')).toHaveTextContent(/Membership/)
    expect(await tableRows()).toHaveLength(3)

    await user.click(screen.getByRole('combobox', { name: 'Role' }))
    await user.click(await screen.findByRole('option', { name: 'Membership' }))
    await waitFor(() => expect(screen.queryByText('Budi Santoso')).not.toBeInTheDocument())

    const lines = await exportedLines(user)
    expect(lines).toHaveLength(2)
    expect(lines[1]).toMatch(/^Maria Simbolon,.*,membership,/)

    await user.type(screen.getByRole('textbox', { name: 'Search' }), 'nobody')
    expect(await screen.findByText('No subscribers available')).toBeInTheDocument()
  })
})

describe('newsletters', () => {
  test('say so when there is none', async () => {
    openDashboard('/dashboard/newsletter')
    expect(await screen.findByText('No newsletters yet')).toBeInTheDocument()
  })

  test('need a subject and a content', async () => {
    const { user, host } = openDashboard('/dashboard/newsletter/create')
    await screen.findByRole('textbox', { name: 'Content' })
    await user.click(await screen.findByRole('button', { name: 'Create' }))

    expect(await screen.findByText('Subject is required')).toBeInTheDocument()
    expect(screen.getByText('Content is required')).toBeInTheDocument()
    expect(host.calls).not.toContain('POST /api/newsletters')
  })
})

test('a failed save says why, and keeps what was typed', async () => {
  const newsletter = draft()
  const { user, host } = openDashboard(`/dashboard/newsletter/${newsletter.id}`, { newsletters: [newsletter] })
  const subject = await screen.findByRole('textbox', { name: /^Subject/ })
  await user.type(subject, '!')
  host.failNext('PUT /api/newsletters/:id', 500, {})
  await user.click(screen.getByRole('button', { name: 'Update' }))
  expect(await screen.findByText('Failed to save newsletter')).toBeInTheDocument()
  expect(subject).toHaveValue('The lake in November!')

  host.failNext('PUT /api/newsletters/:id', 503, { message: 'Back in a minute' })
  await user.click(screen.getByRole('button', { name: 'Update' }))
  expect(await screen.findByText('Back in a minute')).toBeInTheDocument()
  takeComplaints()
})

test('a failed deletion says so', async () => {
  const { user, host } = openDashboard('/dashboard/newsletter', { newsletters: [draft()] })
  host.failNext('DELETE /api/newsletters/:id', 500, {})
  await user.click(await screen.findByRole('button', { name: 'Delete The lake in November' }))
  await user.click(
    within(await dialog('Are you sure you want to delete this newsletter?')).getByRole('button', { name: 'Delete' }),
  )

  expect(await screen.findByText('Failed to delete newsletter')).toBeInTheDocument()
  expect(screen.getByText('The lake in November')).toBeInTheDocument()
  takeComplaints()
})

test('one that was only opened is not unsaved, and one that was changed is not left unasked', async () => {
  // As the editor would not write it itself.
  const newsletter = makeNewsletter({ content: '<p>One<br/>two</p>\n\n<p><b>three</b></p>' })
  const { user } = openDashboard(`/dashboard/newsletter/${newsletter.id}`, { newsletters: [newsletter] })
  await screen.findByRole('textbox', { name: 'Content' })
  await user.click(await screen.findByRole('button', { name: 'Close' }))
  await waitFor(() => expect(location.pathname).toBe('/dashboard/newsletter'))
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument())

  await user.click(await screen.findByRole('link', { name: `Edit ${newsletter.subject}` }))
  await user.type(await screen.findByRole('textbox', { name: /^Subject/ }), '!')
  await user.click(await screen.findByRole('button', { name: 'Close' }))
  await user.click(within(await dialog('Leave without saving?')).getByRole('button', { name: 'Leave' }))
  await waitFor(() => expect(location.pathname).toBe('/dashboard/newsletter'))
})

test('the preview runs no script', async () => {
  const newsletter = sent()
  openDashboard(`/dashboard/newsletter/${newsletter.id}`, { newsletters: [newsletter] })
  expect(await screen.findByTitle('Preview')).toHaveAttribute('sandbox', '')
})

test('one that is gone leads back to the list', async () => {
  openDashboard('/dashboard/newsletter/4711')

  expect(await screen.findByText('Newsletter not found')).toBeInTheDocument()
  await waitFor(() => expect(location.pathname).toBe('/dashboard/newsletter'))
  takeComplaints()
})

test('what cannot be counted is a dash', async () => {
  const { host } = openDashboard('/dashboard/newsletter')
  host.failNext('GET /api/newsletters/subscribers', 500)

  await waitFor(async () => expect(await counter('Subscribers')).toHaveTextContent(/Subscribers–$/))
  takeComplaints()
})

test('phones get cards', async () => {
  const { user } = openDashboard('/dashboard/newsletter', { newsletters: [draft()], phone: true })

  const item = within(await screen.findByRole('listitem'))
  expect(item.getByText('Draft')).toBeVisible()
  await user.click(item.getByRole('link', { name: 'Edit The lake in November' }))
  await user.click(await screen.findByRole('tab', { name: 'Preview' }))
  await waitFor(async () => expect(await previewed()).toContain('The water is'))
})

test('an address below that means nothing is not found', async () => {
  openDashboard('/dashboard/newsletter/volcanoes')
  expect(await heading('Page not found')).toBeInTheDocument()
})
