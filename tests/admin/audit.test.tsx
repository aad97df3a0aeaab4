import { screen, waitFor, within } from '@testing-library/react'
import { makeUser } from '@tests/factories/user'
import { DEFAULT_PASSWORD } from '@tests/host'
import { expect, test } from 'vitest'
import { exportedLines, openDashboard, paste, rowWith } from './open-dashboard'

const rita = makeUser({ name: 'Rita', email: 'rita@example.com' })

const signIn = (password: string) =>
  fetch('/api/auth/login', {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ email: rita.email, password }),
  })

/** Opens the log after Rita has signed in, after two wrong passwords. */
async function open(options: Parameters<typeof openDashboard>[1] = {}) {
  const dashboard = openDashboard('/dashboard/audit', { role: 'admin', users: [rita], ...options })
  await signIn('wrong')
  await signIn('wrong')
  await signIn(DEFAULT_PASSWORD)
  // Reads the list again.
  await paste(dashboard.user, await screen.findByRole('textbox', { name: 'Search' }), 'rita')
  return dashboard
}

test('lists who did what, on which record, how often and from where', async () => {
  await open()
  const refused = (await screen.findByText(/2 times/)).closest('tr')
  expect(refused).toHaveTextContent(/Visitor.*Signed in.*Refused.*2 times.*User: Rita.*127\.0\.0\.1/)
  expect(await rowWith('Rita')).toHaveTextContent(/Rita.*User.*Signed in.*User: Rita/)
})

test('can be filtered by outcome, and exported', { tags: 'sweep' }, async () => {
  const { user } = await open()
  await rowWith('Rita')
  await user.click(screen.getByRole('combobox', { name: 'Outcome' }))
  await user.click(within(await screen.findByRole('listbox')).getByRole('option', { name: 'Refused' }))
  await waitFor(() => expect(screen.queryByText('Rita')).not.toBeInTheDocument())

  const lines = await exportedLines(user)
  expect(lines).toHaveLength(2)
  expect(lines[0]).toMatch(/^created_at,last_at,times,actor_id,actor_name,.*,network$/)
  expect(lines[1]).toMatch(/,2,,,,POST \/api\/auth\/login,failed,users,\d+,Rita,,127\.0\.0\.1$/)
})

test('on a phone each entry is a card', { tags: 'sweep' }, async () => {
  await open({ phone: true })
  expect((await screen.findByText(/2 times/)).closest('li')).toHaveTextContent(/Signed in.*User: Rita.*Visitor/)
})
