import { z } from 'zod'
import { MAX_REJECTION_REASON, MAX_REJECTION_TEMPLATES } from '../ad-limits'
import { messages } from '../messages'
import { AdStatus } from './ad'
import { Id, LanguageCode, optionalExact, optionalLine, requiredLine, requiredText } from './fields'

/** A reason that reviewers reuse. Its language is the advertiser's, which need not be the reviewer's. */
export const RejectionTemplate = z.object({
  language: LanguageCode,
  /** What reviewers choose it by. */
  name: requiredLine(messages.nameRequired, 80),
  text: requiredText(messages.contentRequired, MAX_REJECTION_REASON),
})
export type RejectionTemplate = z.infer<typeof RejectionTemplate>

/** The whole list; version 0 is the one that comes with the program. */
export const RejectionTemplates = z.object({
  templates: z.array(RejectionTemplate).max(MAX_REJECTION_TEMPLATES, `At most ${MAX_REJECTION_TEMPLATES} templates`),
})

/** What is checked of an ad that is being written. `id` is that of a stored one, which is no duplicate of itself. */
export const AdCheck = z.object({
  id: Id.optional(),
  title: optionalLine(),
  link: optionalExact(2000),
  image_url: optionalExact(2000),
})
export type AdCheck = z.infer<typeof AdCheck>

/** Something that a reviewer would ask about. It refuses nothing. */
export const AdFinding = z.discriminatedUnion('code', [
  /** The address answers that there is no such page, or with another error, or it cannot be reached. */
  z.object({ field: z.literal('link'), code: z.enum(['link_absent', 'link_failing', 'link_unreachable']) }),
  z.object({
    field: z.enum(['title', 'image_url']),
    code: z.literal('duplicate'),
    ad: z.object({ id: Id, title: z.string(), status: AdStatus }),
  }),
])
export type AdFinding = z.infer<typeof AdFinding>
