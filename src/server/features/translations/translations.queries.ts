import type { TranslationLanguage } from '@shared/entities/translation'
import { and, eq } from 'drizzle-orm'
import type { Db } from '../../db/client'
import { articleTranslations } from '../../db/schema'

const { article_id, language } = articleTranslations

export type TranslationRow = typeof articleTranslations.$inferSelect

/** All translations of an article, with their texts. */
export const listTranslationRows = (db: Db, articleId: number): Promise<TranslationRow[]> =>
  db.select().from(articleTranslations).where(eq(article_id, articleId)).orderBy(language)

/** Not a save of the translation, so its version stays. */
export const setFreshness = (
  tx: Db,
  articleId: number,
  code: TranslationLanguage,
  values: Pick<TranslationRow, 'original_digest' | 'unconfirmed'>,
) =>
  tx
    .update(articleTranslations)
    .set(values)
    .where(and(eq(article_id, articleId), eq(language, code)))
