import type { SettingValues } from '@shared/entities/setting-values'
import type { TranslationLanguage } from '@shared/entities/translation'
import { integer, jsonb, pgTable, text } from 'drizzle-orm/pg-core'
import { instant } from './core'

/** What the owner has set of the magazine: one row, once there is something. */
export const settings = pgTable('settings', {
  id: integer('id').primaryKey(),
  /** Without those that have their defaults. */
  values: jsonb('values').$type<Partial<SettingValues>>().notNull(),
  version: integer('version').notNull().default(1),
  updated_at: instant('updated_at').notNull(),
  /** When an admin closed the list of what a new owner has to do. */
  checklist_closed_at: instant('checklist_closed_at'),
})

export const settingTranslations = pgTable('setting_translations', {
  language: text('language').$type<TranslationLanguage>().primaryKey(),
  /** By field, such as `tagline` or `destinations.0.title`. */
  texts: jsonb('texts').$type<Record<string, string>>().notNull(),
  /** The originals that they were made from: where one differs now, its translation is outdated. */
  originals: jsonb('originals').$type<Record<string, string>>().notNull(),
  version: integer('version').notNull().default(1),
  updated_at: instant('updated_at').notNull(),
})
