import { z } from 'zod'
import { isUsualDate, MAX_POSTS, SourceError } from './source'
import { readTextFile } from './source-files'

/** Ghost's export is one JSON value, which is parsed in memory. */
const MAX_BYTES = 256 * 1024 * 1024

const EXPECTED = 'the JSON file of a Ghost export (Settings, Import/Export, Export content)'

// Ids are numbers in old exports, and strings since Ghost 1.0.
const Id = z.union([z.string().min(1), z.number()]).transform(String)
const text = z.string().nullish()
const flag = z.union([z.number(), z.boolean()]).nullish()
/** ISO 8601, SQL's form, or milliseconds. */
const Instant = z
  .union([z.string(), z.number()])
  .transform(
    (value) =>
      new Date(typeof value === 'string' && /^\d{4}-\d\d-\d\d \d/.test(value) ? `${value.replace(' ', 'T')}Z` : value),
  )
  .refine(isUsualDate, { error: 'is not a date' })

const Post = z.object({
  id: Id,
  title: z.string(),
  slug: z.string(),
  html: text,
  lexical: text,
  mobiledoc: text,
  markdown: text,
  plaintext: text,
  feature_image: text,
  image: text,
  type: z.enum(['post', 'page']).nullish(),
  page: flag,
  status: z.string(),
  visibility: text,
  custom_excerpt: text,
  author_id: Id.nullish(),
  created_at: Instant.nullish(),
  updated_at: Instant.nullish(),
  published_at: Instant.nullish(),
  featured: flag,
  meta_description: text,
  canonical_url: text,
  codeinjection_head: text,
  codeinjection_foot: text,
  og_title: text,
  og_description: text,
  og_image: text,
  twitter_title: text,
  twitter_description: text,
  twitter_image: text,
})
export type Post = z.infer<typeof Post>

const Tag = z.object({
  id: Id,
  name: z.string(),
  slug: z.string(),
  description: text,
  visibility: text,
  feature_image: text,
  image: text,
  meta_description: text,
})
export type Tag = z.infer<typeof Tag>

const User = z.object({
  id: Id,
  name: z.string(),
  slug: text,
  email: text,
  bio: text,
  website: text,
  profile_image: text,
  image: text,
  cover_image: text,
  location: text,
  facebook: text,
  twitter: text,
})
export type User = z.infer<typeof User>

const PostMeta = z.object({
  post_id: Id,
  feature_image_alt: text,
  feature_image_caption: text,
  meta_description: text,
  og_title: text,
  og_description: text,
  og_image: text,
  twitter_title: text,
  twitter_description: text,
  twitter_image: text,
})

const order = z.number().nullish()
const Data = z.object({
  posts: z.array(Post).max(MAX_POSTS),
  tags: z.array(Tag).default([]),
  users: z.array(User).default([]),
  posts_meta: z.array(PostMeta).default([]),
  posts_tags: z.array(z.object({ post_id: Id, tag_id: Id, sort_order: order })).default([]),
  posts_authors: z.array(z.object({ post_id: Id, author_id: Id, sort_order: order })).default([]),
  settings: z
    .array(z.object({ key: z.string(), value: z.unknown() }))
    .catch([])
    .default([]),
})
const Part = z.object({ meta: z.object({ version: z.string().optional() }).loose(), data: Data })
/** Exports have `db`; those of some other programs lack it. */
const Export = z.union([
  z.object({ db: z.array(Part).length(1) }).transform(({ db }) => db[0] as z.infer<typeof Part>),
  Part,
])

/** `line:column` of a place in a text. */
function placeIn(text: string, at: number) {
  const before = text.slice(0, at)
  return `${before.split('\n').length}:${at - before.lastIndexOf('\n')}`
}

function parseJson(path: string, text: string): unknown {
  try {
    return JSON.parse(text)
  } catch (error) {
    const message = (error as Error).message.replace(/\s+/g, ' ')
    const [, position] = /position (\d+)/.exec(message) ?? []
    const at = position ? Number(position) : text.length
    throw new SourceError(
      `${path}:${placeIn(text, at)}: this is not JSON, or incomplete: ${message}; expected ${EXPECTED}`,
    )
  }
}

export async function readExport(path: string) {
  const value = parseJson(path, await readTextFile(path, EXPECTED, MAX_BYTES))
  const parts = value as { db?: unknown }
  if (typeof value !== 'object' || value === null || !('db' in parts || 'data' in parts))
    throw new SourceError(`${path}: this is not a Ghost export: it has no 'db'; expected ${EXPECTED}`)
  // The union's error would name neither alternative.
  const parsed = ('db' in parts ? Export : Part).safeParse(value)
  if (parsed.success) return parsed.data
  const [issue] = z.array(Part).safeParse('db' in parts ? parts.db : [value]).error?.issues ?? parsed.error.issues
  throw new SourceError(
    `${path}: ${['db' in parts ? 'db' : '', ...(issue?.path ?? [])].filter((part) => part !== '').join('.')}: ${issue?.message}`,
  )
}
