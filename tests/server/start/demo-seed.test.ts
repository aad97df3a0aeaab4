import { accounts } from '@demo/accounts'
import { adTranslations } from '@demo/ad-translations'
import { ads } from '@demo/ads'
import { articles } from '@demo/all-articles'
import { translations } from '@demo/all-translations'
import { events } from '@demo/events'
import { placeTranslations } from '@demo/place-translations'
import { seedDemo } from '@demo/seed'
import type { Db } from '@server/db/client'
import { ads as adTable, adViewDays } from '@server/db/schema/ads'
import { activity, articles as articleTable, users } from '@server/db/schema/core'
import { articleDays } from '@server/db/schema/views'
import type { Storage } from '@server/files/storage/types'
import { hashPassword } from '@server/people/credentials/passwords'
import { refuseOpenDemoAccounts } from '@server/people/demo-accounts'
import { loadBuiltSite } from '@server/render/site-renderer'
import { EVENTS_SLUG } from '@shared/article-rules'
import { startServer, type TestServer } from '@tests/server/start-server'
import { expect, test } from 'vitest'

/** The overview’s chart and feed have data, and the figures add up. */
async function expectOverview(db: Db) {
  const byArticle = new Map<number, number>()
  for (const { article_id, views } of await db.select().from(articleDays))
    byArticle.set(article_id, (byArticle.get(article_id) ?? 0) + views)
  expect(byArticle.size).toBe(articles.length)
  for (const { id, views } of await db.select().from(articleTable))
    expect(byArticle.get(id) ?? 0).toBeLessThanOrEqual(views)

  const byAd = new Map<number, number>()
  for (const { ad_id, views } of await db.select().from(adViewDays)) byAd.set(ad_id, (byAd.get(ad_id) ?? 0) + views)
  for (const { id, status, views } of await db.select().from(adTable)) {
    expect(byAd.get(id) ?? 0).toBeLessThanOrEqual(views)
    expect(byAd.has(id)).toBe(status === 'published')
  }

  const entries = await db.select().from(activity)
  const titlesOf = (kind: string) => entries.filter((entry) => entry.kind === kind).map((entry) => entry.subject_title)
  expect(titlesOf('article_published')).toHaveLength(articles.length)
  const approved = ads.filter((ad) => ad.status === 'published').map((ad) => ad.title)
  expect(titlesOf('ad_approved')).toEqual(approved)
  expect(titlesOf('user_registered')).toEqual(['Maria Simbolon', 'Budi Santoso'])
}

/** Each translation is published and not outdated. */
async function expectTranslations(rows: (typeof articleTable.$inferSelect)[], fetch: TestServer['fetch']) {
  for (const { slug, language, title } of translations) {
    const { id } = rows.find((row) => row.slug === slug) as (typeof rows)[number]
    const { article } = (await fetch(`/api/articles/${id}?lang=${language}`)).json
    expect(article).toMatchObject({ title, lang: language, outdated: false })
    expect(article.content).not.toContain('data-block=')
  }
  const { id, slug, title: original } = rows.find((row) => row.slug === translations[0]?.slug) as (typeof rows)[number]
  for (const { language, title } of translations.filter((translation) => translation.slug === slug)) {
    const page = (await fetch(`/${language}/articles/${id}`)).text
    expect(page).toContain(`<title>${title} - Eye of Sumatra</title>`)
    expect(page).toContain(`hreflang="${language}"`)
  }
  expect((await fetch(`/articles/${id}`)).text).toContain(`<title>${original} - Eye of Sumatra</title>`)
}

/** The ads, the events and the practical texts of a place. */
async function expectOtherTranslations(fetch: TestServer['fetch']) {
  const language = 'ru'
  const { ads: shown } = (await fetch(`/api/ads/published?lang=${language}`)).json
  const expected = ads.flatMap(({ name }) => (adTranslations[name]?.[language] ?? []).slice(0, 1))
  expect(shown.map(({ title }: { title: string }) => title).sort()).toEqual(expected.sort())
  const { articles: found } = (await fetch(`/api/articles?slug=${EVENTS_SLUG}&status=draft&lang=${language}`)).json
  expect(found).toMatchObject(
    events
      .filter(({ when }) => when.inDays > 0)
      .map(({ excerpt, translations }) => ({ title: translations[language].title, excerpt, lang: language })),
  )
  const { place } = (await fetch(`/api/places/samosir?lang=${language}`)).json
  expect(place).toMatchObject({ ...placeTranslations.samosir?.[language], lang: language })
}

/** Claims to have every file, so seeding does not encode the pictures. `uploads.test.ts` tests how pictures are stored. */
const withAllFiles = (storage: Storage): Storage => ({ ...storage, has: async () => true })

test('an empty database is seeded once, even by concurrent processes', { tags: 'sweep' }, async () => {
  const server = await startServer({ renderer: await loadBuiltSite() })
  const { db, fetch } = server
  const storage = withAllFiles(server.storage)
  const now = new Date('2026-11-21T10:00:00Z')
  const together = [seedDemo(db, storage, now), seedDemo(db, storage, now)]
  expect((await Promise.all(together)).sort()).toEqual([false, true])
  expect(await seedDemo(db, storage, now)).toBe(false)
  expect(await db.select().from(users)).toHaveLength(accounts.length)
  await expectOverview(db)
  const rows = await db.select().from(articleTable)
  await expectTranslations(rows, fetch)
  await expectOtherTranslations(fetch)
  expect(rows).toHaveLength(articles.length + events.length)
  for (const { image_url } of rows) expect(image_url).toMatch(/^\/uploads\/[0-9a-f]{16}-1600x1000\.webp$/)
})

test('with the demo off, accounts that kept the demo password stop the start, others do not', async () => {
  const { db, storage, config } = await startServer()
  await seedDemo(db, withAllFiles(storage), new Date())
  const demoOff = { ...config, demo: false }
  await expect(refuseOpenDemoAccounts(db, demoOff)).rejects.toThrow(
    /demo password: admin@eyeofsumatra\.example.*\n.*\n.*npm run admin -- remove-demo/,
  )
  await expect(refuseOpenDemoAccounts(db, { ...config, demo: true })).resolves.toBeUndefined()
  await db.update(users).set({ password_hash: await hashPassword('a long secret') })
  await expect(refuseOpenDemoAccounts(db, demoOff)).resolves.toBeUndefined()
})
