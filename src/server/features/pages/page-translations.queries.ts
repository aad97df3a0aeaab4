import type { PageTranslationField } from '@shared/editable-fields'
import type { ManagedPage, PageTranslation } from '@shared/entities/page'
import type { TranslationLanguage } from '@shared/entities/translation'
import { inLanguageOrder } from '@shared/languages'
import { and, eq, inArray } from 'drizzle-orm'
import { digestTexts } from '../../content/digest'
import type { Db } from '../../db/client'
import { pageTranslations } from '../../db/schema-pages'
import { bumpVersion } from '../../http/versions'

const { page_id, language, title, status, updated_at, original_digest } = pageTranslations

type Row = typeof pageTranslations.$inferSelect
type Values = Pick<typeof pageTranslations.$inferInsert, PageTranslationField>

export const digestOfPage = (page: Pick<ManagedPage, 'title' | 'content'>) => digestTexts([page.title, page.content])

const toTranslation = ({ page_id: _, original_digest, ...row }: Row, page: ManagedPage): PageTranslation => ({
  ...row,
  outdated: original_digest !== digestOfPage(page),
  created_at: row.created_at.toISOString(),
  updated_at: row.updated_at.toISOString(),
})

const isOf = (pageId: number, code: TranslationLanguage) => and(eq(page_id, pageId), eq(language, code))

export async function listPageTranslations(db: Db, page: ManagedPage) {
  const rows = await db
    .select({ language, title, status, updated_at, original_digest })
    .from(pageTranslations)
    .where(eq(page_id, page.id))
  return inLanguageOrder(rows).map(({ original_digest, updated_at, ...row }) => ({
    ...row,
    outdated: original_digest !== digestOfPage(page),
    updated_at: updated_at.toISOString(),
  }))
}

export async function findPageTranslation(db: Db, page: ManagedPage, code: TranslationLanguage) {
  const [row] = await db.select().from(pageTranslations).where(isOf(page.id, code))
  return row && toTranslation(row, page)
}

export const insertPageTranslation = (
  tx: Db,
  page: ManagedPage,
  { language, now, ...values }: Values & { language: TranslationLanguage; now: Date },
) =>
  tx.insert(pageTranslations).values({
    ...values,
    page_id: page.id,
    language,
    original_digest: digestOfPage(page),
    created_at: now,
    updated_at: now,
  })

export const updatePageTranslation = (
  tx: Db,
  page: ManagedPage,
  { language, now, ...values }: Partial<Values> & { language: TranslationLanguage; now: Date },
) =>
  tx
    .update(pageTranslations)
    .set({ ...values, original_digest: digestOfPage(page), ...bumpVersion(pageTranslations, now) })
    .where(isOf(page.id, language))

export const deletePageTranslation = (tx: Db, pageId: number, code: TranslationLanguage) =>
  tx.delete(pageTranslations).where(isOf(pageId, code))

/** The published translations of these pages: their languages and titles. */
export async function listPublishedTitles(db: Db, pageIds: number[]) {
  if (pageIds.length === 0) return []
  const rows = await db
    .select({ page_id, language, title })
    .from(pageTranslations)
    .where(and(inArray(page_id, pageIds), eq(status, 'published')))
  return inLanguageOrder(rows)
}
