import { z } from 'zod'
import { ManagedPlace, PlaceInput } from './place'
import { followFields, freshnessFields, TranslationLanguage } from './translation'

export const PlaceTranslationInput = PlaceInput.pick({ name: true, summary: true, image_alt: true, practical: true })
export type PlaceTranslationInput = z.infer<typeof PlaceTranslationInput>

export const PlaceTranslationSave = PlaceTranslationInput.extend(followFields)
export type PlaceTranslationSave = z.infer<typeof PlaceTranslationSave>

export const PlaceTranslation = ManagedPlace.pick({
  name: true,
  summary: true,
  image_alt: true,
  practical: true,
  version: true,
  updated_at: true,
}).extend({
  language: TranslationLanguage,
  /** Whether something in the place's texts has changed that this neither follows nor is confirmed for. */
  outdated: z.boolean(),
  ...freshnessFields,
})
export type PlaceTranslation = z.infer<typeof PlaceTranslation>
