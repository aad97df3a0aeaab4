import { accounts } from '@demo/accounts'
import { articles as demoArticles } from '@demo/all-articles'
import { translations } from '@demo/all-translations'
import { toDocument } from '@demo/blocks'
import { categories as demoCategories } from '@demo/categories'
import { insertTranslation } from '@server/features/translations/translations.queries'
import { toHtml } from '@shared/content/to-html'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { startServer } from './start-server'

type Found = { slug: string; title: string; snippet: string; found_in: string; lang?: string }

describe('the demo articles', () => {
  let server: Awaited<ReturnType<typeof startServer>>
  beforeAll(async () => {
    server = await startServer({ closeOn: afterAll })
    const { db, make } = server
    const categories = new Map<string, number>()
    for (const category of demoCategories) categories.set(category.slug, (await make.category(category)).id)
    for (const { slug, title, excerpt, body, author, ...article } of demoArticles) {
      const { id } = await make.article({
        slug,
        title,
        excerpt,
        content: toHtml(toDocument(slug, body, 0)),
        author_name: accounts.find(({ role }) => role === author)?.name,
        category_ids: article.categories.map((each) => categories.get(each) as number),
        published_at: new Date(article.published),
      })
      for (const { language, ...text } of translations.filter((each) => each.slug === slug)) {
        const content = toHtml(toDocument(slug, text.body, 0))
        const values = {
          title: text.title,
          excerpt: text.excerpt,
          content,
          blocks: null,
          image_alt: null,
          updated_by: null,
        }
        await insertTranslation(
          db,
          id,
          language,
          { ...values, status: 'published', original_digest: 'x' },
          new Date(article.published),
        )
      }
    }
  })

  const search = async (q: string, lang?: string) => {
    const query = new URLSearchParams({ q, ...(lang && { lang }) })
    const { articles, total } = (await server.fetch(`/api/articles?${query}`)).json
    return { articles: articles as Found[], total: total as number, slugs: articles.map(({ slug }: Found) => slug) }
  }

  // The queries with which readers found nothing (findings on the site, 1).
  test.each([
    ['toba', 'lake-toba-supervolcano'],
    ['Kerinci', 'kerinci-highest-volcano'],
    ['Samosir', 'samosir-batak-villages'],
    ['orangutan', 'leuser-ketambe-orangutans'],
    ["Krakatau's", 'krakatau-child-of-the-volcano'],
    ['elephant', 'way-kambas-after-the-herd'],
    ['orang utan', 'leuser-ketambe-orangutans'],
    ['lakes', 'lake-toba-supervolcano'],
    ['volcano lake', 'lake-toba-supervolcano'],
    ['caldera Toba', 'lake-toba-supervolcano'],
    ['Danau Toba', 'samosir-batak-villages'],
    ['Gúnung', 'gunung-tujuh-lake-in-the-clouds'],
    ['kerincci', 'kerinci-highest-volcano'],
  ])('%s is found', async (query, slug) => {
    expect((await search(query)).slugs).toContain(slug)
  })

  test('an author is found', async () => {
    const [{ author }] = demoArticles as [(typeof demoArticles)[number]]
    const name = accounts.find(({ role }) => role === author)?.name as string
    const { slugs } = await search(name.split(' ')[0] as string)
    expect(slugs).toEqual(
      expect.arrayContaining(demoArticles.filter((each) => each.author === author).map(({ slug }) => slug)),
    )
  })

  test('matches in the title come first, and the passage is marked', async () => {
    const { articles } = await search('samosir villages')
    expect(articles[0]?.slug).toBe('samosir-batak-villages')
    expect(articles[0]?.snippet).toMatch(/\ue000Samosir\ue001/)
  })

  test('without a hit in the reader’s language, those in others are named', async () => {
    expect((await search('hutan fosil')).articles[0]).toMatchObject({ slug: 'merangin-fossil-forest', found_in: 'id' })
    const { articles } = await search('メランギン', 'ja')
    expect(articles[0]).toMatchObject({ slug: 'merangin-fossil-forest', found_in: 'ja', lang: 'ja' })
    expect(articles[0]?.snippet).toContain('\ue000')
    expect((await search('غابة', 'ar')).articles[0]).toMatchObject({ found_in: 'ar', lang: 'ar' })
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
    expect((await search('lake', 'id')).total).toBeGreaterThanOrEqual(all.total)
  })

  test('whatever is searched for gets an answer', async () => {
    const strange = [
      '\ufffd',
      "toba' | !x:*",
      '& | ! ( )',
      '\\',
      ':*',
      '<->',
      "''",
      '\u0000toba',
      '﷽',
      'a\u0301'.repeat(300),
    ]
    const long = ['x'.repeat(10_000), '湖'.repeat(1000), 'toba '.repeat(2000), "it's-".repeat(1000)]
    const addresses = ['%ED%A0%80', ...[...strange, ...long].map(encodeURIComponent)]
    for (const q of addresses) {
      const { status, text } = await server.fetch(`/api/articles?q=${q}`)
      expect({ q: q.slice(0, 20), status, text: status === 400 ? JSON.parse(text).code : 'answer' }).toEqual({
        q: q.slice(0, 20),
        status: expect.any(Number),
        text: expect.stringMatching(/^(?:answer|invalid)$/),
      })
      expect([200, 400]).toContain(status)
    }
    expect((await server.fetch(`/api/articles?q=${'toba%20'.repeat(1600)}`)).json.total).toBeGreaterThan(0)
  })
})

test('only what readers may see is found, from the moment they may', async () => {
  const { make, fetch, as } = await startServer()
  const editor = await as(await make.user({ role: 'editor' }))
  const found = async (q: string) => (await fetch(`/api/articles?q=${q}`)).json.total as number
  const category = await make.category({ name: 'Ridges' })
  const { id } = await make.article({ title: 'Draft of Barisan', status: 'draft', category_ids: [category.id] })
  expect([await found('barisan'), await found('ridges')]).toEqual([0, 0])
  await editor.put(`/api/articles/${id}/status`, { status: 'published' })
  expect([await found('barisan'), await found('ridges')]).toEqual([1, 1])
  await editor.put(`/api/categories/${category.id}`, { name: 'Chains', slug: category.slug })
  expect([await found('ridges'), await found('chains')]).toEqual([0, 1])
  const text = { title: 'Bukit Barisan', excerpt: 'Pegunungan', content: '<p>Pegunungan</p>' }
  await editor.put(`/api/articles/${id}/translations/id`, { ...text, status: 'draft' })
  expect(await found('pegunungan')).toBe(0)
  await editor.put(`/api/articles/${id}/translations/id`, { ...text, status: 'published' })
  expect(await found('pegunungan')).toBe(1)
  await editor.delete(`/api/articles/${id}`)
  expect(await found('barisan')).toBe(0)
})

test.each([
  ['ar', 'الغابه', '<p>الغابة المطيرة</p>'],
  ['ar', 'احمد', '<p>قال أحمد</p>'],
  ['de', 'vulkan', '<p>Die Vulkane</p>'],
  ['fr', 'forets', '<p>La forêt de l’éléphant</p>'],
  ['fr', 'elephants', '<p>La forêt de l’éléphant</p>'],
  ['id', 'jalan', '<p>Perjalanan panjang</p>'],
  ['ja', '火山湖', '<p>大きな火山湖です</p>'],
  ['ko', '화산', '<p>큰화산이다</p>'],
  ['ru', 'вулканы', '<p>Озеро у вулкана</p>'],
  ['th', 'ทะเลสาบ', '<p>ที่ทะเลสาบโตบา</p>'],
  ['vi', 'nui lua', '<p>Núi lửa</p>'],
  ['zh-CN', '湖', '<p>多巴湖很大</p>'],
] as const)('in %s, %s is found', async (language, q, content) => {
  const { db, make, fetch } = await startServer()
  const { id } = await make.article({ title: 'Original' })
  const text = { title: 'T', excerpt: 'E', content, blocks: null, image_alt: null, updated_by: null }
  await insertTranslation(db, id, language, { ...text, status: 'published', original_digest: 'x' }, new Date())
  const { articles } = (await fetch(`/api/articles?lang=${language}&q=${encodeURIComponent(q)}`)).json
  expect(articles).toMatchObject([{ id, found_in: language }])
  expect(articles[0].snippet).toContain('\ue000')
})
