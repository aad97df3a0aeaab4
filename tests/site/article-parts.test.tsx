import { act, fireEvent, screen, waitFor, within } from '@testing-library/react'
import { makeArticle } from '@tests/factories/article'
import { makeCategory } from '@tests/factories/category'
import { startHost } from '@tests/host'
import { takeComplaints } from '@tests/setup'
import { expect, test, vi } from 'vitest'
import { renderSite } from './render-site'

const VIEW = 'POST /api/articles/:id/view'
const viewed = () => JSON.parse(sessionStorage.getItem('viewedArticles') ?? '[]')
const title = (name: string) => screen.findByRole('heading', { level: 1, name })
/** Opening an article counts a view; wait for it before the test ends. */
const counted = (...ids: number[]) => waitFor(() => expect(viewed()).toEqual(ids))

const related = async () => {
  const region = within(await screen.findByRole('region', { name: 'Related Articles' }))
  return region.getAllByRole('heading', { level: 3 }).map((heading) => heading.textContent)
}

test('the related articles are the latest three without the open one', async () => {
  const articles = ['One', 'Two', 'Three', 'Four'].map((name, index) => makeArticle({ id: 501 + index, title: name }))
  renderSite('/articles/504', { articles })
  expect(await related()).toEqual(['Three', 'Two', 'One'])
  await counted(504)
})

test('an article that is not among the latest three has three related articles', async () => {
  const articles = ['One', 'Two', 'Three', 'Four'].map((name, index) => makeArticle({ id: 501 + index, title: name }))
  renderSite('/articles/501', { articles })
  expect(await related()).toEqual(['Four', 'Three', 'Two'])
  await counted(501)
})

test('navigation to another article replaces the content and counts a view', async () => {
  const host = startHost({
    articles: [
      makeArticle({ id: 511, title: 'Toba', content: '<p>Water</p>' }),
      makeArticle({ id: 512, title: 'Kerinci', content: '<p>Fire</p>' }),
    ],
  })
  const { user } = renderSite('/articles/511', {}, host)
  await user.click(await screen.findByRole('link', { name: 'Kerinci' }))
  await title('Kerinci')
  expect(screen.getByText('Fire')).toBeVisible()
  expect(screen.queryByText('Water')).toBeNull()
  expect(await related()).toEqual(['Toba'])
  await counted(511, 512)
  expect(await host.rows('articles')).toMatchObject([{ views: 1 }, { views: 1 }])
})

test('an article shows its categories and its picture', async () => {
  const lakes = makeCategory({ name: 'Lakes' })
  renderSite('/articles/5', {
    categories: [lakes],
    articles: [makeArticle({ id: 5, category_ids: [lakes.id], image_url: '/uploads/lake-1600x1000.webp' })],
  })
  expect(await screen.findByText('Lakes')).toBeVisible()
  const picture = screen.getByRole('main').querySelector('img')
  expect(picture).toHaveAttribute('src', '/uploads/lake-1600x1000.webp')
  expect(picture).toHaveAttribute('srcset', expect.stringContaining('/uploads/lake-1600x1000.w480.webp 480w'))
  await counted(5)
})

test('a picture that does not load is replaced by a drawing', async () => {
  renderSite('/articles', { articles: [makeArticle({ image_url: 'https://gone.example/lake.webp' })] })
  const card = await screen.findByRole('article')
  const picture = card.querySelector('img')
  expect(picture).toHaveAttribute('loading', 'eager')
  fireEvent.error(picture as HTMLImageElement)
  expect(card.querySelector('img')).toBeNull()
  expect(card.querySelector('.picture-none')).toBeVisible()
})

test('an article that does not load is not said to be missing', async () => {
  const host = startHost({ articles: [makeArticle({ id: 5 })] })
  host.failNext('GET /api/articles/:id', 500)
  renderSite('/articles/5', {}, host)
  await title('This didn’t load')
  expect(document.title).toBe('This didn’t load - Eye of Sumatra')
  expect(takeComplaints()).toEqual([expect.stringContaining('Article: 500')])
  expect(viewed()).toEqual([])
})

test('an article is shown even if the related articles cannot be loaded', async () => {
  const host = startHost({ articles: [makeArticle({ id: 5, title: 'Toba' })] })
  host.failNext('GET /api/articles/:id/related', 500)
  renderSite('/articles/5', {}, host)
  await title('Toba')
  expect(screen.queryByRole('region', { name: 'Related Articles' })).toBeNull()
  await counted(5)
  expect(takeComplaints()).toEqual([expect.stringContaining('Related articles: 500')])
})

test('an article that does not exist is not logged as a failure', async () => {
  renderSite('/articles/5')
  await title('Article Not Found')
  expect(screen.getByText('It may have been moved or withdrawn, or it never existed.')).toBeVisible()
})

test.each(['abc', '007', '1e3', '99999999999', '5%20'])(
  'an invalid article address (%s) makes no call for an article, signed in or not',
  async (id) => {
    const host = startHost()
    host.signIn({ name: 'Ana' })
    renderSite(`/articles/${id}`, {}, host)
    await title('Article Not Found')
    await screen.findByRole('button', { name: 'Ana’s account' })
    // Those of the list are for the latest articles, and the last two for what surrounds the page.
    const calls = ['GET /api/articles', 'GET /api/auth/me', 'GET /api/pages', 'GET /api/settings']
    const made = () => host.calls.filter((call) => !call.includes('/auth/me/'))
    await waitFor(() => expect(made().toSorted()).toEqual(calls))
  },
)

test('a view that could not be counted is counted at the next visit', async () => {
  const host = startHost({ articles: [makeArticle({ id: 521, title: 'Toba' })] })
  host.failNext(VIEW, 503)
  const { router } = renderSite('/articles/521', {}, host)
  await title('Toba')
  await waitFor(() => expect(takeComplaints()).toEqual([expect.stringContaining('View: 503')]))
  await act(() => router.navigate('/articles'))
  await act(() => router.navigate('/articles/521'))
  await counted(521)
  expect(host.countOf(VIEW)).toBe(2)
})

test.each(['not json', '{"a":1}', 'null'])('an invalid list of viewed articles (%s) is replaced', async (stored) => {
  sessionStorage.setItem('viewedArticles', stored)
  renderSite('/articles/531', { articles: [makeArticle({ id: 531 })] })
  await waitFor(() => expect(sessionStorage.getItem('viewedArticles')).toBe('[531]'))
})

test('an article is shown and counted in a browser that denies access to storage', async () => {
  vi.spyOn(Storage.prototype, 'getItem').mockImplementation(() => {
    throw new DOMException('denied', 'SecurityError')
  })
  const host = startHost({ articles: [makeArticle({ id: 541, title: 'Toba' })] })
  renderSite('/articles/541', {}, host)
  await title('Toba')
  expect(await screen.findByRole('link', { name: 'Login' })).toBeVisible()
  await waitFor(async () => expect(await host.rows('articles')).toMatchObject([{ views: 1 }]))
})

test('an article works with a host that has only the specification’s table', async () => {
  renderSite('/articles/5', { kind: 'table-only', articles: [makeArticle({ id: 5, title: 'Toba' })] })
  await title('Toba')
  await counted(5)
})

test('what such a host lacks is not offered: places, and the newsletter without an account', async () => {
  // The data of the Indonesian layout does not come with the page, so the host is asked.
  renderSite('/id/articles/6', { kind: 'table-only', articles: [makeArticle({ id: 6, title: 'Kerinci' })] })
  await title('Kerinci')
  await counted(6)
  expect(screen.getAllByRole('link', { name: 'Artikel' }).length).toBeGreaterThan(1)
  expect(screen.queryByRole('link', { name: 'Tempat' })).not.toBeInTheDocument()
  expect(screen.queryByRole('heading', { name: 'Buletin' })).not.toBeInTheDocument()
})
