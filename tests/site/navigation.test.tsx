import { screen, waitFor, within } from '@testing-library/react'
import { makeArticle } from '@tests/factories/article'
import { startHost } from '@tests/host'
import { takeComplaints } from '@tests/setup'
import { expect, test } from 'vitest'
import { renderSite } from './render-site'

const bar = async () => within(await screen.findByRole('navigation', { name: 'Main' }))
const title = (name: string) => screen.findByRole('heading', { level: 1, name })

test('the navigation bar links to the pages and marks the current one', async () => {
  renderSite('/about')
  const nav = await bar()
  for (const [name, path] of [
    ['Eye of Sumatra', '/'],
    ['Home', '/'],
    ['About', '/about'],
    ['Articles', '/articles'],
    ['Login', '/login'],
    ['Join as Member', '/membership'],
  ] as const)
    expect(nav.getByRole('link', { name })).toHaveAttribute('href', path)
  expect(nav.getByRole('link', { name: 'About' })).toHaveAttribute('aria-current', 'page')
  expect(nav.getByRole('link', { name: 'Home' })).not.toHaveAttribute('aria-current')
})

test('on the page of an article, Articles is marked as current', async () => {
  renderSite('/articles/0')
  expect((await bar()).getByRole('link', { name: 'Articles' })).toHaveAttribute('aria-current', 'page')
})

test('the first Tab stop is a link that skips the navigation bar', async () => {
  const { user } = renderSite('/about')
  await title('We look closely, so that more of it stays')
  await user.tab()
  const skip = screen.getByRole('link', { name: 'Skip to content' })
  expect(skip).toHaveFocus()
  expect(screen.getByRole('main').id).toBe(skip.getAttribute('href')?.slice(1))
})

test('the menu on small screens also closes when the current page is chosen', { tags: 'sweep' }, async () => {
  const { user } = renderSite('/about')
  const nav = await bar()
  const toggle = await nav.findByRole('button', { name: 'Menu' })
  expect(toggle).toHaveAttribute('aria-expanded', 'false')
  await user.click(toggle)
  expect(toggle).toHaveAttribute('aria-expanded', 'true')
  await user.click(nav.getByRole('link', { name: 'About' }))
  await waitFor(() => expect(toggle).toHaveAttribute('aria-expanded', 'false'))
  await user.click(toggle)
  await user.click(toggle)
  expect(toggle).toHaveAttribute('aria-expanded', 'false')
})

test('the menu on small screens stays closed after Back', { tags: 'sweep' }, async () => {
  const { user, router } = renderSite('/about')
  const nav = await bar()
  const toggle = await nav.findByRole('button', { name: 'Menu' })
  await user.click(toggle)
  await user.click(nav.getByRole('link', { name: 'Articles' }))
  await title('Articles')
  await router.navigate(-1)
  await title('We look closely, so that more of it stays')
  expect(toggle).toHaveAttribute('aria-expanded', 'false')
})

test('while the next page loads, a progress bar is shown and the current page stays', async () => {
  const host = startHost({ articles: [makeArticle()] })
  const { router } = renderSite('/about', {}, host)
  await title('We look closely, so that more of it stays')
  const release = host.hold('GET /api/articles')
  router.navigate('/articles')
  expect(await screen.findByRole('progressbar', { name: 'Loading…' })).toBeVisible()
  expect(screen.getByRole('heading', { name: 'Our story' })).toBeVisible()
  release()
  await title('Articles')
  expect(screen.queryByRole('progressbar')).toBeNull()
})

test('hovering over a link prefetches its page, and following the link makes no further call', async () => {
  const { host, user } = renderSite('/membership', { articles: [makeArticle({ title: 'Toba' })] })
  const link = (await bar()).getByRole('link', { name: 'Articles' })
  await user.hover(link)
  await waitFor(() => expect(host.calls).toEqual(['GET /api/articles']))
  await user.click(link)
  expect(await screen.findByRole('heading', { name: 'Toba' })).toBeVisible()
  expect(host.calls).toEqual(['GET /api/articles'])
})

test('data whose prefetch failed is requested again on navigation', async () => {
  const host = startHost({ articles: [makeArticle({ title: 'Toba' })] })
  host.failNext('GET /api/articles', 503)
  const { user } = renderSite('/about', {}, host)
  const link = (await bar()).getByRole('link', { name: 'Articles' })
  await user.hover(link)
  await waitFor(() => expect(takeComplaints()).toEqual([expect.stringContaining('Articles: 503')]))
  await user.click(link)
  expect(await screen.findByRole('heading', { name: 'Toba' })).toBeVisible()
})

test('Back returns to the article after the link to the list', async () => {
  const { user, router } = renderSite('/about', { articles: [makeArticle({ id: 5, title: 'Toba' })] })
  await user.click((await bar()).getByRole('link', { name: 'Articles' }))
  await user.click(await screen.findByRole('link', { name: 'Toba' }))
  await title('Toba')
  await user.click(screen.getByRole('link', { name: 'Back to Articles' }))
  await title('Articles')
  await router.navigate(-1)
  await title('Toba')
  await waitFor(() => expect(sessionStorage.getItem('viewedArticles')).toBe('[5]'))
})
