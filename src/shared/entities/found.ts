import { z } from 'zod'
import { FOUND_KINDS } from '../found-kinds'
import { Id, LanguageCode } from './fields'

/** What a search of the site has found. */
export const Found = z.object({
  kind: z.enum(FOUND_KINDS),
  id: Id,
  title: z.string(),
  /** The title with MARKS around the matches, if it has some. */
  title_snippet: z.string().optional(),
  /** The language of the title, if the request named one. */
  lang: LanguageCode.optional(),
  /** A path of the site in the reader's language; for an event the address that it leads to, which may be on another site. */
  url: z.string(),
  /** The passage that matches, with MARKS around the matches. */
  snippet: z.string(),
  /** The language of that passage. */
  found_in: LanguageCode,
})
export type Found = z.infer<typeof Found>
