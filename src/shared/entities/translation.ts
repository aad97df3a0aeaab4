import { z } from 'zod'
import { EditorDocument } from '../content/document'
import { TRANSLATION_STATUSES } from '../statuses'
import { TEXT_FIELDS } from '../text-fields'
import { ArticleTexts } from './article'
import { Instant, LanguageCode, Version } from './fields'

/** Every language but that of the originals. */
export const TranslationLanguage = LanguageCode.exclude(['en'])
export type TranslationLanguage = z.infer<typeof TranslationLanguage>
export const TRANSLATION_LANGUAGES = TranslationLanguage.options

export const TranslationStatus = z.enum(TRANSLATION_STATUSES)

/** A translation in the list of its article. */
export const TranslationSummary = z.object({
  language: TranslationLanguage,
  title: z.string(),
  status: TranslationStatus,
  /** Whether the original has changed since this was saved. */
  outdated: z.boolean(),
  updated_at: Instant,
})
export type TranslationSummary = z.infer<typeof TranslationSummary>

export const Translation = TranslationSummary.extend({
  excerpt: z.string(),
  content: z.string(),
  blocks: EditorDocument.nullable(),
  image_alt: z.string().nullable(),
  image_caption: z.string().nullable(),
  meta_description: z.string().nullable(),
  created_at: Instant,
  version: Version,
})
export type Translation = z.infer<typeof Translation>

export const TranslationInput = ArticleTexts.extend({ status: TranslationStatus.optional() })
export type TranslationInput = z.infer<typeof TranslationInput>

/** A machine's translation of an article's texts, for an author to correct. */
export const MachineTranslation = Translation.pick(TEXT_FIELDS).extend({
  blocks: EditorDocument,
})
export type MachineTranslation = z.infer<typeof MachineTranslation>
