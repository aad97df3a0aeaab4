import { isUsualYear } from '@shared/entities/fields'
import { LANGUAGES, type LanguageCode } from '@shared/languages'
import { CommandError } from '../../config/command-error'
import type { users } from '../../db/schema/core'
import type { RecordLosses } from './losses'

export const IMPORT_FORMATS = ['ghost', 'wordpress', 'substack', 'medium', 'markdown', 'eye'] as const
export type ImportFormat = (typeof IMPORT_FORMATS)[number]

export type ImportArgs = {
  format: ImportFormat
  path: string
  /** The address of the old site, for formats that do not contain it. */
  url?: string
  /** Of all texts, whatever the file says. */
  language?: LanguageCode
  isDryRun: boolean
  /** Whether to import although something is lost. */
  acceptsLosses?: boolean
}

/** The file cannot be imported; the message names the place. Thrown before anything is changed. */
export class SourceError extends CommandError {
  override name = 'SourceError'
}

/** Whether a date is one, and in a year that articles may have. */
export const isUsualDate = (date: Date) => !Number.isNaN(date.getTime()) && isUsualYear(date.toISOString())

export type SourceAuthor = {
  name: string
  email?: string
  bio?: string
  /** The address of the picture. */
  picture?: string
  website?: string
  /** Addresses of the author's page at the old site. */
  addresses?: string[]
  /** What else is known, from our own export. Never a role of staff. */
  account?: Partial<typeof users.$inferInsert>
}

export type SourceCategory = {
  name: string
  slug: string
  description: string | null
  /** Addresses of its page at the old site. Those of its feed end in `/feed` or `/rss`. */
  addresses?: string[]
  losses?: RecordLosses
}

/** A version of a text in another language. */
export type SourceTranslation = {
  language: LanguageCode
  title: string
  excerpt: string
  html: string
  meta_description?: string
  picture_alt?: string
  picture_caption?: string
  translator?: string
  isPublished: boolean
  updated_at: Date | undefined
}

export type SourcePost = {
  id: string
  kind: 'post' | 'page'
  title: string
  /** A wish: another article may have it. */
  slug: string
  excerpt: string
  html: string
  isPublished: boolean
  /** Undefined, with a loss, if the source does not tell. */
  created_at: Date | undefined
  updated_at: Date | undefined
  published_at: Date | null
  /** The keys of its authors, the main one first. */
  authors: string[]
  /** Keys of categories. */
  categories: string[]
  picture: string | undefined
  /** Texts of the picture, which may contain markup. */
  picture_alt?: string
  picture_caption?: string
  picture_credit?: string
  /** For search engines. */
  meta_description?: string
  /** The newest of the featured articles is pinned to the home page. */
  isFeatured?: boolean
  /** Of the text, if the source tells. */
  language?: LanguageCode
  translations?: SourceTranslation[]
  /** Addresses at the old site, full or as paths, that lead to the article from now on. */
  addresses: string[]
  /** What the owner has to know about this post. */
  warnings: string[]
  /** What its fields have and what of them has no place here. Readers of its HTML and its pictures add to it. */
  losses: RecordLosses
}

/** An export of another program that was read once and found whole. */
export type Source = {
  /** Identifies the site in the table `imports`: `ghost:blog.example`. Ids are unique only within it. */
  name: string
  /** The site's address, against which addresses of pictures are resolved. */
  url: string | undefined
  authors: Map<string, SourceAuthor>
  categories: Map<string, SourceCategory>
  /** That of its texts, as it names it: `id_ID`. */
  language?: string
  /** Reads the file again, one post at a time. */
  posts: () => AsyncIterable<SourcePost> | Iterable<SourcePost>
  /** Old addresses of what this magazine has anyway, with the address here: feeds, mostly. */
  redirects?: [address: string, target: string][]
  /** A file that comes with the source, by its address in it. */
  readFile?: (address: string) => Promise<Buffer | undefined>
  /** What is left out, by kind, with the number. */
  leftOut: Map<string, number>
  /** What is lost of the source as a whole, such as the pages of its authors. */
  losses?: RecordLosses
}

/** The longest content that an article may have. */
export const MAX_CONTENT = 2_000_000

/** A limit against files that are something else. */
export const MAX_POSTS = 200_000

/** The language that a name such as `pt-BR`, `id_ID` or `zh-Hans` means; undefined if it is none of the magazine's. */
export function languageNamed(name: string): LanguageCode | undefined {
  const wanted = name.trim().toLowerCase().replaceAll('_', '-')
  const codes = LANGUAGES.map(({ code }) => code)
  const [base = ''] = wanted.split('-')
  return (
    codes.find((code) => code.toLowerCase() === wanted) ??
    codes.find((code) => code.toLowerCase().split('-')[0] === base) ??
    (base === 'in' ? 'id' : undefined)
  )
}

/** Identifies a site by its address: the format, the host, and the folder if there is one. */
export function siteName(format: ImportFormat, url: string) {
  const { host, pathname } = new URL(url)
  return `${format}:${host.replace(/^www\./, '')}${pathname.replace(/\/+$/, '')}`
}

/** For a format whose files do not tell where the site was. Without the address its ids would be mistaken for those of another site. */
export function requireUrl(path: string, url: string | undefined) {
  if (url) return url.replace(/\/+$/, '')
  throw new SourceError(
    `${path} does not contain the address of the site, which its links and pictures need: give it with --url, such as --url https://blog.example.com`,
  )
}
