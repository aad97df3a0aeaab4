import { screen, waitFor, within } from '@testing-library/react'
import { makeArticle } from '@tests/factories/article'
import { startHost } from '@tests/host'
import { takeComplaints } from '@tests/setup'
import { expect, test } from 'vitest'
import { renderSite } from './render-site'

const bar = async () => within(await screen.findByRole('navigation', { name: 'Main' }))
const title = (name: string) => screen.findByRole('heading', { level: 1, name })

test('the bar leads to the pages, and marks the one that is open', async () => {
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

test('an article belongs to the articles', async () => {
  renderSite('/articles/0')
  expect((await bar()).getByRole('link', { name: 'Articles' })).toHaveAttribute('aria-current', 'page')
})

test('the keyboard may skip the bar', async () => {
  const { user } = renderSite('/about')
  await title('We look closely, so that more of it stays')
  await user.tab()
  const skip = screen.getByRole('link', { name: 'Skip to content' })
  expect(skip).toHaveFocus()
  expect(screen.getByRole('main').id).toBe(skip.getAttribute('href')?.slice(1))
})

test('the menu of a small screen closes also on the way to the page that is open', async () => {
  const { user } = renderSite('/about')
  const nav = await bar()
  const toggle = nav.getByRole('button', { name: 'Menu' })
  expect(toggle).toHaveAttribute('aria-expanded', 'false')
  await user.click(toggle)
  expect(toggle).toHaveAttribute('aria-expanded', 'true')
  await user.click(nav.getByRole('link', { name: 'About' }))
  expect(toggle).toHaveAttribute('aria-expanded', 'false')
  await user.click(toggle)
  await user.click(toggle)
  expect(toggle).toHaveAttribute('aria-expanded', 'false')
})

test('the menu of a small screen stays closed on the way back to where it was opened', async () => {
  const { user, router } = renderSite('/about')
  const nav = await bar()
  const toggle = nav.getByRole('button', { name: 'Menu' })
  await user.click(toggle)
  await user.click(nav.getByRole('link', { name: 'Articles' }))
  await title('Articles')
  await router.navigate(-1)
  await title('We look closely, so that more of it stays')
  expect(toggle).toHaveAttribute('aria-expanded', 'false')
})

test('while the next page is on its way, a bar tells so, and the present one stays', async () => {
  const host = startHost({ articles: [makeArticle()] })
  const { router } = renderSite('/about', {}, host)
  await title('We look closely, so that more of it stays')
  host.delay('GET /api/articles', 50)
  router.navigate('/articles')
  expect(await screen.findByRole('progressbar', { name: 'Loading…' })).toBeVisible()
  expect(screen.getByRole('heading', { name: 'Our story' })).toBeVisible()
  await title('Articles')
  expect(screen.queryByRole('progressbar')).toBeNull()
})

test('reaching for a link fetches its page ahead, and following it asks for nothing more', async () => {
  const { host, user } = renderSite('/about', { articles: [makeArticle({ title: 'Toba' })] })
  const link = (await bar()).getByRole('link', { name: 'Articles' })
  await user.hover(link)
  await waitFor(() => expect(host.calls).toEqual(['GET /api/articles']))
  await user.click(link)
  expect(await screen.findByRole('heading', { name: 'Toba' })).toBeVisible()
  expect(host.calls).toEqual(['GET /api/articles'])
})

test('what failed to come ahead is asked for again', async () => {
  const host = startHost({ articles: [makeArticle({ title: 'Toba' })] })
  host.failNext('GET /api/articles', 503)
  const { user } = renderSite('/about', {}, host)
  const link = (await bar()).getByRole('link', { name: 'Articles' })
  await user.hover(link)
  await waitFor(() => expect(takeComplaints()).toEqual([expect.stringContaining('Articles: 503')]))
  await user.click(link)
  expect(await screen.findByRole('heading', { name: 'Toba' })).toBeVisible()
})

test('the way back is open', async () => {
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
