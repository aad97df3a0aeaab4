import { z } from 'zod'
import { MAX_BYLINE, MAX_NOTE_LENGTH } from '../article-rules'
import { EditorDocument } from '../content/document'
import { TRANSLATION_STATUSES } from '../statuses'
import { ArticleTexts, ManagedArticle } from './article'
import { fieldsOf, Instant, LanguageCode, limitedSource, optionalLine, optionalText, Version } from './fields'

/** Every language but English, in which all originals are written except for articles. */
export const TranslationLanguage = LanguageCode.exclude(['en'])
export type TranslationLanguage = z.infer<typeof TranslationLanguage>
export const TRANSLATION_LANGUAGES = TranslationLanguage.options

export const TranslationStatus = z.enum(TRANSLATION_STATUSES)

/** A translation in the list of its article. */
export const TranslationSummary = z.object({
  language: LanguageCode,
  title: z.string(),
  status: TranslationStatus,
  /** Whether the text is a machine's that no translator has sent for review yet. */
  machine: z.boolean(),
  /** Whether something in the original has changed that this neither follows nor is confirmed for. */
  outdated: z.boolean(),
  updated_at: Instant,
})
export type TranslationSummary = z.infer<typeof TranslationSummary>

/** How a translation follows its original. */
export const freshnessFields = {
  /** The changed parts of the original that it neither follows nor is confirmed for: ids of blocks, `field:title` and the like. */
  outdated_blocks: z.array(z.string()),
  /** The earlier texts of these parts: HTML for blocks. New ones have none. */
  earlier_texts: z.record(z.string(), z.string()),
}

export const Translation = TranslationSummary.extend({
  ...ManagedArticle.pick(fieldsOf(ArticleTexts)).shape,
  /** The name that readers see as the translator's; null for no credit. */
  translator: z.string().nullable(),
  /** What translator and editors write to each other about it. */
  review_note: z.string().nullable(),
  ...freshnessFields,
  created_at: Instant,
  version: Version,
})
export type Translation = z.infer<typeof Translation>

/** Fields of an input which say how far the translation is. `machine`: its text is a machine's; it stays so until it leaves the drafts. */
export const progressFields = { status: TranslationStatus.optional(), machine: z.boolean().optional() }

export const TranslationInput = ArticleTexts.extend({
  translator: optionalLine(MAX_BYLINE),
  review_note: optionalText(MAX_NOTE_LENGTH),
  ...progressFields,
})
export type TranslationInput = z.infer<typeof TranslationInput>

/** Fields of a save, which follows the original where it changes the text of an outdated part. */
export const followFields = {
  /** Outdated parts whose translation is still right as it is. */
  confirmed: z.array(limitedSource(1000)).max(10_000).optional(),
  /** The version of the original that the translator has read: parts that have changed since stay outdated. */
  original_version: Version.optional(),
}

export const TranslationSave = TranslationInput.extend(followFields)
export type TranslationSave = z.infer<typeof TranslationSave>

/** A machine's translation of an article's texts, for an author to correct. */
export const MachineTranslation = Translation.pick(fieldsOf(ArticleTexts)).extend({
  blocks: EditorDocument,
})
export type MachineTranslation = z.infer<typeof MachineTranslation>
