import { type LoaderFunctionArgs, matchRoutes, type RouteObject } from 'react-router'

let routes: RouteObject[] = []

/** Sets the pages that links load in advance. */
export function prefetchFrom(siteRoutes: RouteObject[]) {
  routes = siteRoutes
}

/**
 * Loads the code and the data of a page that the reader is about to open. `browserRequest` shares the data with the
 * navigation's loader. Failures are ignored, since the navigation tries again and reports its own.
 */
export function prefetch(address: string) {
  const url = new URL(address, location.origin)
  for (const { route, params } of matchRoutes(routes, url.pathname) ?? []) {
    if (typeof route.lazy === 'function') route.lazy().catch(() => {})
    // What surrounds the page is loaded already.
    if (typeof route.loader === 'function' && !route.children)
      Promise.resolve(route.loader({ params, request: new Request(url) } as LoaderFunctionArgs)).catch(() => {})
  }
}
