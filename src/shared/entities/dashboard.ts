import { z } from 'zod'
import { Id, Instant } from './fields'

const Count = z.number().int().optional()

/** The counters of the overview: each role gets its own. */
export const DashboardStats = z.object({
  users: Count,
  articles: Count,
  ads: Count,
  newsletters: Count,
  pending_articles: Count,
  pending_ads: Count,
  draft_newsletters: Count,
  my_ads: Count,
  ad_views: Count,
})
export type DashboardStats = z.infer<typeof DashboardStats>

export const ACTIVITY_KINDS = ['article_published', 'ad_approved', 'user_registered'] as const

/** A recent event. `actor_name` is the user who caused it, unless that is the subject. */
export const Activity = z.object({
  id: Id,
  kind: z.enum(ACTIVITY_KINDS),
  subject_id: Id,
  subject_title: z.string(),
  actor_name: z.string().nullable(),
  created_at: Instant,
  /** The article, ad or user no longer exists. */
  deleted: z.boolean(),
})
export type Activity = z.infer<typeof Activity>

/** Days of the chart in the overview, including today. */
export const VIEW_CHART_DAYS = 30

/** The views of one day of the magazine, such as 2026-11-21: of articles for staff, of the ads that the user may see. */
export const DayViews = z.object({
  day: z.string(),
  article_views: Count,
  ad_views: z.number().int(),
})
export type DayViews = z.infer<typeof DayViews>
