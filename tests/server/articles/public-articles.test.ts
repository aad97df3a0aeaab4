import { startServer, type TestServer } from '@tests/server/start-server'
import { refused, type Visitor } from '@tests/server/visitor'
import { describe, expect, test } from 'vitest'

const titles = async (visitor: Visitor, query: Record<string, unknown> = {}) => {
  const { articles, total } = await visitor.request('GET /api/articles', { query })
  return { titles: articles.map((article) => article.title), total }
}

async function makeTitled(host: TestServer, ...names: string[]) {
  for (const title of names) await host.make.article({ title })
}

describe('the list of articles', () => {
  test('has the published articles, newest first, and their number', async () => {
    const host = await startServer()
    await makeTitled(host, 'Old', 'New')
    await host.make.article({ status: 'draft' })
    await host.make.article({ status: 'review' })
    expect(await titles(host)).toEqual({ titles: ['New', 'Old'], total: 2 })
    expect(await titles(host, { status: 'published' })).toEqual({ titles: ['New', 'Old'], total: 2 })
  })

  test('is empty if there are no articles', async () => {
    const host = await startServer()
    expect(await host.call('GET /api/articles')).toMatchObject({ status: 200, body: { articles: [], total: 0 } })
  })

  test('has a limit, and still counts all articles', async () => {
    const host = await startServer()
    await makeTitled(host, 'A', 'B', 'C', 'D')
    expect(await titles(host, { limit: 3 })).toEqual({ titles: ['D', 'C', 'B'], total: 4 })
  })

  test('comes in pages that do not overlap', async () => {
    const host = await startServer()
    // Equal in the sorted column, so only the tie-break keeps pages from overlapping.
    for (let index = 0; index < 7; index += 1) await host.make.article({ title: 'Same' })
    const page = async (number: number) => {
      const query = { page: number, perPage: 3, sort: 'title', order: 'desc' } as const
      const { articles, total } = await host.request('GET /api/articles', { query })
      expect(total).toBe(7)
      return articles.map((article) => article.id)
    }
    const pages = [await page(1), await page(2), await page(3)]
    expect(pages.map((ids) => ids.length)).toEqual([3, 3, 1])
    expect(new Set(pages.flat()).size).toBe(7)
    expect(pages.flat()).toEqual(pages.flat().toSorted((a, b) => b - a))
    expect(await page(4)).toEqual([])
  })

  test('is sorted as requested', async () => {
    const host = await startServer()
    await host.make.article({ title: 'Banyan', views: 5 })
    await host.make.article({ title: 'Anthurium', views: 9 })
    await host.make.article({ title: 'Clove', views: 40 })
    const by = async (sort: string, order?: string) => (await titles(host, { sort, order })).titles
    expect(await by('title')).toEqual(['Anthurium', 'Banyan', 'Clove'])
    expect(await by('title', 'asc')).toEqual(['Anthurium', 'Banyan', 'Clove'])
    expect(await by('title', 'desc')).toEqual(['Clove', 'Banyan', 'Anthurium'])
    expect(await by('views', 'desc')).toEqual(['Clove', 'Anthurium', 'Banyan'])
    expect(await by('created_at', 'asc')).toEqual(['Banyan', 'Anthurium', 'Clove'])
    expect((await titles(host, { order: 'asc' })).titles).toEqual(['Banyan', 'Anthurium', 'Clove'])
  })

  test('can be searched, ignoring case: by title, then excerpt, then text', async () => {
    const host = await startServer()
    await host.make.article({ title: 'Lake Toba', excerpt: 'Water' })
    await host.make.article({ title: 'Kerinci', excerpt: 'Above the lakes' })
    await host.make.article({ title: 'Sibayak', excerpt: 'Steam', content: '<p>lake</p>' })
    expect(await titles(host, { q: 'LAKE' })).toEqual({ titles: ['Lake Toba', 'Kerinci', 'Sibayak'], total: 3 })
    expect(await titles(host, { q: ' toba ' })).toEqual({ titles: ['Lake Toba'], total: 1 })
    expect(await titles(host, { q: 'desert' })).toEqual({ titles: [], total: 0 })
  })

  test('can be filtered by the id or slug of a category', async () => {
    const host = await startServer()
    const lakes = await host.make.category({ name: 'Lakes', slug: 'lakes' })
    const peaks = await host.make.category({ name: 'Peaks', slug: 'peaks' })
    await host.make.article({ title: 'Toba', category_ids: [lakes.id] })
    await host.make.article({ title: 'Gunung Tujuh', category_ids: [peaks.id, lakes.id] })
    await host.make.article({ title: 'Kerinci', category_ids: [peaks.id] })
    const both = { titles: ['Gunung Tujuh', 'Toba'], total: 2 }
    expect(await titles(host, { category: lakes.id })).toEqual(both)
    expect(await titles(host, { category: 'lakes' })).toEqual(both)
    expect(await titles(host, { category: 'deserts' })).toEqual({ titles: [], total: 0 })
    const { articles } = await host.request('GET /api/articles', { query: { q: 'Tujuh' } })
    expect(articles[0]?.category_names).toEqual(['Lakes', 'Peaks'])
  })

  test('omits the content', async () => {
    const host = await startServer()
    await host.make.article({ content: '<p>Long</p>' })
    const { articles } = await host.request('GET /api/articles')
    expect(articles[0]).not.toHaveProperty('content')
    expect(articles[0]).not.toHaveProperty('blocks')
  })

  test.each([
    ['sort', 'password'],
    ['sort', 'content'],
    ['order', 'sideways'],
    ['page', '0'],
    ['page', 'one'],
    ['page', '1.5'],
    ['perPage', '101'],
    ['perPage', '0'],
    ['limit', '-1'],
    ['limit', '1e2'],
    ['status', 'secret'],
  ])('refuses %s=%s', async (name, value) => {
    const host = await startServer()
    const reply = await host.call('GET /api/articles', { query: { [name]: value } })
    expect(reply).toMatchObject(refused(400, { [name]: expect.any(String) }))
  })
})

describe('the events', () => {
  test('are the drafts with the slug `events`, with their content', async () => {
    const host = await startServer()
    await host.make.article({ title: 'First', slug: 'events', status: 'draft', content: '<p>Come</p>' })
    await host.make.article({ title: 'Second', slug: 'events', status: 'draft' })
    await host.make.article({ title: 'Later', slug: 'events', status: 'review' })
    await host.make.article({ title: 'Secret', slug: 'secret', status: 'draft' })
    const query = { slug: 'events', status: 'draft' } as const
    expect(await titles(host, query)).toEqual({ titles: ['Second', 'First'], total: 2 })
    const { articles } = await host.request('GET /api/articles', { query })
    expect(articles[1]?.content).toBe('<p>Come</p>')
  })

  test('are the only drafts in the public list', async () => {
    const host = await startServer()
    await host.make.article({ slug: 'secret', status: 'draft' })
    await host.make.article({ slug: 'events', status: 'draft' })
    await host.make.article({ slug: 'events', status: 'review' })
    const nothing = { titles: [], total: 0 }
    expect(await titles(host, { status: 'draft' })).toEqual(nothing)
    expect(await titles(host, { status: 'draft', slug: 'secret' })).toEqual(nothing)
    expect(await titles(host, { status: 'review', slug: 'events' })).toEqual(nothing)
    expect(await titles(host, { slug: 'events' })).toEqual(nothing)
    const editor = await host.as(await host.make.user({ role: 'editor' }))
    expect(await titles(editor, { status: 'draft' })).toEqual(nothing)
  })
})

describe('one article', () => {
  test('is returned with its content', async () => {
    const host = await startServer()
    const { id } = await host.make.article({ title: 'Toba', content: '<p>Deep</p>', author_name: 'Yusuf' })
    const { article } = await host.request('GET /api/articles/:id', { params: { id } })
    expect(article).toMatchObject({ id, title: 'Toba', content: '<p>Deep</p>', author_name: 'Yusuf', views: 0 })
    expect(article).not.toHaveProperty('blocks')
  })

  test.each(['draft', 'review'] as const)('in %s is available to staff only', async (status) => {
    const host = await startServer()
    const { id } = await host.make.article({ status })
    const read = async (visitor: Visitor) => (await visitor.call('GET /api/articles/:id', { params: { id } })).status
    expect(await host.call('GET /api/articles/:id', { params: { id } })).toMatchObject(refused(404))
    for (const role of ['membership', 'user'] as const)
      expect(await read(await host.as(await host.make.user({ role })))).toBe(404)
    for (const role of ['admin', 'marketing', 'editor'] as const)
      expect(await read(await host.as(await host.make.user({ role })))).toBe(200)
  })

  test.each(['7', 'toba', '0', '-1', '1.5', '99999999999', '2147483647'])('with the id %s is a 404', async (id) => {
    const host = await startServer()
    expect(await host.call('GET /api/articles/:id', { params: { id } })).toMatchObject(refused(404))
  })
})
