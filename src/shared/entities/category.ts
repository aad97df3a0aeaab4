import { z } from 'zod'
import { messages } from '../messages'
import { SLUG } from '../slugify'
import { Id, Instant, optionalText, requiredText, Version } from './fields'

export const Category = z.object({
  id: Id,
  name: z.string(),
  slug: z.string(),
  description: z.string().nullable(),
  created_at: Instant,
  version: Version,
})
export type Category = z.infer<typeof Category>

export const CategoryInput = z.object({
  name: requiredText(messages.nameRequired, 200),
  slug: requiredText(messages.slugRequired, 200).regex(SLUG, messages.slugInvalid),
  description: optionalText(2000),
})
export type CategoryInput = z.infer<typeof CategoryInput>

/** The service checks the form of a slug only when it changes, so that older categories can keep theirs. */
export const CategoryUpdate = CategoryInput.extend({ slug: requiredText(messages.slugRequired, 200) })
