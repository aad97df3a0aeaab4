import { z } from 'zod'
import { REVISION_FIELDS, TRANSLATION_REVISION_FIELDS } from '../editable-fields'
import { ArticleStatus, ManagedArticle } from './article'
import { Id, Instant } from './fields'
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
