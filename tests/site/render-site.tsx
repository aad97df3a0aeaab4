import type { SiteSettings } from '@shared/site-settings'
import { App } from '@site/App'
import { browserRequest, forgetFetched } from '@site/api'
import { createI18n } from '@site/i18n/i18n'
import { providePrefetch } from '@site/prefetch'
import { createRoutes } from '@site/routes'
import { configure, render } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { createMemoryRouter, RouterProvider } from 'react-router-dom'

// The code of a page is compiled when it is first opened, which may take longer than the library waits.
configure({ asyncUtilTimeout: 10_000 })

export const settings: SiteSettings = {
  publicUrl: 'https://eye.example',
  contactEmails: ['hello@eye.example', 'partners@eye.example'],
  translateWidgetUrl: 'https://widget.example/element.js',
}

/** The site as a reader opens it at an address. */
export function renderSite(path: string) {
  forgetFetched()
  const routes = createRoutes(browserRequest)
  const router = createMemoryRouter(routes, { initialEntries: [path] })
  providePrefetch(routes)
  render(
    <App i18n={createI18n()} settings={settings}>
      <RouterProvider router={router} />
    </App>,
  )
  return { router, user: userEvent.setup() }
}
