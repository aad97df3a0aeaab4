import type { RejectionTemplate } from '@shared/entities/ad-review'
import { AD_STATUSES, AD_TYPES } from '@shared/statuses'
import { sql } from 'drizzle-orm'
import { date, index, integer, jsonb, pgEnum, pgTable, primaryKey, text } from 'drizzle-orm/pg-core'
import { instant, stored, users } from './core'

export const adType = pgEnum('ad_type', AD_TYPES)
export const adStatus = pgEnum('ad_status', AD_STATUSES)

export const ads = pgTable(
  'ads',
  {
    ...stored,
    title: text('title').notNull(),
    description: text('description').notNull(),
    link: text('link'),
    image_url: text('image_url'),
    /** Where the picture comes from, if `image_url` is our copy of it. */
    copied_from: text('copied_from'),
    ad_type: adType('ad_type').notNull(),
    status: adStatus('status').notNull(),
    advertiser_id: integer('advertiser_id').references(() => users.id, { onDelete: 'set null' }),
    advertiser_name: text('advertiser_name').notNull(),
    advertiser_email: text('advertiser_email').notNull(),
    views: integer('views').notNull().default(0),
    clicks: integer('clicks').notNull().default(0),
    rejection_reason: text('rejection_reason'),
    /** When readers see it, once it is published; null: at once, and for ever. */
    starts_at: instant('starts_at'),
    ends_at: instant('ends_at'),
    /** The places on whose pages it comes first. No foreign keys: a place may come back from the trash. */
    place_ids: integer('place_ids').array().notNull().default(sql`'{}'`),
    /** The months, from 1, in which readers see it; none: in all. */
    months: integer('months').array().notNull().default(sql`'{}'`),
    /** The end about which the advertiser has been told. */
    end_told: instant('end_told'),
  },
  (table) => [
    index('ads_newest').on(table.status, table.created_at.desc().nullsFirst(), table.id.desc().nullsFirst()),
    index('ads_advertiser').on(table.advertiser_id),
  ],
)

export const adViewDays = pgTable(
  'ad_view_days',
  {
    ad_id: integer('ad_id')
      .notNull()
      .references(() => ads.id, { onDelete: 'cascade' }),
    day: date('day').notNull(),
    views: integer('views').notNull().default(0),
    clicks: integer('clicks').notNull().default(0),
  },
  (table) => [primaryKey({ columns: [table.ad_id, table.day] }), index('ad_view_days_day').on(table.day)],
)

/** The months, by their first day, whose reports are in the queue of mails. */
export const adReportMonths = pgTable('ad_report_months', {
  month: date('month').primaryKey(),
  queued_at: instant('queued_at').notNull(),
})

/**
 * What reviewers choose from when they reject an ad: one row with the whole list, once it has been edited. Until then the list is DEFAULT_TEMPLATES.
 */
export const rejectionTemplates = pgTable('rejection_templates', {
  id: integer('id').primaryKey(),
  templates: jsonb('templates').$type<RejectionTemplate[]>().notNull(),
  version: integer('version').notNull().default(1),
  updated_at: instant('updated_at').notNull(),
})
