import { z } from 'zod'
import { Category, CategoryInput } from './category'
import { Instant } from './fields'
import { followFields, freshnessFields, TranslationLanguage } from './translation'

export const CategoryTranslationInput = CategoryInput.pick({ name: true, description: true })
export type CategoryTranslationInput = z.infer<typeof CategoryTranslationInput>

export const CategoryTranslationSave = CategoryTranslationInput.extend(followFields)
export type CategoryTranslationSave = z.infer<typeof CategoryTranslationSave>

export const CategoryTranslation = Category.pick({ name: true, description: true, version: true }).extend({
  language: TranslationLanguage,
  /** Whether something in the category's texts has changed that this neither follows nor is confirmed for. */
  outdated: z.boolean(),
  ...freshnessFields,
  updated_at: Instant,
})
export type CategoryTranslation = z.infer<typeof CategoryTranslation>
