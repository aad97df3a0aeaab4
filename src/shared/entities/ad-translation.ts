import type { z } from 'zod'
import { Ad, AdTexts } from './ad'
import { progressFields, TranslationSummary } from './translation'

export const AdTranslationInput = AdTexts.extend(progressFields)
export type AdTranslationInput = z.infer<typeof AdTranslationInput>

export const AdTranslation = TranslationSummary.extend(
  Ad.pick({ description: true, created_at: true, version: true }).shape,
)
export type AdTranslation = z.infer<typeof AdTranslation>
