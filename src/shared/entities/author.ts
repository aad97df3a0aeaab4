import { z } from 'zod'
import { Id } from './fields'

/** What leads to the page of an author. The slug comes from the name. */
export const AuthorLink = z.object({ id: Id, slug: z.string() })
export type AuthorLink = z.infer<typeof AuthorLink>

/** What authors tell readers about themselves. */
export const AuthorTexts = z.object({ bio: z.string().nullable(), image_url: z.string().nullable() })

/** An account as readers see it who read its articles: nothing else about it is public. */
export const Author = AuthorLink.extend({ name: z.string(), ...AuthorTexts.shape })
export type Author = z.infer<typeof Author>
