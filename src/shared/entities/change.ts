import { z } from 'zod'
import { REVISION_FIELDS } from '../editable-fields'
import { Id, Instant, LanguageCode, Version } from './fields'
import { Revision } from './revision'

/** A change of a published or scheduled text that no editor has accepted yet. */
export const Change = z.object({
  article_id: Id,
  /** English for the original, else that of the translation. */
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
  accepted: Texts.extend({ slug: z.string().nullable() }),
  present: Texts.extend({ slug: z.string() }),
})
export type ChangeDetails = z.infer<typeof ChangeDetails>
