import { z } from 'zod'
import { Id, LanguageCode } from './fields'

/** What leads to the page of an author. The slug comes from the name. */
export const AuthorLink = z.object({ id: Id, slug: z.string() })
export type AuthorLink = z.infer<typeof AuthorLink>

/** One of the authors of an article. `id` and `slug` are null without an account. */
export const NamedAuthor = z.object({ id: Id.nullable(), name: z.string(), slug: z.string().nullable() })
export type NamedAuthor = z.infer<typeof NamedAuthor>

/** How many authors an article may have. */
export const MAX_AUTHORS = 10

/** What authors tell readers about themselves. */
export const AuthorTexts = z.object({
  bio: z.string().nullable(),
  /** Its language, if the request named one: English where it is not translated. */
  bio_lang: LanguageCode.optional(),
  image_url: z.string().nullable(),
})

/** An account as readers see it who read its articles: nothing else about it is public. */
export const Author = AuthorLink.extend({ name: z.string(), ...AuthorTexts.shape })
export type Author = z.infer<typeof Author>
