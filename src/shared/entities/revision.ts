import { z } from 'zod'
import { REVISION_FIELDS } from '../editable-fields'
import { ArticleStatus, ManagedArticle } from './article'
import { Id, Instant } from './fields'

/** An earlier version of an article in the list of the history. */
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
