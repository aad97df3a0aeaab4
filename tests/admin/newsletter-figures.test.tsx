import { deliveries, newsletterFigures, newsletterLinks } from '@server/db/schema/mail'
import { screen, within } from '@testing-library/react'
import { makeNewsletter } from '@tests/factories/newsletter'
import { expect, test } from 'vitest'
import { takeComplaints } from '../setup'
import { openDashboard } from './open-dashboard'

const newsletter = makeNewsletter({ subject: 'Rain at last', sent_at: new Date().toISOString() })
const path = `/dashboard/newsletter/${newsletter.id}`
const moment = new Date('2026-11-01T08:00:00Z')

const textsOf = (table: HTMLElement) =>
  within(table)
    .getAllByRole('row')
    .slice(1)
    .map((row) => [...row.children].map(({ textContent }) => textContent))

test('a sent newsletter shows what became of its copies, and how often each link was followed', async () => {
  const { host } = openDashboard(path, { newsletters: [newsletter] })
  await host.inDatabase(async (db) => {
    await db.insert(deliveries).values(
      ['sent', 'sent', 'failed'].map((status, index) => ({
        newsletter_id: newsletter.id,
        user_id: index,
        email: `reader-${index}@example.com`,
        name: '',
        status: status as 'sent',
        code: status === 'failed' ? '5.1.1' : null,
        next_attempt_at: moment,
        created_at: moment,
        updated_at: moment,
      })),
    )
    await db.insert(newsletterFigures).values({ newsletter_id: newsletter.id, unsubscribed: 4 })
    await db.insert(newsletterLinks).values([
      { newsletter_id: newsletter.id, url: 'https://park.example/', clicks: 3 },
      { newsletter_id: newsletter.id, url: `https://eye.example/${'long-'.repeat(80)}`, clicks: 1234 },
    ])
  })
  expect(textsOf(await screen.findByRole('table', { name: 'Copies' }))).toEqual([
    ['Accepted by mail servers', '2'],
    ['Refused: no such address', '1'],
    ['Readers who unsubscribed after it', '4'],
  ])
  const links = screen.getByRole('table', { name: 'Clicks per link' })
  expect(textsOf(links)).toEqual([
    [`https://eye.example/${'long-'.repeat(80)}`, '1,234'],
    ['https://park.example/', '3'],
  ])
})

test('figures that do not load say so, and can be asked for again', async () => {
  const { host, user } = openDashboard(path, { newsletters: [newsletter] })
  host.failNext('GET /api/newsletters/:id/statistics', 500)
  expect(await screen.findByText('Arranged to fail with 500')).toBeVisible()
  takeComplaints()
  await user.click(screen.getByRole('button', { name: 'Try again' }))
  expect(await screen.findByText('None of its links has been counted.')).toBeVisible()
})
