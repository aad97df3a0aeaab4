import { z } from 'zod'
import { ArticleStatus, ManagedArticle } from './article'
import { Id, Instant } from './fields'

/** What an article was at some time, as in the list of its history. */
export const RevisionSummary = z.object({
  id: Id,
  title: z.string(),
  /** Who saved it. */
  author_name: z.string(),
  created_at: Instant,
  /** Published, once readers have seen it. */
  status: ArticleStatus,
  /** Of the text; title and excerpt are not counted. */
  words: z.number().int().min(0),
})
export type RevisionSummary = z.infer<typeof RevisionSummary>

export const Revision = RevisionSummary.extend({
  ...ManagedArticle.pick({ excerpt: true, content: true, blocks: true, image_url: true }).shape,
})
export type Revision = z.infer<typeof Revision>
