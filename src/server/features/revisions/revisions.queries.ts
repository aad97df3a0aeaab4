import { MAX_REVISIONS } from '@shared/article-rules'
import { pick, REVISION_FIELDS, type RevisionField } from '@shared/editable-fields'
import type { ManagedArticle } from '@shared/entities/article'
import type { Revision, RevisionSummary } from '@shared/entities/revision'
import { pageOf } from '@shared/paging'
import { and, asc, count, desc, eq, getTableColumns, sql } from 'drizzle-orm'
import type { Db } from '../../db/client'
import { isAscending, type ListQuery, matching } from '../../db/list'
import { articleRevisions } from '../../db/schema'
import { digestInSql } from '../translations/original-digest.service'

const columns = getTableColumns(articleRevisions)
const { id, article_id, title, author_name, created_at, status, words } = columns
const summary = { id, title, author_name, created_at, status, words }

export type RevisionRow = typeof articleRevisions.$inferSelect
export type NewRevision = typeof articleRevisions.$inferInsert

export async function listRevisions(
  db: Db,
  articleId: number,
  query: ListQuery<'id' | 'created_at' | 'title'>,
): Promise<{ revisions: RevisionSummary[]; total: number }> {
  const { limit, offset } = pageOf(query)
  const where = and(eq(article_id, articleId), matching(query.q, articleRevisions.title))
  const direction = isAscending(query) ? asc : desc
  const rows = await db
    .select(summary)
    .from(articleRevisions)
    .where(where)
    .orderBy(direction(articleRevisions[query.sort ?? 'id']), direction(id))
    .limit(limit)
    .offset(offset)
  const [counted] = await db.select({ total: count() }).from(articleRevisions).where(where)
  return {
    revisions: rows.map((row) => ({ ...row, created_at: row.created_at.toISOString() })),
    total: counted?.total ?? 0,
  }
}

export async function findRevision(db: Db, articleId: number, revision: number): Promise<Revision | undefined> {
  const [row] = await db
    .select({ ...summary, ...pick(columns, REVISION_FIELDS) })
    .from(articleRevisions)
    .where(and(eq(article_id, articleId), eq(id, revision)))
  return row && { ...row, created_at: row.created_at.toISOString() }
}

/** The newest version with these texts. */
export async function findRevisionByDigest(db: Db, articleId: number, digest: string) {
  const [row] = await db
    .select()
    .from(articleRevisions)
    .where(and(eq(article_id, articleId), eq(digestInSql(articleRevisions), digest)))
    .orderBy(desc(id))
    .limit(1)
  return row
}

export async function findNewestRevision(tx: Db, articleId: number): Promise<RevisionRow | undefined> {
  const [row] = await tx.select().from(articleRevisions).where(eq(article_id, articleId)).orderBy(desc(id)).limit(1)
  return row
}

export const insertRevision = (tx: Db, values: NewRevision) => tx.insert(articleRevisions).values(values)

export const updateRevision = (tx: Db, revision: number, values: Partial<NewRevision>) =>
  tx.update(articleRevisions).set(values).where(eq(id, revision))

/** The newest revisions are always kept, however many of the older ones were published. */
const NEWEST_KEPT = MAX_REVISIONS / 2

/** Deletes revisions above the maximum: the oldest unpublished ones first, and never the very first. */
export const pruneRevisions = (tx: Db, articleId: number) =>
  tx.execute(sql`
    delete from ${articleRevisions} where id in (
      select id from (
        select id, status,
          row_number() over (order by id desc) as age,
          row_number() over (order by id) as rank
        from ${articleRevisions} where article_id = ${articleId}
      ) as revision
      order by
        case when rank = 1 then 0 when age <= ${NEWEST_KEPT} then 1 when status = 'published' then 2 else 3 end,
        id desc
      offset ${MAX_REVISIONS}
    )`)

/** The part of an article that revisions keep. */
export const keptPart = (article: Pick<ManagedArticle, RevisionField>) => pick(article, REVISION_FIELDS)
