import { EVENTS_SLUG } from '@shared/article-rules'
import { pick, type TranslationField } from '@shared/editable-fields'
import type { TranslationLanguage } from '@shared/entities/translation'
import { inLanguageOrder } from '@shared/languages'
import { TEXT_FIELDS } from '@shared/text-fields'
import { and, eq, getTableColumns, inArray, sql } from 'drizzle-orm'
import type { Db } from '../../db/client'
import { articles, articleTranslations } from '../../db/schema'
import { bumpVersion } from '../../http/versions'

const { article_id, language, status, title, updated_at, original_digest } = articleTranslations
const { content, blocks, ...listedTexts } = pick(getTableColumns(articleTranslations), TEXT_FIELDS)

export type TranslationRow = typeof articleTranslations.$inferSelect
export type TranslationValues = Pick<
  typeof articleTranslations.$inferInsert,
  TranslationField | 'original_digest' | 'unconfirmed' | 'updated_by'
>

const isOf = (articleId: number, code: TranslationLanguage) => and(eq(article_id, articleId), eq(language, code))
const isPublished = eq(status, 'published')

export const listTranslations = async (db: Db, articleId: number) =>
  inLanguageOrder(
    await db
      .select({ language, title, status, updated_at, original_digest })
      .from(articleTranslations)
      .where(eq(article_id, articleId)),
  )

export async function findTranslation(
  db: Db,
  articleId: number,
  code: TranslationLanguage,
): Promise<TranslationRow | undefined> {
  const [row] = await db.select().from(articleTranslations).where(isOf(articleId, code))
  return row
}

export const insertTranslation = (
  tx: Db,
  articleId: number,
  code: TranslationLanguage,
  values: TranslationValues,
  now: Date,
) =>
  tx
    .insert(articleTranslations)
    .values({ ...values, article_id: articleId, language: code, created_at: now, updated_at: now })

export const updateTranslation = (
  tx: Db,
  articleId: number,
  code: TranslationLanguage,
  values: Partial<TranslationValues>,
  now: Date,
) =>
  tx
    .update(articleTranslations)
    .set({ ...values, ...bumpVersion(articleTranslations, now) })
    .where(isOf(articleId, code))

/** All translations of an article, with their texts. */
export const listTranslationRows = (db: Db, articleId: number): Promise<TranslationRow[]> =>
  db.select().from(articleTranslations).where(eq(article_id, articleId)).orderBy(language)

/** Not a save of the translation, so its version stays. */
export const setFreshness = (
  tx: Db,
  articleId: number,
  code: TranslationLanguage,
  values: Pick<TranslationRow, 'original_digest' | 'unconfirmed'>,
) => tx.update(articleTranslations).set(values).where(isOf(articleId, code))

export const deleteTranslation = (tx: Db, articleId: number, code: TranslationLanguage) =>
  tx.delete(articleTranslations).where(isOf(articleId, code))

/** The published translations of these articles, as a list shows them. */
export const listPublishedTexts = (db: Db, articleIds: number[], code: TranslationLanguage) =>
  db
    .select({
      article_id,
      ...listedTexts,
      // As in the list of articles, only events have their text.
      content: sql<string | null>`case when ${articles.slug} = ${EVENTS_SLUG} then ${content} end`,
    })
    .from(articleTranslations)
    .innerJoin(articles, eq(articles.id, article_id))
    .where(and(inArray(article_id, articleIds), eq(language, code), isPublished))

/** The languages of the published translations of an article. */
export async function listLanguages(db: Db, articleId: number) {
  const rows = await db
    .select({ language })
    .from(articleTranslations)
    .where(and(eq(article_id, articleId), isPublished))
  return inLanguageOrder(rows).map((row) => row.language)
}

/** For the sitemap: the languages of the published translations, by published article. */
export async function listPublishedLanguages(db: Db) {
  const rows = await db
    .select({ article_id, language })
    .from(articleTranslations)
    .innerJoin(articles, eq(articles.id, article_id))
    .where(and(isPublished, eq(articles.status, 'published')))
  const byArticle = new Map<number, TranslationLanguage[]>()
  for (const row of inLanguageOrder(rows))
    byArticle.set(row.article_id, [...(byArticle.get(row.article_id) ?? []), row.language])
  return byArticle
}
