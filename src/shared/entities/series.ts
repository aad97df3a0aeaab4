import { z } from 'zod'
import { messages } from '../messages'
import { isReservedSlug } from '../slugify'
import { MACHINE_STATES } from '../translation-desk'
import { Id, Instant, LanguageCode, optionalText, requiredLine, Slug, Version } from './fields'
import { followFields, freshnessFields, TranslationLanguage } from './translation'

/** An ordered set of articles with a name. */
export const Series = z.object({
  id: Id,
  title: z.string(),
  slug: z.string(),
  description: z.string().nullable(),
  created_at: Instant,
  updated_at: Instant,
  version: Version,
})
export type Series = z.infer<typeof Series>

/** A series as readers see it. */
export const PublicSeries = Series.pick({ id: true, title: true, slug: true, description: true }).extend({
  /** The language of title and description, if the request named one. */
  lang: LanguageCode.optional(),
  /** Whether these texts are a machine's, or will be; absent if neither. */
  machine: z.enum(MACHINE_STATES).optional(),
  /** The languages in which people have written them, including the original. */
  languages: z.array(LanguageCode).optional(),
})
export type PublicSeries = z.infer<typeof PublicSeries>

export const SeriesInput = z.object({
  title: requiredLine(messages.titleRequired, 200),
  /** If missing, a new series gets a slug from its title, and an existing one keeps its slug; null derives it again. */
  slug: Slug.refine((slug) => !isReservedSlug(slug), { error: messages.slugReserved })
    .nullable()
    .optional(),
  description: optionalText(2000),
})
export type SeriesInput = z.infer<typeof SeriesInput>

export const SeriesTranslationInput = SeriesInput.pick({ title: true, description: true })
export type SeriesTranslationInput = z.infer<typeof SeriesTranslationInput>

export const SeriesTranslationSave = SeriesTranslationInput.extend(followFields)
export type SeriesTranslationSave = z.infer<typeof SeriesTranslationSave>

export const SeriesTranslation = Series.pick({ title: true, description: true, version: true }).extend({
  language: TranslationLanguage,
  /** Whether something in the texts of the series has changed that this neither follows nor is confirmed for. */
  outdated: z.boolean(),
  ...freshnessFields,
  updated_at: Instant,
})
export type SeriesTranslation = z.infer<typeof SeriesTranslation>
