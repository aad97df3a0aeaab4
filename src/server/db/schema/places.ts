import type { PlaceNotice, StoredPractical } from '@shared/entities/place'
import type { PlaceTranslation } from '@shared/entities/place-translation'
import { PLACE_KINDS, PLACE_STATUSES, type VolcanoLevel } from '@shared/place-rules'
import { sql } from 'drizzle-orm'
import { doublePrecision, index, integer, jsonb, pgTable, primaryKey, text } from 'drizzle-orm/pg-core'
import { articles, stored } from './core'
import { publicationCopies } from './topics'
import { revisedTranslation, translated } from './translated'

export const places = pgTable('places', {
  ...stored,
  name: text('name').notNull(),
  slug: text('slug').notNull().unique(),
  kind: text('kind', { enum: PLACE_KINDS }).notNull(),
  /** In degrees (WGS 84). */
  latitude: doublePrecision('latitude').notNull(),
  longitude: doublePrecision('longitude').notNull(),
  province: text('province'),
  /** The place that it is a part of. No foreign key: that one may come back from the trash. */
  parent_id: integer('parent_id'),
  summary: text('summary').notNull(),
  image_url: text('image_url'),
  image_alt: text('image_alt'),
  image_credit: text('image_credit'),
  source_url: text('source_url'),
  practical: jsonb('practical').$type<Partial<StoredPractical>>().notNull(),
  /** The months, from 1, in which a visit makes sense. */
  months: integer('months').array().notNull().default(sql`'{}'`),
  volcano_level: integer('volcano_level').$type<VolcanoLevel>(),
  /** Those that are older than ids get one when they are read. */
  notices: jsonb('notices').$type<PlaceNotice[]>().notNull(),
  status: text('status', { enum: PLACE_STATUSES }).notNull().default('published'),
})

const noticeTexts = () => jsonb('notices').$type<PlaceTranslation['notices']>().notNull().default([])

export const placeTranslations = pgTable(
  'place_translations',
  {
    record_id: integer('record_id')
      .notNull()
      .references(() => places.id, { onDelete: 'cascade' }),
    ...translated,
    name: text('name').notNull(),
    summary: text('summary').notNull(),
    image_alt: text('image_alt'),
    practical: jsonb('practical').$type<StoredPractical>().notNull(),
    province: text('province'),
    notices: noticeTexts(),
  },
  (table) => [primaryKey({ columns: [table.record_id, table.language] })],
)

export const placeTranslationRevisions = pgTable(
  'place_translation_revisions',
  {
    ...revisedTranslation,
    place_id: integer('place_id')
      .notNull()
      .references(() => places.id, { onDelete: 'cascade' }),
    name: text('name').notNull(),
    summary: text('summary').notNull(),
    image_alt: text('image_alt'),
    practical: jsonb('practical').$type<StoredPractical>().notNull(),
    province: text('province'),
    notices: noticeTexts(),
  },
  (table) => [index('place_translation_revisions_of').on(table.place_id, table.language, table.id)],
)

/** The places that an article is about. */
export const articlePlaces = pgTable(
  'article_places',
  {
    article_id: integer('article_id')
      .notNull()
      .references(() => articles.id, { onDelete: 'cascade' }),
    place_id: integer('place_id')
      .notNull()
      .references(() => places.id, { onDelete: 'cascade' }),
    /** Their order in the article, from 0. */
    position: integer('position').notNull(),
    ...publicationCopies,
  },
  (table) => [
    primaryKey({ columns: [table.article_id, table.place_id] }),
    index('article_places_published').on(
      table.place_id,
      table.status,
      table.published_at.desc().nullsLast(),
      table.article_id.desc().nullsFirst(),
    ),
    index('article_places_newest').on(
      table.place_id,
      table.created_at.desc().nullsFirst(),
      table.article_id.desc().nullsFirst(),
      table.status,
    ),
  ],
)
