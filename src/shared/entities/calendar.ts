import { z } from 'zod'
import { CALENDAR_KINDS } from '../calendar'
import { messages } from '../messages'
import { MAX_ARTICLE_PLACES } from '../place-rules'
import { ArticlePlan, MAX_TITLE } from './article'
import { Id, Instant, LanguageCode, moment, requiredLine, Version } from './fields'

/** Something that happens, or has to be done, on a day. */
export const CalendarItem = z.object({
  kind: z.enum(CALENDAR_KINDS),
  /** Of the article, newsletter, ad or place. */
  id: Id,
  /** Tells several items of a record apart, such as the notices of a place. */
  part: z.number().int().optional(),
  title: z.string(),
  at: Instant,
  /** It has a day, but no time. */
  all_day: z.boolean().optional(),
  /** The path of its form in the dashboard. */
  url: z.string(),
  /** For If-Match, when it is moved. */
  version: Version.optional(),
  /** It is due, and neither published nor scheduled. */
  late: z.boolean().optional(),
  /** Who writes and translates a piece. */
  people: z.array(z.object({ id: Id, name: z.string(), language: LanguageCode.optional() })).optional(),
})
export type CalendarItem = z.infer<typeof CalendarItem>

/** An article before it has a text. */
export const PlannedPiece = ArticlePlan.partial().extend({
  title: requiredLine(messages.titleRequired, MAX_TITLE),
  due_at: moment(messages.sendTimeInvalid),
  /** The ids of the places that it will be about. */
  places: z.array(Id).max(MAX_ARTICLE_PLACES).optional(),
  language: LanguageCode.optional(),
})
export type PlannedPiece = z.infer<typeof PlannedPiece>

/** A schedule is moved to another time. */
export const MovedSchedule = z.object({ at: moment(messages.sendTimeInvalid) })
