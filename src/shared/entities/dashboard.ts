import { z } from 'zod'

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
