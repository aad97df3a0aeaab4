import { z } from 'zod'
import { messages } from '../messages'
import { isReservedSlug, SLUG } from '../slugify'
import { MACHINE_STATES } from '../translation-desk'
import { Id, Instant, LanguageCode, optionalText, requiredLine, requiredText, Version } from './fields'

export const Category = z.object({
  id: Id,
  name: z.string(),
  slug: z.string(),
  description: z.string().nullable(),
  created_at: Instant,
  version: Version,
})
export type Category = z.infer<typeof Category>

/** A category as readers see it. */
export const Topic = Category.pick({ id: true, name: true, slug: true, description: true }).extend({
  /** The language of name and description, if the request named one. */
  lang: LanguageCode.optional(),
  /** Whether these texts are a machine's, or will be; absent if neither. */
  machine: z.enum(MACHINE_STATES).optional(),
  /** The languages in which people have written them, including the original. */
  languages: z.array(LanguageCode).optional(),
})
export type Topic = z.infer<typeof Topic>

/** What leads to the page of a category. */
export const TopicLink = Topic.omit({ description: true, languages: true })
export type TopicLink = z.infer<typeof TopicLink>

export const CategoryInput = z.object({
  name: requiredLine(messages.nameRequired, 200),
  slug: requiredText(messages.slugRequired, 200)
    .regex(SLUG, messages.slugInvalid)
    .refine((slug) => !isReservedSlug(slug), { error: messages.slugReserved }),
  description: optionalText(2000),
})
export type CategoryInput = z.infer<typeof CategoryInput>

/** The service checks a slug only when it changes, so that older categories can keep theirs. */
export const CategoryUpdate = CategoryInput.extend({ slug: requiredText(messages.slugRequired, 200) })
