import { act, cleanup, screen, waitFor } from '@testing-library/react'
import { makeArticle } from '@tests/factories/article'
import { makeCategory } from '@tests/factories/category'
import { makeTranslation } from '@tests/factories/translation'
import { startHost } from '@tests/host'
import { takeComplaints } from '@tests/setup'
import { expect, test, vi } from 'vitest'
import { renderSite } from './render-site'

test('a spinner is shown until the articles are loaded', async () => {
  const host = startHost({ articles: [makeArticle({ title: 'Toba' })] })
  host.delay('GET /api/articles', 50)
  renderSite('/articles', {}, host)
  expect(await screen.findByRole('status', { name: '' })).toHaveTextContent('Loading…')
  expect(await screen.findByRole('heading', { name: 'Toba' })).toBeVisible()
})

test('a card shows date, author, views, categories, title and excerpt, and links to its article', async () => {
  const lakes = makeCategory({ name: 'Lakes' })
  renderSite('/articles', {
    categories: [lakes],
    articles: [
      makeArticle({
        id: 9,
        title: 'Toba',
        excerpt: 'Deep.',
        views: 12,
        author_name: 'Yusuf',
        category_ids: [lakes.id],
        created_at: '2026-02-12T07:00:00Z',
      }),
    ],
  })
  expect(await screen.findByRole('link', { name: 'Read More: Toba' })).toHaveAttribute('href', '/articles/9')
  for (const text of ['By Yusuf', '12 Feb 2026', '12 views', 'Lakes', 'Deep.'])
    expect(screen.getByText(text)).toBeVisible()
})

test('the search covers title and excerpt, ignores case and reports an empty result', { tags: 'sweep' }, async () => {
  const { user } = renderSite('/articles', {
    articles: [
      makeArticle({ title: 'Lake Toba', excerpt: 'Water' }),
      makeArticle({ title: 'Kerinci', excerpt: 'Fire and TEA' }),
    ],
  })
  const search = await screen.findByPlaceholderText('Search articles...')
  await user.type(search, 'tOBa')
  await waitFor(() => expect(screen.queryByRole('heading', { name: 'Kerinci' })).toBeNull())
  expect(screen.getByRole('heading', { name: 'Lake Toba' })).toBeVisible()
  await user.clear(search)
  await user.type(search, 'tea')
  await waitFor(() => expect(screen.queryByRole('heading', { name: 'Lake Toba' })).toBeNull())
  expect(screen.getByRole('heading', { name: 'Kerinci' })).toBeVisible()
  await user.clear(search)
  await user.type(search, 'volcano?')
  expect(await screen.findByRole('heading', { name: 'No articles found' })).toBeVisible()
  expect(screen.getByText('Try adjusting your search terms')).toBeVisible()
})

test('an empty list shows a message', async () => {
  renderSite('/articles')
  expect(await screen.findByRole('heading', { name: 'No articles found' })).toBeVisible()
  expect(screen.getByText('No articles available at the moment')).toBeVisible()
})

test('a list that cannot be loaded says so, keeps the search, and can be tried again', async () => {
  const host = startHost({ articles: [makeArticle({ title: 'Toba' })] })
  host.failNext('GET /api/articles', 500)
  const { user } = renderSite('/articles', {}, host)
  expect(await screen.findByText('This didn’t load')).toBeVisible()
  expect(screen.getByText('The magazine’s server has failed. It isn’t your connection.')).toBeVisible()
  expect(screen.queryByText(/0 articles|No articles/)).toBeNull()
  expect(takeComplaints()).toEqual([expect.stringContaining('Articles: 500')])
  await user.click(screen.getByRole('button', { name: 'Try again' }))
  expect(await screen.findByRole('heading', { name: 'Toba' })).toBeVisible()
})

test('a search that fails claims nothing, and keeps what is typed and the focus', async () => {
  const host = startHost({ articles: [makeArticle({ title: 'Toba' })] })
  const { user } = renderSite('/articles', {}, host)
  await screen.findByRole('heading', { name: 'Toba' })
  host.replyNext(
    'GET /api/articles',
    () => new Response('<h1>Free Wi-Fi', { headers: { 'content-type': 'text/html' } }),
  )
  const search = screen.getByRole('searchbox')
  await user.type(search, 'komodo')
  expect(await screen.findByText(/On public Wi-Fi you may have to sign in first/)).toBeVisible()
  expect(screen.queryByText(/No articles/)).toBeNull()
  expect(search).toHaveFocus()
  expect(search).toHaveValue('komodo')
  expect(takeComplaints()).toEqual([expect.stringContaining('ForeignAnswer')])
  window.dispatchEvent(new Event('online'))
  expect(await screen.findByRole('heading', { name: 'No articles found' })).toBeVisible()
})

test('a title of 400 characters is shown in full', async () => {
  const title = 'Kawah '.repeat(66).trim()
  renderSite('/articles', { articles: [makeArticle({ title })] })
  expect(await screen.findByRole('heading', { name: title })).toBeVisible()
})

const cards = () => document.querySelectorAll('article')

const many = () => Array.from({ length: 27 }, (_, index) => makeArticle({ title: `Piece ${index}` }))

test('more articles are loaded on request; a failure keeps the list and can be retried', async () => {
  const host = startHost({ articles: many() })
  const { user } = renderSite('/articles', {}, host)
  const more = await screen.findByText('Load more articles')
  expect(cards()).toHaveLength(24)
  host.failNext('GET /api/articles', 500)
  await user.click(more)
  expect(await screen.findByText('More articles could not be loaded. Please try again.')).toBeVisible()
  expect(cards()).toHaveLength(24)
  expect(takeComplaints()).toHaveLength(1)
  expect(more).toHaveTextContent('Try again')
  window.dispatchEvent(new Event('online'))
  await waitFor(() => expect(cards()).toHaveLength(27))
  expect(more).not.toBeInTheDocument()
})

test('the focus moves to the first article that is loaded on request, and a reload shows as many', async () => {
  const host = startHost({ articles: many() })
  const { user } = renderSite('/articles', {}, host)
  await user.click(await screen.findByText('Load more articles'))
  await waitFor(() => expect(cards()).toHaveLength(27))
  await waitFor(() => expect(cards()[24]?.querySelector('.card-link')).toHaveFocus())

  window.dispatchEvent(new Event('pagehide'))
  cleanup()
  renderSite('/articles', {}, host)
  await waitFor(() => expect(cards()).toHaveLength(27))
  cleanup()
  vi.spyOn(performance, 'getEntriesByType').mockReturnValue([{ type: 'navigate' } as PerformanceNavigationTiming])
  renderSite('/articles', {}, host)
  await screen.findByText('Load more articles')
  expect(cards()).toHaveLength(24)
})

test('the list works with a host that has only the specification’s table', async () => {
  renderSite('/articles', { kind: 'table-only', articles: [makeArticle({ title: 'Toba' })] })
  expect(await screen.findByRole('heading', { name: 'Toba' })).toBeVisible()
  expect(screen.queryByRole('button', { name: 'Load more articles' })).toBeNull()
})

test('the server is asked while one types: it finds what is not on the page, and the address keeps the search', async () => {
  const article = makeArticle({
    title: 'Sibayak',
    excerpt: 'Steam',
    content: '<p>Boots for a <b>sulphur</b> field</p>',
  })
  const { user, router } = renderSite('/articles', { articles: [article, makeArticle({ title: 'Toba' })] })
  await user.type(await screen.findByPlaceholderText('Search articles...'), 'Sulphur fields')
  expect((await screen.findByText('sulphur', { selector: 'mark' })).closest('article')).toHaveTextContent('Sibayak')
  expect(cards()).toHaveLength(1)
  expect(router.state.location.search).toBe('?q=Sulphur+fields')
  await user.clear(screen.getByPlaceholderText('Search articles...'))
  await waitFor(() => expect(cards()).toHaveLength(2))
  await waitFor(() => expect(router.state.location.search).toBe(''))
})

test('a text of 10,000 characters that is pasted into the search is cut to what fits into an address', async () => {
  const { user, router } = renderSite('/articles', { articles: [makeArticle({ title: 'Toba' })] })
  await user.click(await screen.findByPlaceholderText('Search articles...'))
  await user.paste('湖'.repeat(10_000))
  await waitFor(() => expect(router.state.location.search).toBe(`?q=${'%E6%B9%96'.repeat(500)}`))
  expect(await screen.findByText('No articles found')).toBeVisible()
})

test('an address with a search shows its results, and names the language of those in another one', async () => {
  const article = makeArticle({ title: 'Toba' })
  const translations = [makeTranslation(article, { content: '<p>Kawah</p>', status: 'published' })]
  renderSite('/articles?q=kawah', { articles: [article], translations })
  expect(await screen.findByDisplayValue('kawah')).toBeVisible()
  expect(await screen.findByText('Found in Bahasa Indonesia')).toBeVisible()
})

test('a misspelt search shows what was found in its place, marked in the title too', async () => {
  renderSite('/articles?q=kerincci+lake', { articles: [makeArticle({ title: 'Lake below Kerinci' })] })
  const corrected = await screen.findByText('kerinci lake', { selector: 'strong' })
  expect(corrected.parentElement).toHaveTextContent('Showing results for kerinci lake')
  expect(screen.getByDisplayValue('kerincci lake')).toBeVisible()
  const heading = screen.getByRole('heading', { name: 'Lake below Kerinci' })
  expect([...heading.querySelectorAll('mark')].map((mark) => mark.textContent)).toEqual(['Lake', 'Kerinci'])
})

test('a corrected search is shown as it is, whatever it contains', async () => {
  renderSite(`/articles?q=${encodeURIComponent('<1>kerincci</1>')}`, {
    articles: [makeArticle({ title: 'Kerinci 1' })],
  })
  expect(await screen.findByText('<1>kerinci</1>', { selector: 'strong' })).toBeVisible()
})

test('a host with only the specification’s table is filtered by title and excerpt, also from the address', async () => {
  const articles = [makeArticle({ title: 'Toba' }), makeArticle({ title: 'Kerinci' })]
  renderSite('/articles?q=keri', { kind: 'table-only', articles })
  expect(await screen.findByRole('heading', { name: 'Kerinci' })).toBeVisible()
  expect(screen.queryByRole('heading', { name: 'Toba' })).toBeNull()
})

test('pages have addresses, and what was loaded is still there after a visit', async () => {
  const { user, router } = renderSite('/articles', { articles: many() })
  const more = await screen.findByText('Load more articles')
  expect(more).toHaveAttribute('href', '/articles?page=2')
  expect(more).toHaveAttribute('rel', 'next')
  await user.click(more)
  await waitFor(() => expect(cards()).toHaveLength(27))
  await act(() => router.navigate('/about'))
  await act(() => router.navigate(-1))
  await waitFor(() => expect(cards()).toHaveLength(27))
  await act(() => router.navigate('/articles?page=2'))
  await waitFor(() => expect(cards()).toHaveLength(3))
  expect(screen.getByText('Previous articles')).toHaveAttribute('href', '/articles')
  await act(() => router.navigate('/articles?page=3'))
  expect(await screen.findByRole('heading', { name: 'Page not found' })).toBeVisible()
})

test('a list of more articles than are counted says so, and leads past them', async () => {
  const host = startHost()
  const articles = Array.from({ length: 24 }, () => makeArticle())
  host.replyNext('GET /api/articles', () => Response.json({ articles, total: 10_008, total_is_minimum: true }))
  renderSite('/articles?page=417', {}, host)
  expect(await screen.findByText('10,008+ articles')).toBeInTheDocument()
  expect(screen.getByRole('link', { name: 'Load more articles' })).toHaveAttribute('href', '/articles?page=418')
})
