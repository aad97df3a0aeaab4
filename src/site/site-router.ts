import { createBrowserRouter, type LoaderFunctionArgs, matchRoutes, type RouteObject } from 'react-router-dom'
import { browserRequest } from './api'
import { loadCode } from './load-code'
import { createRoutes } from './routes'

/**
 * Loads the code and the data of a page that the reader is about to open. `browserRequest` shares the data with the
 * navigation's loader. Failures are ignored, since the navigation tries again and reports its own.
 */
export const prefetchFrom = (routes: RouteObject[]) => (address: string) => {
  const url = new URL(address, location.origin)
  for (const { route, params } of matchRoutes(routes, url.pathname) ?? []) {
    if (typeof route.lazy === 'function') route.lazy().catch(() => {})
    // What surrounds the page is loaded already.
    if (typeof route.loader === 'function' && !route.children)
      Promise.resolve(route.loader({ params, request: new Request(url) } as LoaderFunctionArgs)).catch(() => {})
  }
}

type LoaderData = Record<string, unknown>

/** The router of the site, with all that it needs to go from page to page. `loaderData` is that of the current page, if it has been loaded. */
export async function createSiteRouter(loaderData?: LoaderData) {
  const routes = createRoutes(browserRequest)
  if (loaderData) await loadCode(matchRoutes(routes, location))
  const router = createBrowserRouter(routes, loaderData && { hydrationData: { loaderData } })
  return { router, prefetch: prefetchFrom(routes) }
}
