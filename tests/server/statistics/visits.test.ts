import { ads, adViewDays } from '@server/db/schema/ads'
import { articles } from '@server/db/schema/core'
import { articleDays, siteDays } from '@server/db/schema/views'
import { startServer } from '@tests/server/start-server'
import { expect, onTestFinished, test, vi } from 'vitest'

async function startWithRecords() {
  const server = await startServer()
  const { make, fetch } = server
  const article = await make.article()
  const ad = await make.ad({ status: 'published' })
  const from = (host: number) => ({ method: 'POST', from: `203.0.113.${host}` }) as const
  return {
    ...server,
    ad,
    article,
    view: (host: number) => fetch(`/api/articles/${article.id}/view`, from(host)),
    onAd: (what: 'view' | 'click', host: number) => fetch(`/api/ads/${ad.id}/${what}`, from(host)),
  }
}

test('of visits that come together, each network counts once, in all and for the day', async () => {
  const { db, view, onAd, article, ad } = await startWithRecords()
  const hosts = [1, 2, 3, 1, 2, 3, 1]
  const replies = await Promise.all(hosts.flatMap((host) => [view(host), onAd('view', host), onAd('click', host)]))
  expect(new Set(replies.map(({ status }) => status))).toEqual(new Set([200]))
  expect(await db.select({ views: articles.views }).from(articles)).toEqual([{ views: 3 }])
  expect(await db.select({ views: ads.views, clicks: ads.clicks }).from(ads)).toEqual([{ views: 3, clicks: 3 }])
  const ofArticle = { article_id: articleDays.article_id, views: articleDays.views }
  expect(await db.select(ofArticle).from(articleDays)).toEqual([{ article_id: article.id, views: 3 }])
  expect(await db.select({ views: siteDays.views }).from(siteDays)).toEqual([{ views: 3 }])
  const ofAd = { ad_id: adViewDays.ad_id, views: adViewDays.views, clicks: adViewDays.clicks }
  expect(await db.select(ofAd).from(adViewDays)).toEqual([{ ad_id: ad.id, views: 3, clicks: 3 }])
})

test('readers without a session get figures that are at most ten seconds old', async () => {
  const { fetch, view, article, as, make } = await startWithRecords()
  let now = performance.now()
  const clock = vi.spyOn(performance, 'now').mockImplementation(() => now)
  onTestFinished(() => clock.mockRestore())
  const member = await as(await make.user())
  const path = `/api/articles/${article.id}`
  const seen = async () => (await fetch(path)).json.article.views
  expect(await seen()).toBe(0)
  await view(1)
  expect([await seen(), (await member.get(path)).json.article.views]).toEqual([0, 1])
  now += 10_000
  expect(await seen()).toBe(1)
})
