import type { ArticleStatus } from './statuses'
import { DAY_MS } from './time'

/** The slug that makes an article an event. Any number of articles share it. */
export const EVENTS_SLUG = 'events'

/** How the page of an article begins: headline and picture in turn, over the picture, beside it, or as a large headline. */
export const OPENINGS = ['standard', 'full', 'split', 'type'] as const
export type Opening = (typeof OPENINGS)[number]

/** An event without an end is over this long after its beginning. */
export const EVENT_MS = DAY_MS

type EventDates = { starts_at?: string | null; ends_at?: string | null }

/** When readers no longer find an event on the home page; null if it has no dates. */
export function endOfEvent({ starts_at, ends_at }: EventDates) {
  if (ends_at) return new Date(ends_at)
  return starts_at ? new Date(Date.parse(starts_at) + EVENT_MS) : null
}

/** Search engines and social networks cut longer ones. */
export const META_DESCRIPTION_SHOWN = 160
export const MAX_META_DESCRIPTION = 500
export const MAX_BYLINE = 200

/** The links of a text that are checked before it is published. */
export const MAX_CHECKED_LINKS = 50

/** An article keeps this many revisions at most. */
export const MAX_REVISIONS = 100
/** Autosaves within this time are stored as one revision. */
export const AUTOSAVE_FOLD_MS = 10 * 60_000

/** The characters of a note on an article. */
export const MAX_NOTE_LENGTH = 5000
/** A note that was not answered counts as new for this long. */
export const NEW_NOTE_DAYS = 14

/** An open article form reports its user this often. After three missed reports, the user counts as gone. */
export const PRESENCE_INTERVAL_MS = 20_000
export const PRESENCE_TIMEOUT_MS = 3 * PRESENCE_INTERVAL_MS

/** Whether readers see an article of this status and slug. Events are public as drafts, on the home page. */
export const isPublicArticle = ({ status, slug }: { status: ArticleStatus; slug: string }) =>
  status === 'published' || slug === EVENTS_SLUG

/** How many articles editors choose to follow another one. */
export const MAX_READ_NEXT = 6
