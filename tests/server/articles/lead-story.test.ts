import { loadBuiltSite } from '@server/render/site-renderer'
import { startServer } from '@tests/server/start-server'
import { expect, test } from 'vitest'

const texts = { title: 'Toba', excerpt: 'A lake' }

async function start(options: Parameters<typeof startServer>[0] = {}) {
  const server = await startServer(options)
  const editor = await server.as(await server.make.user({ role: 'editor' }))
  const pin = (id: number, pinned = true) => editor.put(`/api/articles/${id}`, { ...texts, pinned })
  const lead = async () =>
    (await server.fetch('/api/articles?pinned=true')).json.articles.map(({ id }: { id: number }) => id)
  return { ...server, editor, pin, lead }
}

test('editors pin one article at a time, and readers see it at once', async () => {
  const { make, pin, lead, fetch } = await start()
  const [first, second] = [await make.article({}), await make.article({})]
  expect(await lead()).toEqual([])
  expect((await pin(first.id)).json.article.pinned).toBe(true)
  expect(await lead()).toEqual([first.id])
  await pin(second.id)
  expect(await lead()).toEqual([second.id])
  expect((await fetch(`/api/articles/${first.id}`)).json.article.pinned).toBe(false)
  expect((await fetch('/api/articles?pinned=false')).json.total).toBe(1)
  await pin(first.id, false)
  expect(await lead()).toEqual([second.id])
  await pin(second.id, false)
  expect(await lead()).toEqual([])
})

test.each(['admin', 'marketing'] as const)('%s saves an article without pinning or unpinning it', async (role) => {
  const { make, as, pin, lead } = await start()
  const [pinned, other] = [await make.article({}), await make.article({})]
  await pin(pinned.id)
  const user = await as(await make.user({ role }))
  expect((await user.put(`/api/articles/${other.id}`, { ...texts, pinned: true })).status).toBe(403)
  expect((await user.put(`/api/articles/${pinned.id}`, { ...texts, pinned: false })).status).toBe(403)
  expect((await user.put(`/api/articles/${pinned.id}`, { ...texts, pinned: true })).status).toBe(200)
  expect(await lead()).toEqual([pinned.id])
})

test('only what readers can see is pinned', async () => {
  const { make, editor } = await start()
  const draft = await make.article({ status: 'draft' })
  const refused = await editor.put(`/api/articles/${draft.id}`, { ...texts, pinned: true })
  expect(refused.status).toBe(400)
  expect(refused.json.errors).toEqual({ pinned: 'This article is not published' })
  const published = await editor.put(`/api/articles/${draft.id}`, { ...texts, status: 'published', pinned: true })
  expect(published.json.article).toMatchObject({ status: 'published', pinned: true })
  expect((await editor.put(`/api/articles/${draft.id}`, { ...texts, pinned: 'yes' })).json.errors).toHaveProperty(
    'pinned',
  )
})

test('an article that is taken back or deleted is no longer pinned, nor when it returns', async () => {
  const { make, editor, pin, lead } = await start()
  const { id } = await make.article({})
  const status = (to: string) => editor.put(`/api/articles/${id}/status`, { status: to })
  await pin(id)
  await status('draft')
  await status('published')
  expect(await lead()).toEqual([])

  await pin(id)
  await editor.put('/api/articles/bulk', { ids: [id], status: 'review' })
  await status('published')
  expect(await lead()).toEqual([])

  await pin(id)
  const later = await make.article({})
  await editor.delete(`/api/articles/${id}`)
  await pin(later.id)
  const [item] = (await editor.get('/api/trash')).json.items
  expect((await editor.post(`/api/trash/${item.id}/restore`)).status).toBe(200)
  expect(await lead()).toEqual([later.id])
})

test('two editors who pin at the same time leave one lead story', async () => {
  const { make, pin, lead } = await start()
  const ids = [(await make.article({})).id, (await make.article({})).id, (await make.article({})).id]
  const replies = await Promise.all(ids.map((id) => pin(id)))
  expect(replies.map(({ status }) => status)).toEqual([200, 200, 200])
  expect(await lead()).toHaveLength(1)
})

test('the home page has the lead story above the latest of the others', async () => {
  const { make, pin, fetch } = await start({ renderer: await loadBuiltSite() })
  const ids: number[] = []
  for (const title of ['Old', 'A', 'B', 'C']) ids.push((await make.article({ title })).id)
  const titles = async () =>
    [...(await fetch('/')).text.matchAll(/<h[23]><a[^>]* href="\/articles\/[^>]*><span[^>]*>(.*?)<\/span>/g)].map(
      ([, title]) => title,
    )
  expect(await titles()).toEqual(['C', 'B', 'A', 'Old'])
  await pin(ids[0] as number)
  expect(await titles()).toEqual(['Toba', 'C', 'B', 'A'])
  await pin(ids[3] as number)
  expect(await titles()).toEqual(['Toba', 'B', 'A', 'Toba'])
})
