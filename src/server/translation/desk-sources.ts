import { DEFAULT_LANGUAGE } from '@shared/languages'
import type { TranslatedKind } from '@shared/translation-desk'
import { eq, type SQL, sql } from 'drizzle-orm'
import type { PgColumn, PgTable } from 'drizzle-orm/pg-core'
import { digestInSql } from '../db/original-digests'
import { adTranslations } from '../db/schema/ad-translations'
import { ads } from '../db/schema/ads'
import { articles, articleTranslations, categories, series } from '../db/schema/core'
import { pages, pageTranslations } from '../db/schema/pages'
import { places, placeTranslations } from '../db/schema/places'
import { seriesTranslations } from '../db/schema/series'
import { categoryTranslations } from '../db/schema/topics'

/** Where the translation desk finds a kind of original and its translations. */
type DeskSource = {
  table: PgTable & Record<'id', PgColumn>
  title: PgColumn
  /** In which the original is written. */
  language: PgColumn | SQL
  updated_at: PgColumn
  views: PgColumn | SQL
  /** Whether readers see the original. */
  isPublic: SQL
  translations: PgTable & Record<'record_id' | 'language' | 'original_digest', PgColumn>
  /** The `digestOf` of the kind, in SQL. */
  digest: SQL | PgColumn
  /** What a translation is unless it is outdated. */
  progress: SQL
}

const progressOf = ({ machine, status }: Record<'machine' | 'status', PgColumn>) =>
  sql`case when ${machine} then 'machine' else ${status} end`

const shownAtOnce = sql`'published'`
const notCounted = sql`0`
const inEnglish = sql`${DEFAULT_LANGUAGE}::text`

const digestIn = (kind: TranslatedKind) => sql.raw(digestInSql(kind, (column) => `"${kind}"."${column}"`))

export const deskSources: Record<TranslatedKind, DeskSource> = {
  articles: {
    table: articles,
    title: articles.title,
    language: articles.language,
    updated_at: articles.updated_at,
    views: articles.views,
    isPublic: eq(articles.status, 'published'),
    translations: articleTranslations,
    digest: articles.text_digest,
    progress: progressOf(articleTranslations),
  },
  pages: {
    table: pages,
    title: pages.title,
    language: inEnglish,
    updated_at: pages.updated_at,
    views: notCounted,
    isPublic: eq(pages.status, 'published'),
    translations: pageTranslations,
    digest: digestIn('pages'),
    progress: progressOf(pageTranslations),
  },
  places: {
    table: places,
    title: places.name,
    language: inEnglish,
    updated_at: places.updated_at,
    views: notCounted,
    isPublic: eq(places.status, 'published'),
    translations: placeTranslations,
    digest: digestIn('places'),
    progress: shownAtOnce,
  },
  categories: {
    table: categories,
    title: categories.name,
    language: inEnglish,
    updated_at: categories.updated_at,
    views: notCounted,
    isPublic: sql`true`,
    translations: categoryTranslations,
    digest: digestIn('categories'),
    progress: shownAtOnce,
  },
  series: {
    table: series,
    title: series.title,
    language: inEnglish,
    updated_at: series.updated_at,
    views: notCounted,
    isPublic: sql`true`,
    translations: seriesTranslations,
    digest: digestIn('series'),
    progress: shownAtOnce,
  },
  ads: {
    table: ads,
    title: ads.title,
    language: inEnglish,
    updated_at: ads.updated_at,
    views: ads.views,
    isPublic: eq(ads.status, 'published'),
    translations: adTranslations,
    digest: digestIn('ads'),
    progress: progressOf(adTranslations),
  },
}
