import '@fontsource-variable/fraunces/wght.css'
import '@fontsource-variable/source-sans-3/wght.css'
import './styles/index.css'
import { splitLanguage } from '@shared/language-paths'
import type { HydrationData } from '@shared/site-entry'
import { createRoot, hydrateRoot } from 'react-dom/client'
import { createBrowserRouter, matchRoutes, type RouteObject, RouterProvider } from 'react-router-dom'
import { App } from './App'
import { browserRequest } from './api'
import { surviveTranslation } from './i18n/browser-translation'
import { loadCatalogue } from './i18n/i18n'
import { registerWorker } from './offline/register'
import { setPrefetchRoutes } from './prefetch'
import { createRoutes } from './routes'
import { buildSettings, readSettings } from './settings'

/** The data from which the server rendered the page; undefined on a static host. */
function readHydrationData(): HydrationData | undefined {
  const text = document.getElementById('data')?.textContent
  return text ? (JSON.parse(text) as HydrationData) : undefined
}

/** Loads the page's code before hydration. Otherwise the router's first render would be empty, and not match the HTML. */
async function loadFirstPage(routes: RouteObject[]) {
  const matched = matchRoutes(routes, location) ?? []
  await Promise.all([
    loadCatalogue(splitLanguage(location.pathname).language),
    ...matched.map(async ({ route }) => {
      if (typeof route.lazy !== 'function') return
      Object.assign(route, await route.lazy(), { lazy: undefined })
    }),
  ])
}

async function start() {
  const hydrationData = readHydrationData()
  const settings = hydrationData?.settings ?? readSettings() ?? buildSettings()
  const routes = createRoutes(browserRequest)
  if (hydrationData) await loadFirstPage(routes)
  const router = createBrowserRouter(routes, hydrationData && { hydrationData })
  setPrefetchRoutes(routes)
  const app = (
    <App settings={settings}>
      <RouterProvider router={router} />
    </App>
  )
  const root = document.getElementById('root') as HTMLElement
  surviveTranslation(root)
  if (hydrationData) hydrateRoot(root, app)
  else createRoot(root).render(app)
}

start()
if (import.meta.env.PROD) registerWorker()
