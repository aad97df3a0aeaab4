import { articleDays, searchDays, siteDays, subscriptionDays } from '@server/db/schema/views'
import { lastDays } from '@shared/time'
import { screen, waitFor, within } from '@testing-library/react'
import { makeArticle } from '@tests/factories/article'
import { takeComplaints } from '@tests/setup'
import { sql } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { openDashboard, rowWith } from './open-dashboard'

const [yesterday, today] = lastDays(new Date(), 2) as [string, string]

/** Opens a screen once two articles were read, something was searched for, and someone subscribed. */
async function open(path: string, { withFigures = true } = {}) {
  const articles = [
    makeArticle({ id: 1, title: 'Deep water', status: 'published' }),
    makeArticle({ id: 2, title: 'High peaks', status: 'published' }),
  ]
  const dashboard = openDashboard(path, { articles })
  await dashboard.host.inDatabase(async (db) => {
    if (!withFigures) return
    await db.insert(articleDays).values([
      { article_id: 1, day: yesterday, language: 'en', views: 50, reads: 20 },
      { article_id: 1, day: today, language: 'en', views: 3, reads: 1 },
      { article_id: 2, day: today, language: 'id', views: 9, reads: 4, kept: 2, shared: 1 },
    ])
    await db.execute(sql`insert into ${siteDays} (day, language, views, reads, kept, shared)
      select day, language, sum(views), sum(reads), sum(kept), sum(shared) from ${articleDays} group by day, language`)
    await db.insert(searchDays).values([
      { day: today, phrase: 'orang pendek', searches: 5, without_result: 5 },
      { day: today, phrase: 'toba', searches: 8, without_result: 0 },
    ])
    await db.insert(subscriptionDays).values({ day: today, page: '/articles/2', subscriptions: 3 })
  })
  return dashboard
}

const cells = (row: HTMLElement) =>
  within(row)
    .getAllByRole('cell')
    .map(({ textContent }) => textContent)

test('the most read of a period, searches without a result and pages with subscriptions are tables', async () => {
  const { user } = await open('/dashboard/statistics')
  const ofMonth = within(await screen.findByRole('table', { name: 'By article' }))
  const names = ofMonth.getAllByRole('rowheader').map(({ textContent }) => textContent)
  expect(names).toEqual(['Deep water', 'High peaks'])
  expect(cells(ofMonth.getByRole('row', { name: /High peaks/ }))).toEqual(['9', '4', '2', '1'])
  expect(ofMonth.getByRole('link', { name: 'Deep water' })).toHaveAttribute('href', '/dashboard/articles/1')
  const searches = within(await screen.findByRole('table', { name: 'Searches without a result' }))
  expect(searches.getAllByRole('rowheader').map(({ textContent }) => textContent)).toEqual(['orang pendek'])
  const pages = within(await screen.findByRole('table', { name: 'Pages that led to subscriptions' }))
  expect(pages.getByRole('link', { name: 'High peaks' })).toBeInTheDocument()
  const chart = within(await screen.findByRole('table', { name: 'Views, by day' }))
  expect(chart.getAllByRole('row')).toHaveLength(31)

  await user.click(screen.getByRole('combobox', { name: 'Period' }))
  await user.click(await screen.findByRole('option', { name: 'Today' }))
  await waitFor(() =>
    expect(within(screen.getByRole('table', { name: 'By article' })).getAllByRole('rowheader')[0]).toHaveTextContent(
      'High peaks',
    ),
  )
  await user.click(screen.getByRole('combobox', { name: 'Added up by' }))
  await user.click(await screen.findByRole('option', { name: 'By language' }))
  const languages = within(await screen.findByRole('table', { name: 'By language' }))
  expect(languages.getAllByRole('rowheader').map(({ textContent }) => textContent)).toEqual([
    'Bahasa Indonesia',
    'English',
  ])
})

test('an empty period says so, and a failed call is made again on request', async () => {
  const { host, user } = openDashboard('/dashboard/statistics')
  host.failNext('GET /api/statistics/searches', 500)
  expect(await screen.findByText('Nothing was counted in this period.')).toBeInTheDocument()
  expect(screen.getByText('Nobody subscribed in this period.')).toBeInTheDocument()
  await user.click(await screen.findByRole('button', { name: 'Try again' }))
  expect(await screen.findByText('Every search in this period found something.')).toBeInTheDocument()
  takeComplaints()
})

test('all rows of the list have their line from one call', async () => {
  const { host } = await open('/dashboard/articles')
  await screen.findByText('Deep water')
  const row = within(await rowWith('Deep water'))
  expect(await row.findByRole('img', { name: '53 views in the last 30 days' })).toBeInTheDocument()
  expect(host.countOf('GET /api/statistics/articles')).toBe(1)
})
