import { z } from 'zod'
import { Category, CategoryInput } from './category'
import { Instant } from './fields'
import { TranslationLanguage } from './translation'

export const CategoryTranslationInput = CategoryInput.pick({ name: true, description: true })
export type CategoryTranslationInput = z.infer<typeof CategoryTranslationInput>

export const CategoryTranslation = Category.pick({ name: true, description: true, version: true }).extend({
  language: TranslationLanguage,
  /** Whether the category's texts have changed since this was saved. */
  outdated: z.boolean(),
  updated_at: Instant,
})
export type CategoryTranslation = z.infer<typeof CategoryTranslation>
