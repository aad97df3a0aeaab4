import { screen, waitFor, within } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { renderSite } from '../render-site'
import { keepPlace } from './kept-place'
import { startCaches } from './memory-caches'

async function save(caches: ReturnType<typeof startCaches>, path: string, article: object) {
  const cache = await caches.open(`saved:${path}`)
  const headers = { 'content-length': '2600', date: 'Mon, 05 Oct 2026 08:00:00 GMT' }
  await cache.put('/api/articles/1', Response.json({ article }, { headers }))
  await cache.put('/uploads/lake.webp', new Response('x'.repeat(38_400)))
}

test('the page of saved articles lists them, the latest first, and removes them', async () => {
  const caches = startCaches()
  localStorage.setItem('readToEnd', '[2]')
  await save(caches, '/articles/1', { id: 1, title: 'Toba', excerpt: 'A lake.' })
  await save(caches, '/id/articles/2', { id: 2, title: 'Danau Kerinci', excerpt: 'Di atas.', lang: 'id' })
  await (await caches.open('keyed-pages')).put('/articles/3', new Response('<title>Read, not saved</title>'))
  const { user } = renderSite('/saved')
  expect(await screen.findByRole('heading', { level: 1, name: 'Saved' })).toBeVisible()
  const links = within(await screen.findByRole('list', { name: 'Articles' })).getAllByRole('link')
  expect(links.map((link) => [link.textContent, link.getAttribute('href')])).toEqual([
    ['Danau Kerinci', '/id/articles/2'],
    ['Toba', '/articles/1'],
  ])
  expect(links[0]).toHaveAttribute('lang', 'id')
  expect(screen.getByText('A lake.')).toBeVisible()
  expect(screen.getByText('Read · Saved on 5 Oct 2026 · 41 kB')).toBeVisible()
  expect(screen.getByText('Not read yet · Saved on 5 Oct 2026 · 41 kB')).toBeVisible()
  const titles = () => screen.getAllByRole('heading', { level: 3 }).map(({ textContent }) => textContent)
  await user.selectOptions(screen.getByLabelText('Order'), 'Unread first')
  expect(titles()).toEqual(['Toba', 'Danau Kerinci'])

  await user.click(screen.getByRole('button', { name: 'Remove: Toba' }))
  await waitFor(() => expect(screen.queryByText('Toba')).toBeNull())
  expect(screen.getByRole('heading', { level: 1 })).toHaveFocus()
  expect(await caches.keys()).toEqual(['saved:/id/articles/2', 'keyed-pages'])
  await user.click(screen.getByRole('button', { name: 'Remove: Danau Kerinci' }))
  expect(await screen.findByText(/^Nothing saved yet/)).toBeVisible()
})

test('it lists kept places with their size, opens them in their language, and removes them', async () => {
  const caches = startCaches()
  await keepPlace(caches, { id: 4, state: 'kept', kept_at: '2026-11-02T08:00:00Z' })
  const { user } = renderSite('/saved')
  const places = within(await screen.findByRole('list', { name: 'Places' }))
  expect(places.getByRole('link', { name: 'Danau Toba' })).toHaveAttribute('href', '/id/places/toba-4')
  expect(await places.findByRole('status')).toHaveTextContent('Kept offline · 2.4 MB · 2 Nov 2026')
  await user.click(places.getByRole('button', { name: 'Remove: Danau Toba' }))
  expect(await screen.findByText(/^Nothing saved yet/)).toBeVisible()
  expect(await caches.keys()).toEqual([])
})

test('a browser without caches says so, and the page is not for search engines', async () => {
  vi.stubGlobal('caches', undefined)
  renderSite('/id/saved')
  expect(await screen.findByText(/tidak dapat menyimpan apa pun/)).toBeVisible()
  expect(document.querySelector('meta[name=robots]')).toHaveAttribute('content', 'noindex, nofollow')
  vi.unstubAllGlobals()
})
