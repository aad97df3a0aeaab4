import type { z } from 'zod'
import { Newsletter, NewsletterInput } from './newsletter'
import { followFields, freshnessFields, progressFields, TranslationSummary } from './translation'

export const NewsletterTranslationInput = NewsletterInput.omit({ topics: true }).extend(progressFields)
export type NewsletterTranslationInput = z.infer<typeof NewsletterTranslationInput>

export const NewsletterTranslationSave = NewsletterTranslationInput.extend(followFields)
export type NewsletterTranslationSave = z.infer<typeof NewsletterTranslationSave>

/** A version in the list of its newsletter. Readers get it in place of the original if it is published and not outdated. */
export const NewsletterTranslationSummary = TranslationSummary.omit({ title: true }).extend(
  Newsletter.pick({ subject: true }).shape,
)
export type NewsletterTranslationSummary = z.infer<typeof NewsletterTranslationSummary>

export const NewsletterTranslation = NewsletterTranslationSummary.extend({
  ...Newsletter.pick({ content: true, created_at: true, version: true }).shape,
  ...freshnessFields,
})
export type NewsletterTranslation = z.infer<typeof NewsletterTranslation>
