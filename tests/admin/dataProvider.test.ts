import { dataProvider } from '@admin/data-provider'
import { makeArticle } from '@tests/factories/article'
import { makeCategory } from '@tests/factories/category'
import { makeUser } from '@tests/factories/user'
import { type HostOptions, startHost } from '@tests/host'
import { HttpError } from 'react-admin'
import { describe, expect, test } from 'vitest'

/** Starts the API and signs in an administrator, who has every permission that these tests need. */
function start(options: HostOptions = {}) {
  const host = startHost(options)
  const me = host.signIn({ name: 'Ayu', role: 'admin' })
  return { host, me }
}

const LIST = 'GET /api/articles/manage'
const many = (count: number) => Array.from({ length: count }, () => makeArticle())
const page = (page: number, perPage: number) => ({ page, perPage })
const newest = { field: 'created_at', order: 'DESC' } as const
const ids = (rows: { id: unknown }[]) => rows.map((row) => row.id)
const draft = { title: 'As typed ', excerpt: 'About a lake.' }

describe('on a host with paging', () => {
  test('a request carries the page, the order, the search, the filters and the token', async () => {
    const articles = Array.from({ length: 30 }, (_, index) => makeArticle({ title: `Toba ${index}` }))
    const { host } = start({ articles: [...articles, makeArticle({ title: 'Kerinci' })] })

    const { data, total } = await dataProvider.getList('articles', {
      pagination: page(2, 25),
      sort: newest,
      filter: { q: 'toba', status: 'published', author_name: '' },
    })

    expect(data).toHaveLength(5)
    expect(total).toBe(30)
    expect(host.queriesOf(LIST)).toEqual([
      { page: '2', perPage: '25', sort: 'created_at', order: 'desc', q: 'toba', status: 'published' },
    ])
    expect(host.sent[0]?.authorization).toBe(`Bearer ${localStorage.getItem('token')}`)
  })

  test('a page that is longer than the host allows is assembled from several requests', async () => {
    const articles = many(230)
    const { host } = start({ articles })

    const { data, total } = await dataProvider.getList('articles', { pagination: page(1, 1000), sort: newest })

    expect(ids(data)).toEqual(ids(articles).reverse())
    expect(total).toBe(230)
    expect(host.queriesOf(LIST).map((query) => query.page)).toEqual(['1', '2', '3'])
  })

  test('a save returns the record as the host stored it', async () => {
    const previousData = makeArticle()
    start({ articles: [previousData] })

    const created = await dataProvider.create('articles', { data: draft })
    const updated = await dataProvider.update('articles', { id: previousData.id, data: draft, previousData })

    expect(created.data).toMatchObject({ title: 'As typed', version: 1 })
    expect(updated.data).toMatchObject({ id: previousData.id, title: 'As typed', version: 2 })
  })

  test('a save sends only the fields of the contract', async () => {
    const article = makeArticle({ title: 'Before' })
    const { host } = start({ articles: [article] })

    await dataProvider.update('articles', {
      id: article.id,
      data: { ...article, title: 'After' },
      previousData: article,
    })

    const { call, body } = host.sent[0] ?? {}
    expect(call).toBe('PUT /api/articles/:id')
    expect(body).toMatchObject({ title: 'After', category_ids: [] })
    expect(body).not.toHaveProperty('id')
    expect(body).not.toHaveProperty('views')
  })

  test('a missing record is reported without a search through the list', async () => {
    const { host } = start({ users: [makeUser()] })

    await expect(dataProvider.getOne('users', { id: 999_999 })).rejects.toMatchObject({ status: 404 })

    expect(host.queriesOf('GET /api/users')).toEqual([{}])
  })

  test('several records are loaded with one call', async () => {
    const users = [makeUser(), makeUser(), makeUser()]
    const { host } = start({ users })

    const { data } = await dataProvider.getMany('users', { ids: [users[2]?.id ?? 0, users[0]?.id ?? 0] })

    expect(new Set(ids(data))).toEqual(new Set([users[0]?.id, users[2]?.id]))
    expect(host.calls).toHaveLength(1)
  })
})

describe('on a table-only host', () => {
  const kind = 'table-only'

  test('the rows are filtered, sorted and paged in the browser', async () => {
    const articles = [
      makeArticle({ title: 'Lake Toba at dawn', views: 9, status: 'draft' }),
      makeArticle({ title: 'Kerinci', excerpt: 'South of TOBA.', views: 100, status: 'published' }),
      makeArticle({ title: 'Toba again', views: 20, status: 'published' }),
      makeArticle({ title: 'Maninjau', views: 30, status: 'published' }),
    ]
    start({ articles, kind })
    const titles = async (filter: object, pagination = page(1, 25)) => {
      const list = await dataProvider.getList('articles', {
        pagination,
        sort: { field: 'views', order: 'DESC' },
        filter,
      })
      return [list.total, ...list.data.map((row) => row.title)]
    }

    expect(await titles({})).toEqual([4, 'Kerinci', 'Maninjau', 'Toba again', 'Lake Toba at dawn'])
    expect(await titles({ q: ' toba ' })).toEqual([3, 'Kerinci', 'Toba again', 'Lake Toba at dawn'])
    expect(await titles({ q: 'toba', status: 'published' })).toEqual([2, 'Kerinci', 'Toba again'])
    expect(await titles({}, page(2, 3))).toEqual([4, 'Lake Toba at dawn'])
  })

  test('articles are filtered by the name of a category', async () => {
    const lakes = makeCategory({ name: 'Lakes' })
    const toba = makeArticle({ title: 'Toba', category_ids: [lakes.id] })
    start({ articles: [toba, makeArticle()], categories: [lakes], kind })

    const { data } = await dataProvider.getList('articles', { filter: { category: lakes.id } })

    expect(ids(data)).toEqual([toba.id])
  })

  test('a record that has no route for a single read is found in the list', async () => {
    const user = makeUser({ name: 'Dewi' })
    start({ users: [makeUser(), user], kind })

    expect(await dataProvider.getOne('users', { id: String(user.id) })).toMatchObject({ data: { name: 'Dewi' } })
    await expect(dataProvider.getOne('users', { id: 999_999 })).rejects.toMatchObject({ status: 404 })
  })

  test('an empty answer to a change counts as a success', async () => {
    const previousData = makeArticle({ title: 'Before', excerpt: 'Stays' })
    const { host } = start({ articles: [previousData], kind })
    const password = 'krakatau-1883'

    const updated = await dataProvider.update('articles', {
      id: previousData.id,
      data: { title: 'After', excerpt: 'Stays' },
      previousData,
    })
    const user = await dataProvider.create('users', {
      data: { name: 'New', email: 'new@example.com', role: 'editor', password },
    })
    const deleted = await dataProvider.delete('articles', { id: previousData.id, previousData })

    expect(updated.data).toMatchObject({ id: previousData.id, title: 'After', excerpt: 'Stays' })
    expect(user.data).toMatchObject({ id: (await host.rows('users')).at(-1)?.id, name: 'New' })
    expect(user.data).not.toHaveProperty('password')
    expect(deleted.data).toEqual(previousData)
    expect(await host.rows('articles')).toEqual([])
  })

  test('the id of a new article is taken from the reply', async () => {
    const { host } = start({ kind })
    host.replyNext('POST /api/articles', () => Response.json({ articleId: 77 }))

    expect((await dataProvider.create('articles', { data: draft })).data).toEqual({ ...draft, id: 77 })
  })
})

test('a bulk change keeps all other fields', async () => {
  const articles = many(2)
  const { host } = start({ articles })

  const { data } = await dataProvider.updateMany('articles', {
    ids: ids(articles) as number[],
    data: { excerpt: 'The same for both' },
  })

  expect(data).toEqual(ids(articles))
  for (const { id, title } of articles)
    expect(await host.row('articles', id)).toMatchObject({ title, excerpt: 'The same for both' })
})

test('a bulk deletion deletes only the given records', async () => {
  const articles = many(3)
  const { host } = start({ articles })
  const [first, second] = ids(articles) as number[]

  expect(await dataProvider.deleteMany('articles', { ids: [first ?? 0, second ?? 0] })).toEqual({
    data: [first, second],
  })

  expect(await host.rows('articles')).toMatchObject([{ id: articles[2]?.id }])
})

test('related rows are loaded as a list with one more filter', async () => {
  const { host } = start()

  await dataProvider.getManyReference('articles', {
    target: 'status',
    id: 'draft',
    filter: { q: 'x' },
    pagination: page(1, 10),
    sort: newest,
  })

  expect(host.queriesOf(LIST)[0]).toMatchObject({ status: 'draft', q: 'x' })
})

describe('an error', () => {
  const failWith = (reply: () => Response) => {
    const { host } = start()
    host.replyNext('POST /api/articles', reply)
    host.replyNext('GET /api/users', reply)
  }
  const failure = () => dataProvider.create('articles', { data: {} }).catch((error: unknown) => error)

  test('keeps the status, message and field errors of the reply', async () => {
    const errors = { title: 'Title is required', excerpt: 'Excerpt is required' }
    start()

    const error = await failure()

    expect(error).toBeInstanceOf(HttpError)
    expect(error).toMatchObject({ status: 400, message: 'Title is required', body: { errors } })
  })

  test('can come from a reply that is not JSON', async () => {
    failWith(() => new Response('<h1>Bad Gateway</h1>', { status: 502, statusText: 'Bad Gateway' }))

    expect(await failure()).toMatchObject({ status: 502, message: 'Bad Gateway' })
  })

  test('after a lost connection has a readable message', async () => {
    start().host.cutNext('POST /api/articles')

    expect(await failure()).toMatchObject({ message: expect.stringContaining('cannot be reached') })
  })

  test('is thrown if a successful answer contains no list', async () => {
    failWith(() => new Response('<h1>Welcome</h1>'))

    await expect(dataProvider.getList('users', {})).rejects.toThrow('The server sent no list of users')
  })
})

test('a read can be aborted', async () => {
  start({ articles: many(1) })
  const controller = new AbortController()
  const list = dataProvider.getList('articles', { signal: controller.signal })
  controller.abort()

  await expect(list).rejects.toMatchObject({ name: 'AbortError' })
})
