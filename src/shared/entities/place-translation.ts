import { z } from 'zod'
import { ManagedPlace, PlaceInput } from './place'
import { TranslationLanguage } from './translation'

export const PlaceTranslationInput = PlaceInput.pick({ name: true, summary: true, image_alt: true, practical: true })
export type PlaceTranslationInput = z.infer<typeof PlaceTranslationInput>

export const PlaceTranslation = ManagedPlace.pick({
  name: true,
  summary: true,
  image_alt: true,
  practical: true,
  version: true,
  updated_at: true,
}).extend({
  language: TranslationLanguage,
  /** Whether the place's texts have changed since this was saved. */
  outdated: z.boolean(),
})
export type PlaceTranslation = z.infer<typeof PlaceTranslation>
