import { isUsualYear } from '@shared/entities/fields'
import { CommandError } from '../../config/command-error'
import type { users } from '../../db/schema/core'

export const IMPORT_FORMATS = ['ghost', 'wordpress', 'eye'] as const
export type ImportFormat = (typeof IMPORT_FORMATS)[number]

export type ImportArgs = {
  format: ImportFormat
  path: string
  /** The address of the old site, for formats that do not contain it. */
  url?: string
  isDryRun: boolean
}

/** The file cannot be imported; the message names the place. Thrown before anything is changed. */
export class SourceError extends CommandError {
  override name = 'SourceError'
}

/** Whether a date is one, and in a year that articles may have. */
export const isUsualDate = (date: Date) => !Number.isNaN(date.getTime()) && isUsualYear(date.toISOString())

export type SourceAuthor = {
  name: string
  email: string | undefined
  /** What else is known, from our own export. Never a role of staff. */
  account?: Partial<typeof users.$inferInsert>
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
  created_at: Date
  updated_at: Date
  published_at: Date | null
  /** The key of an author. */
  author: string | undefined
  /** Keys of categories. */
  categories: string[]
  picture: string | undefined
  /** Texts of the picture, which may contain markup. */
  picture_alt?: string
  picture_caption?: string
  /** Addresses at the old site, full or as paths, that lead to the article from now on. */
  addresses: string[]
  /** What the owner has to know about this post. */
  warnings: string[]
}

/** An export of another program that was read once and found whole. */
export type Source = {
  /** Identifies the site in the table `imports`. */
  name: string
  /** The site's address, against which addresses of pictures are resolved. */
  url: string | undefined
  authors: Map<string, SourceAuthor>
  categories: Map<string, { name: string; slug: string; description: string | null }>
  /** Reads the file again, one post at a time. */
  posts: () => AsyncIterable<SourcePost> | Iterable<SourcePost>
  /** What is left out, by kind, with the number. */
  leftOut: Map<string, number>
}

/** The longest content that an article may have. */
export const MAX_CONTENT = 2_000_000

/** A limit against files that are something else. */
export const MAX_POSTS = 200_000
