import { seedDemo } from '@demo/seed'
import { articles } from '@server/db/schema/core'
import { translationsOfArticles } from '@server/texts/articles/article-translations.service'
import { startServer, type TestServer } from '@tests/server/start-server'
import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'

type Found = { id: number; slug: string; snippet: string; found_in: string; lang?: string }

let server: TestServer

beforeAll(async () => {
  server = await startServer({ closeOn: afterAll })
  const { db, storage } = server
  await seedDemo(db, { ...storage, has: async () => true }, new Date())
  const [toba] = await db.select({ id: articles.id }).from(articles).where(eq(articles.slug, 'lake-toba-supervolcano'))
  const vietnamese = { title: 'Hồ Toba', excerpt: 'Núi lửa trong rừng', content: '<p>Núi lửa</p>' }
  const values = { ...vietnamese, blocks: null, image_alt: null, updated_by: null, original_digest: 'x' }
  await translationsOfArticles.store(
    db,
    { id: Number(toba?.id), language: 'vi' },
    { ...values, status: 'published', updated_at: new Date(), created_at: new Date() },
  )
})

const search = async (q: string, lang?: string) => {
  const query = new URLSearchParams({ q, ...(lang && { lang }) })
  const { articles: found, total } = (await server.fetch(`/api/articles?${query}`)).json
  return { articles: found as Found[], total: total as number, slugs: found.map(({ slug }: Found) => slug) }
}

// What readers searched for without finding it.
test.each([
  ['toba', 'lake-toba-supervolcano'],
  ['Kerinci', 'kerinci-highest-volcano'],
  ['Samosir', 'samosir-batak-villages'],
  ['orangutan', 'leuser-ketambe-orangutans'],
  ['orang utan', 'leuser-ketambe-orangutans'],
  ['long', 'samosir-batak-villages'],
  ["Krakatau's", 'krakatau-child-of-the-volcano'],
  ['elephant', 'way-kambas-after-the-herd'],
  ['volcano lake', 'lake-toba-supervolcano'],
  ['caldera Toba', 'lake-toba-supervolcano'],
  ['Lake  Toba', 'lake-toba-supervolcano'],
  ['Danau Toba', 'samosir-batak-villages'],
  ['Gúnung', 'gunung-tujuh-lake-in-the-clouds'],
  ['tiger', 'kerinci-highest-volcano'],
  ['tsunami', 'krakatau-child-of-the-volcano'],
  ['Kelok 44', 'maninjau-forty-four-bends'],
  ['harau wall', 'harau-valley-walls'],
  ['what is the wall of Harau', 'harau-valley-walls'],
  ['walk', 'mount-sibayak-sunrise'],
  ['walking', 'mount-sibayak-sunrise'],
  ['volcano', 'krakatau-child-of-the-volcano'],
  ['volcanoes', 'krakatau-child-of-the-volcano'],
  // Categories, a place and an author.
  ['lakes', 'maninjau-forty-four-bends'],
  ['geoparks', 'merangin-fossil-forest'],
  ['Pulau Weh', 'pulau-weh-edge-of-the-island'],
  ['Yusuf', 'lake-toba-supervolcano'],
  // Misspelt.
  ['kerincci', 'kerinci-highest-volcano'],
  ['krakatoa', 'krakatau-child-of-the-volcano'],
  ['elefant', 'way-kambas-after-the-herd'],
  ['vulcano tobba', 'lake-toba-supervolcano'],
])('%s is found', async (q, slug) => {
  const { slugs } = await search(q)
  expect(slugs).toContain(slug)
})

test.each([
  ['id', 'danau', 'samosir-batak-villages', 'id'],
  ['id', 'harimau', 'way-kambas-after-the-herd', 'en'],
  ['id', 'rumah adat', 'samosir-batak-villages', 'id'],
  ['id', 'berakit', 'merangin-fossil-forest', 'id'],
  ['ja', '化石', 'merangin-fossil-forest', 'ja'],
  ['ja', 'スマトラ', 'merangin-fossil-forest', 'ja'],
  ['ar', 'الغابة', 'merangin-fossil-forest', 'ar'],
  ['ar', 'غابه', 'merangin-fossil-forest', 'ar'],
  ['de', 'Dörfer', 'samosir-batak-villages', 'de'],
  ['de', 'Weberin', 'samosir-batak-villages', 'de'],
  ['de', 'dorf lesen', 'samosir-batak-villages', 'de'],
  ['vi', 'rung', 'lake-toba-supervolcano', 'vi'],
  ['vi', 'núi lửa', 'lake-toba-supervolcano', 'vi'],
  // Nothing in the reader's language or in English: found in others, which are named.
  [undefined, 'fosil sungai', 'merangin-fossil-forest', 'id'],
  ['fr', 'いかだ', 'merangin-fossil-forest', 'ja'],
  ['fr', 'forêt', 'merangin-fossil-forest', 'fr'],
  ['es', 'volcanes', 'pulau-weh-edge-of-the-island', 'es'],
  ['ru', 'деревни', 'samosir-batak-villages', 'ru'],
  ['ko', '화산', 'merangin-fossil-forest', 'ko'],
  ['zh-CN', '火山', 'pulau-weh-edge-of-the-island', 'zh-CN'],
])('in %s, %s is found, and marked', async (lang, q, slug, found_in) => {
  const hit = (await search(q, lang)).articles.find((article) => article.slug === slug)
  expect(hit).toMatchObject({ found_in, snippet: expect.stringMatching(/\ue000[^\ue001]+\ue001/) })
})

test('matches in the title come first, and the passage is marked', async () => {
  const { articles: found } = await search('samosir villages')
  expect(found[0]?.slug).toBe('samosir-batak-villages')
  expect(found[0]?.snippet).toMatch(/\ue000Samosir\ue001/)
})

test('words have to occur all, in any order', async () => {
  expect((await search('toba caldera')).slugs).toEqual((await search('caldera toba')).slugs)
  expect((await search('toba zzyzx')).total).toBe(0)
})

test('pages divide the hits, and a page past the end still has the total', async () => {
  const all = await search('lake')
  const page = async (number: number) => (await server.fetch(`/api/articles?q=lake&page=${number}&perPage=2`)).json
  expect((await page(1)).articles.map(({ slug }: Found) => slug)).toEqual(all.slugs.slice(0, 2))
  expect((await page(2)).articles.map(({ slug }: Found) => slug)).toEqual(all.slugs.slice(2, 4))
  expect(await page(99)).toEqual({ articles: [], total: all.total })
  const { db, as, make } = server
  const editor = await as(await make.user({ role: 'editor' }))
  const managed = await editor.get('/api/articles/manage?q=lake&page=1&perPage=2')
  expect(managed.json).toMatchObject({ total: expect.any(Number), articles: { length: 2 } })
  expect(managed.json.total).toBeGreaterThanOrEqual(all.total)
  expect(await db.$count(articles)).toBeGreaterThan(managed.json.total)
})
