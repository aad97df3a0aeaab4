import { z } from 'zod'
import { MAX_CHECKED_LINKS } from '../article-rules'
import { exactText, Id, LanguageCode, limitedSource, MAX_HTML } from './fields'

/** Addresses on the web, or paths on this site. */
export const LinkCheck = z.object({
  urls: z.array(exactText(2000)).max(MAX_CHECKED_LINKS, `At most ${MAX_CHECKED_LINKS} links`),
})

/**
 * Whether readers find something at a link: it answers, or that there is no such page, or with an error; it cannot be reached; it leads
 * to an article that is not published. While the server is checking, it is asked again.
 */
export const LINK_STATES = ['answers', 'absent', 'failing', 'unreachable', 'unpublished', 'checking'] as const
export type LinkState = (typeof LINK_STATES)[number]

export const CheckedLink = z.object({ url: z.string(), state: z.enum(LINK_STATES) })
export type CheckedLink = z.infer<typeof CheckedLink>

/** A text, in which names of places and articles are looked for. */
export const NameSearch = z.object({
  text: limitedSource(MAX_HTML),
  /** In which it is written; English if missing. */
  language: LanguageCode.optional(),
  /** The article, which need not link to itself. */
  article_id: Id.optional(),
})
export type NameSearch = z.infer<typeof NameSearch>

/** A page of the site that a text names. */
export const NamedPage = z.object({ kind: z.enum(['places', 'articles']), name: z.string(), url: z.string() })
export type NamedPage = z.infer<typeof NamedPage>
