import type { CategoryInput } from '@shared/entities/category'
import { messages } from '@shared/messages'
import { SLUG } from '@shared/slugify'
import { type FieldErrors, isBlank } from '@shared/validation'

/** An empty field is null: what is typed and taken back is then no change. */
export const newCategory = { name: null, slug: null, description: null }

type Values = Partial<Record<keyof CategoryInput, string | null>>

/** A slug from before the rule may stay as it is. */
export function categoryErrors({ name, slug }: Values, record?: Record<string, unknown>) {
  const errors: FieldErrors<keyof CategoryInput> = {}
  if (isBlank(name ?? '')) errors.name = messages.nameRequired
  if (isBlank(slug ?? '')) errors.slug = messages.slugRequired
  else if (slug !== record?.slug && !SLUG.test(slug?.trim() ?? '')) errors.slug = messages.slugInvalid
  return errors
}
