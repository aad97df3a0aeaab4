import { startServer } from '@tests/server/start-server'
import { expect, test } from 'vitest'

async function startAsEditor() {
  const server = await startServer({ now: () => new Date('2026-11-22T12:00:00Z') })
  return { ...server, editor: await server.as(await server.make.user({ role: 'editor' })) }
}

const text = { title: 'Up the volcano', excerpt: 'Two days', status: 'published' }

test('readers get the places of an article in its order, with practical texts and notices', async () => {
  const { editor, fetch, make } = await startAsEditor()
  const notices = [
    {
      text: 'Closed',
      severity: 'closed',
      source_url: null,
      valid_from: null,
      valid_until: null,
      checked_on: '2026-01-01',
    },
  ] as const
  const toba = await make.place({ name: 'Toba', practical: { when: 'June' }, notices: [...notices] })
  const sibayak = await make.place({ name: 'Sibayak' })
  const { id } = (await editor.post('/api/articles', { ...text, places: [sibayak.id, 999, toba.id] })).json.article
  const { article } = (await fetch(`/api/articles/${id}`)).json
  expect(article.place_details).toMatchObject([
    { name: 'Sibayak', notices: [] },
    { name: 'Toba', practical: { when: 'June' }, notices: [{ text: 'Closed', check_overdue: true }] },
  ])
  expect((await editor.get(`/api/articles/manage/${id}`)).json.article.places).toEqual([sibayak.id, toba.id])
})

test('readers see a notice in the article as soon as it is saved', async () => {
  const { editor, fetch, make } = await startAsEditor()
  const { id, name, kind, latitude, longitude, summary } = await make.place({ name: 'Toba' })
  const { article } = (await editor.post('/api/articles', { ...text, places: [id] })).json
  const notices = async () => (await fetch(`/api/articles/${article.id}`)).json.article.place_details[0].notices
  expect(await notices()).toEqual([])
  const closed = { text: 'Closed', severity: 'closed', checked_on: '2026-11-22' }
  await editor.put(`/api/places/${id}`, { name, kind, latitude, longitude, summary, notices: [closed] })
  expect(await notices()).toMatchObject([closed])
})

test('the articles of a place are listed', async () => {
  const { editor, fetch, make } = await startAsEditor()
  const { id } = await make.place()
  await editor.post('/api/articles', { ...text, places: [id] })
  await editor.post('/api/articles', { ...text, title: 'Elsewhere' })
  expect((await fetch(`/api/articles?place=${id}`)).json).toMatchObject({ articles: [{ title: text.title }], total: 1 })
  expect((await fetch('/api/articles?place=toba')).status).toBe(400)
})

test('a working copy changes the places of its article when it is published', async () => {
  const { editor, make } = await startAsEditor()
  const [toba, sibayak] = [await make.place(), await make.place()]
  const { id } = (await editor.post('/api/articles', { ...text, places: [toba.id] })).json.article
  const address = `/api/articles/${id}/working-copy`
  const places = async () => (await editor.get(`/api/articles/manage/${id}`)).json.article.places
  await editor.put(address, { ...text, places: [sibayak.id] })
  expect(await places()).toEqual([toba.id])
  await editor.post(`${address}/publish`)
  expect(await places()).toEqual([sibayak.id])
})
