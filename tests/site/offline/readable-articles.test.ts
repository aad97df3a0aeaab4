import { listReadableArticles } from '@site/offline/readable-articles'
import { expect, test } from 'vitest'
import { startCaches } from './memory-caches'

const page = (title: string) => new Response(`<html><title>${title} - Eye of Sumatra</title>`)
const answer = (id: number, title: string) => Response.json({ article: { id, title } })

test('saved articles come first, then the most recently read; each article is listed once', async () => {
  const caches = startCaches()
  const saved = await caches.open('saved:/articles/1')
  await saved.put('/uploads/lake.webp', new Response('a picture'))
  await saved.put('/api/articles/1', answer(1, 'Toba'))
  await saved.put('/api/articles?limit=3', Response.json({ articles: [] }))
  const pages = await caches.open('keyed-pages')
  for (const [path, title] of [
    ['/articles/1', 'Toba as it was read'],
    ['/articles/2', 'Kerinci &amp; the rest'],
    ['/articles', 'Articles'],
    ['/id/articles/3', 'Harau dalam bahasa Indonesia'],
  ] as const)
    await pages.put(path, page(title))
  const calls = await caches.open('calls')
  await calls.put('/api/articles/3', answer(3, 'Harau'))
  await calls.put('/api/articles/4', answer(4, 'Leuser'))
  await calls.put('/api/ads/published', Response.json({ ads: [] }))

  expect(await listReadableArticles(' - Eye of Sumatra')).toEqual([
    { path: '/articles/1', id: 1, title: 'Toba' },
    { path: '/id/articles/3', title: 'Harau dalam bahasa Indonesia' },
    { path: '/articles/2', title: 'Kerinci & the rest' },
    { path: '/articles/4', title: 'Leuser' },
  ])
})

test('the list is empty before anything was read', async () => {
  startCaches()
  expect(await listReadableArticles(' - Eye of Sumatra')).toEqual([])
})
