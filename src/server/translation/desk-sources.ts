import { PRACTICAL_FIELDS } from '@shared/place-rules'
import type { TranslatedKind } from '@shared/translation-desk'
import { eq, type SQL, sql } from 'drizzle-orm'
import type { PgColumn, PgTable } from 'drizzle-orm/pg-core'
import { digestOfValues } from '../content/original-digest.service'
import { adTranslations } from '../db/schema/ad-translations'
import { ads } from '../db/schema/ads'
import { articles, articleTranslations, categories } from '../db/schema/core'
import { pages, pageTranslations } from '../db/schema/pages'
import { places, placeTranslations } from '../db/schema/places'
import { categoryTranslations } from '../db/schema/topics'

/** Where the translation desk finds a kind of original and its translations. */
type DeskSource = {
  table: PgTable & Record<'id', PgColumn>
  title: PgColumn
  updated_at: PgColumn
  views: PgColumn | SQL
  /** Whether readers see the original. */
  isPublic: SQL
  translations: PgTable & Record<'language' | 'original_digest', PgColumn>
  /** The column of the original's id. */
  owner: PgColumn
  /** The `digestOf` of the kind, in SQL. */
  digest: SQL<string> | PgColumn
  /** What a translation is unless it is outdated. */
  progress: SQL
}

const progressOf = ({ machine, status }: Record<'machine' | 'status', PgColumn>) =>
  sql`case when ${machine} then 'machine' else ${status} end`

const shownAtOnce = sql`'published'`
const notCounted = sql`0`

const practical = PRACTICAL_FIELDS.map((field) => sql`${places.practical}->>${sql.raw(`'${field}'`)}`)

export const deskSources: Record<TranslatedKind, DeskSource> = {
  articles: {
    table: articles,
    title: articles.title,
    updated_at: articles.updated_at,
    views: articles.views,
    isPublic: eq(articles.status, 'published'),
    translations: articleTranslations,
    owner: articleTranslations.record_id,
    digest: articles.text_digest,
    progress: progressOf(articleTranslations),
  },
  pages: {
    table: pages,
    title: pages.title,
    updated_at: pages.updated_at,
    views: notCounted,
    isPublic: eq(pages.status, 'published'),
    translations: pageTranslations,
    owner: pageTranslations.record_id,
    digest: digestOfValues([pages.title, pages.content]),
    progress: progressOf(pageTranslations),
  },
  places: {
    table: places,
    title: places.name,
    updated_at: places.updated_at,
    views: notCounted,
    isPublic: eq(places.status, 'published'),
    translations: placeTranslations,
    owner: placeTranslations.record_id,
    digest: digestOfValues([places.name, places.summary, places.image_alt, ...practical]),
    progress: shownAtOnce,
  },
  categories: {
    table: categories,
    title: categories.name,
    updated_at: categories.updated_at,
    views: notCounted,
    isPublic: sql`true`,
    translations: categoryTranslations,
    owner: categoryTranslations.record_id,
    digest: digestOfValues([categories.name, categories.description]),
    progress: shownAtOnce,
  },
  ads: {
    table: ads,
    title: ads.title,
    updated_at: ads.updated_at,
    views: ads.views,
    isPublic: eq(ads.status, 'published'),
    translations: adTranslations,
    owner: adTranslations.record_id,
    digest: digestOfValues([ads.title, ads.description]),
    progress: progressOf(adTranslations),
  },
}
