import '@fontsource-variable/fraunces/wght.css'
import '@fontsource-variable/source-sans-3/wght.css'
import './styles/index.css'
import type { SiteSettings } from '@shared/site-settings'
import { createRoot, hydrateRoot } from 'react-dom/client'
import { createBrowserRouter, matchRoutes, RouterProvider } from 'react-router-dom'
import { App } from './App'
import { browserRequest } from './api'
import { createI18n } from './i18n/i18n'
import { providePrefetch } from './prefetch'
import { createRoutes } from './routes'
import { buildSettings } from './settings'

type PageData = { loaderData: Record<string, unknown>; settings: SiteSettings }

/** What the server rendered the page from; nothing on a static host. */
function readPageData(): PageData | undefined {
  const text = document.getElementById('data')?.textContent
  return text ? (JSON.parse(text) as PageData) : undefined
}

async function start() {
  const pageData = readPageData()
  const settings = pageData?.settings ?? buildSettings()
  const routes = createRoutes(browserRequest)
  const router = createBrowserRouter(routes, pageData && { hydrationData: { loaderData: pageData.loaderData } })
  providePrefetch(routes)
  const app = (
    <App i18n={createI18n()} settings={settings}>
      <RouterProvider router={router} />
    </App>
  )
  const root = document.getElementById('root') as HTMLElement
  if (!pageData) return createRoot(root).render(app)
  // React takes over the markup only once it has the same page: its code first.
  const matched = matchRoutes(router.routes, location) ?? []
  await Promise.all(matched.map(({ route }) => (typeof route.lazy === 'function' ? route.lazy() : undefined)))
  hydrateRoot(root, app)
}

start()
