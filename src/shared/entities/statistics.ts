import { z } from 'zod'
import { Id } from './fields'

const Count = z.number().int()

/** What is counted of articles: views, ends reached, copies kept offline and links shared. */
export const Figures = z.object({ views: Count, reads: Count, kept: Count, shared: Count })
export type Figures = z.infer<typeof Figures>

export const FIGURES = Figures.keyof().options

/** What the figures are added up by. */
export const STATISTICS_BY = ['article', 'place', 'topic', 'author', 'language', 'day'] as const
export type StatisticsBy = (typeof STATISTICS_BY)[number]

/** `key`: an id, a language (empty for views from before languages were counted) or a day, which only the rows of days have. */
export const StatisticsRow = Figures.extend({ key: z.string(), title: z.string(), day: z.string().optional() })
export type StatisticsRow = z.infer<typeof StatisticsRow>

export const ArticleDay = Figures.pick({ views: true, reads: true }).extend({ day: z.string() })
export type ArticleDay = z.infer<typeof ArticleDay>

export const ArticleStatistics = z.object({
  days: z.array(ArticleDay),
  /** Reads a day since the publication, or since reads are counted; null for an article that is not published. */
  per_day: z.number().nullable(),
  /** The same of its kind: the newest articles of its first topic. */
  median: z.number().nullable(),
  /** The name of that topic; null for an article without one, which is compared with all. */
  topic: z.string().nullable(),
})
export type ArticleStatistics = z.infer<typeof ArticleStatistics>

/** The views of an article by day, the oldest first. */
export const ArticleLine = z.object({ id: Id, views: z.array(Count) })
export type ArticleLine = z.infer<typeof ArticleLine>

export const SearchedPhrase = z.object({ phrase: z.string(), searches: Count, without_result: Count })
export type SearchedPhrase = z.infer<typeof SearchedPhrase>

/** `title`: that of the article, place or topic with this page, if there is one. */
export const SubscriptionPage = z.object({ page: z.string(), title: z.string().nullable(), subscriptions: Count })
export type SubscriptionPage = z.infer<typeof SubscriptionPage>

/** The days of a line or a small chart. */
export const LINE_DAYS = 30

/** How long the figures of days are kept: long enough to compare a season with those of two years ago. */
export const STATISTICS_DAYS = 800

/** What readers searched for is kept for a shorter time: it is text that they typed. */
export const SEARCHES_DAYS = 90
