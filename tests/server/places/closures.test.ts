import { startServer } from '@tests/server/start-server'
import { expect, test } from 'vitest'

async function start() {
  const server = await startServer({ now: () => new Date('2026-11-22T12:00:00Z') })
  const editor = await server.as(await server.make.user({ role: 'editor' }))
  const place = await server.make.place({ slug: 'way-kambas', name: 'Way Kambas' })
  const seen = async (query = '') => (await server.fetch(`/api/places/way-kambas${query}`)).json.place
  const listed = async () => (await server.fetch('/api/places')).json.places[0].state
  const disagreeing = async () => (await editor.get(`/api/places/manage/${place.id}`)).json.disagreeing
  return { ...server, editor, place, seen, listed, disagreeing }
}

const article = { title: 'After the herd', excerpt: 'A park', content: '<p>The park is closed to visitors.</p>' }

test('a place is closed as long as a published article declares it closed, and says which', async () => {
  const { fetch, editor, place, seen, listed } = await start()
  expect(await listed()).toBe('open')
  const declaring = { ...article, places: [place.id], closed_places: [place.id] }
  const { articleId: id } = (await editor.post('/api/articles', declaring)).json
  expect([(await seen()).state, await listed()]).toEqual(['open', 'open'])

  await editor.put(`/api/articles/${id}`, { ...declaring, status: 'published' })
  expect(await seen()).toMatchObject({ state: 'closed', closures: [{ article_id: id, title: 'After the herd' }] })
  expect(await listed()).toBe('closed')
  expect((await fetch('/api/places/way-kambas/gpx')).text).toContain('<cmt>Closed. Closed, says After the herd.</cmt>')
  const shown = (await fetch(`/api/articles/${id}`)).json.article.place_details
  expect(shown).toMatchObject([{ state: 'closed' }])
  expect((await editor.get('/api/places/manage')).json.places).toMatchObject([{ closures: [{ article_id: id }] }])

  const texts = { title: 'Setelah kawanan pergi', excerpt: 'Taman', content: '<p>Ditutup</p>', status: 'published' }
  await editor.put(`/api/articles/${id}/translations/id`, texts)
  expect(await seen('?lang=id')).toMatchObject({ closures: [{ title: 'Setelah kawanan pergi', lang: 'id' }] })

  // A save that does not name them keeps them.
  await editor.put(`/api/articles/${id}`, article)
  expect(await listed()).toBe('closed')
  await editor.put(`/api/articles/${id}`, { ...article, closed_places: [] })
  expect([(await seen()).closures, await listed()]).toEqual([[], 'open'])
})

test('the form of a place lists the published articles that disagree with it about whether it is closed', async () => {
  const { editor, place, disagreeing } = await start()
  const { articleId: id } = (
    await editor.post('/api/articles', { ...article, places: [place.id], status: 'published' })
  ).json
  expect(await disagreeing()).toEqual([{ article_id: id, title: 'After the herd', says_closed: true }])
  await editor.put(`/api/articles/${id}`, { ...article, closed_places: [place.id] })
  expect(await disagreeing()).toEqual([])
  await editor.put(`/api/articles/${id}`, { ...article, content: '<p>Come and see.</p>' })
  expect(await disagreeing()).toEqual([{ article_id: id, title: 'After the herd', says_closed: false }])
})
