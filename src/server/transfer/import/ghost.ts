import { type Post, readExport, type Tag, type User } from './ghost-export'
import { ghostHtml } from './ghost-formats'
import { noLosses, type RecordLosses } from './losses'
import {
  MAX_CONTENT,
  requireUrl,
  type Source,
  type SourceAuthor,
  type SourceCategory,
  SourceError,
  type SourcePost,
  siteName,
} from './source'

/** Ghost writes this in place of the site's address. */
const PLACEHOLDER = '__GHOST_URL__'

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

const filled = (fields: Record<string, unknown>, names: readonly string[]) =>
  names.filter((name) => String(fields[name] ?? '').trim() !== '')

/** What Ghost has of a post, and this magazine has no place for. */
const UNREAD = [
  'canonical_url',
  'og_title',
  'og_description',
  'og_image',
  'twitter_title',
  'twitter_description',
  'twitter_image',
]

function noteFields(losses: RecordLosses, fields: Record<string, unknown>, names: readonly string[], of = '') {
  for (const name of filled(fields, names)) {
    const value = String(fields[name])
    const isCode = name.startsWith('codeinjection')
    losses.lost.push({ kind: isCode ? 'code' : 'fields', text: `${of}${name}: ${value}` })
  }
}

/** The addresses of posts under old versions of Ghost, which could be dated: `/:year/:month/:day/:slug/`. */
function permalinks(settings: { key: string; value: unknown }[]) {
  const setting = (key: string) => {
    const value = settings.find((each) => each.key === key)?.value
    return typeof value === 'string' ? value : undefined
  }
  const pattern = setting('permalinks')
  const zone = setting('timezone') ?? setting('activeTimezone') ?? 'UTC'
  return ({
    slug,
    id,
    at,
    author,
    tag,
  }: {
    slug: string
    id: string
    at: Date | undefined
    author?: string
    tag?: string
  }) => {
    const plain = `/${slug}/`
    if (!pattern?.includes(':slug') || (/:(?:year|month|day)/.test(pattern) && !at)) return [plain]
    const parts = at
      ? new Intl.DateTimeFormat('en-CA', { timeZone: isZone(zone) ? zone : 'UTC' }).format(at).split('-')
      : []
    const [year = '', month = '', day = ''] = parts
    const values: Record<string, string> = {
      year,
      month,
      day,
      slug,
      id,
      author: author ?? '',
      primary_author: author ?? '',
      primary_tag: tag ?? 'all',
    }
    return [...new Set([pattern.replace(/:(\w+)/g, (_, name: string) => values[name] ?? ''), plain])]
  }
}

function isZone(timeZone: string) {
  try {
    return Boolean(new Intl.DateTimeFormat('en', { timeZone }))
  } catch {
    return false
  }
}

/** `url` is the address of the site, which the export does not contain, and by which its ids are told from those of other sites. */
export async function openGhost(path: string, url?: string): Promise<Source> {
  const { data } = await readExport(path)
  const base = requireUrl(path, url)
  const withUrl = (value: string) => value.replaceAll(PLACEHOLDER, base)
  for (const { id, title, html } of data.posts)
    if ((html?.length ?? 0) > MAX_CONTENT)
      throw new SourceError(`${path}: post ${id} ('${title}') has more than ${MAX_CONTENT} characters`)

  // Tags whose names begin with # are instructions to themes.
  const tags = data.tags.filter(({ name, visibility }) => visibility !== 'internal' && !name.startsWith('#'))
  const tagsOf = groupBy(data.posts_tags, ({ tag_id }) => tag_id)
  const metaOf = new Map(data.posts_meta.map((meta) => [meta.post_id, meta]))
  const authorsOf = groupBy(data.posts_authors, ({ author_id }) => author_id)
  const slugsOfTags = new Map(tags.map(({ id, slug }) => [id, slug]))
  const slugsOfUsers = new Map(data.users.map(({ id, slug }) => [id, slug ?? undefined]))
  const addressesOf = permalinks(data.settings)

  function authorOf({ name, email, bio, website, slug, profile_image, image }: User): SourceAuthor {
    return {
      name,
      email: email ?? undefined,
      bio: bio ?? undefined,
      website: website ?? undefined,
      picture: withUrl(profile_image || image || '') || undefined,
      addresses: slug ? [`/author/${slug}/`] : [],
    }
  }

  function categoryOf(tag: Tag): SourceCategory {
    const { name, slug, description, feature_image, image, meta_description } = tag
    const losses = noLosses()
    const picture = withUrl(feature_image || image || '')
    if (picture) losses.lost.push({ kind: 'pictures', text: 'picture of the topic', address: picture })
    if (meta_description && meta_description !== description)
      losses.lost.push({ kind: 'fields', text: `description for search engines: ${meta_description}` })
    return { name, slug, description: description || null, addresses: [`/tag/${slug}/`, `/tag/${slug}/rss/`], losses }
  }

  function postOf(post: Post): SourcePost {
    const isPublic = !post.visibility || post.visibility === 'public'
    const isPublished = post.status === 'published' && isPublic
    const created = post.created_at ?? post.published_at ?? undefined
    const isPlain = !(post.html || post.lexical || post.mobiledoc || post.markdown)
    const isPage = post.type === 'page' || Boolean(post.page)
    const meta = metaOf.get(post.id)
    const listed = authorsOf.get(post.id) ?? []
    const main = listed[0] ?? post.author_id ?? undefined
    const authors = [...new Set([...(main ? [main] : []), ...listed])]
    const categories = (tagsOf.get(post.id) ?? []).filter((id) => slugsOfTags.has(id))
    const losses = noLosses()
    losses.found = { dates: 1, ...(isPage ? {} : { authors: authors.length }) }
    if (!created) losses.lost.push({ kind: 'dates', text: 'it has no date' })
    noteFields(losses, post, ['codeinjection_head', 'codeinjection_foot'])
    noteFields(
      losses,
      { ...post, ...Object.fromEntries(Object.entries(meta ?? {}).filter(([, value]) => value)) },
      UNREAD,
    )
    if (isPage && categories.length > 0)
      losses.lost.push({ kind: 'fields', text: `topics: ${categories.map((id) => slugsOfTags.get(id)).join(', ')}` })
    const addresses = isPage
      ? [`/${post.slug}/`]
      : addressesOf({
          slug: post.slug,
          id: post.id,
          at: post.published_at ?? created,
          author: main && slugsOfUsers.get(main),
          tag: slugsOfTags.get(categories[0] ?? ''),
        })
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
      published_at: isPublished ? (post.published_at ?? created ?? null) : null,
      authors,
      categories,
      picture: withUrl(post.feature_image ?? post.image ?? '') || undefined,
      picture_alt: meta?.feature_image_alt ?? undefined,
      picture_caption: meta?.feature_image_caption ?? undefined,
      meta_description: (meta?.meta_description || post.meta_description) ?? undefined,
      isFeatured: Boolean(post.featured),
      addresses: isPublished ? addresses : [],
      warnings: [
        ...(isPublic ? [] : [`it was for ${post.visibility} only, and is a draft here`]),
        ...(post.status === 'scheduled' ? ['it was scheduled, and is a draft here'] : []),
        ...(post.status === 'sent' ? ['it was sent as a newsletter only, and is a draft here'] : []),
        ...(isPlain ? ['the export has no HTML of it: only its plain text is imported'] : []),
      ],
      losses,
    }
  }

  const losses = noLosses()
  for (const user of data.users)
    noteFields(losses, user, ['cover_image', 'location', 'facebook', 'twitter'], `author ${user.name}, `)
  const language = ['lang', 'locale', 'default_locale']
    .map((name) => data.settings.find(({ key }) => key === name)?.value)
    .find((value) => typeof value === 'string' && value !== '')
  return {
    language: language as string | undefined,
    name: siteName('ghost', base),
    url: base,
    authors: new Map(data.users.map((user) => [user.id, authorOf(user)])),
    categories: new Map(tags.map((tag) => [tag.id, categoryOf(tag)])),
    posts: function* () {
      for (const post of data.posts) yield postOf(post)
    },
    redirects: [
      ['/rss/', '/feed.xml'],
      ['/feed/', '/feed.xml'],
    ],
    leftOut: new Map(),
    losses,
  }
}
