import { startServer } from '@tests/server/start-server'
import { refused } from '@tests/server/visitor'
import { describe, expect, test } from 'vitest'

describe('the editor’s document', () => {
  const document = {
    time: 1,
    version: '2.31.0',
    blocks: [{ id: 'b1', type: 'header', data: { text: 'Deep', level: 2 } }],
  }

  test('is stored, and the HTML is generated from it', async () => {
    const host = await startServer()
    const session = await host.as(await host.make.user({ role: 'editor' }))
    const { articleId: id } = await session.request('POST /api/articles', {
      body: { title: 'T', excerpt: 'E', blocks: document as never },
    })
    const { article } = await session.request('GET /api/articles/manage/:id', { params: { id } })
    expect(article).toMatchObject({ content: '<h2 data-block-id="b1">Deep</h2>', blocks: document })
  })

  test('is dropped by a save with HTML only, and kept by a save with neither', async () => {
    const host = await startServer()
    const session = await host.as(await host.make.user({ role: 'editor' }))
    const body = { title: 'T', excerpt: 'E' }
    const { articleId: id } = await session.request('POST /api/articles', {
      body: { ...body, blocks: document as never },
    })
    const params = { id }
    const kept = await session.request('PUT /api/articles/:id', { params, body })
    expect(kept.article).toMatchObject({ content: '<h2 data-block-id="b1">Deep</h2>', blocks: document })
    const dropped = await session.request('PUT /api/articles/:id', { params, body: { ...body, content: '<p>A</p>' } })
    expect(dropped.article).toMatchObject({ content: '<p>A</p>', blocks: null })
  })

  test('takes precedence over HTML in the same save', async () => {
    const host = await startServer()
    const session = await host.as(await host.make.user({ role: 'editor' }))
    const { article } = await session.request('POST /api/articles', {
      body: { title: 'T', excerpt: 'E', content: '<p>Other</p>', blocks: document as never },
    })
    expect(article).toMatchObject({ content: '<h2 data-block-id="b1">Deep</h2>', blocks: document })
  })

  test('is stored sanitised, with unique ids and with blocks of unknown types', async () => {
    const host = await startServer()
    const session = await host.as(await host.make.user({ role: 'editor' }))
    const poll = { id: 'p1', type: 'poll', data: { options: ['Toba', { a: 1 }] }, tunes: { colour: { name: 'red' } } }
    const text = 'a&nbsp;<b onclick="x()">b</b><img src="x" onerror="x()">'
    const paragraph = (given: string) => ({ id: 'b1', type: 'paragraph', data: { text: given } })
    const blocks = { ...document, blocks: [paragraph(text), paragraph('second'), poll] }
    const { article } = await session.request('POST /api/articles', {
      body: { title: 'T', excerpt: 'E', blocks: blocks as never },
    })
    const [first, second, third] = (article as { blocks: typeof document }).blocks.blocks
    expect(first).toEqual(paragraph('a\u00a0<b>b</b>'))
    expect(second).toEqual({ ...paragraph('second'), id: expect.stringMatching(/^[\w-]{10}$/) })
    expect(third).toEqual(poll)
  })

  test.each([
    ['a header of level 9', { type: 'header', data: { text: 'x', level: 9 } }, 'data.level'],
    ['a list without items', { type: 'list', data: { style: 'ordered', meta: {} } }, 'data.items'],
    [
      'a table of numbers',
      { type: 'table', data: { withHeadings: true, stretched: false, content: [[1]] } },
      'data.content.0.0',
    ],
    ['data that are none', { type: 'poll', data: 'x' }, 'data'],
  ])('is refused with %s, and the error names the block', async (_, malformed, where) => {
    const host = await startServer()
    const session = await host.as(await host.make.user({ role: 'editor' }))
    const blocks = { ...document, blocks: [...document.blocks, { id: 'b2', ...malformed }] }
    const reply = await session.call('POST /api/articles', {
      body: { title: 'T', excerpt: 'E', blocks: blocks as never },
    })
    const message = expect.stringMatching(new RegExp(`^Block 2 cannot be read: ${where.replaceAll('.', '\\.')}: .`))
    expect(reply).toMatchObject(refused(400, { 'blocks.1': message }))
    expect((await session.request('GET /api/articles/manage')).total).toBe(0)
  })
})
