import { type LoaderFunctionArgs, matchRoutes, type RouteObject } from 'react-router-dom'

let routes: RouteObject[] = []

export function providePrefetch(siteRoutes: RouteObject[]) {
  routes = siteRoutes
}

/**
 * Fetches the code and the data of a page that the reader is about to open. The data waits in the API client, which hands
 * it to the loader of the navigation. Failing costs nothing: the navigation tries again, and tells.
 */
export function prefetch(to: string) {
  const url = new URL(to, location.origin)
  for (const { route, params } of matchRoutes(routes, url.pathname) ?? []) {
    if (typeof route.lazy === 'function') route.lazy().catch(() => {})
    if (typeof route.loader === 'function')
      Promise.resolve(route.loader({ params, request: new Request(url) } as LoaderFunctionArgs)).catch(() => {})
  }
}
