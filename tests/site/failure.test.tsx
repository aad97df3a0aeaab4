import { App } from '@site/App'
import { createI18n } from '@site/i18n/i18n'
import { createRoutes } from '@site/routes'
import { render, screen } from '@testing-library/react'
import { makeArticle } from '@tests/factories/article'
import { takeComplaints } from '@tests/setup'
import { createMemoryRouter, RouterProvider } from 'react-router-dom'
import { afterEach, expect, test, vi } from 'vitest'
import { renderSite, settings, startHost } from './render-site'

vi.mock('@site/pages/MembershipPage', () => {
  throw new TypeError('Failed to fetch dynamically imported module')
})

afterEach(() => vi.unstubAllGlobals())

const failurePage = () => screen.findByRole('heading', { level: 1, name: 'Something went wrong' })

test('a page whose code cannot be fetched is told as failed, and can be tried again', async () => {
  const reload = vi.fn()
  vi.stubGlobal('location', { href: location.href, origin: location.origin, reload })
  const { user } = renderSite('/membership')
  expect(await failurePage()).toBeVisible()
  expect(screen.getByText('The page could not be shown. Please try again.')).toBeVisible()
  await user.click(screen.getByRole('button', { name: 'Try again' }))
  expect(reload).toHaveBeenCalledOnce()
  expect(takeComplaints().some((text) => text.startsWith('Page: '))).toBe(true)
})

test('so is one that a reader moves on to', async () => {
  const { user } = renderSite('/about')
  await user.click(await screen.findByRole('link', { name: 'Join as Member' }))
  expect(await failurePage()).toBeVisible()
  expect(takeComplaints().length).toBeGreaterThan(0)
})

test('a page that fails while it is drawn is told as failed', async () => {
  renderSite('/articles', { articles: [makeArticle({ created_at: 'no date at all' })] })
  expect(await failurePage()).toBeVisible()
  expect(takeComplaints().some((text) => text.includes('RangeError'))).toBe(true)
})

test('a fault in the reading of a page’s data is told as failed', async () => {
  startHost()
  const routes = createRoutes(() => {
    throw new Error('A fault of ours')
  })
  render(
    <App i18n={createI18n()} settings={settings}>
      <RouterProvider router={createMemoryRouter(routes, { initialEntries: ['/articles'] })} />
    </App>,
  )
  expect(await failurePage()).toBeVisible()
  expect(takeComplaints()).toContainEqual(expect.stringContaining('A fault of ours'))
})
