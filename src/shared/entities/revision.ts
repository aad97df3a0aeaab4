import { z } from 'zod'
import {
  PAGE_TEXT_FIELDS,
  PLACE_TRANSLATION_FIELDS,
  REVISION_FIELDS,
  TRANSLATION_REVISION_FIELDS,
} from '../editable-fields'
import { ArticleStatus, ManagedArticle } from './article'
import { Id, Instant } from './fields'
import { PageTranslation } from './page'
import { PlaceTranslation } from './place-translation'
import { Translation } from './translation'

/** An earlier version of an article, or of a translation, in the list of the history. */
export const RevisionSummary = z.object({
  id: Id,
  title: z.string(),
  /** Who saved it. */
  author_name: z.string(),
  created_at: Instant,
  /** Published if readers have seen this version. */
  status: ArticleStatus,
  /** Words of the text, without title and excerpt. */
  words: z.number().int().min(0),
})
export type RevisionSummary = z.infer<typeof RevisionSummary>

export const Revision = RevisionSummary.extend({
  ...ManagedArticle.pick(REVISION_FIELDS).shape,
})
export type Revision = z.infer<typeof Revision>

/** An earlier version of a translation. */
export const TranslationRevision = RevisionSummary.extend({
  ...Translation.pick(TRANSLATION_REVISION_FIELDS).shape,
})
export type TranslationRevision = z.infer<typeof TranslationRevision>

/** An earlier version of a translation of a page. */
export const PageTranslationRevision = RevisionSummary.extend({
  ...PageTranslation.pick(PAGE_TEXT_FIELDS).shape,
})
export type PageTranslationRevision = z.infer<typeof PageTranslationRevision>

/** An earlier version of a translation of a place; its title in the list is the name. */
export const PlaceTranslationRevision = RevisionSummary.omit({ title: true }).extend({
  ...PlaceTranslation.pick(PLACE_TRANSLATION_FIELDS).shape,
})
export type PlaceTranslationRevision = z.infer<typeof PlaceTranslationRevision>
