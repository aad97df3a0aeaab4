import { screen, waitFor, within } from '@testing-library/react'
import { makeArticle } from '@tests/factories/article'
import { startHost } from '@tests/host'
import { takeComplaints } from '@tests/setup'
import { expect, test } from 'vitest'
import { renderSite } from './render-site'

const meta = (selector: string) => document.head.querySelector(selector)

test('the about page shows mission, story, values, vision and reasons', async () => {
  renderSite('/about')
  for (const name of [
    'Our mission',
    'Our story',
    'Our values',
    'Geoconservation',
    'Biodiversity',
    'Cultural wisdom',
    'Community empowerment',
    'Storytelling',
    'Vision',
    'Mission',
    'Why Choose Us',
    'Local expertise',
    'Verified partners',
    'Updated content',
  ])
    expect(await screen.findByRole('heading', { name })).toBeVisible()
})

test('the footer has the links, both e-mail addresses and the location', async () => {
  renderSite('/about')
  const footer = await screen.findByRole('contentinfo')
  for (const [name, href] of [
    ['Home', '/'],
    ['About Us', '/about'],
    ['Articles', '/articles'],
    ['Membership', '/membership'],
    ['hello@eye.example', 'mailto:hello@eye.example'],
    ['partners@eye.example', 'mailto:partners@eye.example'],
  ] as const)
    expect([...footer.querySelectorAll('a')].find((link) => link.textContent === name)).toHaveAttribute('href', href)
  expect(footer).toHaveTextContent('Medan, North Sumatra')
  expect(footer).toHaveTextContent('© 2025')
})

test('an unknown address shows “not found” and a link to the home page', async () => {
  renderSite('/nowhere')
  expect(await screen.findByRole('heading', { level: 1, name: 'Page not found' })).toBeVisible()
  expect(screen.getByRole('link', { name: 'Back to the home page' })).toHaveAttribute('href', '/')
})

test('an unknown address offers the latest articles and a search, in its language', async () => {
  const articles = [makeArticle({ id: 5, title: 'Lake Toba' })]
  const { user, router } = renderSite('/id/nowhere', { articles })
  expect(await screen.findByRole('heading', { level: 1, name: 'Halaman Tidak Ditemukan' })).toBeVisible()
  const latest = within(screen.getByRole('region', { name: 'Artikel Terbaru' }))
  expect(latest.getByRole('link', { name: 'Lake Toba' })).toHaveAttribute('href', '/id/articles/5')
  await user.type(screen.getByRole('searchbox'), 'toba{Enter}')
  await waitFor(() => expect(router.state.location).toMatchObject({ pathname: '/id/articles', search: '?q=toba' }))
})

test('an unknown address needs no articles', async () => {
  const host = startHost()
  host.failNext('GET /api/articles', 500)
  renderSite('/nowhere', {}, host)
  expect(await screen.findByRole('heading', { level: 1, name: 'Page not found' })).toBeVisible()
  expect(takeComplaints()).toEqual([expect.stringContaining('Articles: 500')])
})

test('the head describes the current page, also after a navigation', async () => {
  const articles = Array.from({ length: 12 }, (_, index) => makeArticle({ title: `Piece ${index}` }))
  const { router } = renderSite('/login', { articles })
  await waitFor(() => expect(document.title).toBe('Sign in - Eye of Sumatra'))
  expect(meta('meta[name=robots]')).toHaveAttribute('content', 'noindex, nofollow')
  await router.navigate('/articles')
  await waitFor(() => expect(document.title).toBe('Articles - Eye of Sumatra'))
  expect(document.head.querySelectorAll('meta[name=robots]')).toHaveLength(1)
  expect(meta('meta[name=robots]')).toHaveAttribute('content', 'index, follow')
  expect(meta('link[rel=canonical]')).toHaveAttribute('href', 'https://eye.example/articles')
  const list = JSON.parse(meta('script[type="application/ld+json"]')?.textContent ?? '')
  expect(list.itemListElement).toHaveLength(10)
})

test('a navigation moves the focus to the new page’s content', async () => {
  const { router } = renderSite('/about')
  await screen.findByRole('heading', { level: 1 })
  expect(document.body).toHaveFocus()
  await router.navigate('/membership')
  await screen.findByRole('heading', { name: 'Put your business on the map' })
  // React may run the effect that moves it after the paint.
  await waitFor(() => expect(screen.getByRole('main')).toHaveFocus())
})
