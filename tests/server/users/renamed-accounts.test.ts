import { startServer } from '@tests/server/start-server'
import { expect, test } from 'vitest'

async function start() {
  const server = await startServer()
  const writer = await server.make.user({ name: 'Yusuf Harahap', role: 'editor' })
  const [admin, editor] = [await server.make.user({ role: 'admin' }), await server.make.user({ role: 'editor' })]
  return {
    ...server,
    writer,
    admin: await server.as(admin),
    session: await server.as(writer),
    editor: await server.as(editor),
  }
}

type Site = Awaited<ReturnType<typeof start>>

/** The two ways to rename an account. */
const ways: Record<string, (site: Site, name: string) => Promise<{ status: number }>> = {
  'the profile': ({ session, writer }, name) => session.put('/api/auth/profile', { name, email: writer.email }),
  'an admin': ({ admin, writer }, name) =>
    admin.put(`/api/users/${writer.id}`, { name, email: writer.email, role: writer.role }),
}

test.each(Object.entries(ways))('a new name by %s is on the articles at once, and found', async (_, rename) => {
  const site = await start()
  const { session, fetch, make } = site
  const article = { title: 'Weh', excerpt: 'Weh', content: '<p>Weh</p>', status: 'published' }
  const { articleId } = (await session.post('/api/articles', article)).json
  const foreign = await make.article({ author_name: 'Yusuf Harahap' })
  const namesFound = async (q: string) =>
    (await fetch(`/api/articles?q=${q}`)).json.articles.map((each: { author_name: string }) => each.author_name)
  expect(await namesFound('harahap')).toEqual(['Yusuf Harahap', 'Yusuf Harahap'])

  expect((await rename(site, 'Yusuf Siregar')).status).toBe(200)
  const readBy = async (id: number) => (await fetch(`/api/articles/${id}`)).json.article.author_name
  expect([await readBy(articleId), await readBy(foreign.id)]).toEqual(['Yusuf Siregar', 'Yusuf Harahap'])
  expect(await namesFound('siregar')).toEqual(['Yusuf Siregar'])
  expect(await namesFound('harahap')).toEqual(['Yusuf Harahap'])
})

test('a new name is on working copies, notes and ads, and on what comes back from the trash; forms that are open can still be saved', async () => {
  const { session, editor, writer, make } = await start()
  const texts = { title: 'Weh', excerpt: 'Weh', content: '<p>Weh</p>' }
  const { articleId, article } = (await session.post('/api/articles', { ...texts, status: 'published' })).json
  const trashed = (await session.post('/api/articles', { ...texts, title: 'Nias' })).json.articleId
  await session.put(`/api/articles/${articleId}/working-copy`, texts)
  await session.post(`/api/articles/${articleId}/notes`, { text: 'Look' })
  const ad = await make.ad({ advertiser_id: writer.id, advertiser_name: writer.name })
  await session.delete(`/api/articles/${trashed}`)

  await session.put('/api/auth/profile', { name: 'Yusuf Siregar', email: writer.email })
  const managed = async (id: number) => (await editor.get(`/api/articles/manage/${id}`)).json.article
  expect((await editor.get(`/api/articles/${articleId}/working-copy`)).text).not.toContain('Harahap')
  expect((await editor.get(`/api/articles/${articleId}/notes`)).json.notes[0].author_name).toBe('Yusuf Siregar')
  expect((await editor.get(`/api/ads/${ad.id}`)).text).not.toContain('Harahap')
  const { items } = (await session.get('/api/trash')).json
  await session.post(`/api/trash/${items[0].id}/restore`)
  expect((await managed(trashed)).author_name).toBe('Yusuf Siregar')
  const saved = await editor.put(`/api/articles/${articleId}`, texts, { 'if-match': `"${article.version}"` })
  expect(saved.status).toBe(200)
})
