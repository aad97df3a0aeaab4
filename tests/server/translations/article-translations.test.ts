import { startServer } from '@tests/server/start-server'
import { refused } from '@tests/server/visitor'
import { describe, expect, test } from 'vitest'
import { all, danau, forReader, original, publish, read, save, staff } from './translated-article'

describe('translations, for staff', () => {
  test('start as drafts, are listed in the order of languages, and can be read with their text', async () => {
    const host = await startServer()
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
    const host = await startServer()
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
    const host = await startServer()
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
    const host = await startServer()
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
    const host = await startServer()
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
    const host = await startServer()
    const editor = await staff(host)
    const { id } = await host.make.article(original)
    expect(await save(editor, id, { title: ' ', excerpt: '' })).toMatchObject(
      refused(400, { title: 'Title is required', excerpt: 'Excerpt is required' }),
    )
    expect(await save(editor, id, { ...danau, status: 'approved' })).toMatchObject(refused(400))
    expect(await save(editor, id, danau, 'en')).toMatchObject(
      refused(400, { language: 'The original is written in this language' }),
    )
    for (const language of ['nl', 'ID']) expect(await save(editor, id, danau, language)).toMatchObject(refused(404))
    const event = await host.make.article({ ...original, slug: 'events', excerpt: '/membership' })
    expect(await save(editor, event.id)).toMatchObject(refused(400, { excerpt: expect.stringMatching(/address/) }))
    expect((await save(editor, event.id, { ...danau, excerpt: '/id/membership' })).status).toBe(200)
  })

  test('can be deleted, and are deleted with their article', async () => {
    const host = await startServer()
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
    const host = await startServer({ translate: async (texts, target) => texts.map((text) => `[${target}] ${text}`) })
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
