import { screen, waitFor, within } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { renderSite } from '../render-site'
import { startCaches } from './memory-caches'

async function save(caches: ReturnType<typeof startCaches>, path: string, article: object) {
  const cache = await caches.open(`saved:${path}`)
  await cache.put('/api/articles/1', Response.json({ article }))
}

test('the page of saved articles lists them, the latest first, and removes them', async () => {
  const caches = startCaches()
  await save(caches, '/articles/1', { id: 1, title: 'Toba', excerpt: 'A lake.' })
  await save(caches, '/id/articles/2', { id: 2, title: 'Danau Kerinci', excerpt: 'Di atas.', lang: 'id' })
  await (await caches.open('pages')).put('/articles/3', new Response('<title>Read, not saved</title>'))
  const { user } = renderSite('/saved')
  expect(await screen.findByRole('heading', { level: 1, name: 'Saved articles' })).toBeVisible()
  const links = within(await screen.findByRole('list', { name: 'Saved articles' })).getAllByRole('link')
  expect(links.map((link) => [link.textContent, link.getAttribute('href')])).toEqual([
    ['Danau Kerinci', '/id/articles/2'],
    ['Toba', '/articles/1'],
  ])
  expect(links[0]).toHaveAttribute('lang', 'id')
  expect(screen.getByText('A lake.')).toBeVisible()

  await user.click(screen.getByRole('button', { name: 'Remove: Toba' }))
  await waitFor(() => expect(screen.queryByText('Toba')).toBeNull())
  expect(await caches.keys()).toEqual(['saved:/id/articles/2', 'pages'])
  await user.click(screen.getByRole('button', { name: 'Remove: Danau Kerinci' }))
  expect(await screen.findByText(/^Nothing saved yet/)).toBeVisible()
})

test('a browser without caches says so, and the page is not for search engines', async () => {
  vi.stubGlobal('caches', undefined)
  renderSite('/id/saved')
  expect(await screen.findByText(/tidak dapat menyimpan artikel/)).toBeVisible()
  expect(document.querySelector('meta[name=robots]')).toHaveAttribute('content', 'noindex, nofollow')
  vi.unstubAllGlobals()
})
