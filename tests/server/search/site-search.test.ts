import { indexAllRecords } from '@server/search/record-index'
import { deleteUnusedWords } from '@server/search/spelling'
import { MARKS } from '@shared/snippet'
import { startServer } from '@tests/server/start-server'
import { expect, test } from 'vitest'

const plain = (text: string) => text.replaceAll(MARKS.start, '[').replaceAll(MARKS.end, ']')

async function startSearched() {
  const server = await startServer()
  const search = async (query: Record<string, string>) => {
    const { results, total, corrected } = (await server.fetch(`/api/search?${new URLSearchParams(query)}`)).json
    return {
      found: results.map(({ kind, title }: { kind: string; title: string }) => `${kind}: ${title}`),
      results,
      total,
      corrected,
    }
  }
  return { ...server, search }
}

const event = { slug: 'events', status: 'draft' as const, excerpt: '/membership' }

test('articles, places, events and pages are found, each with its kind, address and passage', async () => {
  const { make, search } = await startSearched()
  const article = await make.article({ title: 'A walk', content: '<p>Over the caldera</p>' })
  const place = await make.place({ name: 'Toba caldera', slug: 'toba', summary: 'A lake in the mountains' })
  const page = await make.page({ title: 'House rules', slug: 'rules', content: '<p>Not in the caldera</p>' })
  const call = await make.article({ ...event, title: 'Clean-up day', content: '<p>At the caldera</p>' })
  const { results, total } = await search({ q: 'caldera' })
  expect(total).toBe(4)
  expect(results.map((found: { snippet: string }) => ({ ...found, snippet: plain(found.snippet) }))).toMatchObject([
    { kind: 'places', id: place.id, title: 'Toba caldera', url: '/places/toba', snippet: 'A lake in the mountains' },
    { kind: 'articles', id: article.id, title: 'A walk', url: `/articles/${article.id}` },
    { kind: 'events', id: call.id, title: 'Clean-up day', url: `/events/${call.id}`, snippet: 'At the [caldera]' },
    { kind: 'pages', id: page.id, title: 'House rules', url: '/pages/rules', snippet: 'Not in the [caldera]' },
  ])
  expect((await search({ q: 'caldera', kind: 'places,pages' })).found).toEqual([
    'places: Toba caldera',
    'pages: House rules',
  ])
  expect(await search({ q: 'membership' })).toMatchObject({ total: 0 })
})

test('a page of results holds the rows that its number asks for, across the kinds', async () => {
  const { make, search } = await startSearched()
  for (const name of ['Crater one', 'Crater two']) await make.place({ name })
  for (const title of ['Crater a', 'Crater b', 'Crater c']) await make.article({ title })
  for (const title of ['Rules', 'Terms']) await make.page({ title, content: '<p>Of the crater</p>' })
  const all = (await search({ q: 'crater' })).found
  expect(all).toHaveLength(7)
  expect(all.map((each: string) => each.split(':')[0])).toEqual([
    'places',
    'places',
    'articles',
    'articles',
    'articles',
    'pages',
    'pages',
  ])
  for (const perPage of [1, 2, 3, 7])
    for (let page = 1; page <= 8; page += 1)
      expect(await search({ q: 'crater', page: String(page), perPage: String(perPage) })).toMatchObject({
        found: all.slice((page - 1) * perPage, page * perPage),
        total: 7,
      })
})

test('what changes is found as it is now, and nothing that readers may not see', async () => {
  const { make, as, search } = await startSearched()
  const editor = await as(await make.user({ role: 'admin' }))
  const place = await make.place({ name: 'Kerinci', status: 'draft' })
  const input = { name: 'Kerinci', kind: 'volcano', latitude: 1, longitude: 101, summary: 'A volcano' }
  const save = (values: object) => editor.put(`/api/places/${place.id}`, { ...input, ...values })
  expect((await search({ q: 'kerinci' })).found).toEqual([])
  await save({ status: 'published' })
  expect((await search({ q: 'kerinci' })).found).toEqual(['places: Kerinci'])
  await save({ name: 'Singgalang' })
  expect((await search({ q: 'kerinci' })).found).toEqual([])
  expect((await search({ q: 'singgalang' })).found).toEqual(['places: Singgalang'])
  await editor.put(`/api/places/${place.id}/translations/id`, { name: 'Gunung Singgalang', summary: 'Sebuah gunung' })
  expect((await search({ q: 'gunung', lang: 'id' })).results).toMatchObject([
    { title: 'Gunung Singgalang', lang: 'id', url: `/id/places/${place.slug}`, found_in: 'id' },
  ])
  // By its local name, in every language.
  expect((await search({ q: 'gunung', lang: 'fr' })).found).toEqual(['places: Singgalang'])
  await editor.delete(`/api/places/${place.id}`)
  expect((await search({ q: 'singgalang' })).found).toEqual([])

  const call = await make.article({ ...event, title: 'Market day' })
  expect((await search({ q: 'market' })).found).toEqual(['events: Market day'])
  await editor.put(`/api/articles/${call.id}`, { title: 'Market day', excerpt: 'Text', slug: 'market' })
  expect((await search({ q: 'market' })).found).toEqual([])
})

test('a backlog is left to the job, which finds all of it', async () => {
  const { db, make, search } = await startSearched()
  for (let n = 0; n < 25; n += 1) await make.place({ name: `Telaga ${n}` })
  expect(await search({ q: 'telaga' })).toMatchObject({ total: 0 })
  expect(await indexAllRecords(db)).toBe(25)
  expect(await search({ q: 'telaga' })).toMatchObject({ total: 25 })
})

test('stems, accents and misspelt words find places too', async () => {
  const { make, search } = await startSearched()
  await make.place({ name: 'Ngarai Sianok — Café O’Brien', summary: 'Volcanoes around a canyon' })
  for (const q of ['cafe ngarai', 'obrien', 'sianok ngar', 'volcano', 'canyons', 'sianock'])
    expect({ q, ...(await search({ q })) }).toMatchObject({ q, total: 1 })
})

test('words of places stay known when unused ones are removed', async () => {
  const { db, make, search } = await startSearched()
  await make.place({ name: 'Sianok' })
  expect(await search({ q: 'sianok' })).toMatchObject({ total: 1 })
  await deleteUnusedWords(db)
  expect(await search({ q: 'sianock' })).toMatchObject({ total: 1 })
})

test('a kind that does not exist is refused by name', async () => {
  const { fetch } = await startServer()
  const { status, json } = await fetch('/api/search?q=a&kind=places,ads')
  expect(status).toBe(400)
  expect(json.errors).toEqual({ kind: 'Must be one of articles, places, events, pages' })
})
