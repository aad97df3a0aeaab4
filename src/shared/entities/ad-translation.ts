import type { z } from 'zod'
import { Ad, AdTexts } from './ad'
import { followFields, freshnessFields, progressFields, TranslationSummary } from './translation'

export const AdTranslationInput = AdTexts.extend(progressFields)
export type AdTranslationInput = z.infer<typeof AdTranslationInput>

export const AdTranslationSave = AdTranslationInput.extend(followFields)
export type AdTranslationSave = z.infer<typeof AdTranslationSave>

export const AdTranslation = TranslationSummary.extend({
  ...Ad.pick({ description: true, created_at: true, version: true }).shape,
  ...freshnessFields,
})
export type AdTranslation = z.infer<typeof AdTranslation>
