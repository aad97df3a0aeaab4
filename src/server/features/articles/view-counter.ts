// Not the global ones: tests of the front ends stop those, and the server in their process must go on.
import { clearTimeout, setTimeout } from 'node:timers'
import type { Db } from '../../db/client'
import { tag } from '../../http/cache-tags'
import { AppError, notFound } from '../../http/errors'
import type { PublicCache } from '../../http/public-cache'
import { type ArticleView, countArticleViews, keyOfVisit } from '../../visits'

/** After a pause of this length, a view is written at once. */
const GATHER_MS = 200

/** So many are written without waiting for more. */
const FULL = 100

/** Requests that wait for the database, each for its view: more would only take memory. */
const MAX_WAITING = 2000

type Batch = { views: Map<string, ArticleView>; close: () => void; published: Promise<ReadonlySet<number>> }

/**
 * Counts the views of articles, those of a moment in one statement: a popular site has one with every page. A view is stored when its
 * call returns.
 */
export function createViewCounter({ db, cache }: { db: Db; cache: PublicCache }) {
  let batch: Batch | undefined
  let waiting = 0
  let lastAt = Number.NEGATIVE_INFINITY

  async function write(views: Batch['views']) {
    lastAt = performance.now()
    const { published, changed } = await countArticleViews(db, [...views.values()])
    if (changed.length > 0) cache.invalidateCounters([...changed.map(tag.article), tag.anyArticle])
    return new Set(published)
  }

  function begin(): Batch {
    const views: Batch['views'] = new Map()
    let close = () => {}
    const published = new Promise<void>((resolve) => {
      const timer = setTimeout(() => close(), performance.now() - lastAt < GATHER_MS ? GATHER_MS : 0)
      close = () => {
        clearTimeout(timer)
        batch = undefined
        resolve()
      }
    }).then(() => write(views))
    return { views, close: () => close(), published }
  }

  return {
    async count({ id, address, now }: { id: number; address: string; now: Date }) {
      if (waiting >= MAX_WAITING) throw new AppError('unavailable', 'The server is busy. Try again in a moment')
      batch ??= begin()
      const { views, close, published } = batch
      const key = keyOfVisit({ what: 'view:articles', id, address })
      if (!views.has(key)) views.set(key, { key, id, now })
      if (views.size >= FULL) close()
      waiting += 1
      const ids = await published.finally(() => {
        waiting -= 1
      })
      if (!ids.has(id)) throw notFound('Article')
      cache.viewers.end(address)
    },
  }
}

export type ViewCounter = ReturnType<typeof createViewCounter>
