import { queuePartnerMails } from '@server/ads/partner-mails.service'
import { commitEvents } from '@server/db/commits'
import { adViewDays } from '@server/db/schema/ads'
import { mails } from '@server/db/schema/mail'
import { mailsTo, startMailing } from '@tests/server/start-mailing'
import { startWithClock } from '@tests/server/start-with-clock'
import { expect, test } from 'vitest'

type Day = [day: string, views: number, clicks: number]
type Server = Pick<Awaited<ReturnType<typeof startWithClock>>, 'db' | 'make'>

async function makeSeen({ db, make }: Server, overrides: Parameters<Server['make']['ad']>[0], days: Day[]) {
  const ad = await make.ad(overrides)
  if (days.length > 0)
    await db.insert(adViewDays).values(days.map(([day, views, clicks]) => ({ ad_id: ad.id, day, views, clicks })))
  return ad
}

test('a report has the figures of its month beside the median; members get their own ads, staff all', async () => {
  const server = await startWithClock()
  const { make, as, editor } = server
  const owner = await make.user({ role: 'membership' })
  const mine = await makeSeen(server, { title: 'Mine', advertiser_id: owner.id }, [
    ['2026-01-31', 500, 5],
    ['2026-02-01', 30, 2],
    ['2026-02-28', 10, 0],
    ['2026-03-01', 900, 9],
  ])
  await makeSeen(server, { title: '=HYPERLINK("x")', advertiser_name: 'Boats, Ltd' }, [['2026-02-10', 100, 10]])
  await makeSeen(server, { title: 'Small' }, [['2026-02-10', 4, 0]])
  await makeSeen(server, { title: 'Unseen' }, [['2026-02-11', 0, 1]])
  const median = { views: 40, clicks: 2, click_rate: 0.05, days_shown: 1 }
  const row = { ad_id: mine.id, title: 'Mine', views: 40, clicks: 2, click_rate: 0.05, days_shown: 2 }

  const member = await as(owner)
  const own = (await member.get('/api/ads/report?month=2026-02')).json
  expect(own).toMatchObject({ month: '2026-02', ads: 3, median, rows: [row] })
  expect(own.rows).toHaveLength(1)
  const all = (await editor.get('/api/ads/report?month=2026-02')).json
  expect(all.rows.map(({ title }: { title: string }) => title)).toEqual(['=HYPERLINK("x")', 'Mine', 'Small'])
  const one = (await member.get(`/api/ads/${mine.id}/report?month=2026-02`)).json
  expect(one).toMatchObject({ views: 40, clicks: 2, days_shown: 2, median, ads: 3 })
  expect(one.days).toEqual([
    { day: '2026-02-01', views: 30, clicks: 2 },
    { day: '2026-02-28', views: 10, clicks: 0 },
  ])
  const csv = (await editor.get('/api/ads/report.csv?month=2026-02')).text.split('\n')
  expect(csv[0]).toContain('month,ad_id,title,advertiser_name,views,clicks,click_rate,days_shown,median_views')
  expect(csv[1]).toContain(`,"'=HYPERLINK(""x"")","Boats, Ltd",100,10,0.1,1,40,2,0.05,1`)
  expect(csv).toHaveLength(5)

  // By default the present month, and nothing is no error.
  expect((await member.get('/api/ads/report')).json).toMatchObject({ month: '2026-03', rows: [{ views: 900 }] })
  expect((await member.get('/api/ads/report?month=2020-12')).json).toMatchObject({ ads: 0, median: null, rows: [] })
  expect((await member.get('/api/ads/report?month=2026-13')).status).toBe(400)
  const stranger = await as(await make.user({ role: 'membership' }))
  expect((await stranger.get(`/api/ads/${mine.id}/report`)).status).toBe(404)
  expect((await stranger.get('/api/ads/report?month=2026-02')).json.rows).toEqual([])
})

async function startWithAdvertisers() {
  let now = new Date('2026-02-27T00:00:00Z')
  const mailing = await startMailing({ now: () => now })
  const { make, db } = mailing
  const member = (language: 'en' | 'fr', email: string, overrides = {}) =>
    make.user({ role: 'membership', language, email, ...overrides })
  const queue = async (instant: string) => {
    now = new Date(instant)
    await queuePartnerMails(db, now)
    commitEvents(db).emit('queued')
    await expect.poll(() => db.select().from(mails)).toEqual([])
  }
  return { ...mailing, member, queue }
}

test('on the first of the month, each advertiser whose ads were shown gets one report, in their language', async () => {
  const mailing = await startWithAdvertisers()
  const { member, queue, smtp } = mailing
  const ana = await member('en', 'ana@example.com')
  const bruno = await member('fr', 'bruno@example.com')
  const carla = await member('en', 'carla@example.com', { notify_ad_reports: false })
  const idle = await member('en', 'idle@example.com')
  const days: Day[] = [['2026-02-10', 1200, 30]]
  await makeSeen(mailing, { title: 'Boats', advertiser_id: ana.id }, days)
  await makeSeen(mailing, { title: 'Lodge', advertiser_id: ana.id }, [['2026-02-03', 10, 0]])
  await makeSeen(mailing, { title: 'Maison', advertiser_id: bruno.id }, days)
  await makeSeen(mailing, { title: 'Silent', advertiser_id: carla.id }, days)
  await makeSeen(mailing, { title: 'Old', advertiser_id: idle.id }, [['2026-01-10', 5, 0]])

  // The month in which reports begin has none.
  await queue('2026-02-27T00:00:00Z')
  // 28 February, 23:59:59 in Jakarta.
  await queue('2026-02-28T16:59:59Z')
  expect(smtp.mails).toEqual([])
  await queue('2026-02-28T17:00:00Z')
  await queue('2026-03-01T09:00:00Z')
  const [report] = await mailsTo(mailing, 'ana@example.com')
  expect(report?.subject).toBe('Your ads in February 2026')
  expect(report?.text).toContain('“Boats” – views: 1,200, clicks: 30 (click rate 2.5%), days shown: 1')
  expect(report?.text).toContain('“Lodge” – views: 10, clicks: 0 (click rate 0%), days shown: 1')
  expect(report?.text).toContain('Median of all ads – views: 1,200')
  expect(report?.text).toContain('/dashboard/ad-report?month=2026-02')
  const [french] = await mailsTo(mailing, 'bruno@example.com')
  expect(french?.subject).toBe('Vos publicités\u202f: février 2026')
  expect(smtp.mails).toHaveLength(2)
})

test('a week before the end of a run its advertiser is told, once for each end', async () => {
  const mailing = await startWithAdvertisers()
  const { member, queue, make, as } = mailing
  const ana = await member('en', 'ana@example.com')
  const common = { advertiser_id: ana.id, starts_at: new Date('2026-01-01T00:00:00Z') }
  const end = new Date('2026-03-20T03:00:00Z')
  const ad = await make.ad({ ...common, title: 'Boats', ends_at: end })
  await make.ad({ ...common, title: 'Draft', ends_at: end, status: 'approved' })
  await make.ad({ ...common, title: 'Short', starts_at: new Date('2026-03-14T03:00:00Z'), ends_at: end })
  await make.ad({ ...common, title: 'Endless' })
  await queue('2026-03-13T02:59:59Z')
  expect(mailing.smtp.mails).toEqual([])
  await queue('2026-03-13T03:00:00Z')
  await queue('2026-03-19T03:00:00Z')
  const [told] = await mailsTo(mailing, 'ana@example.com')
  expect(told?.subject).toBe('Your ad “Boats” ends soon')
  expect(told?.text).toContain('is shown until March 20, 2026 at 10:00 AM')
  const editor = await as(mailing.account)
  const input = { title: 'Boats', description: 'Description', ad_type: 'text' }
  expect((await editor.put(`/api/ads/${ad.id}`, { ...input, ends_at: '2026-04-20T03:00:00Z' })).status).toBe(200)
  await queue('2026-04-01T03:00:00Z')
  await queue('2026-04-14T03:00:00Z')
  await mailsTo(mailing, 'ana@example.com', 2)
})
