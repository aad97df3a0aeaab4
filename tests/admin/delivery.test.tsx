import { bounces, deliveries } from '@server/db/schema/mail'
import { screen, waitFor, within } from '@testing-library/react'
import { makeNewsletter } from '@tests/factories/newsletter'
import { expect, test } from 'vitest'
import { takeComplaints } from '../setup'
import { heading, openDashboard, rowWith } from './open-dashboard'

const newsletter = makeNewsletter({ subject: 'Rain at last', sent_at: new Date().toISOString() })

type Copy = { email: string; status?: 'sent' | 'failed' | 'queued'; code?: string }
type Options = Parameters<typeof openDashboard>[1]

const BLOCKED: Copy[] = [
  { email: 'ana@gmail.com', status: 'failed', code: '5.7.26' },
  { email: 'budi@gmail.com', status: 'failed', code: '5.7.26' },
  { email: 'citra@gmail.com', status: 'failed', code: '5.1.1' },
  { email: 'dewi@hotmail.com' },
  { email: 'eka@hotmail.com', status: 'queued', code: '4.2.2' },
]

const moment = new Date('2026-11-01T08:00:00Z')

/** Opens a screen once these copies of a newsletter were sent, and these addresses stopped. */
async function open(path: string, copies: Copy[], stopped: string[] = [], options: Options = {}) {
  const dashboard = openDashboard(path, { newsletters: copies.length > 0 ? [newsletter] : [], ...options })
  await dashboard.host.inDatabase(async (db) => {
    if (copies.length > 0)
      await db.insert(deliveries).values(
        copies.map(({ email, status = 'sent', code }) => ({
          newsletter_id: newsletter.id,
          user_id: 1,
          email,
          name: '',
          status,
          code,
          next_attempt_at: moment,
          created_at: moment,
          updated_at: moment,
        })),
      )
    if (stopped.length > 0)
      await db.insert(bounces).values(
        stopped.map((email, index) => ({
          email,
          failures: 1,
          returned: true,
          code: '5.1.1',
          reason: '550 5.1.1 No such user',
          updated_at: new Date(moment.getTime() + index),
        })),
      )
  })
  return dashboard
}

const WARNING = 'Gmail refuses our mail: our DMARC'

test('an editor sees what providers answered, and why', async () => {
  await open('/dashboard/delivery', BLOCKED)
  await heading('Delivery')
  const table = within(await screen.findByRole('table', { name: 'Rain at last' }))
  const cellsOf = (name: string) =>
    within(table.getByRole('rowheader', { name }).closest('tr') as HTMLElement)
      .getAllByRole('cell')
      .map(({ textContent }) => textContent)
  expect(cellsOf('Gmail')).toEqual(['0', '0', '3', 'our DMARC (2), no such address (1)'])
  expect(cellsOf('Outlook')).toEqual(['1', '1', '0', 'mailbox full (1)'])
  expect(screen.getByRole('link', { name: 'Rain at last' })).toHaveAttribute(
    'href',
    `/dashboard/newsletter/${newsletter.id}`,
  )
  expect(await screen.findByText(WARNING)).toBeVisible()
  expect(screen.getByText('No address is stopped')).toBeVisible()
  expect(screen.queryByRole('button', { name: 'Release all' })).toBeNull()
})

test('stopped addresses are released one by one, or all', async () => {
  const { user, host } = await open(
    '/dashboard/delivery',
    [],
    ['ana@example.com', 'budi@example.com', 'citra@example.com'],
  )
  expect(await screen.findByText('No newsletter has been sent yet')).toBeVisible()
  expect(await rowWith('ana@example.com')).toHaveTextContent(
    /no such address.*550 5\.1\.1 No such user.*1 Nov 2026.*for good/,
  )

  await user.click(screen.getByRole('button', { name: 'Release ana@example.com' }))
  expect(await screen.findByText('Newsletters go to ana@example.com again')).toBeVisible()
  await waitFor(() => expect(screen.queryByText('ana@example.com')).toBeNull())

  await user.click(screen.getByRole('button', { name: 'Release all' }))
  const dialog = within(await screen.findByRole('dialog', { name: 'Release all stopped addresses?' }))
  await user.click(dialog.getByRole('button', { name: 'Release all' }))
  expect(await screen.findByText('2 addresses get newsletters again')).toBeVisible()
  expect(await screen.findByText('No address is stopped')).toBeVisible()
  expect(await host.rows('bounces')).toEqual([])
})

test('an address that could not be released stays, and the reason is shown', async () => {
  const { user, host } = await open('/dashboard/delivery', [], ['ana@example.com'])
  host.failNext('DELETE /api/delivery/stopped/:address', 500)
  await user.click(await screen.findByRole('button', { name: 'Release ana@example.com' }))
  expect(await screen.findByText('Arranged to fail with 500')).toBeVisible()
  expect(await rowWith('ana@example.com')).toBeVisible()
  takeComplaints()
})

test('on a phone, the reasons are below the provider, and addresses are cards', async () => {
  await open('/dashboard/delivery', BLOCKED, ['ana@example.com'], { phone: true })
  expect(
    await screen.findByRole('rowheader', { name: /^Gmail\s*our DMARC \(2\), no such address \(1\)$/ }),
  ).toBeVisible()
  expect(await screen.findByText('no such address · 1 Nov 2026 · for good')).toBeVisible()
  expect(screen.getByRole('button', { name: 'Release ana@example.com' })).toBeVisible()
})

test('marketing may not open the screen', async () => {
  const { host } = await open('/dashboard/delivery', BLOCKED, [], { role: 'marketing' })
  await heading('Access Denied')
  expect(host.calls.filter((call) => call.includes('delivery'))).toEqual([])
})

test('what could not be loaded says so, and can be tried again', async () => {
  const dashboard = openDashboard('/dashboard/delivery', { newsletters: [newsletter] })
  dashboard.host.failNext('GET /api/delivery/stopped', 500)
  const [retry] = await screen.findAllByRole('button', { name: 'Try again' })
  takeComplaints()
  await dashboard.user.click(retry as HTMLElement)
  expect(await screen.findByText('No address is stopped')).toBeVisible()
})

test.each(['/dashboard', '/dashboard/newsletter'])(
  '%s warns if a provider refuses for a reason about us',
  async (path) => {
    await open(path, BLOCKED)
    const warning = within((await screen.findByText(WARNING)).closest('[role=alert]') as HTMLElement)
    expect(warning.getByRole('link', { name: 'Delivery' })).toHaveAttribute('href', '/dashboard/delivery')
  },
)
