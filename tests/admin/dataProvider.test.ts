import { dataProvider } from '@admin/api/data-provider'
import { makeArticle } from '@tests/factories/article'
import { makeUser } from '@tests/factories/user'
import { HttpResponse, http } from 'msw'
import { HttpError } from 'react-admin'
import { describe, expect, test } from 'vitest'
import { signIn, startHost } from './host'

const many = (count: number) => Array.from({ length: count }, () => makeArticle())
const page = (page: number, perPage: number) => ({ page, perPage })
const newest = { field: 'created_at', order: 'DESC' } as const
const ids = (rows: { id: unknown }[]) => rows.map((row) => row.id)

describe('on a host that pages', () => {
  test('the host is asked for the page, the order, the search and the filters, with the token', async () => {
    const host = startHost({ articles: many(30) })
    signIn('my-token')

    const { data, total } = await dataProvider.getList('articles', {
      pagination: page(2, 25),
      sort: newest,
      filter: { q: 'toba', status: 'published', author_name: '' },
    })

    expect(data).toHaveLength(5)
    expect(total).toBe(30)
    expect(host.queriesOf('/api/articles/manage')).toEqual([
      { page: '2', perPage: '25', sort: 'created_at', order: 'desc', q: 'toba', status: 'published' },
    ])
    expect(host.sent[0]?.authorization).toBe('Bearer my-token')
  })

  test('a page longer than the host allows is put together from several', async () => {
    const articles = many(230)
    const host = startHost({ articles })

    const { data, total } = await dataProvider.getList('articles', { pagination: page(1, 1000), sort: newest })

    expect(ids(data)).toEqual(ids(articles))
    expect(total).toBe(230)
    expect(host.queriesOf('/api/articles/manage').map((query) => query.page)).toEqual(['1', '2', '3'])
  })

  test('what is saved comes back as the host stored it', async () => {
    startHost({ articles: many(1) })

    const created = await dataProvider.create('articles', { data: { title: 'As typed' } })
    const updated = await dataProvider.update('articles', {
      id: 5,
      data: { title: 'As typed' },
      previousData: { id: 5 },
    })

    expect(created.data).toMatchObject({ id: 77, title: 'As stored' })
    expect(updated.data).toEqual({ id: 5, title: 'As stored' })
  })

  test('a save sends the fields of the contract and no others', async () => {
    const host = startHost()
    const article = makeArticle({ title: 'Before' })

    await dataProvider.update('articles', {
      id: article.id,
      data: { ...article, title: 'After' },
      previousData: article,
    })

    const { method, url, body } = host.sent[0] ?? {}
    expect([method, url?.pathname]).toEqual(['PUT', `/api/articles/${article.id}`])
    expect(body).toMatchObject({ title: 'After', category_ids: [] })
    expect(Object.keys(body as object)).not.toEqual(expect.arrayContaining(['id']))
    expect(body).not.toHaveProperty('views')
  })

  test('an absent record is absent, without a look into the list', async () => {
    const host = startHost({ users: [makeUser()] })

    await expect(dataProvider.getOne('users', { id: 999 })).rejects.toMatchObject({ status: 404 })

    expect(host.queriesOf('/api/users')).toEqual([{}])
  })

  test('several records are found by one call', async () => {
    const users = [makeUser(), makeUser(), makeUser()]
    const host = startHost({ users })

    const { data } = await dataProvider.getMany('users', { ids: [users[2]?.id ?? 0, users[0]?.id ?? 0] })

    expect(ids(data)).toEqual([users[0]?.id, users[2]?.id])
    expect(host.sent).toHaveLength(1)
  })
})

describe('on a host that speaks only the table', () => {
  test('the rows are filtered, sorted and paged here', async () => {
    const articles = [
      makeArticle({ title: 'Lake Toba at dawn', views: 9, status: 'draft' }),
      makeArticle({ title: 'Kerinci', excerpt: 'South of TOBA.', views: 100, status: 'published' }),
      makeArticle({ title: 'Toba again', views: 20, status: 'published' }),
      makeArticle({ title: 'Maninjau', views: 30, status: 'published' }),
    ]
    startHost({ articles, kind: 'table-only' })
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

  test('a record without a single read is found in the list', async () => {
    const user = makeUser({ name: 'Dewi' })
    startHost({ users: [makeUser(), user], kind: 'table-only' })

    expect(await dataProvider.getOne('users', { id: String(user.id) })).toMatchObject({ data: { name: 'Dewi' } })
    await expect(dataProvider.getOne('users', { id: 999 })).rejects.toMatchObject({ status: 404 })
  })

  test('empty answers to changes are successes', async () => {
    const articles = [makeArticle({ title: 'Before', excerpt: 'Stays' })]
    startHost({ articles, users: [makeUser({ id: 400 }), makeUser({ id: 30 })], kind: 'table-only' })
    const [previousData = makeArticle()] = articles

    const updated = await dataProvider.update('articles', {
      id: previousData.id,
      data: { title: 'After' },
      previousData,
    })
    const article = await dataProvider.create('articles', { data: { title: 'New' } })
    const user = await dataProvider.create('users', { data: { name: 'New' } })
    const deleted = await dataProvider.delete('articles', { id: previousData.id, previousData })

    expect(updated.data).toMatchObject({ id: previousData.id, title: 'After', excerpt: 'Stays' })
    expect(article.data).toEqual({ id: 77, title: 'New' })
    expect(user.data).toEqual({ id: 400, name: 'New' })
    expect(deleted.data).toEqual(previousData)
  })
})

test('a bulk change keeps the fields that it does not name', async () => {
  const articles = many(2)
  const host = startHost({ articles })

  const { data } = await dataProvider.updateMany('articles', {
    ids: ids(articles) as number[],
    data: { status: 'draft' },
  })

  expect(data).toEqual(ids(articles))
  const saves = host.sent.filter(({ method }) => method === 'PUT').map(({ body }) => body)
  for (const article of articles)
    expect(saves).toContainEqual(expect.objectContaining({ title: article.title, status: 'draft' }))
})

test('a bulk deletion deletes each', async () => {
  const host = startHost()

  expect(await dataProvider.deleteMany('articles', { ids: [3, 4] })).toEqual({ data: [3, 4] })

  expect(host.sent.map(({ method, url }) => `${method} ${url.pathname}`).sort()).toEqual([
    'DELETE /api/articles/3',
    'DELETE /api/articles/4',
  ])
})

test('related rows are a list with a filter more', async () => {
  const host = startHost()

  await dataProvider.getManyReference('articles', {
    ...{ target: 'status', id: 'draft', filter: { q: 'x' } },
    ...{ pagination: page(1, 10), sort: newest },
  })

  expect(host.queriesOf('/api/articles/manage')[0]).toMatchObject({ status: 'draft', q: 'x' })
})

describe('an error reply', () => {
  const failWith = (reply: () => Response) =>
    startHost().server.use(http.post('*/api/articles', reply), http.get('*/api/users', reply))
  const failure = () => dataProvider.create('articles', { data: {} }).catch((error: unknown) => error)

  test('keeps its status, its message and its errors by field', async () => {
    const errors = { title: 'Title is required' }
    failWith(() => HttpResponse.json({ code: 'invalid', message: 'Title is required', errors }, { status: 400 }))

    const error = await failure()

    expect(error).toBeInstanceOf(HttpError)
    expect(error).toMatchObject({ status: 400, message: 'Title is required', body: { errors } })
  })

  test('need not be JSON', async () => {
    failWith(() => new HttpResponse('<h1>Bad Gateway</h1>', { status: 502, statusText: 'Bad Gateway' }))

    expect(await failure()).toMatchObject({ status: 502, message: 'Bad Gateway' })
  })

  test('of a network that fails is told in plain words', async () => {
    failWith(() => HttpResponse.error())

    expect(await failure()).toMatchObject({ message: expect.stringContaining('cannot be reached') })
  })

  test('with the status of a success, but no list, is an error', async () => {
    failWith(() => new HttpResponse('<h1>Welcome</h1>'))

    await expect(dataProvider.getList('users', {})).rejects.toThrow('The server sent no list of users')
  })
})

test('a read that nobody waits for any more is called off', async () => {
  startHost({ articles: many(1) })
  const controller = new AbortController()
  const list = dataProvider.getList('articles', { signal: controller.signal })
  controller.abort()

  await expect(list).rejects.toMatchObject({ name: 'AbortError' })
})
