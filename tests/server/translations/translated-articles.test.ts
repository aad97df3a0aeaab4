import { startServer } from '@tests/server/start-server'
import { refused } from '@tests/server/visitor'
import { describe, expect, test } from 'vitest'
import { danau, forReader, original, publish, save, staff } from './translated-article'

describe('translations, for readers', () => {
  test('are shown once they are published, with the language of each article', async () => {
    const host = await startServer()
    const editor = await staff(host)
    const { id } = await host.make.article(original)
    await host.make.article({ title: 'Newer', excerpt: 'Not translated' })
    await save(editor, id)
    expect(await forReader(host, id, 'id')).toMatchObject({ ...original, lang: 'en', languages: ['en'] })

    await publish(editor, id)
    expect(await forReader(host, id, 'id')).toMatchObject({
      ...danau,
      lang: 'id',
      languages: ['en', 'id'],
      outdated: false,
    })
    expect(await forReader(host, id, 'en')).toMatchObject({ ...original, lang: 'en', languages: ['en', 'id'] })
    expect(await forReader(host, id, 'ja')).toMatchObject({ ...original, lang: 'en' })
    const { articles } = await host.request('GET /api/articles', { query: { lang: 'id' } })
    expect(articles).toMatchObject([
      { title: 'Newer', lang: 'en' },
      { title: 'Danau Toba', excerpt: 'Danau kawah', lang: 'id' },
    ])
    expect(articles[1]).not.toHaveProperty('content')
  })

  test('make no difference to requests without a language', async () => {
    const host = await startServer()
    const editor = await staff(host)
    const { id } = await host.make.article(original)
    const before = await forReader(host, id)
    expect(before).not.toHaveProperty('lang')
    expect(before).not.toHaveProperty('languages')
    await publish(editor, id)
    expect(await forReader(host, id)).toEqual({ ...before, languages: ['en', 'id'] })
    const { articles } = await host.request('GET /api/articles')
    expect(articles).toMatchObject([{ title: 'Lake Toba' }])
    expect(articles[0]).not.toHaveProperty('lang')
  })

  test('are marked as outdated if the original has changed', async () => {
    const host = await startServer()
    const editor = await staff(host)
    const { id } = await host.make.article(original)
    await publish(editor, id)
    await editor.request('PUT /api/articles/:id', { params: { id }, body: { ...original, title: 'Toba' } })
    expect(await forReader(host, id, 'id')).toMatchObject({ title: 'Danau Toba', outdated: true })
    expect(await forReader(host, id, 'en')).not.toHaveProperty('outdated')
  })

  test('are found in their language, and in another one if that has nothing', async () => {
    const host = await startServer()
    const editor = await staff(host)
    const [{ id }, other] = [await host.make.article(original), await host.make.article(original)]
    await publish(editor, id)
    await save(editor, other.id)
    const found = async (q: string, lang?: 'en' | 'id' | 'ja') => {
      const { articles, total } = await host.request('GET /api/articles', { query: { q, lang } })
      expect(total).toBe(articles.length)
      return articles.map((article) => article.id)
    }
    expect(await found('KAWAH', 'id')).toEqual([id])
    expect(await found('kawah', 'ja')).toEqual([id])
    expect(await found('kawah')).toEqual([id])
    const { articles } = await host.request('GET /api/articles', { query: { q: 'kawah', lang: 'ja' } })
    expect(articles).toMatchObject([{ lang: 'en', found_in: 'id' }])
    expect(await found('crater', 'id')).toEqual([other.id, id])
  })

  test('of events include the text, and those of hidden articles are not shown', async () => {
    const host = await startServer()
    const editor = await staff(host)
    const event = await host.make.article({ ...original, slug: 'events', status: 'draft', excerpt: '/membership' })
    await publish(editor, event.id, { ...danau, excerpt: '/id/membership' })
    const query = { slug: 'events', status: 'draft', lang: 'id' } as const
    expect((await host.request('GET /api/articles', { query })).articles).toMatchObject([
      { ...danau, excerpt: '/id/membership', lang: 'id' },
    ])
    const draft = await host.make.article({ ...original, status: 'draft' })
    await publish(editor, draft.id)
    const reply = await host.call('GET /api/articles/:id', { params: { id: draft.id }, query: { lang: 'id' } })
    expect(reply).toMatchObject(refused(404))
  })

  test('of an article that became an event keep the original’s address', async () => {
    const host = await startServer()
    const editor = await staff(host)
    const { id } = await host.make.article(original)
    await publish(editor, id)
    const body = { ...original, slug: 'events', excerpt: '/membership' }
    await editor.request('PUT /api/articles/:id', { params: { id }, body })
    const event = { title: 'Danau Toba', excerpt: '/membership', lang: 'id' }
    expect(await forReader(host, id, 'id')).toMatchObject(event)
    const query = { slug: 'events', lang: 'id' } as const
    expect((await host.request('GET /api/articles', { query })).articles).toMatchObject([event])
  })

  test('are refused for unknown languages', async () => {
    const host = await startServer()
    const { id } = await host.make.article()
    const query = { lang: 'nl' }
    expect(await host.call('GET /api/articles', { query })).toMatchObject(refused(400, { lang: expect.any(String) }))
    expect(await host.call('GET /api/articles/:id', { params: { id }, query })).toMatchObject(refused(400))
  })
})
