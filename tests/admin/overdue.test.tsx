import { scheduledJobs } from '@server/db/schema/jobs'
import { screen, within } from '@testing-library/react'
import { makeArticle } from '@tests/factories/article'
import { makeNewsletter } from '@tests/factories/newsletter'
import { expect, test } from 'vitest'
import { heading, openDashboard, rowWith } from './open-dashboard'

/** A day that is over. */
const then = '2026-03-01T12:00:00.000Z'
const article = makeArticle({ title: 'Toba', status: 'draft', publish_at: then })
const newsletter = makeNewsletter({ subject: 'March', scheduled_at: then })

const overdue = async () => within(await screen.findByRole('region', { name: 'Overdue' }))

test('the overview has what is late, since when, and what to do', async () => {
  const { user, host } = openDashboard('/dashboard', { articles: [article], newsletters: [newsletter] })
  await host.inDatabase((db) =>
    db.insert(scheduledJobs).values([
      { kind: 'workers', due_at: new Date(then) },
      { kind: 'purges', due_at: new Date('2026-03-02T12:00:00.000Z') },
    ]),
  )
  const panel = await overdue()
  expect(panel.getAllByRole('listitem').map((item) => item.textContent)).toEqual([
    expect.stringMatching(/^TobaDue since 1 Mar 2026, .*Article$/),
    expect.stringMatching(/^MarchDue since 1 Mar 2026, .*Newsletter$/),
    expect.stringMatching(/^Publishing and sendingDue since 1 Mar 2026, /),
    expect.stringMatching(/^Deletion of old dataDue since 2 Mar 2026, /),
  ])
  expect(panel.getByRole('alert')).toHaveTextContent(
    'No process publishes or sends mail: start the server or npm run worker.',
  )
  await user.click(panel.getByRole('link', { name: 'Toba' }))
  expect(await heading('Edit Article')).toBeVisible()
  expect(await screen.findByText(/^Late: was to be published on 1 Mar 2026, .*\.$/)).toBeVisible()
})

test('where a worker is alive, the overview of admins refers to the log', async () => {
  openDashboard('/dashboard', { role: 'admin', articles: [article] })
  expect((await overdue()).getByRole('alert')).toHaveTextContent('The log of the server or of npm run worker')
})

test('marketing sees nothing of what is late', { tags: 'sweep' }, async () => {
  openDashboard('/dashboard', {
    role: 'marketing',
    articles: [article, makeArticle({ title: 'Maninjau', status: 'review' })],
  })
  await screen.findByRole('heading', { name: 'Quick Actions' })
  expect(screen.queryByRole('region', { name: 'Overdue' })).toBeNull()
})

test('a late article is not listed like one of the future', async () => {
  const future = `${new Date().getFullYear() + 1}-03-01T12:00:00.000Z`
  const later = makeArticle({ title: 'Maninjau', status: 'draft', publish_at: future })
  openDashboard('/dashboard/articles', { articles: [article, later] })
  expect(await rowWith('Toba')).toHaveTextContent(/Late: 1 Mar 2026/)
  expect(await rowWith('Maninjau')).toHaveTextContent(/Scheduled: 1 Mar/)
})

test('a late newsletter is not listed like one of the future, and its form says so', { tags: 'sweep' }, async () => {
  openDashboard(`/dashboard/newsletter/${newsletter.id}`, { newsletters: [newsletter] })
  expect(await screen.findByText(/^Late: was to be sent on 1 Mar 2026, .*\.$/)).toBeVisible()
  expect(await rowWith('Late')).toHaveTextContent(/Late1 Mar 2026/)
})
