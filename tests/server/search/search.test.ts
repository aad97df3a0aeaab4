import { articles } from '@server/db/schema/core'
import { indexAllOutdated } from '@server/search/article-index'
import { deleteUnusedWords } from '@server/search/spelling'
import { translationsOfArticles } from '@server/texts/articles/article-translations.service'
import { wordsOf } from '@shared/search/words'
import { startServer, type TestServer } from '@tests/server/start-server'
import { eq, sql } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, onTestFinished, test, vi } from 'vitest'

/** What a published translation has besides its texts. */
const stored = () => ({
  status: 'published' as const,
  original_digest: 'x',
  updated_by: null,
  created_at: new Date(),
  updated_at: new Date(),
})

test('any search gets an answer', async () => {
  const { make, fetch } = await startServer()
  await make.article({ title: 'Toba' })
  const strange = [
    '\ufffd',
    "toba' | !x:*",
    '& | ! ( )',
    '\\',
    ':*',
    '<->',
    "''",
    'constructor',
    '\u0000toba',
    '﷽',
    'a\u0301'.repeat(300),
    // They fold into `a(1)`, `1.`, `1⁄2` and `1,`.
    ...['a⑴', '⒈', '½', '🄂'],
  ]
  const long = ['x'.repeat(10_000), '湖'.repeat(1000), 'toba '.repeat(2000), "it's-".repeat(1000)]
  const addresses = ['%ED%A0%80', ...[...strange, ...long].map(encodeURIComponent)]
  for (const q of addresses) {
    const { status, text } = await fetch(`/api/articles?q=${q}`)
    expect({ q: q.slice(0, 20), status, text: status === 400 ? JSON.parse(text).code : 'answer' }).toEqual({
      q: q.slice(0, 20),
      status: expect.any(Number),
      text: expect.stringMatching(/^(?:answer|invalid)$/),
    })
    expect([200, 400]).toContain(status)
  }
  expect((await fetch(`/api/articles?q=${'toba%20'.repeat(1600)}`)).json.total).toBeGreaterThan(0)
})

test('no letter or digit folds into what delimits words in a statement', () => {
  // Beyond, there are none that normalisation changes.
  const characters = Array.from({ length: 0x3_0000 }, (_, code) => String.fromCodePoint(code))
  const folding = characters.filter((each) => each.normalize('NFKC') !== each && /[\p{L}\p{M}\p{N}]/u.test(each))
  expect(folding.length).toBeGreaterThan(3000)
  const words = folding.flatMap((each) => [...wordsOf(each)].flatMap(({ parts, runs }) => [...parts, ...runs]))
  expect(words.filter((word) => /['"\\]/.test(word))).toEqual([])
})

test('four misspelt words of a search are corrected, by a few statements for all, and others are searched as typed', async () => {
  const { db, make, fetch } = await startServer()
  await make.article({ title: 'Sibayak, Kerinci, Singgalang, Talamau and Pasaman' })
  const found = async (q: string) => (await fetch(`/api/articles?q=${q}`)).json.total as number
  expect(await found('pasaman sibbayak kerrinci singgaling tallamau')).toBe(1)
  expect(await found('passaman sibbayak kerrinci singgaling tallamau')).toBe(0)
  const statements = vi.spyOn(db, 'execute')
  onTestFinished(() => statements.mockRestore())
  // The same words would be corrected once.
  const misspelt = Array.from({ length: 15 }, (_, index) => `kerrinci${'abcdefghijklmno'[index]}`)
  expect(await found(['pasaman', ...misspelt].join(' '))).toBe(0)
  expect(statements.mock.calls.length).toBeLessThanOrEqual(7)
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

test('hits rank by where the words occur, then by date, also from one page to the next', async () => {
  const { make, fetch } = await startServer()
  const at = (day: number) => new Date(Date.UTC(2026, 0, day))
  const content = '<p>Sulphur from the crater</p>'
  const published = async (day: number, article: Parameters<typeof make.article>[0]) =>
    (await make.article({ title: 'A walk', excerpt: 'A walk', published_at: at(day), ...article })).id
  const expected = [
    await published(2, { title: 'Crater of sulphur' }),
    await published(1, { title: 'Sulphur, crater' }),
    await published(4, { excerpt: 'Sulphur in a crater' }),
    await published(3, { title: 'Crater', excerpt: 'Sulphur' }),
    await published(6, { content }),
    await published(5, { content }),
  ]
  await published(7, { title: 'Crater' })
  const list = async (query: string) => {
    const { articles: found, total } = (await fetch(`/api/articles?q=sulphur+crater&${query}`)).json
    return { ids: found.map(({ id }: { id: number }) => id), total }
  }
  expect(await list('page=1')).toEqual({ ids: expected, total: 6 })
  for (const page of [1, 2, 3])
    expect(await list(`page=${page}&perPage=2`)).toEqual({ ids: expected.slice(2 * page - 2, 2 * page), total: 6 })
  expect((await list('sort=published_at&order=asc')).ids).toEqual([1, 0, 3, 2, 5, 4].map((index) => expected[index]))
})

test('an article is found once, whatever its translations, and shown in the reader’s language', async () => {
  const { db, make, fetch, as } = await startServer()
  const { id } = await make.article({ title: 'Volcano', content: '<p>Kawah means crater</p>' })
  for (const [language, title] of [
    ['id', 'Gunung'],
    ['ms', 'Sebuah kawah'],
    ['de', 'Vulkan'],
  ] as const) {
    const text = {
      title,
      excerpt: 'Kawah',
      content: '<p>Sebuah kawah besar</p>',
      blocks: null,
      image_alt: null,
      ...stored(),
    }
    await translationsOfArticles.store(db, { id, language }, text)
  }
  const found = async (query: string) => (await fetch(`/api/articles?q=kawah&${query}`)).json
  expect(await found('')).toMatchObject({ total: 1, articles: [{ id, found_in: 'en' }] })
  expect(await found('lang=id')).toMatchObject({ total: 1, articles: [{ id, found_in: 'id' }] })
  const editor = await as(await make.user({ role: 'editor' }))
  expect((await editor.get('/api/articles/manage?q=kawah')).json).toMatchObject({ total: 1, articles: [{ id }] })
  // Of the other languages, the one in whose title it is.
  expect((await fetch('/api/articles?q=sebuah+kawah')).json).toMatchObject({ articles: [{ id, found_in: 'ms' }] })
  // Of equal ones, the first in the list of languages.
  expect((await fetch('/api/articles?q=besar')).json).toMatchObject({ articles: [{ id, found_in: 'id' }] })
})

test('a search of the managed list has its filters and its order', async () => {
  const { db, make, as } = await startServer()
  const [one, other] = [await make.user({ role: 'editor' }), await make.user({ role: 'editor' })]
  const editor = await as(one)
  const category = await make.category({ slug: 'trails' })
  const at = (day: number) => new Date(Date.UTC(2026, 0, day))
  const walk = { content: '<p>A ridge walk</p>', author_id: one.id } as const
  const a = await make.article({ ...walk, title: 'Beach', created_at: at(2), status: 'draft' })
  const b = await make.article({ ...walk, title: 'Crater', created_at: at(3), author_id: other.id, views: 7 })
  const c = await make.article({ ...walk, title: 'Alley', created_at: at(1), category_ids: [category.id] })
  const found = async (query: string) => {
    const { articles: rows, total } = (await editor.get(`/api/articles/manage?q=ridge+walk&${query}`)).json
    expect(total).toBe(rows.length)
    return rows.map(({ id }: { id: number }) => id)
  }
  expect(await found('')).toEqual([b.id, a.id, c.id])
  expect(await found('sort=title')).toEqual([c.id, a.id, b.id])
  expect(await found('sort=views&order=desc')).toEqual([b.id, c.id, a.id])
  expect(await found('sort=published_at&order=desc')).toEqual([b.id, c.id, a.id])
  expect(await found('status=draft')).toEqual([a.id])
  expect(await found(`author_id=${other.id}`)).toEqual([b.id])
  expect(await found('category=trails')).toEqual([c.id])
  expect(await found('since=2026-01-02&sort=id')).toEqual([a.id, b.id])
  await editor.put(`/api/articles/${a.id}/status`, { status: 'published' })
  await db.update(articles).set({ author_id: other.id }).where(eq(articles.id, c.id))
  expect(await found('status=draft')).toEqual([])
  expect(await found(`author_id=${other.id}`)).toEqual([b.id, c.id])
})

describe('the letters of each language', () => {
  let server: TestServer
  beforeAll(async () => {
    server = await startServer({ closeOn: afterAll })
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
    const { db, make, fetch } = server
    const { id } = await make.article({ title: 'Original' })
    const text = { title: 'T', excerpt: 'E', content, blocks: null, image_alt: null, ...stored() }
    await translationsOfArticles.store(db, { id, language }, text)
    const { articles: found } = (await fetch(`/api/articles?lang=${language}&q=${encodeURIComponent(q)}`)).json
    const hit = found.find((article: { id: number }) => article.id === id)
    expect(hit).toMatchObject({ found_in: language, snippet: expect.stringContaining('\ue000') })
  })
})

test('a save is found at once, while a backlog is left to the job', async () => {
  const { db, make, as } = await startServer()
  const editor = await as(await make.user({ role: 'editor' }))
  const found = async (q: string) => (await editor.get(`/api/articles/manage?q=${q}`)).json.total as number
  await db.execute(sql`
    insert into articles (title, excerpt, content, status, slug, author_name)
    select 'Ridge ' || i, 'Rocks', '<p>Rocks</p>', 'published', 'ridge-' || i, 'Someone' from generate_series(1, 60) i`)
  await db.execute(sql`update search_outdated set noted_at = now() - interval '1 minute'`)
  const { id } = await make.article({ title: 'Sibayak' })
  expect([await found('sibayak'), await found('ridge')]).toEqual([1, 0])
  await editor.put(`/api/articles/${id}`, { title: 'Singgalang', excerpt: 'Steam' })
  expect([await found('singgalang'), await found('sibayak')]).toEqual([1, 0])
  expect(await indexAllOutdated(db)).toBe(60)
  expect(await found('ridge')).toBe(60)
})

test('a search is not corrected to words that only a deleted text had', async () => {
  const { db, make, as, fetch } = await startServer()
  const editor = await as(await make.user({ role: 'editor' }))
  const { id } = await make.article({ title: 'Singgalang', excerpt: 'Steam' })
  await make.article({ title: 'Singkarak', excerpt: 'Water' })
  const words = async () =>
    (await db.execute(sql`select word from search_words order by 1`)).rows.map(({ word }) => word)
  const purge = () => deleteUnusedWords(db)
  await fetch('/api/articles?q=steam')
  await purge()
  expect(await words()).toEqual(expect.arrayContaining(['singgalang', 'singkarak', 'steam', 'water']))
  await editor.delete(`/api/articles/${id}`)
  // Texts that wait for the index may have its words.
  await make.article({ title: 'Kerinci' })
  await purge()
  expect(await words()).toContain('singgalang')
  await indexAllOutdated(db)
  await purge()
  expect(await words()).toEqual(expect.arrayContaining(['singkarak', 'water']))
  expect(await words()).not.toContain('singgalang')
})

test('processes that index at the same time leave each article with its newest text', async () => {
  const { db, make, fetch } = await startServer()
  const made = await Promise.all(Array.from({ length: 8 }, () => make.article({ title: 'Before' })))
  const rename = async (id: number) => {
    for (const title of ['Between', 'After']) await db.update(articles).set({ title }).where(eq(articles.id, id))
  }
  const index = () => indexAllOutdated(db)
  await Promise.all([index(), ...made.map(({ id }) => rename(id)), index(), index(), fetch('/api/articles?q=before')])
  await index()
  const found = async (q: string) => (await fetch(`/api/articles?q=${q}`)).json.total as number
  expect([await found('after'), await found('before'), await found('between')]).toEqual([8, 0, 0])
  expect((await db.execute(sql`select 1 from search_outdated`)).rows).toEqual([])
})
