import { DEFAULT_LANGUAGE } from '@shared/languages'
import type { SiteSettings } from '@shared/site-entry'
import { App } from '@site/App'
import type { LayoutData } from '@site/components/Layout'
import { browserRequest, clearPrefetched } from '@site/data/api'
import { prefetchFrom } from '@site/data/prefetch'
import { loadCatalogue } from '@site/i18n/i18n'
import { createRoutes } from '@site/routes'
import { render } from '@testing-library/react'
import userEvent, { PointerEventsCheckLevel } from '@testing-library/user-event'
import { type Host, type HostOptions, startHost } from '@tests/host'
import { createMemoryRouter, RouterProvider } from 'react-router'

// Hosts that render pages have the texts before the script runs; so do these tests.
await loadCatalogue(DEFAULT_LANGUAGE)

export const settings: SiteSettings = {
  publicUrl: 'https://eye.example',
  contactEmails: ['hello@eye.example', 'partners@eye.example'],
  translateWidgetUrl: '/widget.js',
}

/** The data of the English layout, which comes with a page's HTML: no test has to expect the call for it. The id is that of the route. */
export const LAYOUT_DATA = { loaderData: { 0: { pages: [], failed: false, hasAdditions: true } satisfies LayoutData } }

/** Renders the site at an address, with a host that has these contents or with a host that the test has started. */
export function renderSite(path: string, contents: HostOptions = {}, host: Host = startHost(contents)) {
  clearPrefetched()
  const routes = createRoutes(browserRequest)
  const router = createMemoryRouter(routes, { initialEntries: [path], hydrationData: LAYOUT_DATA })
  prefetchFrom(routes)
  render(
    <App settings={settings}>
      <RouterProvider router={router} />
    </App>,
  )
  return { host, router, user: userEvent.setup({ delay: null, pointerEventsCheck: PointerEventsCheckLevel.Never }) }
}
