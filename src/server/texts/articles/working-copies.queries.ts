import { pick, REVISION_FIELDS } from '@shared/editable-fields'
import type { ManagedArticle } from '@shared/entities/article'
import type { WorkingCopy } from '@shared/entities/working-copy'
import { eq } from 'drizzle-orm'
import type { Db } from '../../db/client'
import { workingCopies } from '../../db/schema/desk'

export type WorkingCopyRow = typeof workingCopies.$inferSelect

export async function findWorkingCopy(db: Db, articleId: number): Promise<WorkingCopyRow | undefined> {
  const [row] = await db.select().from(workingCopies).where(eq(workingCopies.article_id, articleId))
  return row
}

/** Whether someone who may not publish has changed it since an editor scheduled it. */
export const isChangedAfterSchedule = ({ version, scheduled_version }: WorkingCopyRow) =>
  scheduled_version !== null && scheduled_version !== version

export const toWorkingCopy = (row: WorkingCopyRow, article: ManagedArticle): WorkingCopy => ({
  // A copy that is older than a field lacks it; publishing the copy then leaves the article's.
  ...pick(article, REVISION_FIELDS),
  places: article.places,
  minor: false,
  ...row.state,
  version: row.version,
  author_name: row.author_name,
  created_at: row.created_at.toISOString(),
  updated_at: row.updated_at.toISOString(),
  outdated: row.article_version !== article.version,
  publish_at: article.status === 'published' ? article.publish_at : null,
  changed_after_schedule: article.publish_at !== null && isChangedAfterSchedule(row),
})

/** Creates the copy or replaces it. The caller holds the lock of the article's row. */
export async function storeWorkingCopy(tx: Db, row: typeof workingCopies.$inferInsert): Promise<WorkingCopyRow> {
  const { article_id: _, article_version: _begun, created_at: _created, ...changes } = row
  const [stored] = await tx
    .insert(workingCopies)
    .values(row)
    .onConflictDoUpdate({ target: workingCopies.article_id, set: changes })
    .returning()
  return stored as WorkingCopyRow
}

/** Notes that an editor has seen this version of a scheduled copy; null ends the schedule. */
export const setScheduledVersion = (tx: Db, articleId: number, scheduled_version: number | null) =>
  tx.update(workingCopies).set({ scheduled_version }).where(eq(workingCopies.article_id, articleId))

export const deleteWorkingCopy = (tx: Db, articleId: number) =>
  tx.delete(workingCopies).where(eq(workingCopies.article_id, articleId))
