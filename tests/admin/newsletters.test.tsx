import { screen, waitFor, within } from '@testing-library/react'
import { makeNewsletter } from '@tests/factories/newsletter'
import { makeUser } from '@tests/factories/user'
import { expect, test } from 'vitest'
import { takeComplaints } from '../setup'
import { exportedLines, heading, openDashboard, paste, rowWith, tableRows } from './open-dashboard'

const draft = makeNewsletter({
  subject: 'The lake in November',
  content: '<h2>Dear reader,</h2><p>The water is <b>low</b>.</p>',
})
const sent = makeNewsletter({ subject: 'Rain at last', sent_at: '2026-02-01T08:00:00.000Z' })

const dialog = (name: string) => screen.findByRole('dialog', { name })
const subject = () => screen.findByRole('textbox', { name: /^Subject/ })
const counter = async (label: string) =>
  within(await screen.findByRole('group', { name: 'In numbers' })).getByText(label).parentElement

/** Changes the document as a browser would, because the test environment has no caret for typing. */
async function write(text: string) {
  const editor = await screen.findByRole('textbox', { name: 'Content' })
  const paragraph = editor.querySelector('p') as HTMLElement
  paragraph.textContent = text
}

const previewed = async () => (await screen.findByTitle<HTMLIFrameElement>('Preview')).srcdoc

test.each(['marketing', 'membership', 'user'] as const)('the role %s may not open newsletters', async (role) => {
  const { host } = openDashboard('/dashboard/newsletter', { role })

  await heading('Access Denied')
  expect(host.calls.filter((call) => call.includes('newsletters'))).toEqual([])
})

test('newsletters are listed with excerpt, status and date, counted, and can be searched', async () => {
  const now = new Date()
  const lastYear = new Date(now.getFullYear() - 1, now.getMonth(), 5)
  const { user } = openDashboard('/dashboard/newsletter', {
    users: [makeUser(), makeUser()],
    newsletters: [
      draft,
      sent,
      makeNewsletter({ subject: 'Long', content: `<p>${'Stone '.repeat(40)}</p>` }),
      makeNewsletter({ subject: 'This month', sent_at: now.toISOString() }),
      makeNewsletter({ subject: 'The same month of last year', sent_at: lastYear.toISOString() }),
    ],
  })

  await heading('Newsletter')
  const row = within(await rowWith('The lake in November'))
  expect(row.getByText('Dear reader, The water is low.')).toBeInTheDocument()
  expect(row.getByText('Draft')).toBeInTheDocument()
  expect(row.getByText('1 Jan 2026')).toBeInTheDocument()
  expect(within(await rowWith('Rain at last')).getByText('Sent 1 Feb 2026')).toBeInTheDocument()
  const [excerpt] = within(await rowWith('Long')).getAllByText(/^Stone/)
  expect(excerpt?.textContent).toBe(`${'Stone '.repeat(17).slice(0, 100)}…`)
  expect(document.title).toBe('Newsletter - Eye of Sumatra')

  await waitFor(async () => expect(await counter('Total Newsletters')).toHaveTextContent(/Newsletters5$/))
  await waitFor(async () => expect(await counter('Subscribers')).toHaveTextContent(/Subscribers3$/))
  await waitFor(async () => expect(await counter('Sent This Month')).toHaveTextContent(/Month1$/))

  await paste(user, await screen.findByRole('textbox', { name: 'Search' }), 'lake')
  await waitFor(() => expect(screen.queryByText('Rain at last')).not.toBeInTheDocument())
  expect(await tableRows()).toHaveLength(1)
})

test('an empty list shows a message, and a number that failed to load is a dash', async () => {
  const { host } = openDashboard('/dashboard/newsletter')
  host.failNext('GET /api/newsletters/subscribers', 500)

  expect(await screen.findByText('No newsletters yet')).toBeInTheDocument()
  await waitFor(async () => expect(await counter('Subscribers')).toHaveTextContent(/Subscribers–$/))
  takeComplaints()
})

test('a new newsletter has a preview, needs a subject and content, and can be sent only after a save', async () => {
  const { user, host } = openDashboard('/dashboard/newsletter')
  await user.click(await screen.findByRole('link', { name: 'New newsletter' }))
  await dialog('New newsletter')
  expect(location.pathname).toBe('/dashboard/newsletter/create')
  await screen.findByRole('textbox', { name: 'Content' })
  await user.click(await screen.findByRole('button', { name: 'Create' }))
  expect(await screen.findByText('Subject is required')).toBeInTheDocument()
  expect(screen.getByText('Content is required')).toBeInTheDocument()
  expect(host.calls).not.toContain('POST /api/newsletters')
  expect(screen.queryByRole('button', { name: /^Send/ })).toBeNull()

  await paste(user, await subject(), 'First letter')
  await write('Dear reader')
  await waitFor(async () => expect(await previewed()).toContain('Dear reader'))
  await user.click(screen.getByRole('button', { name: 'Create' }))

  expect(await screen.findByText('Newsletter created successfully')).toBeInTheDocument()
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  expect(await rowWith('First letter')).toHaveTextContent('Dear reader')
  expect(location.pathname).toBe('/dashboard/newsletter')
  expect(await host.rows('newsletters')).toMatchObject([
    { subject: 'First letter', content: '<p>Dear reader</p>', sent_at: null },
  ])
})

test('a newsletter can be edited, and a failed save keeps the form', { tags: 'sweep' }, async () => {
  const { user, host } = openDashboard(`/dashboard/newsletter/${draft.id}`, { newsletters: [draft] })
  const field = await subject()
  await paste(user, field, ', again')
  host.failNext('PUT /api/newsletters/:id', 500, {})
  await user.click(screen.getByRole('button', { name: 'Update' }))
  expect(await screen.findByText('Failed to save newsletter')).toBeInTheDocument()
  expect(field).toHaveValue('The lake in November, again')
  host.failNext('PUT /api/newsletters/:id', 422, { message: 'Back in a minute' })
  await user.click(screen.getByRole('button', { name: 'Update' }))
  expect(await screen.findByText('Back in a minute')).toBeInTheDocument()
  takeComplaints()

  await user.click(screen.getByRole('button', { name: 'Update' }))
  expect(await screen.findByText('Newsletter updated successfully')).toBeInTheDocument()
  // The editor would write different HTML, but it does not touch unchanged content.
  expect(await host.row('newsletters', draft.id)).toMatchObject({
    subject: 'The lake in November, again',
    content: '<h2>Dear reader,</h2><p>The water is <b>low</b>.</p>',
  })
})

test('a sent newsletter can only be viewed, in a frame that runs no scripts', { tags: 'sweep' }, async () => {
  const { user } = openDashboard('/dashboard/newsletter', { newsletters: [sent] })
  await user.click(await screen.findByRole('link', { name: 'View Rain at last' }))

  const view = within(await dialog('Newsletter'))
  expect(await view.findByText('Sent on 1 February 2026; a sent newsletter cannot be changed.')).toBeInTheDocument()
  expect(await previewed()).toContain(`Letter ${sent.id}</p>`)
  expect(screen.getByTitle('Preview')).toHaveAttribute('sandbox', '')
  expect(view.queryByRole('textbox')).not.toBeInTheDocument()
  expect(view.queryByRole('button', { name: 'Update' })).not.toBeInTheDocument()
})

test('a sent newsletter is put into the archive of the site, and out of it', async () => {
  const { user, host } = openDashboard(`/dashboard/newsletter/${sent.id}`, { newsletters: [sent] })
  const archive = async () => (await host.rows('newsletters'))[0]?.public
  await user.click(await screen.findByRole('switch', { name: 'Public' }))
  expect(await screen.findByText('Newsletter is public')).toBeInTheDocument()
  expect(await archive()).toBe(true)
  await waitFor(() => expect(screen.getByRole('switch', { name: 'Public' })).toBeEnabled())
  await user.click(screen.getByRole('switch', { name: 'Public' }))
  expect(await screen.findByText('Newsletter is no longer public')).toBeInTheDocument()
  expect(await archive()).toBe(false)
})

test('a newsletter is deleted after a confirmation and stays if the deletion fails', async () => {
  const { user, host } = openDashboard('/dashboard/newsletter', { newsletters: [draft, sent] })
  async function answer(name: 'Cancel' | 'Delete') {
    await user.click(await screen.findByRole('button', { name: 'Delete The lake in November' }))
    const question = within(await dialog('Are you sure you want to delete this newsletter?'))
    await user.click(question.getByRole('button', { name }))
  }
  await answer('Cancel')
  expect(host.calls).not.toContain('DELETE /api/newsletters/:id')

  host.failNext('DELETE /api/newsletters/:id', 500, {})
  await answer('Delete')
  expect(await screen.findByText('Failed to delete newsletter')).toBeInTheDocument()
  expect(screen.getByText('The lake in November')).toBeInTheDocument()
  takeComplaints()

  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument())
  await answer('Delete')
  await waitFor(() => expect(screen.queryByText('The lake in November')).not.toBeInTheDocument())
  expect(await host.rows('newsletters')).toMatchObject([{ subject: 'Rain at last' }])
})

test('several newsletters are deleted at once', { tags: 'sweep' }, async () => {
  const { user, host } = openDashboard('/dashboard/newsletter', { newsletters: [draft, sent] })
  await user.click(await screen.findByRole('checkbox', { name: 'Select all' }))
  await user.click(await screen.findByRole('button', { name: 'Delete' }))
  await user.click(within(await dialog('Delete 2 newsletters?')).getByRole('button', { name: 'Confirm' }))

  expect(await screen.findByText('No newsletters yet')).toBeInTheDocument()
  expect(await host.rows('newsletters')).toEqual([])
})

test('subscribers can be searched, filtered by role and exported', async () => {
  const users = [makeUser({ name: 'Budi Santoso' }), makeUser({ name: 'Maria Simbolon', role: 'membership' })]
  const { user } = openDashboard('/dashboard/newsletter', { users })
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

  await paste(user, screen.getByRole('textbox', { name: 'Search' }), 'nobody')
  expect(await screen.findByText('No subscribers available')).toBeInTheDocument()
})

test('a form that was only opened has no unsaved changes, and a changed form asks before it closes', {
  tags: 'sweep',
}, async () => {
  // HTML that the editor would write differently.
  const newsletter = makeNewsletter({ content: '<p>One<br/>two</p>\n\n<p><b>three</b></p>' })
  const { user } = openDashboard(`/dashboard/newsletter/${newsletter.id}`, { newsletters: [newsletter] })
  await screen.findByRole('textbox', { name: 'Content' })
  await user.click(await screen.findByRole('button', { name: 'Close' }))
  await waitFor(() => expect(location.pathname).toBe('/dashboard/newsletter'))
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument())

  await user.click(await screen.findByRole('link', { name: `Edit ${newsletter.subject}` }))
  await user.type(await subject(), '!')
  await user.click(await screen.findByRole('button', { name: 'Close' }))
  await user.click(within(await dialog('Leave without saving?')).getByRole('button', { name: 'Leave' }))
  await waitFor(() => expect(location.pathname).toBe('/dashboard/newsletter'))
})

test('the address of an unknown newsletter returns to the list', { tags: 'sweep' }, async () => {
  openDashboard('/dashboard/newsletter/4711')

  expect(await screen.findByText('Newsletter not found')).toBeInTheDocument()
  await waitFor(() => expect(location.pathname).toBe('/dashboard/newsletter'))
  takeComplaints()
})

test('phones get cards', { tags: 'sweep' }, async () => {
  const { user } = openDashboard('/dashboard/newsletter', { newsletters: [draft], phone: true })

  const item = within(await screen.findByRole('listitem'))
  expect(item.getByText('Draft')).toBeVisible()
  await user.click(item.getByRole('link', { name: 'Edit The lake in November' }))
  await user.click(await screen.findByRole('tab', { name: 'Preview' }))
  await waitFor(async () => expect(await previewed()).toContain('The water is'))
})

test('an unknown address below the list is not found', async () => {
  openDashboard('/dashboard/newsletter/volcanoes')
  await heading('Page not found')
})

test('on a table-only host, newsletters can be counted, searched, previewed, changed and deleted', {
  tags: 'sweep',
}, async () => {
  const { user, host } = openDashboard('/dashboard/newsletter', { kind: 'table-only', newsletters: [draft, sent] })
  await waitFor(async () => expect(await counter('Total Newsletters')).toHaveTextContent(/Newsletters2$/))
  await waitFor(async () => expect(await counter('Subscribers')).toHaveTextContent(/Subscribers1$/))
  await paste(user, await screen.findByRole('textbox', { name: 'Search' }), 'lake')
  await waitFor(() => expect(screen.queryByText('Rain at last')).not.toBeInTheDocument())

  await user.click(await screen.findByRole('link', { name: 'Edit The lake in November' }))
  await paste(user, await subject(), ', again')
  expect(await previewed()).toContain(draft.content)
  await user.click(screen.getByRole('button', { name: 'Update' }))
  expect(await screen.findByText('Newsletter updated successfully')).toBeInTheDocument()
  expect(await host.row('newsletters', draft.id)).toMatchObject({ subject: 'The lake in November, again' })

  await user.click(await screen.findByRole('button', { name: 'Delete The lake in November, again' }))
  const question = within(await dialog('Are you sure you want to delete this newsletter?'))
  await user.click(question.getByRole('button', { name: 'Delete' }))
  await waitFor(() => expect(screen.queryByText(/The lake in November/)).not.toBeInTheDocument())
  expect(await host.rows('newsletters')).toMatchObject([{ subject: 'Rain at last' }])
})

test('subscribers are imported from a file, after a preview with the lines that are refused', async () => {
  const { user, host } = openDashboard('/dashboard/newsletter/subscribers')
  await user.click(await screen.findByRole('button', { name: 'Import' }))
  const shown = within(await dialog('Import subscribers'))
  const file = new File(
    ['email,name,confirmed_at\nana@x.example,Ana,2024-01-01\nbudi@x.example,,\nbudi,,'],
    'members.csv',
  )
  await user.upload(shown.getByLabelText('Choose a file', { selector: 'input' }), file)

  expect(await shown.findByText('New, and get newsletters: 1')).toBeInTheDocument()
  expect(shown.getByText('New, not confirmed: 1')).toBeInTheDocument()
  expect(shown.getByText('Line 4: budi: this is no address')).toBeInTheDocument()
  expect(host.calls.filter((call) => call.startsWith('POST'))).toHaveLength(1)
  await user.click(shown.getByRole('checkbox', { name: /^Mail a link/ }))
  await user.click(shown.getByRole('button', { name: 'Import' }))

  expect(await shown.findByText('The subscribers are imported.')).toBeInTheDocument()
  expect(shown.getByText('Mails with a link: 1')).toBeInTheDocument()
  await user.click(shown.getByRole('button', { name: 'Close' }))
  expect(await rowWith('ana@x.example')).toBeInTheDocument()
})

test('a file that is none of subscribers is refused', async () => {
  const { user } = openDashboard('/dashboard/newsletter/subscribers')
  await user.click(await screen.findByRole('button', { name: 'Import' }))
  const shown = within(await dialog('Import subscribers'))
  const input = () => shown.getByLabelText('Choose a file', { selector: 'input' })
  await user.upload(input(), new File(['name\nAna'], 'names.csv'))
  expect(await shown.findByText(/There is no column 'email'/)).toBeInTheDocument()
  expect(shown.queryByRole('button', { name: 'Import' })).not.toBeInTheDocument()
  takeComplaints()
})
