import type { Db } from '../db/client'
import { busy, notFound } from '../http/errors'
import { createBatcher } from './batcher'
import { type ArticleView, countArticleViews, keyOfVisit } from './visits'

/** Of views. Their requests wait no longer than nobody notices: browsers send them in the background. */
const BATCH = { full: 100, gatherMs: 200, isFirstAtOnce: true }

/** Requests that wait for the database, each for its view: more would only take memory. */
const MAX_WAITING = 2000

const RETRY_AFTER_SECONDS = 2

/**
 * Counts the views of articles, those of a moment in one statement: a popular site has one with every page. A view is stored when its
 * call returns.
 */
export function createViewCounter(db: Db) {
  let waiting = 0

  const write = createBatcher(BATCH, async (views: ArticleView[]) => {
    const found = new Set(await countArticleViews(db, [...new Map(views.map((view) => [view.key, view])).values()]))
    return ({ id }) => found.has(id)
  })

  return {
    async count({ id, address, now }: { id: number; address: string; now: Date }) {
      if (waiting >= MAX_WAITING) throw busy(RETRY_AFTER_SECONDS)
      waiting += 1
      const isPublished = await write({ key: keyOfVisit({ what: 'view:articles', id, address }), id, now }).finally(
        () => {
          waiting -= 1
        },
      )
      if (!isPublished) throw notFound('Article')
    },
  }
}

export type ViewCounter = ReturnType<typeof createViewCounter>

declare module '../http/services' {
  interface Services {
    views: ViewCounter
  }
}
