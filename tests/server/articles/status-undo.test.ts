import { startServer } from '@tests/server/start-server'
import { refused } from '@tests/server/visitor'
import { expect, test } from 'vitest'

const LATER = '2090-03-02T12:00:00.000Z'
const text = { title: 'Toba', excerpt: 'Deep water', content: '<p>Text</p>' }

async function startWithEditor() {
  const host = await startServer()
  const editor = await host.as(await host.make.user({ role: 'editor' }))
  const read = async (id: number) => {
    const { article } = await editor.request('GET /api/articles/manage/:id', { params: { id } })
    const { status, publish_at, published_at, pinned, content, version } = article
    return { state: { status, publish_at, published_at, pinned, content }, version }
  }
  type Restore = { publish_at: string | null; published_at: string | null; pinned: boolean }
  const setStatus = async (id: number, status: 'draft' | 'review' | 'published', restore?: Restore) =>
    editor.request('PUT /api/articles/:id/status', { params: { id }, body: { status, restore } })
  return { host, editor, read, setStatus }
}

test.each(['draft', 'review', 'published'] as const)(
  'a change of the status of a %s is undone with all that it has ended',
  async (from) => {
    const { host, editor, read, setStatus } = await startWithEditor()
    const { id } = await host.make.article({ ...text, status: from })
    const params = { id }
    if (from === 'published') {
      const body = { ...text, revised: false, minor: false, category_ids: [], image_url: null }
      await editor.request('PUT /api/articles/:id/working-copy', { params, body })
      await editor.request('PUT /api/articles/:id', { params, body: { ...text, image_url: null, pinned: true } })
    }
    await editor.request('PUT /api/articles/:id/schedule', { params, body: { publish_at: LATER } })
    const before = await read(id)
    expect(before.state).toMatchObject({ status: from, publish_at: LATER, pinned: from === 'published' })

    for (const to of (['draft', 'review', 'published'] as const).filter((status) => status !== from)) {
      const { before: was, article } = await setStatus(id, to)
      expect(article.status).toBe(to)
      const { status, ...restore } = was
      const { article: undone } = await setStatus(id, status, restore)
      expect((await read(id)).state).toEqual(before.state)
      expect(undone.publish_at).toBe(LATER)
    }
  },
)

test('only those who may publish restore a schedule, and no article without a working copy gets one by it once it is published', async () => {
  const { host, setStatus, read } = await startWithEditor()
  const { id } = await host.make.article({ ...text, status: 'draft' })
  const restore = { publish_at: LATER, published_at: null, pinned: false }
  const marketing = await host.as(await host.make.user({ role: 'marketing' }))
  const body = { status: 'review', restore } as const
  expect(await marketing.call('PUT /api/articles/:id/status', { params: { id }, body })).toMatchObject(refused(403))
  expect((await read(id)).state).toMatchObject({ status: 'draft', publish_at: null })

  await setStatus(id, 'published', { ...restore, published_at: LATER })
  const { publish_at, published_at } = (await read(id)).state
  expect(publish_at).toBeNull()
  expect(Date.parse(published_at as string)).toBeLessThanOrEqual(Date.now())
})
