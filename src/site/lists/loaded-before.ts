import { safely } from '../reader/storage'

/** Session storage: how far a list was loaded, and where the reader was in it, by entry of the history and address. */
const STORAGE_KEY = 'loadedLists'

type Reached = { pages: number; top: number }

const readAll = () =>
  safely(() => JSON.parse(sessionStorage.getItem(STORAGE_KEY) ?? '{}') as Record<string, Reached | undefined>) ?? {}

export const rememberReached = (list: string, pages: number) =>
  safely(() => sessionStorage.setItem(STORAGE_KEY, JSON.stringify({ ...readAll(), [list]: { pages, top: scrollY } })))

/** How far the list was loaded before this document was reloaded, or left for another site. A new visit begins at its start. */
export function reachedBefore(list: string) {
  const [navigation] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[]
  return navigation?.type === 'navigate' ? undefined : readAll()[list]
}
