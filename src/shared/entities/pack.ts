import { z } from 'zod'
import { Id, LanguageCode } from './fields'

/** Files of a pack: what pages are made from, lists of related articles and of what is near, and pictures. */
const PACK_FILE_KINDS = ['data', 'related', 'picture'] as const

export const PackFile = z.object({
  /** The address on the API's host, as pages ask for it. */
  url: z.string(),
  kind: z.enum(PACK_FILE_KINDS),
  /** How many bytes a browser receives, compressed where we compress it. */
  bytes: z.number().int(),
  /** Changes with the file. Counters of views do not count. */
  version: z.string(),
})
export type PackFile = z.infer<typeof PackFile>

/** What a browser keeps so that the page of a place, or of a trip, its articles and their pictures open without a connection. */
export const Pack = z.object({
  /** Null for a trip. */
  place_id: Id.nullable(),
  lang: LanguageCode,
  /** Changes with the place, its articles and their pictures, not with lists of what is related or near, which follow every publication. */
  version: z.string(),
  /** The sum of its files. */
  bytes: z.number().int(),
  /** The pages of the site that it opens: the place or places, then articles, the newest of each place first. */
  pages: z.array(z.object({ path: z.string(), title: z.string() })),
  /** How many articles there are. A pack leaves out the oldest where it would become too large. */
  total_articles: z.number().int(),
  files: z.array(PackFile),
})
export type Pack = z.infer<typeof Pack>
