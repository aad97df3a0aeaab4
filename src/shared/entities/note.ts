import { z } from 'zod'
import { MAX_NOTE_LENGTH } from '../article-rules'
import { messages } from '../messages'
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
 * note to a conversation that the user takes part in; or a translation is to be reviewed.
 */
export const DESK_KINDS = ['review', 'sent_back', 'note', 'translation'] as const

export const DeskItem = z.object({
  kind: z.enum(DESK_KINDS),
  /** The article, or the original of the translation. */
  original: z.enum(REVIEWED_KINDS),
  id: Id,
  /** Of the translation; null for an article. */
  language: LanguageCode.nullable(),
  /** Of the article or the original. */
  title: z.string(),
  /** Who sent it for review, sent it back, or wrote the note; null if that is not known, or the account was deleted. */
  by_name: z.string().nullable(),
  /** When that was. */
  since: Instant,
  /** The last note, or what the translator has written to the editors. */
  note: Note.pick({ text: true, author_name: true, created_at: true }).nullable(),
})
export type DeskItem = z.infer<typeof DeskItem>
