import { z } from 'zod'
import { MAX_PER_PAGE } from '../paging'
import { ArticleStatus } from './article'
import { Id } from './fields'

const categories = z.array(Id).max(50).optional()

/** What changes on each of these articles; fields that are left out stay as they are. */
export const ArticleBulkEdit = z.object({
  ids: z.array(Id).min(1, 'Select at least one article').max(MAX_PER_PAGE),
  status: ArticleStatus.optional(),
  add_category_ids: categories,
  remove_category_ids: categories,
  author_id: Id.optional(),
})
export type ArticleBulkEdit = z.infer<typeof ArticleBulkEdit>

export const ArticleBulkResult = z.object({
  changed: z.number().int(),
  failed: z.array(z.object({ id: Id, title: z.string().nullable(), message: z.string() })),
})
export type ArticleBulkResult = z.infer<typeof ArticleBulkResult>

export const ArticleAuthor = z.object({ id: Id, name: z.string() })
