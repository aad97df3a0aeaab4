import { isConnected } from './connection'

type LoadedPage = { failed?: boolean; article?: unknown; articles?: unknown[] }

/** A page that could not be fetched, and of which no copy is here either. Its data is what the loader returned. */
export function isUnread(data: unknown) {
  const { failed, article, articles = [] } = (data ?? {}) as LoadedPage
  return Boolean(failed) && !isConnected() && !article && articles.length === 0
}
