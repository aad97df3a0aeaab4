import { adViewDays } from '@server/db/schema/ads'
import { dayOf } from '@shared/time'
import { screen, within } from '@testing-library/react'
import { makeAd } from '@tests/factories/ad'
import { expect, test, vi } from 'vitest'
import { takeComplaints } from '../setup'
import { heading, MY_ID, openDashboard } from './open-dashboard'

const month = dayOf(new Date()).slice(0, 7)
const mine = makeAd({ title: 'Lake view rooms', advertiser_id: MY_ID })
const other = makeAd({ title: 'Surf camp' })

async function open(path: string, options: Parameters<typeof openDashboard>[1] = {}) {
  const dashboard = openDashboard(path, { ads: [mine, other], role: 'membership', ...options })
  await dashboard.host.inDatabase((db) =>
    db.insert(adViewDays).values([
      { ad_id: mine.id, day: `${month}-01`, views: 1200, clicks: 30 },
      { ad_id: other.id, day: `${month}-01`, views: 100, clicks: 0 },
      { ad_id: other.id, day: '2024-02-01', views: 7, clicks: 0 },
    ]),
  )
  return dashboard
}

const cellsOf = (name: RegExp) =>
  within(screen.getByRole('rowheader', { name }).closest('tr') as HTMLElement)
    .getAllByRole('cell')
    .map(({ textContent }) => textContent)

test('a member reads what their ads got in a month, beside the median of all, by day, and as a file', async () => {
  const { user } = await open('/dashboard/my-ads')
  await user.click(await screen.findByRole('link', { name: 'Monthly report' }))
  await heading('Ad Report')
  expect(await screen.findByRole('rowheader', { name: /Lake view rooms/ })).toBeVisible()
  expect(cellsOf(/Lake view rooms/)).toEqual(['1,200', '30', '2.5%', '1'])
  expect(cellsOf(/Median of all 2 ads/)).toEqual(['650', '15', '1.3%', '1'])
  expect(screen.queryByText('Surf camp')).toBeNull()

  await user.click(screen.getByRole('button', { name: 'Lake view rooms' }))
  const dialog = within(await screen.findByRole('dialog', { name: 'Lake view rooms, by day' }))
  const firstDayOf = (table: HTMLElement) => within(table).getAllByRole('row', { hidden: true })[1]?.textContent
  expect((await dialog.findAllByRole('table', { hidden: true })).map(firstDayOf)).toEqual([
    expect.stringMatching(/1.*1,200$/),
    expect.stringMatching(/1.*30$/),
  ])
  await user.keyboard('{Escape}')

  const saved = vi.spyOn(URL, 'createObjectURL').mockReturnValue('blob:report')
  await user.click(screen.getByRole('button', { name: 'Download CSV' }))
  const file = saved.mock.calls[0]?.[0] as Blob
  expect(await file.text()).toContain(`${month},${mine.id},Lake view rooms`)
  saved.mockRestore()
})

test('staff read the report of all ads, of a month that the address names; a failure can be tried again', async () => {
  const { user, host } = await open('/dashboard/ad-report?month=2024-02', { role: 'editor' })
  expect(await screen.findByRole('rowheader', { name: /Surf camp/ })).toBeVisible()
  host.failNext('GET /api/ads/report', 500)
  await user.click(screen.getByRole('combobox', { name: 'Month' }))
  const options = await screen.findAllByRole('option')
  await user.click(options[1] as HTMLElement)
  expect(await screen.findByText('Arranged to fail with 500')).toBeVisible()
  takeComplaints()
  await user.click(screen.getByRole('button', { name: 'Try again' }))
  expect(await screen.findByText('No ad was shown in this month')).toBeVisible()
  expect(screen.queryByRole('button', { name: 'Download CSV' })).toBeNull()
})

test('on a host without reports nothing leads to one', async () => {
  openDashboard('/dashboard/my-ads', { ads: [mine], role: 'membership', kind: 'table-only' })
  expect(await screen.findByText('Lake view rooms')).toBeVisible()
  expect(screen.queryByRole('link', { name: 'Monthly report' })).toBeNull()
})
