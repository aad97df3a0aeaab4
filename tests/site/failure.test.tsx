import type { Request } from '@shared/client'
import { paths } from '@shared/paths'
import { App } from '@site/App'
import { browserRequest } from '@site/data/api'
import { prefetchFrom } from '@site/data/prefetch'
import { createRoutes } from '@site/routes'
import { render, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { makeArticle } from '@tests/factories/article'
import { startHost } from '@tests/host'
import { takeComplaints } from '@tests/setup'
import { createMemoryRouter, RouterProvider } from 'react-router'
import { afterEach, expect, test, vi } from 'vitest'
import { LAYOUT_DATA, renderSite, settings } from './render-site'

/** Renders the site with a membership page whose code cannot be loaded, and optionally with another `request`. */
function renderFaulty(path: string, request: Request = browserRequest) {
  startHost()
  const routes = createRoutes(request)
  const membership = routes[0]?.children?.find((route) => `/${route.path}` === paths.membership)
  Object.assign(membership ?? {}, { lazy: () => Promise.reject(new TypeError('Failed to fetch the page')) })
  prefetchFrom(routes)
  render(
    <App settings={settings}>
      <RouterProvider router={createMemoryRouter(routes, { initialEntries: [path], hydrationData: LAYOUT_DATA })} />
    </App>,
  )
  return userEvent.setup()
}

const failurePage = () => screen.findByRole('heading', { level: 1, name: 'This didn’t load' })
/** The errors that the page logged, which happens after rendering. React's own messages are ignored. */
async function logged() {
  const ours = new Set<string>()
  await waitFor(() => {
    for (const text of takeComplaints()) if (text.startsWith('Page: ')) ours.add(text)
    expect(ours.size).toBeGreaterThan(0)
  })
  return [...ours]
}

afterEach(() => vi.unstubAllGlobals())

test('a page whose code cannot be loaded shows an error page with a button to retry', async () => {
  const reload = vi.fn()
  vi.stubGlobal('location', { href: location.href, origin: location.origin, reload })
  const user = renderFaulty('/membership')
  expect(await failurePage()).toBeVisible()
  expect(screen.getByText('The connection may have been interrupted. Please try again.')).toBeVisible()
  await user.click(screen.getByRole('button', { name: 'Try again' }))
  expect(reload).toHaveBeenCalledOnce()
  expect(await logged()).toEqual(['Page: TypeError: Failed to fetch the page'])
})

test('navigation to a page whose code cannot be loaded shows the error page', async () => {
  const user = renderFaulty('/about')
  await user.click(await screen.findByRole('link', { name: 'Join as Member' }))
  expect(await failurePage()).toBeVisible()
  expect(await logged()).toEqual(['Page: TypeError: Failed to fetch the page'])
})

test('an exception during rendering shows the error page', async () => {
  const host = startHost()
  const articles = [makeArticle({ created_at: 'no date at all' })]
  host.replyNext('GET /api/articles', () => Response.json({ articles, total: 1 }))
  renderSite('/articles', {}, host)
  expect(await failurePage()).toBeVisible()
  expect(await logged()).toEqual([expect.stringContaining('RangeError')])
})

test('an exception in a page’s loader shows the error page', async () => {
  renderFaulty('/', () => {
    throw new Error('A fault of ours')
  })
  expect(await failurePage()).toBeVisible()
  expect(await logged()).toEqual(['Page: Error: A fault of ours'])
})
