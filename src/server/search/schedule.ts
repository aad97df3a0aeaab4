import type { Logger } from 'pino'
import type { Db } from '../db/client'
import { isUnavailable } from '../db/unavailable'
import type { PublicCache } from '../http/public-cache'
import { indexAllOutdated } from './article-index'

const EVERY_MS = 5000

type Options = { db: Db; cache: PublicCache; logger: Logger }

/**
 * Indexes what saves have outdated: at the start all articles of a database from before the search, and after an import those that it
 * added. Returns a function that stops it.
 */
export function scheduleIndexing({ db, cache, logger }: Options) {
  const stopping = new AbortController()
  let running: Promise<void> | undefined
  const index = async () => {
    const indexed = await indexAllOutdated(db, stopping.signal)
    if (indexed > 0) cache.invalidate()
  }
  const run = () => {
    running ??= index()
      .catch((error) => {
        if (!isUnavailable(error)) logger.error({ err: error }, 'articles could not be indexed for the search')
      })
      .finally(() => {
        running = undefined
      })
  }
  run()
  const timer = setInterval(run, EVERY_MS).unref()
  return async () => {
    stopping.abort()
    clearInterval(timer)
    await running
  }
}
