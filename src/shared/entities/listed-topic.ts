import { z } from 'zod'
import { ArticleSummary } from './article'
import { Topic } from './category'

/** A topic in the list of those that have articles. */
export const ListedTopic = Topic.extend({
  /** How many articles it has. */
  total: z.number().int(),
  /** There are more articles than that. */
  total_is_minimum: z.boolean().optional(),
  newest: ArticleSummary,
})
export type ListedTopic = z.infer<typeof ListedTopic>
