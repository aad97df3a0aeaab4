// @vitest-environment jsdom
import { screen, waitFor } from '@testing-library/react'
import { makeArticle } from '@tests/factories/article'
import { startHost } from '@tests/host'
import { takeComplaints } from '@tests/setup'
import { expect, test, vi } from 'vitest'
import { renderSite } from '../render-site'
import { startCaches, startWorker } from './memory-caches'

const article = makeArticle({
  id: 5,
  title: 'Lake Toba',
  image_url: '/uploads/lake-1600x1000.webp',
  content: '<p><img src="/uploads/chart-400x300.webp"><img src="https://elsewhere.example/a.webp"></p>',
})
const notice = 'You are offline. This is the copy from your last visit.'
const title = (name: string) => screen.findByRole('heading', { level: 1, name })

/** Answers requests for uploads, since the articles' pictures do not exist. */
function servePictures(status = 200) {
  const send = globalThis.fetch
  return vi
    .spyOn(globalThis, 'fetch')
    .mockImplementation(async (url, init) =>
      String(url).includes('/uploads/') ? new Response('a picture', { status }) : send(url, init),
    )
}

test('without a connection and a copy, the offline page lists the articles that can be read', async () => {
  const caches = startCaches()
  await (await caches.open('calls')).put('/api/articles/7', Response.json({ article: { id: 7, title: 'Kerinci' } }))
  const host = startHost({ articles: [article] })
  const network = vi.spyOn(globalThis, 'fetch').mockRejectedValue(new TypeError('Failed to fetch'))
  renderSite('/articles/5', {}, host)
  expect(await title('You are offline')).toBeVisible()
  expect(screen.getByRole('button', { name: 'Try again' })).toBeVisible()
  expect(await screen.findByRole('link', { name: 'Kerinci' })).toHaveAttribute('href', '/articles/7')
  expect(document.title).toBe('You are offline - Eye of Sumatra')
  expect(screen.queryByText(notice)).toBeNull()
  expect(takeComplaints().join()).toContain('Failed to fetch')

  network.mockRestore()
  window.dispatchEvent(new Event('online'))
  expect(await title('Lake Toba')).toBeVisible()
  expect(document.title).toBe('Lake Toba - Eye of Sumatra')
})

test('an error reply does not show the offline page', async () => {
  const host = startHost({ articles: [article] })
  host.failNext('GET /api/articles/:id', 500)
  renderSite('/articles/5', {}, host)
  expect(await title('This didn’t load')).toBeVisible()
  expect(takeComplaints()).toEqual([expect.stringContaining('Article: 500')])
})

test('a notice marks a cached copy until the network is back', async () => {
  const host = startHost({ articles: [article] })
  const send = globalThis.fetch
  const worker = vi.spyOn(globalThis, 'fetch').mockImplementation(async (url, init) => {
    const response = await send(url, init)
    return new Response(response.body, { status: response.status, headers: { 'x-copy': '1' } })
  })
  renderSite('/articles/5', {}, host)
  expect(await screen.findByText(notice)).toBeVisible()
  expect(await title('Lake Toba')).toBeVisible()
  worker.mockRestore()
  window.dispatchEvent(new Event('online'))
  await waitFor(() => expect(screen.queryByText(notice)).toBeNull())
})

test('without a service worker, articles cannot be saved', async () => {
  startCaches()
  renderSite('/articles/5', { articles: [article] })
  await title('Lake Toba')
  expect(screen.queryByRole('button', { name: 'Save for offline' })).toBeNull()
  // Its place is as large as it will be.
  expect(document.querySelector('.article-actions .save-place')).toHaveTextContent('Save for offline')
})

test('a saved article and its pictures are in one cache, which is deleted with the saved copy', async () => {
  startWorker()
  const caches = startCaches()
  const { user } = renderSite('/articles/5', { articles: [article] })
  servePictures()
  await user.click(await screen.findByRole('button', { name: 'Save for offline' }))
  expect(await screen.findByText('Saved for offline')).toBeVisible()
  const kept = await (await caches.open('saved:/articles/5')).keys()
  expect(kept.map(({ url }) => url.replace(location.origin, '')).sort()).toEqual([
    '/api/articles/5',
    '/api/articles/5/related',
    '/uploads/chart-400x300.webp',
    '/uploads/lake-1600x1000.w960.webp',
  ])

  await user.click(screen.getByRole('button', { name: 'Remove the saved copy' }))
  expect(await screen.findByText('The saved copy has been removed.')).toBeVisible()
  expect(await caches.keys()).toEqual([])
  await waitFor(() => expect(screen.getByRole('button', { name: 'Save for offline' })).toHaveFocus())
})

test('an article saved on an earlier visit is shown as saved', async () => {
  startWorker()
  await startCaches().open('saved:/articles/5')
  renderSite('/articles/5', { articles: [article] })
  expect(await screen.findByText('Saved for offline')).toBeVisible()
  expect(screen.getByRole('button', { name: 'Remove the saved copy' })).toBeVisible()
})

test('an article is not saved if one of its pictures cannot be loaded', async () => {
  startWorker()
  const caches = startCaches()
  const { user } = renderSite('/articles/5', { articles: [article] })
  const pictures = servePictures(500)
  await user.click(await screen.findByRole('button', { name: 'Save for offline' }))
  expect(await screen.findByText('The article could not be saved. Please try again.')).toBeVisible()
  expect(await caches.keys()).toEqual([])
  expect(takeComplaints()).toEqual([expect.stringContaining('Saving: ')])

  pictures.mockRestore()
  servePictures()
  await user.click(screen.getByRole('button', { name: 'Save for offline' }))
  expect(await screen.findByText('Saved for offline')).toBeVisible()
})

test('a draft cannot be saved for offline reading', async () => {
  startWorker()
  startCaches()
  const host = startHost({ articles: [{ ...article, status: 'draft' }] })
  host.signIn({ role: 'editor' })
  renderSite('/articles/5', {}, host)
  await title('Lake Toba')
  await screen.findByRole('button', { name: /’s account$/ })
  expect(screen.queryByRole('button', { name: 'Save for offline' })).toBeNull()
})

test('a lost connection does not remove the session', async () => {
  const host = startHost()
  host.signIn({ name: 'Ana' })
  vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false)
  vi.spyOn(globalThis, 'fetch').mockRejectedValue(new TypeError('Failed to fetch'))
  renderSite('/membership', {}, host)
  expect(await screen.findByRole('link', { name: 'Login' })).toBeVisible()
  expect(localStorage.getItem('token')).not.toBeNull()
})
