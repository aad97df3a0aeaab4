import { z } from 'zod'
import { MAX_PLACE_NOTICES } from '../place-rules'
import { optionalText } from './fields'
import { ManagedPlace, NoticeId, PlaceInput } from './place'
import { followFields, freshnessFields, TranslationLanguage } from './translation'

export const PlaceTranslationInput = PlaceInput.pick({
  name: true,
  summary: true,
  practical: true,
  image_alt: true,
  province: true,
}).extend({
  /** The texts of notices, by their ids. Those of notices that the place does not have are left out. */
  notices: z
    .array(z.object({ id: NoticeId, text: optionalText(1000) }))
    .max(MAX_PLACE_NOTICES)
    .optional(),
})
export type PlaceTranslationInput = z.infer<typeof PlaceTranslationInput>

export const PlaceTranslationSave = PlaceTranslationInput.extend(followFields)
export type PlaceTranslationSave = z.infer<typeof PlaceTranslationSave>

export const PlaceTranslation = ManagedPlace.pick({
  name: true,
  summary: true,
  image_alt: true,
  practical: true,
  province: true,
  version: true,
  updated_at: true,
}).extend({
  language: TranslationLanguage,
  notices: z.array(z.object({ id: z.string(), text: z.string() })),
  /** Whether something in the place's texts has changed that this neither follows nor is confirmed for. */
  outdated: z.boolean(),
  ...freshnessFields,
})
export type PlaceTranslation = z.infer<typeof PlaceTranslation>
