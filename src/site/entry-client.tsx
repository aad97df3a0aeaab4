import '@fontsource-variable/fraunces/wght.css'
import '@fontsource-variable/source-sans-3/wght.css'
import './styles/index.css'
import { splitLanguage } from '@shared/language-paths'
import type { HydrationData } from '@shared/site-entry'
import { startTransition } from 'react'
import { createRoot, hydrateRoot } from 'react-dom/client'
import { RouterProvider } from 'react-router-dom'
import { App } from './App'
import { createFirstRouter, matchFirstPage } from './first-router'
import { surviveTranslation } from './i18n/browser-translation'
import { loadCatalogue, orInEnglish } from './i18n/i18n'
import { registerWorker } from './offline/register'
import { setPrefetch } from './prefetch'
import { buildSettings, readSettings } from './settings'

/** The data from which the server rendered the page; undefined on a static host. */
function readHydrationData(): HydrationData | undefined {
  const text = document.getElementById('data')?.textContent
  return text ? (JSON.parse(text) as HydrationData) : undefined
}

const loadSiteRouter = async (loaderData: HydrationData['loaderData']) => {
  const { createSiteRouter } = await import('./site-router')
  return createSiteRouter(loaderData)
}

/** The router of a rendered page, whose code and texts are loaded before hydration: what React renders has to match the HTML. */
async function hydratingRouter({ loaderData }: HydrationData) {
  const [router] = await Promise.all([
    createFirstRouter(loaderData, () => loadSiteRouter(loaderData)),
    loadCatalogue(splitLanguage(location.pathname).language),
  ])
  return router
}

/** The router of a page that no server has rendered. The page's code and texts are fetched at the same time. */
async function startingRouter() {
  matchFirstPage().catch(() => {})
  const { language } = splitLanguage(location.pathname)
  const [{ createSiteRouter }] = await Promise.all([import('./site-router'), orInEnglish(loadCatalogue, language)])
  return createSiteRouter()
}

async function start() {
  const hydrationData = readHydrationData()
  const settings = hydrationData?.settings ?? readSettings() ?? buildSettings()
  const { router, prefetch } = await (hydrationData ? hydratingRouter(hydrationData) : startingRouter())
  setPrefetch(prefetch)
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

start()
if (import.meta.env.PROD) registerWorker()
