import { screen, waitFor, within } from '@testing-library/react'
import { makeArticle } from '@tests/factories/article'
import { makeUser } from '@tests/factories/user'
import { startHost } from '@tests/host'
import { takeComplaints } from '@tests/setup'
import { beforeEach, expect, test, vi } from 'vitest'
import { renderSite } from './render-site'

let alerts: string[]
beforeEach(() => {
  alerts = []
  vi.spyOn(window, 'alert').mockImplementation((text) => alerts.push(String(text)))
})

const viewed = () => JSON.parse(sessionStorage.getItem('viewedArticles') ?? '[]')
const article = makeArticle({
  id: 5,
  title: 'Lake Toba',
  excerpt: 'Deep water.',
  content: '<h2>How deep</h2><p>Some <b>500</b> metres.</p>',
  author_name: 'Yusuf',
  views: 41,
  created_at: '2026-02-12T07:00:00Z',
})

test('an article shows its author, date, content, reading time and views', async () => {
  const scroll = vi.spyOn(window, 'scrollTo')
  renderSite('/articles/5', { articles: [article] })
  expect(await screen.findByRole('heading', { level: 1, name: 'Lake Toba' })).toBeVisible()
  for (const text of ['By Yusuf', '12 February 2026', 'Deep water.', '500'])
    expect(screen.getByText(text)).toBeVisible()
  expect(screen.getByText(/41 views/)).toBeVisible()
  expect(screen.getByRole('heading', { level: 2, name: 'How deep' })).toBeVisible()
  expect(screen.getByRole('link', { name: 'Back to Articles' })).toHaveAttribute('href', '/articles')
  expect(screen.queryByRole('heading', { name: 'Related Articles' })).toBeNull()
  expect(scroll).toHaveBeenCalledWith(0, 0)
  await waitFor(() => expect(viewed()).toEqual([5]))
})

test('the featured picture has its alternative text, and its caption and credit below', async () => {
  const image_url = '/uploads/toba-1600x1000.webp'
  const texts = { image_alt: 'A lake in a crater', image_caption: 'Toba at dawn', image_credit: 'Dewi' }
  renderSite('/articles/5', { articles: [{ ...article, image_url, ...texts }] })
  const figure = within(await screen.findByRole('figure'))
  expect(figure.getByRole('img', { name: 'A lake in a crater' })).toBeVisible()
  expect(figure.getByText('Toba at dawn')).toBeVisible()
  expect(figure.getByText('Dewi')).toBeVisible()
  expect(document.head.querySelector('meta[property="og:image:alt"]')?.getAttribute('content')).toBe(
    'A lake in a crater',
  )
  const { image } = JSON.parse(document.head.querySelector('script[type="application/ld+json"]')?.textContent ?? '')
  expect(image).toMatchObject({ '@type': 'ImageObject', caption: 'Toba at dawn', creditText: 'Dewi' })
})

test.each([
  ['article opening-full', { image_url: '/uploads/toba-1600x1000.webp', opening: 'full' }],
  ['article', { image_url: null, opening: 'split' }],
  ['article opening-type', { opening: 'type' }],
  ['article', { opening: 'type', title: 'Lake '.repeat(80).trim() }],
] as const)('an article opens as its author chose, if picture and headline suit it: %s', async (name, about) => {
  renderSite('/articles/5', { articles: [{ ...article, ...about }] })
  const heading = await screen.findByRole('heading', { level: 1 })
  expect(heading.closest('article')?.className).toBe(name)
  await waitFor(() => expect(viewed()).toEqual([5]))
})

test('pictures of the text lead to their files, but for those with a link', async () => {
  const picture = (name: string) => `<img src="/uploads/${name}-1600x1000.webp" alt="${name}">`
  const content =
    `<figure class="image">${picture('rim')}<figcaption>Rim</figcaption></figure>` +
    `<figure class="image"><a href="/places">${picture('map')}</a></figure>`
  renderSite('/articles/5', { articles: [{ ...article, content }] })
  const links = await screen.findAllByRole('link', { name: /Enlarge/ })
  expect(links.map((link) => [link.getAttribute('aria-label'), link.getAttribute('href')])).toEqual([
    ['Enlarge the picture – rim', '/uploads/rim-1600x1000.webp'],
  ])
  await waitFor(() => expect(viewed()).toEqual([5]))
})

test('the related articles do not include the open one', async () => {
  renderSite('/articles/5', { articles: [article, makeArticle({ title: 'Kerinci' })] })
  const heading = await screen.findByRole('heading', { name: 'Related Articles' })
  const related = within(heading.closest('section') as HTMLElement)
  expect(related.getAllByRole('article')).toHaveLength(1)
  expect(related.getByRole('heading', { name: 'Kerinci' })).toBeVisible()
  await waitFor(() => expect(viewed()).toEqual([5]))
})

test('an unknown article is not found', async () => {
  renderSite('/articles/999')
  expect(await screen.findByRole('heading', { name: 'Article Not Found' })).toBeVisible()
  expect(screen.getByRole('link', { name: 'Back to Articles' })).toBeVisible()
})

test.each(['abc', '-1', '1.5', '0'])('an invalid article address (%s) makes no call for an article', async (id) => {
  const { host } = renderSite(`/articles/${id}`)
  expect(await screen.findByRole('heading', { name: 'Article Not Found' })).toBeVisible()
  expect(host.calls).toEqual(['GET /api/articles'])
})

test('a view is counted once per browser session', async () => {
  sessionStorage.setItem('viewedArticles', '[3]')
  const { host, router } = renderSite('/articles/5', { articles: [article] })
  await waitFor(() => expect(viewed()).toEqual([3, 5]))
  await router.navigate('/articles')
  await screen.findByRole('heading', { level: 1, name: 'Articles' })
  await router.navigate('/articles/5')
  await screen.findByRole('heading', { level: 1, name: 'Lake Toba' })
  expect(host.calls.filter((call) => call === 'POST /api/articles/:id/view')).toHaveLength(1)
})

test('a view that cannot be counted is logged, and is not stored as counted', async () => {
  const host = startHost({ articles: [article] })
  host.failNext('POST /api/articles/:id/view', 500)
  renderSite('/articles/5', {}, host)
  await screen.findByRole('heading', { level: 1, name: 'Lake Toba' })
  await waitFor(() => expect(takeComplaints()).toEqual([expect.stringContaining('View: 500')]))
  expect(viewed()).toEqual([])
})

test('a draft is shown to staff, and its view is not counted', async () => {
  const editor = makeUser({ role: 'editor' })
  const host = startHost({ users: [editor], articles: [{ ...article, status: 'draft' }] })
  localStorage.setItem('token', host.startSession(editor.id))
  renderSite('/articles/5', {}, host)
  expect(await screen.findByRole('heading', { level: 1, name: 'Lake Toba' })).toBeVisible()
  await screen.findByRole('button', { name: `${editor.name}’s account` })
  expect(host.calls).not.toContain('POST /api/articles/:id/view')
})

/** The canonical address, without what the reader's own carries. */
const LINK = 'https://eye.example/articles/5'

const stub = (name: 'share' | 'clipboard', value: unknown) =>
  Object.defineProperty(navigator, name, { value, configurable: true })

test('Share opens the sharing of the device; cancelling it shows no error', async () => {
  const share = vi.fn().mockRejectedValue(new DOMException('', 'AbortError'))
  stub('share', share)
  const { user } = renderSite('/articles/5?utm_source=mail', { articles: [article] })
  await user.click(await screen.findByRole('button', { name: 'Share' }))
  expect(share).toHaveBeenCalledWith({ title: 'Lake Toba', url: LINK })
  expect(alerts).toEqual([])
  stub('share', undefined)
})

test('on a device without sharing, Share copies the link and confirms it', async () => {
  const { user } = renderSite('/articles/5', { articles: [article] })
  const writeText = vi.fn().mockResolvedValue(undefined)
  stub('clipboard', { writeText })
  await user.click(await screen.findByRole('button', { name: 'Share' }))
  expect(writeText).toHaveBeenCalledWith(LINK)
  await waitFor(() => expect(alerts).toEqual(['Link copied to clipboard!']))
})

test('if copying is denied, Share shows the link', async () => {
  const { user } = renderSite('/articles/5', { articles: [article] })
  stub('clipboard', { writeText: vi.fn().mockRejectedValue(new Error('denied')) })
  await user.click(await screen.findByRole('button', { name: 'Share' }))
  await waitFor(() => expect(alerts).toEqual([`Copy this link: ${LINK}`]))
})
