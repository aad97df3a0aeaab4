import type { ManagedArticle } from '@shared/entities/article'
import type { LanguageCode } from '@shared/languages'
import { and, eq, sql } from 'drizzle-orm'
import type { Db } from '../../db/client'
import { publicChanges, unacceptedChanges } from '../../db/schema/audit'
import { articleRevisions, articleTranslations } from '../../db/schema/core'
import { invalid } from '../../http/errors'

const TRANSLATED = 'There is a translation into this language. Delete it first, or choose another language'

/**
 * What is kept under the language of an article moves with it, when that turns out to be another. Call it in the transaction of the save,
 * which holds the lock of the article's row. Refuses a language into which the article has been translated.
 */
export async function moveToLanguage(
  tx: Db,
  { id, language: from }: Pick<ManagedArticle, 'id' | 'language'>,
  to: LanguageCode = from,
) {
  if (to === from) return
  const [translation] = await tx
    .select({ one: sql`1` })
    .from(articleTranslations)
    .where(and(eq(articleTranslations.record_id, id), eq(articleTranslations.language, to)))
  if (translation) throw invalid({ language: TRANSLATED })
  const language = to
  const ofArticle = (table: typeof articleRevisions | typeof unacceptedChanges, code: LanguageCode) =>
    and(eq(table.article_id, id), eq(table.language, code))
  await tx.update(articleRevisions).set({ language }).where(ofArticle(articleRevisions, from))
  await tx.update(unacceptedChanges).set({ language }).where(ofArticle(unacceptedChanges, from))
  const isChange = (code: LanguageCode) =>
    and(eq(publicChanges.kind, 'articles'), eq(publicChanges.record_id, id), eq(publicChanges.language, code))
  // Of a translation that was deleted since, which is as good as replaced by the original.
  await tx.delete(publicChanges).where(isChange(to))
  await tx.update(publicChanges).set({ language }).where(isChange(from))
}
