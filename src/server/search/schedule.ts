import type { Logger } from 'pino'
import type { Db } from '../db/client'
import type { Jobs } from '../jobs/jobs'
import { indexAllOutdated } from './article-index'
import { addSearchedNames } from './recipient-names'
import { indexAllRecords } from './record-index'

/** A search finds recent changes itself. Not those that it had to leave out because someone was saving the article. */
const EVERY_MS = 1000

type Options = { db: Db; logger: Logger }

/**
 * Indexes what saves have outdated: at the start all articles of a database from before the search, and after an import those that it
 * added; and the names on searched copies of newsletters.
 */
export const scheduleIndexing = (jobs: Jobs, { db, logger }: Options) =>
  jobs.schedule({
    name: 'search index',
    kind: 'index',
    everyMs: EVERY_MS,
    async run(signal) {
      const began = performance.now()
      const indexed = await indexAllOutdated(db, signal)
      await indexAllRecords(db, signal)
      const seconds = Math.round((performance.now() - began) / 1000)
      if (seconds > 0) logger.info({ articles: indexed, seconds }, 'indexed articles for the search')
      await addSearchedNames(db, signal)
    },
  })
