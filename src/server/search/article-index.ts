import { setImmediate as nextTurn } from 'node:timers/promises'
import { and, eq, inArray, lt, notExists, or, sql } from 'drizzle-orm'
import type { Db } from '../db/client'
import { SEARCH_LOCK } from '../db/locks'
import { articles } from '../db/schema/core'
import { articleSearch, searchOutdated } from '../db/schema/search'
import { announce, tag } from '../http/cache/cache-tags'
import { processText } from '../threads/threads'
import { listSearchableTexts, listTextSizes } from './article-texts'
import { addToVocabulary } from './spelling'
import { INDEX_VERSION, type IndexedTexts } from './texts/index-texts'

/** A search waits for the indexing of so many articles at most. */
const RECENT = 50
/** Notes that are read at a time. One save leaves several, such as one for each category. */
const NOTES = 300
/** Bytes of HTML that are indexed in one transaction. In the embedded database, all other requests wait for its end. */
const BATCH_BYTES = 60_000

/** A note that the index of an article is outdated. */
type Note = { id: number; article_id: number; is_recent: boolean }

const articlesOf = (notes: Pick<Note, 'article_id'>[]) => [...new Set(notes.map(({ article_id }) => article_id))]

/** The newest notes: a save that is made while a backlog is indexed comes before it. */
async function listNotes(db: Db) {
  const { rows } = await db.execute<Note>(sql`
    select id::float8 as id, article_id, noted_at > now() - interval '10 seconds' as is_recent
    from ${searchOutdated} order by id desc limit ${NOTES}`)
  return rows
}

/** Divides articles so that the texts of each part are not too long together. */
async function listBatches(db: Db, ids: number[]) {
  const sizes = await listTextSizes(db, ids)
  const batches: { ids: number[]; size: number }[] = []
  for (const id of ids) {
    const size = sizes.get(id) ?? 0
    const last = batches.at(-1)
    if (!last || last.size + size > BATCH_BYTES) batches.push({ ids: [id], size })
    else {
      last.ids.push(id)
      last.size += size
    }
  }
  return batches
}

/** Removes these notes, as far as the articles can be locked or are gone. Returns the articles whose rows are to be replaced. */
async function takeNotes(tx: Db, notes: Note[]) {
  // The trigger that copies the status of an article must not run meanwhile. An article that is being changed is left for later:
  // waiting for several, while another transaction does the same, could end in a deadlock.
  const { rows: locked } = await tx.execute<{ id: number }>(sql`
    select id from ${articles} where ${inArray(articles.id, articlesOf(notes))} for no key update skip locked`)
  const lockedIds = locked.map(({ id }) => id)
  const removed = await tx
    .delete(searchOutdated)
    .where(
      and(
        inArray(
          searchOutdated.id,
          notes.map(({ id }) => id),
        ),
        or(
          inArray(searchOutdated.article_id, lockedIds),
          notExists(tx.select({ id: articles.id }).from(articles).where(eq(articles.id, searchOutdated.article_id))),
        ),
      ),
    )
    .returning({ article_id: searchOutdated.article_id })
  return articlesOf(removed)
}

/**
 * Replaces the rows of articles, and announces that if searches may have answered without them. Of two processes that have indexed the same articles, the first removes the notes, and the other,
 * whose texts may be older, finds none and stores nothing. Returns how many articles were stored.
 */
const store = (db: Db, notes: Note[], indexed: IndexedTexts[], { isLate }: { isLate: boolean }) =>
  db.transaction(async (tx) => {
    await tx.execute(sql`select pg_advisory_xact_lock(${SEARCH_LOCK})`)
    const ids = await takeNotes(tx, notes)
    await tx.delete(articleSearch).where(inArray(articleSearch.article_id, ids))
    const rows = indexed.filter(({ article_id }) => ids.includes(article_id))
    await tx.execute(sql`
      insert into article_search (article_id, language, is_fallback, words, body, runs, version)
      select a.id, added.language, added.is_fallback, added.words, added.body, added.runs, ${INDEX_VERSION}
      from json_to_recordset(${JSON.stringify(rows)}::json)
        as added (article_id int, language text, is_fallback boolean, words tsvector, body text, runs text)
      join articles a on a.id = added.article_id`)
    if (isLate && ids.length > 0) await announce(tx, [tag.anyArticle])
    return ids.length
  })

/**
 * The index collects the lexemes of all rows, and here sorts them into its tree together, which takes much less time than one by one.
 * Searches read what it has collected word by word, so call this after storing rows; not in their transaction, which others wait for.
 */
const sortIndex = (db: Db) => db.execute(sql`select gin_clean_pending_list('article_search_words')`)

/** Indexes the articles of these notes. The notes come first: a change that is made after this read has its own. */
async function indexNoted(db: Db, notes: Note[], options: { isLate: boolean }) {
  let total = 0
  for (const { ids, size } of await listBatches(db, articlesOf(notes))) {
    const texts = await listSearchableTexts(db, ids)
    const { rows, vocabulary } = await processText('indexTexts', texts, { size, field: 'content', isOurs: true })
    await addToVocabulary(db, vocabulary)
    const own = notes.filter(({ article_id }) => ids.includes(article_id))
    total += await store(db, own, rows, options)
    await sortIndex(db)
    // Between two batches, other requests have their turn.
    await nextTurn()
  }
  return total
}

/**
 * A save is found at once: a search that sees notes has them indexed, and is repeated if this returns true. A backlog, as after an
 * import, is left to the job.
 */
export async function indexRecentChanges(db: Db) {
  const notes = await listNotes(db)
  for (const wanted of [notes, notes.filter((note) => note.is_recent)])
    if (wanted.length > 0 && articlesOf(wanted).length <= RECENT) {
      await indexNoted(db, wanted, { isLate: false })
      return true
    }
  // Without notes, others have indexed the articles in the meantime.
  return notes.length === 0
}

/** Notes articles whose rows an older version has made: before an update, or during it on another server. Returns whether there are some. */
async function noteOldRows(db: Db) {
  // In the past, so that no search waits for them.
  const { rows } = await db.execute(sql`
    insert into ${searchOutdated} (article_id, noted_at)
    select distinct article_id, '-infinity'::timestamptz from (
      select article_id from ${articleSearch} where ${lt(articleSearch.version, INDEX_VERSION)} order by ${articleSearch.version} limit ${NOTES}) as old
    returning id`)
  return rows.length > 0
}

/** Indexes all outdated articles, a batch at a time, so that other requests come in between. Returns how many. */
export async function indexAllOutdated(db: Db, signal?: AbortSignal) {
  let total = 0
  while (!signal?.aborted) {
    const notes = await listNotes(db)
    if (notes.length === 0 && (await noteOldRows(db))) continue
    const indexed = notes.length > 0 ? await indexNoted(db, notes, { isLate: true }) : 0
    if (indexed === 0) break
    total += indexed
  }
  return total
}
