import { MAX_REVISIONS } from '@shared/article-rules'
import type { RevisionSummary } from '@shared/entities/revision'
import { DEFAULT_LANGUAGE, type LanguageCode } from '@shared/languages'
import { pageOf } from '@shared/paging'
import { and, asc, count, desc, eq, getTableColumns, sql } from 'drizzle-orm'
import type { Db } from '../../db/client'
import { isAscending, type ListQuery, matching } from '../../db/list'
import { articleRevisions } from '../../db/schema'
import { digestInSql } from '../translations/original-digest.service'

const { id, article_id, language, title, author_name, created_at, status, words } = getTableColumns(articleRevisions)
const summary = { id, title, author_name, created_at, status, words }

export type RevisionRow = typeof articleRevisions.$inferSelect
export type NewRevision = typeof articleRevisions.$inferInsert

/** Names a text whose versions are kept: an article, or its translation into a language. */
export type VersionedText = { articleId: number; language?: LanguageCode }

const isOf = (text: VersionedText) =>
  and(eq(article_id, text.articleId), eq(language, text.language ?? DEFAULT_LANGUAGE))

const dated = <Row extends Pick<RevisionRow, 'created_at'>>(row: Row) => ({
  ...row,
  created_at: row.created_at.toISOString(),
})

export async function listRevisions(
  db: Db,
  text: VersionedText,
  query: ListQuery<'id' | 'created_at' | 'title'>,
): Promise<{ revisions: RevisionSummary[]; total: number }> {
  const { limit, offset } = pageOf(query)
  const where = and(isOf(text), matching(query.q, articleRevisions.title))
  const direction = isAscending(query) ? asc : desc
  const rows = await db
    .select(summary)
    .from(articleRevisions)
    .where(where)
    .orderBy(direction(articleRevisions[query.sort ?? 'id']), direction(id))
    .limit(limit)
    .offset(offset)
  const [counted] = await db.select({ total: count() }).from(articleRevisions).where(where)
  return { revisions: rows.map(dated), total: counted?.total ?? 0 }
}

export async function findRevision(db: Db, text: VersionedText, revision: number) {
  const [row] = await db
    .select()
    .from(articleRevisions)
    .where(and(isOf(text), eq(id, revision)))
  return row && dated(row)
}

/** The newest version of the original with these texts. */
export async function findRevisionByDigest(db: Db, articleId: number, digest: string) {
  const [row] = await db
    .select()
    .from(articleRevisions)
    .where(and(isOf({ articleId }), eq(digestInSql(articleRevisions), digest)))
    .orderBy(desc(id))
    .limit(1)
  return row
}

export async function findNewestRevision(tx: Db, text: VersionedText): Promise<RevisionRow | undefined> {
  const [row] = await tx.select().from(articleRevisions).where(isOf(text)).orderBy(desc(id)).limit(1)
  return row
}

export const insertRevision = (tx: Db, values: NewRevision) => tx.insert(articleRevisions).values(values)

export const updateRevision = (tx: Db, revision: number, values: Partial<NewRevision>) =>
  tx.update(articleRevisions).set(values).where(eq(id, revision))

export const deleteRevisions = (tx: Db, text: VersionedText) => tx.delete(articleRevisions).where(isOf(text))

/** The newest revisions are always kept, however many of the older ones were published. */
const NEWEST_KEPT = MAX_REVISIONS / 2

/** Deletes revisions above the maximum: the oldest unpublished ones first, and never the very first. */
export const pruneRevisions = (tx: Db, text: VersionedText) =>
  tx.execute(sql`
    delete from ${articleRevisions} where id in (
      select id from (
        select id, status,
          row_number() over (order by id desc) as age,
          row_number() over (order by id) as rank
        from ${articleRevisions} where ${isOf(text)}
      ) as revision
      order by
        case when rank = 1 then 0 when age <= ${NEWEST_KEPT} then 1 when status = 'published' then 2 else 3 end,
        id desc
      offset ${MAX_REVISIONS}
    )`)
