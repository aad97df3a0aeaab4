import type { SiteSettings } from '@shared/site-entry'
import { App } from '@site/App'
import { browserRequest, clearPrefetched } from '@site/api'
import { setPrefetchRoutes } from '@site/prefetch'
import { createRoutes } from '@site/routes'
import { configure, render } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { createMemoryRouter, RouterProvider } from 'react-router-dom'
import { type Contents, type Host, startHost } from './host'

export { startHost }

// The code of a page is compiled when it is first opened, which may take longer than the library waits.
configure({ asyncUtilTimeout: 10_000 })

export const settings: SiteSettings = {
  publicUrl: 'https://eye.example',
  contactEmails: ['hello@eye.example', 'partners@eye.example'],
  translateWidgetUrl: '/widget.js',
}

/** The site as a reader opens it at an address, over a host with this content, or one that the test has started. */
export function renderSite(path: string, contents: Contents = {}, host: Host = startHost(contents)) {
  clearPrefetched()
  const routes = createRoutes(browserRequest)
  const router = createMemoryRouter(routes, { initialEntries: [path] })
  setPrefetchRoutes(routes)
  render(
    <App settings={settings}>
      <RouterProvider router={router} />
    </App>,
  )
  return { host, router, user: userEvent.setup() }
}
