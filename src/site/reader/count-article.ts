import type { LanguageCode } from '@shared/languages'
import { browserRequest, logFailure } from '../data/api'
import { countedIds, rememberCounted } from './storage'

/** What is counted of articles. Session storage has the ids of those of which it was counted in this browser session. */
const COUNTED = {
  view: { key: 'viewedArticles', name: 'View' },
  read: { key: 'readArticles', name: 'Read' },
  keep: { key: 'keptArticles', name: 'Copy' },
  share: { key: 'sharedArticles', name: 'Share' },
} as const

// Being sent, and not to be counted twice: in development, StrictMode mounts a page twice.
const pending = new Set<string>()

/** Counts what a reader does with an article, once in a browser session. Hosts without our additions count views alone. */
export async function countArticle(what: keyof typeof COUNTED, id: number, lang: LanguageCode) {
  const { key, name } = COUNTED[what]
  const counting = `${key} ${id}`
  if (pending.has(counting) || countedIds(key).includes(id)) return
  pending.add(counting)
  try {
    await browserRequest(`POST /api/articles/:id/${what}`, { params: { id }, query: { lang } })
    rememberCounted(key, id)
  } catch (error) {
    logFailure(name, error)
  } finally {
    pending.delete(counting)
  }
}
