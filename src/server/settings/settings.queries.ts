import type { SettingValues } from '@shared/entities/setting-values'
import type { TranslationLanguage } from '@shared/entities/translation'
import { asc, eq, sql } from 'drizzle-orm'
import type { Db } from '../db/client'
import { settings, settingTranslations } from '../db/schema/settings'

/** All settings are one row. */
const ROW_ID = 1

export async function findSettings(db: Db) {
  const [row] = await db.select().from(settings).where(eq(settings.id, ROW_ID))
  return { values: row?.values ?? {}, version: row?.version ?? 0, checklistClosedAt: row?.checklist_closed_at ?? null }
}

/** Locks the row, or the place where the first one goes, until the transaction ends. */
export async function lockSettings(tx: Db, now: Date) {
  await tx.insert(settings).values({ id: ROW_ID, values: {}, version: 0, updated_at: now }).onConflictDoNothing()
  const [row] = await tx.select().from(settings).where(eq(settings.id, ROW_ID)).for('update')
  return { values: row?.values ?? {}, version: row?.version ?? 0 }
}

export const updateSettings = (tx: Db, values: Partial<SettingValues>, now: Date) =>
  tx
    .update(settings)
    .set({ values, version: sql`${settings.version} + 1`, updated_at: now })
    .where(eq(settings.id, ROW_ID))

/** The settings themselves stay as they are, with their version. */
export const setChecklistClosed = (tx: Db, checklist_closed_at: Date | null) =>
  tx.update(settings).set({ checklist_closed_at }).where(eq(settings.id, ROW_ID))

export type StoredTranslation = typeof settingTranslations.$inferSelect

export const listSettingTranslations = (db: Db): Promise<StoredTranslation[]> =>
  db.select().from(settingTranslations).orderBy(asc(settingTranslations.language))

export async function findSettingTranslation(db: Db, language: TranslationLanguage) {
  const [row] = await db.select().from(settingTranslations).where(eq(settingTranslations.language, language))
  return row
}

type Texts = Pick<StoredTranslation, 'texts' | 'originals'>

export async function storeSettingTranslation(tx: Db, language: TranslationLanguage, texts: Texts, now: Date) {
  const [row] = await tx
    .insert(settingTranslations)
    .values({ language, ...texts, updated_at: now })
    .onConflictDoUpdate({
      target: settingTranslations.language,
      set: { ...texts, version: sql`${settingTranslations.version} + 1`, updated_at: now },
    })
    .returning()
  return row as StoredTranslation
}

export const deleteSettingTranslation = (tx: Db, language: TranslationLanguage) =>
  tx.delete(settingTranslations).where(eq(settingTranslations.language, language))
