import { z } from 'zod'
import { messages } from '../messages'
import { ArticleInput, ArticleTexts, ManagedArticle } from './article'
import { fieldsOf, Instant, Version } from './fields'

const { image_url, image_credit, byline, opening, category_ids, places } = ArticleInput.shape

/** A save of the next text of a published article. Fields that it lacks stay as they are. */
export const WorkingCopyInput = z
  .object({
    ...ArticleTexts.shape,
    image_url,
    image_credit,
    byline,
    opening,
    category_ids,
    places,
    /** Whether publishing it changes the facts, so that readers see when. */
    revised: z.boolean().optional(),
    /** Whether publishing it changes nothing that translations have to follow. */
    minor: z.boolean().optional(),
  })
  .refine(({ revised, minor }) => !(revised && minor), { path: ['minor'], error: messages.minorAndRevised })
export type WorkingCopyInput = z.infer<typeof WorkingCopyInput>

export const WorkingCopy = z.object({
  ...ManagedArticle.pick({
    ...fieldsOf(ArticleTexts),
    image_url: true,
    image_credit: true,
    byline: true,
    opening: true,
    category_ids: true,
    places: true,
    publish_at: true,
    changed_after_schedule: true,
  }).shape,
  revised: z.boolean(),
  minor: z.boolean(),
  version: Version,
  /** Who saved it last. */
  author_name: z.string(),
  created_at: Instant,
  updated_at: Instant,
  /** Whether the article has been saved since the copy was begun, so that publishing the copy undoes that. */
  outdated: z.boolean(),
})
export type WorkingCopy = z.infer<typeof WorkingCopy>
