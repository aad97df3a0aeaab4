import type { CallReply } from '@shared/calls'
import type { CallName } from '@shared/contract'
import { ForeignAnswer } from './failures'

/** A page makes two reads after one another, and has to offer another attempt within 40 seconds. */
const TIMEOUT_MS = 18_000

/** What the answers to the reads of pages hold. */
const HELD: { [Name in CallName]?: keyof CallReply<Name> } = {
  'GET /api/articles': 'articles',
  'GET /api/articles/:id': 'article',
  'GET /api/articles/:id/related': 'articles',
  'GET /api/ads/published': 'ads',
  'GET /api/authors/:id': 'author',
  'GET /api/categories': 'categories',
  'GET /api/newsletters/sent/:key': 'newsletter',
  'GET /api/pages': 'pages',
  'GET /api/pages/:slug': 'page',
  'GET /api/places': 'places',
  'GET /api/places/:id': 'place',
  'GET /api/search': 'results',
  'GET /api/settings': 'settings',
  'GET /api/unsubscribe/:token': 'email',
}

/**
 * Networks that ask their users to sign in answer with a page of their own, and a connection may end within an answer. The client
 * makes both an empty object, which would pass for "there is nothing".
 */
export function checkAnswer<Name extends CallName>(name: Name, answer: CallReply<Name>) {
  const held = Object.entries(answer)
  const wanted = HELD[name]
  if (wanted ? held.some(([key, value]) => key === wanted && value !== null) : held.length > 0) return answer
  throw new ForeignAnswer(`${name} has no such answer`)
}

/** Ends reads that take too long: a connection may die without an error. */
export const inTime =
  (send: typeof fetch): typeof fetch =>
  (url, init) => {
    if (init?.method !== 'GET') return send(url, init)
    const controller = new AbortController()
    // The answer may be there, and its body still come.
    setTimeout(() => controller.abort(), TIMEOUT_MS)
    return send(url, { ...init, signal: controller.signal })
  }
