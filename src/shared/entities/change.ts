import { z } from 'zod'
import { REVISION_FIELDS } from '../editable-fields'
import { TRASH_KINDS } from '../trash'
import { exactText, Id, Instant, LanguageCode, Version } from './fields'
import { Revision } from './revision'

/** A change of a published or scheduled text that no editor has accepted yet. */
export const Change = z.object({
  article_id: Id,
  /** That of the original or of the translation. */
  language: LanguageCode,
  /** The present title. */
  title: z.string(),
  /** The last user who changed it; null if the account was deleted. */
  changed_by_name: z.string().nullable(),
  /** When it was first changed, and when last. */
  created_at: Instant,
  changed_at: Instant,
  /** When readers will see it; null if they do already. */
  publish_at: Instant.nullable(),
  /** The version of the article or translation, for If-Match. */
  version: Version,
})
export type Change = z.infer<typeof Change>

/** Only translations have a translator. */
const Texts = Revision.pick(REVISION_FIELDS).extend({ translator: z.string().nullable().optional() })

/** With the texts that were last accepted, and the present ones. */
export const ChangeDetails = Change.extend({
  accepted: Texts.extend({ slug: z.string().nullable(), language: LanguageCode }),
  present: Texts.extend({ slug: z.string(), language: LanguageCode }),
})
export type ChangeDetails = z.infer<typeof ChangeDetails>

export const ChangedKind = z.enum(TRASH_KINDS, { error: `Must be one of ${TRASH_KINDS.join(', ')}` })
export type ChangedKind = z.infer<typeof ChangedKind>

/**
 * Live: readers see it already. Scheduled: they will, at the scheduled time. Removed: readers no longer see the record. Waiting: they
 * will see it only after an editor's decision.
 */
export const CHANGE_STATES = ['live', 'scheduled', 'removed', 'waiting'] as const

/** What an editor has to look at or to decide. */
export const ListedChange = z.object({
  kind: ChangedKind,
  record_id: Id,
  /** Of the translation; absent for originals. */
  language: LanguageCode.optional(),
  /** Of an original that can be compared and reverted. */
  original_language: LanguageCode.optional(),
  /** Empty for a deleted account. */
  title: z.string(),
  /** The last user who changed it; null if the account was deleted. */
  by: z.string().nullable(),
  at: Instant,
  state: z.enum(CHANGE_STATES),
  /** When readers will see a scheduled one. */
  publish_at: Instant.optional(),
  /** The version of an article's text, for If-Match; only such a text can be compared and reverted. */
  version: Version.optional(),
})
export type ListedChange = z.infer<typeof ListedChange>

/** `at`: of the change that the editor has seen. */
export const AcceptedChange = ListedChange.pick({ kind: true, record_id: true, language: true }).extend({
  at: exactText(40).optional(),
})
export type AcceptedChange = z.infer<typeof AcceptedChange>
