import '@fontsource-variable/fraunces/wght.css'
import '@fontsource-variable/source-sans-3/wght.css'
import './styles/index.css'
import { splitLanguage } from '@shared/language-paths'
import type { HydrationData } from '@shared/site-entry'
import { setTimeZone } from '@shared/time'
import { startTransition } from 'react'
import { createRoot, hydrateRoot } from 'react-dom/client'
import { createBrowserRouter, matchRoutes, type RouteMatch, type RouteObject, RouterProvider } from 'react-router'
import { App } from './App'
import { hydration } from './components/later'
import { browserRequest } from './data/api'
import { prefetchFrom } from './data/prefetch'
import { buildSettings, readSettings } from './data/settings'
import { surviveTranslation } from './i18n/browser-translation'
import { loadCatalogue, orInEnglish } from './i18n/i18n'
import { createRoutes, loadersCode } from './routes'

/** The data from which the server rendered the page; undefined on a static host. */
function readHydrationData(): HydrationData | undefined {
  const text = document.getElementById('data')?.textContent
  return text ? (JSON.parse(text) as HydrationData) : undefined
}

/**
 * The router of a page that the server has rendered. The page's code and texts are loaded first: what React renders at first has to
 * match the HTML, and a router that waits for code renders nothing.
 */
async function hydratingRouter(routes: RouteObject[], { loaderData }: HydrationData) {
  hydration.isStarting = true
  const load = async ({ route }: RouteMatch) => {
    if (typeof route.lazy === 'function') Object.assign(route, await route.lazy(), { lazy: undefined })
  }
  await Promise.all([
    ...(matchRoutes(routes, location) ?? []).map(load),
    loadCatalogue(splitLanguage(location.pathname).language),
  ])
  hydration.isStarting = false
  return createBrowserRouter(routes, { hydrationData: { loaderData } })
}

/** The router of a page that no server has rendered, which loads the page's code and data while its texts come. */
async function startingRouter(routes: RouteObject[]) {
  const router = createBrowserRouter(routes)
  await orInEnglish(loadCatalogue, splitLanguage(location.pathname).language)
  return router
}

async function start() {
  const hydrationData = readHydrationData()
  const settings = hydrationData?.settings ?? readSettings() ?? buildSettings()
  setTimeZone(settings.timeZone)
  const routes = createRoutes(browserRequest)
  prefetchFrom(routes)
  const router = await (hydrationData ? hydratingRouter(routes, hydrationData) : startingRouter(routes))
  const app = (
    <App settings={settings}>
      <RouterProvider router={router} />
    </App>
  )
  const root = document.getElementById('root') as HTMLElement
  surviveTranslation(root)
  // As a transition, it lets the reader's presses and scrolling in between.
  if (hydrationData) startTransition(() => void hydrateRoot(root, app))
  else createRoot(root).render(app)
  // Set by public/before-paint.js.
  delete document.documentElement.dataset.beginning
}

// The next page asks for the loaders again, and says so if they do not come; the rest is as without a script.
start().then(() => {
  loadersCode().catch(() => {})
  import('./after-start').catch(() => {})
})
