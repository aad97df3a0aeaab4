import { readFile, stat } from 'node:fs/promises'
import { z } from 'zod'
import { ghostHtml } from './ghost-formats'
import { isUsualDate, MAX_CONTENT, MAX_POSTS, type Source, SourceError, type SourcePost } from './source'

/** Ghost's export is one JSON value, which is parsed in memory. */
const MAX_BYTES = 256 * 1024 * 1024

/** Ghost writes this in place of the site's address. */
const PLACEHOLDER = '__GHOST_URL__'

// Ids are numbers in old exports, and strings since Ghost 1.0.
const Id = z.union([z.string().min(1), z.number()]).transform(String)
const text = z.string().nullish()
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
  page: z.union([z.number(), z.boolean()]).nullish(),
  status: z.string(),
  visibility: text,
  custom_excerpt: text,
  author_id: Id.nullish(),
  created_at: Instant.nullish(),
  updated_at: Instant.nullish(),
  published_at: Instant.nullish(),
})
type Post = z.infer<typeof Post>

const order = z.number().nullish()
const Data = z.object({
  posts: z.array(Post).max(MAX_POSTS),
  tags: z
    .array(z.object({ id: Id, name: z.string(), slug: z.string(), description: text, visibility: text }))
    .default([]),
  users: z.array(z.object({ id: Id, name: z.string(), email: text })).default([]),
  posts_meta: z.array(z.object({ post_id: Id, feature_image_alt: text, feature_image_caption: text })).default([]),
  posts_tags: z.array(z.object({ post_id: Id, tag_id: Id, sort_order: order })).default([]),
  posts_authors: z.array(z.object({ post_id: Id, author_id: Id, sort_order: order })).default([]),
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
    const { message } = error as Error
    const [, position] = /position (\d+)/.exec(message) ?? []
    const at = position ? Number(position) : text.length
    throw new SourceError(`${path}:${placeIn(text, at)}: this is not JSON, or incomplete: ${message}`)
  }
}

async function readExport(path: string) {
  const { size } = await stat(path)
  if (size > MAX_BYTES) throw new SourceError(`${path} has more than ${MAX_BYTES / 1024 / 1024} MB`)
  const value = parseJson(path, await readFile(path, 'utf8'))
  const parts = value as { db?: unknown }
  if (typeof value !== 'object' || value === null || !('db' in parts || 'data' in parts))
    throw new SourceError(`${path}: this is not a Ghost export: it has no 'db'`)
  // The union's error would name neither alternative.
  const parsed = ('db' in parts ? Export : Part).safeParse(value)
  if (parsed.success) return parsed.data
  const [issue] = z.array(Part).safeParse('db' in parts ? parts.db : [value]).error?.issues ?? parsed.error.issues
  throw new SourceError(
    `${path}: ${['db' in parts ? 'db' : '', ...(issue?.path ?? [])].filter((part) => part !== '').join('.')}: ${issue?.message}`,
  )
}

const bySortOrder = (a: { sort_order?: number | null }, b: { sort_order?: number | null }) =>
  (a.sort_order ?? 0) - (b.sort_order ?? 0)

function groupBy<Row extends { post_id: string; sort_order?: number | null }>(
  rows: Row[],
  value: (row: Row) => string,
) {
  const groups = new Map<string, string[]>()
  for (const row of [...rows].sort(bySortOrder))
    groups.set(row.post_id, [...(groups.get(row.post_id) ?? []), value(row)])
  return groups
}

/** `url` is the address of the site, which the export does not contain. */
export async function openGhost(path: string, url?: string): Promise<Source> {
  const { data } = await readExport(path)
  const base = url?.replace(/\/+$/, '')
  const withUrl = (value: string) => (base ? value.replaceAll(PLACEHOLDER, base) : value)
  for (const { id, title, html } of data.posts)
    if ((html?.length ?? 0) > MAX_CONTENT)
      throw new SourceError(`${path}: post ${id} ('${title}') has more than ${MAX_CONTENT} characters`)

  // Tags whose names begin with # are instructions to themes.
  const tags = data.tags.filter(({ name, visibility }) => visibility !== 'internal' && !name.startsWith('#'))
  const tagsOf = groupBy(data.posts_tags, ({ tag_id }) => tag_id)
  const metaOf = new Map(data.posts_meta.map((meta) => [meta.post_id, meta]))
  const authorsOf = groupBy(data.posts_authors, ({ author_id }) => author_id)

  function postOf(post: Post): SourcePost {
    const isPublic = !post.visibility || post.visibility === 'public'
    const isPublished = post.status === 'published' && isPublic
    const created = post.created_at ?? post.published_at ?? new Date(0)
    const isPlain = !(post.html || post.lexical || post.mobiledoc || post.markdown)
    const isPage = post.type === 'page' || Boolean(post.page)
    return {
      id: post.id,
      kind: isPage ? 'page' : 'post',
      title: post.title,
      slug: post.slug,
      excerpt: post.custom_excerpt ?? '',
      html: withUrl(ghostHtml(post)),
      isPublished,
      created_at: created,
      updated_at: post.updated_at ?? created,
      published_at: isPublished ? (post.published_at ?? created) : null,
      author: authorsOf.get(post.id)?.[0] ?? post.author_id ?? undefined,
      categories: tagsOf.get(post.id) ?? [],
      picture: withUrl(post.feature_image ?? post.image ?? '') || undefined,
      picture_alt: metaOf.get(post.id)?.feature_image_alt ?? undefined,
      picture_caption: metaOf.get(post.id)?.feature_image_caption ?? undefined,
      addresses: isPublished ? [`/${post.slug}/`] : [],
      warnings: [
        ...(isPlain ? ['the export has no HTML of it: only its plain text is imported'] : []),
        ...(isPublic ? [] : [`it was for ${post.visibility} only, and is a draft here`]),
        ...(post.status === 'scheduled' ? ['it was scheduled, and is a draft here'] : []),
        ...(post.status === 'sent' ? ['it was sent as a newsletter only, and is a draft here'] : []),
      ],
    }
  }
  return {
    name: 'ghost',
    url: base,
    authors: new Map(data.users.map(({ id, name, email }) => [id, { name, email: email ?? undefined }])),
    categories: new Map(
      tags.map(({ id, name, slug, description }) => [id, { name, slug, description: description || null }]),
    ),
    posts: function* () {
      for (const post of data.posts) yield postOf(post)
    },
    leftOut: new Map(),
  }
}
