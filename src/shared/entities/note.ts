import { z } from 'zod'
import { MAX_NOTE_LENGTH } from '../article-rules'
import { messages } from '../messages'
import type { ScreenName } from '../screens'
import { REVIEWED_KINDS } from '../translation-desk'
import { Id, Instant, LanguageCode, limitedSource, optionalText, requiredText } from './fields'

/** What a writer or an editor has written about an article, for the team only. */
export const Note = z.object({
  id: Id,
  text: z.string(),
  /** The block that it is about; null if it is about the whole article. The block may have been deleted since. */
  block_id: z.string().nullable(),
  /** Null if the account was deleted. */
  author_id: Id.nullable(),
  author_name: z.string(),
  created_at: Instant,
})
export type Note = z.infer<typeof Note>

export const NoteInput = z.object({
  text: requiredText(messages.noteRequired, MAX_NOTE_LENGTH),
  block_id: limitedSource(1000).min(1).nullable().optional(),
})
export type NoteInput = z.infer<typeof NoteInput>

/** A note that goes with a change of the status, in the body of that call. */
export const statusNote = { note: optionalText(MAX_NOTE_LENGTH), block_id: NoteInput.shape.block_id }

/**
 * Why something waits for a user: an article is to be reviewed, it has been sent back to its writer, or someone else has added the last
 * note to a conversation that the user takes part in; a translation or an ad is to be reviewed.
 */
export const DESK_KINDS = ['review', 'sent_back', 'note', 'translation', 'ad'] as const

/** The dashboard's screens with entries that wait. */
export const DESK_SCREENS = ['articles', 'translations', 'ads'] as const satisfies ScreenName[]

export const DeskItem = z.object({
  kind: z.enum(DESK_KINDS),
  /** The kind of the record, or of the translation's original. */
  original: z.enum(REVIEWED_KINDS),
  id: Id,
  /** Of the translation; null for an article or an ad. */
  language: LanguageCode.nullable(),
  /** Of the article or the original. */
  title: z.string(),
  /** Who sent it for review, sent it back, or wrote the note; the advertiser of an ad; null if that is not known, or the account was deleted. */
  by_name: z.string().nullable(),
  /** When that was. */
  since: Instant,
  /** The last note, or what the translator has written to the editors. */
  note: Note.pick({ text: true, author_name: true, created_at: true }).nullable(),
})
export type DeskItem = z.infer<typeof DeskItem>

/** How many entries wait on each screen; those without any are missing. */
export const DeskCounts = z.partialRecord(z.enum(DESK_SCREENS), z.number().int())
export type DeskCounts = z.infer<typeof DeskCounts>

/** A notice of a place that has not been checked for too long, which readers are told. */
export const DueNotice = z.object({
  place_id: Id,
  /** The id of the notice within the place. */
  notice_id: z.string(),
  /** The name of the place. */
  place: z.string(),
  text: z.string(),
  /** The day from which on it should have been checked again. */
  due_on: z.string(),
})
export type DueNotice = z.infer<typeof DueNotice>
