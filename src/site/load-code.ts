import type { RouteMatch } from 'react-router-dom'

/** Loads the code of matched pages before they are rendered: a router that has to wait for it renders nothing at first. */
export async function loadCode(matches: RouteMatch[] | null) {
  await Promise.all(
    (matches ?? []).map(async ({ route }) => {
      if (typeof route.lazy !== 'function') return
      Object.assign(route, await route.lazy(), { lazy: undefined })
    }),
  )
}
