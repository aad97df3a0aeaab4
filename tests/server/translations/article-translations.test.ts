import type { Role } from '@shared/roles'
import { describe, expect, test } from 'vitest'
import { type Host, refused, type Start, type Visitor } from '@tests/conformance/host'

const staff = async (host: Host, role: Role = 'editor') => host.as(await host.make.user({ role }))
const original = { title: 'Lake Toba', excerpt: 'A crater lake', content: '<p>Deep water</p>' }
const danau = { title: 'Danau Toba', excerpt: 'Danau kawah', content: '<p>Air dalam</p>' }

const save = (visitor: Visitor, id: number, body: object = danau, language = 'id', headers?: Record<string, string>) =>
  visitor.call('PUT /api/articles/:id/translations/:language', { params: { id, language }, body, headers })
const publish = (visitor: Visitor, id: number, body: object = danau, language = 'id') =>
  save(visitor, id, { ...body, status: 'published' }, language)
const read = async (visitor: Visitor, id: number) =>
  (await visitor.request('GET /api/articles/manage/:id/translations/:language', { params: { id, language: 'id' } }))
    .translation
const all = async (visitor: Visitor, id: number) =>
  (await visitor.request('GET /api/articles/manage/:id/translations', { params: { id } })).translations
const forReader = async (visitor: Visitor, id: number, lang?: 'en' | 'id' | 'ja') =>
  (await visitor.request('GET /api/articles/:id', { params: { id }, query: { lang } })).article

export function scenarios(start: Start) {
  describe('translations, for staff', () => {
    test('start as drafts, are listed in the order of languages, and can be read with their text', async () => {
      const host = await start()
      const editor = await staff(host)
      const { id } = await host.make.article(original)
      expect(await all(editor, id)).toEqual([])
      await save(editor, id, { ...danau, title: 'トバ湖' }, 'ja')
      expect(await save(editor, id)).toMatchObject({ status: 200, body: { translation: { version: 1 } } })
      const fresh = { status: 'draft', machine: false, outdated: false, updated_at: expect.any(String) }
      expect(await all(editor, id)).toEqual([
        { language: 'id', title: 'Danau Toba', ...fresh },
        { language: 'ja', title: 'トバ湖', ...fresh },
      ])
      expect(await read(editor, id)).toMatchObject({ ...danau, language: 'id', blocks: null, outdated: false })
    })

    test('keep their blocks, from which the HTML is generated', async () => {
      const host = await start()
      const editor = await staff(host)
      const { id } = await host.make.article(original)
      const blocks = {
        time: 1,
        version: '2.31.0',
        blocks: [{ id: 'a', type: 'paragraph', data: { text: 'Air <b>dalam</b>' } }],
      }
      await save(editor, id, { ...danau, content: '<p>Other</p>', blocks })
      expect(await read(editor, id)).toMatchObject({ content: '<p data-block-id="a">Air <b>dalam</b></p>', blocks })
      // Fields that are not sent stay.
      await save(editor, id, { title: 'Toba', excerpt: 'Danau' })
      expect(await read(editor, id)).toMatchObject({ title: 'Toba', blocks })
    })

    test('are outdated after a change of the original, until they follow it or are confirmed', async () => {
      const host = await start()
      const editor = await staff(host)
      const { id } = await host.make.article(original)
      await save(editor, id)
      await editor.request('PUT /api/articles/:id', {
        params: { id },
        body: { ...original, image_url: '/uploads/a.png' },
      })
      expect(await all(editor, id)).toMatchObject([{ outdated: false }])
      await editor.request('PUT /api/articles/:id', { params: { id }, body: { ...original, content: '<p>New</p>' } })
      expect(await all(editor, id)).toMatchObject([{ outdated: true }])
      expect(await read(editor, id)).toMatchObject({ outdated: true, outdated_blocks: ['field:content'] })
      await save(editor, id)
      expect(await all(editor, id)).toMatchObject([{ outdated: true }])
      await save(editor, id, { ...danau, confirmed: ['field:content'] })
      expect(await all(editor, id)).toMatchObject([{ outdated: false }])
    })

    test('can be published and withdrawn only by roles that may publish articles', async () => {
      const host = await start()
      const [editor, marketing] = [await staff(host), await staff(host, 'marketing')]
      const { id } = await host.make.article(original)
      expect(await publish(marketing, id)).toMatchObject(refused(403))
      expect(await all(marketing, id)).toEqual([])
      expect((await save(marketing, id)).status).toBe(200)
      expect(await publish(marketing, id)).toMatchObject(refused(403))
      expect((await publish(editor, id)).status).toBe(200)
      expect(await save(marketing, id, { ...danau, status: 'draft' })).toMatchObject(refused(403))
      expect((await save(marketing, id, { ...danau, title: 'Toba' })).status).toBe(200)
      expect(await all(marketing, id)).toMatchObject([{ title: 'Toba', status: 'published' }])
    })

    test('are not overwritten by an outdated save or by a second first save', async () => {
      const host = await start()
      const editor = await staff(host)
      const { id } = await host.make.article(original)
      expect((await save(editor, id, danau, 'id', { 'if-match': '"0"' })).status).toBe(200)
      const late = { ...danau, title: 'Late' }
      for (const version of ['"0"', '"7"'])
        expect(await save(editor, id, late, 'id', { 'if-match': version })).toMatchObject({
          status: 409,
          body: { current: { title: 'Danau Toba', version: 1 } },
        })
      expect((await save(editor, id, late, 'id', { 'if-match': '"1"' })).status).toBe(200)
      expect(await read(editor, id)).toMatchObject({ title: 'Late', version: 2 })
      expect(await save(editor, id, late, 'ja', { 'if-match': '"1"' })).toMatchObject(refused(404))
    })

    test('require a title, an excerpt (for events an address) and another language than the original', async () => {
      const host = await start()
      const editor = await staff(host)
      const { id } = await host.make.article(original)
      expect(await save(editor, id, { title: ' ', excerpt: '' })).toMatchObject(
        refused(400, { title: 'Title is required', excerpt: 'Excerpt is required' }),
      )
      expect(await save(editor, id, { ...danau, status: 'approved' })).toMatchObject(refused(400))
      for (const language of ['en', 'nl', 'ID'])
        expect(await save(editor, id, danau, language)).toMatchObject(refused(404))
      const event = await host.make.article({ ...original, slug: 'events', excerpt: '/membership' })
      expect(await save(editor, event.id)).toMatchObject(refused(400, { excerpt: expect.stringMatching(/address/) }))
      expect((await save(editor, event.id, { ...danau, excerpt: '/id/membership' })).status).toBe(200)
    })

    test('can be deleted, and are deleted with their article', async () => {
      const host = await start()
      const [editor, marketing] = [await staff(host), await staff(host, 'marketing')]
      const { id } = await host.make.article(original)
      const name = 'DELETE /api/articles/:id/translations/:language'
      const input = { params: { id, language: 'id' } }
      expect(await editor.call(name, input)).toMatchObject(refused(404))
      await publish(editor, id)
      expect(await marketing.call(name, input)).toMatchObject(refused(403))
      expect(await editor.call(name, { ...input, headers: { 'if-match': '"9"' } })).toMatchObject(refused(409))
      expect((await editor.call(name, input)).status).toBe(200)
      expect(await all(editor, id)).toEqual([])
      expect(await forReader(host, id, 'id')).toMatchObject({ title: 'Lake Toba', lang: 'en' })
      await save(editor, id)
      await editor.request('DELETE /api/articles/:id', { params: { id } })
      for (const each of ['', '/:language'] as const)
        expect(await editor.call(`GET /api/articles/manage/:id/translations${each}`, input)).toMatchObject(refused(404))
      expect(await save(editor, id)).toMatchObject(refused(404))
    })

    test('can be suggested by machine translation, with the marks and ids of the original', async () => {
      const host = await start()
      const editor = await staff(host)
      const blocks = {
        time: 1,
        version: '2.31.0',
        blocks: [
          { id: 'a', type: 'header' as const, data: { text: 'The <i>lake</i>', level: 2 } },
          { id: 'b', type: 'delimiter' as const, data: {} },
          {
            id: 'c',
            type: 'table' as const,
            data: { withHeadings: false, stretched: false, content: [['Deep', '505']] },
          },
        ],
      }
      const { articleId: id } = await editor.request('POST /api/articles', {
        body: { ...original, title: 'A < B', blocks },
      })
      const name = 'POST /api/articles/:id/translations/:language/machine'
      const input = { params: { id, language: 'id' as const } }
      const suggestion = await editor.request(name, input)
      expect(suggestion).toMatchObject({
        title: '[id] A < B',
        // A word of the glossary, which the machine is not asked for.
        excerpt: '[id] A danau kawah',
        blocks: {
          blocks: [
            { id: 'a', data: { text: '[id] The <i>lake</i>', level: 2 } },
            { id: 'b', type: 'delimiter' },
            { id: 'c', data: { content: [['[id] Deep', '505']] } },
          ],
        },
      })
      expect(suggestion.content).toContain('[id] The <i>lake</i></h2>')
      expect(await all(editor, id)).toEqual([])
      expect(await (await staff(host, 'membership')).call(name, input)).toMatchObject(refused(403))
      expect(await editor.call(name, { params: { ...input.params, id: 999_999 } })).toMatchObject(refused(404))
    })
  })

  describe('translations, for readers', () => {
    test('are shown once they are published, with the language of each article', async () => {
      const host = await start()
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
      const host = await start()
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
      const host = await start()
      const editor = await staff(host)
      const { id } = await host.make.article(original)
      await publish(editor, id)
      await editor.request('PUT /api/articles/:id', { params: { id }, body: { ...original, title: 'Toba' } })
      expect(await forReader(host, id, 'id')).toMatchObject({ title: 'Danau Toba', outdated: true })
      expect(await forReader(host, id, 'en')).not.toHaveProperty('outdated')
    })

    test('are found in their language, and in another one if that has nothing', async () => {
      const host = await start()
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
      const host = await start()
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
      const host = await start()
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
      const host = await start()
      const { id } = await host.make.article()
      const query = { lang: 'nl' }
      expect(await host.call('GET /api/articles', { query })).toMatchObject(refused(400, { lang: expect.any(String) }))
      expect(await host.call('GET /api/articles/:id', { params: { id }, query })).toMatchObject(refused(400))
    })
  })
}
