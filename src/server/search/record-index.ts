import { setImmediate as nextTurn } from 'node:timers/promises'
import { isDeepStrictEqual } from 'node:util'
import { and, eq, sql } from 'drizzle-orm'
import type { Db } from '../db/client'
import { recordSearch } from '../db/schema/search'
import { announce, tag } from '../http/cache/cache-tags'
import { processText } from '../threads/threads'
import { type FoundRecord, listUnindexed, lockRecord, readSearchableRecord } from './record-texts'
import { addToVocabulary } from './spelling'
import { INDEX_VERSION } from './texts/index-texts'

/** A search waits for the indexing of so many records at most. */
const RECENT = 20
/** Records that are looked up at a time. */
const NEXT = 100

type Options = {
  /** Searches may have answered without them. */
  isLate: boolean
}

/** Indexes a record, unless it is changed meanwhile: then it still has no rows, and has its turn again. */
async function indexRecord(db: Db, record: FoundRecord, { isLate }: Options) {
  const texts = await readSearchableRecord(db, record)
  const size = texts.reduce((sum, { content }) => sum + content.length, 0)
  const searchable = texts.map((text) => ({ ...text, article_id: record.id }))
  const { rows, vocabulary } = await processText('indexTexts', searchable, { size, field: 'content', isOurs: true })
  await addToVocabulary(db, vocabulary)
  return db.transaction(async (tx) => {
    if (!(await lockRecord(tx, record)) || !isDeepStrictEqual(await readSearchableRecord(tx, record), texts))
      return false
    const { kind, record_id } = recordSearch
    await tx.delete(recordSearch).where(and(eq(kind, record.kind), eq(record_id, record.id)))
    await tx.execute(sql`
      insert into ${recordSearch} (kind, record_id, language, is_fallback, words, body, runs, version)
      select ${record.kind}::text, ${record.id}::int, language, is_fallback, words, body, runs, ${INDEX_VERSION}
      from json_to_recordset(${JSON.stringify(rows)}::json) as added (language text, is_fallback boolean, words tsvector, body text, runs text)`)
    if (isLate) await announce(tx, [tag.anyArticle])
    return true
  })
}

/** A save is found at once: a search has what lacks rows indexed, unless it is a backlog, which is left to the job. */
export async function indexRecentRecords(db: Db) {
  const records = await listUnindexed(db, RECENT + 1)
  if (records.length > RECENT) return
  for (const record of records) await indexRecord(db, record, { isLate: false })
}

/** Indexes all public records of which the search has nothing. Returns how many. */
export async function indexAllRecords(db: Db, signal?: AbortSignal) {
  let total = 0
  for (let isProgress = true; isProgress && !signal?.aborted; ) {
    isProgress = false
    for (const record of await listUnindexed(db, NEXT)) {
      if (signal?.aborted) break
      if (!(await indexRecord(db, record, { isLate: true }))) continue
      total += 1
      isProgress = true
      await nextTurn()
    }
  }
  return total
}
