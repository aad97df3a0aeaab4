import { z } from 'zod'
import { ArticleSummary } from './article'
import { PublicSeries } from './series'

/** A part of a series, as another part links to it. */
export const SeriesEntry = ArticleSummary.pick({ id: true, title: true, lang: true, machine: true })
export type SeriesEntry = z.infer<typeof SeriesEntry>

/** The series of an article, and where in it the article stands: parts are in the order of their publication. */
export const SeriesPart = PublicSeries.omit({ description: true, languages: true }).extend({
  part: z.number().int(),
  total: z.number().int(),
  previous: SeriesEntry.nullable(),
  next: SeriesEntry.nullable(),
})
export type SeriesPart = z.infer<typeof SeriesPart>

/** What an article leads to. */
export const Onward = z.object({
  /** Chosen by editors. */
  read_next: z.array(ArticleSummary),
  /** Null for an article that is in no series, or not published. */
  series: SeriesPart.nullable(),
  /** Related articles, without those that are chosen. */
  articles: z.array(ArticleSummary),
})
export type Onward = z.infer<typeof Onward>
