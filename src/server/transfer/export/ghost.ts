import { cut } from '@shared/content/clean-text'
import { toDocument } from '@shared/content/from-html'
import { escapeText } from '@shared/content/html'
import { readDocument } from '@shared/content/read-document'
import { DEFAULT_LANGUAGE } from '@shared/languages'
import { paths } from '@shared/paths'
import { PRACTICAL_FIELDS } from '@shared/place-rules'
import { slugify } from '@shared/slugify'
import type { Db } from '../../db/client'
import { pinnedArticle, readers } from './export-content'
import type { Kind, RecordOf } from './format'
import { toGhostHtml } from './ghost-html'

/** The version of Ghost whose form this is. Its importer takes that of any from 1.0 on. */
const VERSION = '5.130.0'

/** What Ghost's importer accepts; it refuses the whole file for one that is longer. */
const MAX = { title: 255, slug: 185, excerpt: 300, description: 500, alt: 191, caption: 2000, name: 191, bio: 200 }

type Tag = { id: string; name: string; slug: string; description: string | null; visibility: 'public' | 'internal' }
type User = { id: string; name: string; slug: string; email: string; bio: string | null; profile_image: string | null }
type Post = {
  id: string
  type: 'post' | 'page'
  title: string
  slug: string
  html: string
  status: 'published' | 'draft'
  created_at: Date
  updated_at: Date
  published_at: Date | null
  custom_excerpt: string | null
  feature_image: string | null
  featured: 0 | 1
}
type Meta = { meta_description: string | null; feature_image_alt: string | null; feature_image_caption: string | null }
type Text = { content: string; blocks?: unknown }

const short = (text: string | null | undefined, max: number) => (text ? cut(text, max) : null)

/** Names that are given once each. Ghost leaves out a post whose slug another one has. */
function distinct(max: number) {
  const taken = new Set<string>()
  return (wish: string) => {
    const base = slugify(wish).slice(0, max) || 'untitled'
    let name = base
    for (let number = 2; taken.has(name); number += 1) name = `${base}-${number}`
    taken.add(name)
    return name
  }
}

/** Collects a file for Ghost. `base`: the address of this magazine, where Ghost finds the pictures. */
function createFile(base: string) {
  const posts: (Post & { visibility: 'public' })[] = []
  const posts_meta: (Meta & { id: string; post_id: string })[] = []
  const tags: Tag[] = []
  const users: User[] = []
  const posts_tags: { id: string; post_id: string; tag_id: string; sort_order: number }[] = []
  const posts_authors: { id: string; post_id: string; author_id: string; sort_order: number }[] = []
  const slugFor = { post: distinct(MAX.slug), tag: distinct(MAX.slug), user: distinct(MAX.slug) }
  const internal = new Map<string, string>()
  const bylines = new Map<string, string>()
  /** Addresses of records here, and there. */
  const addresses = new Map<string, string>()
  const shortened: string[] = []

  const absolute = (url: string | null | undefined) => (url?.startsWith('/') ? base + url : (url ?? null))

  const address = (path: string) => {
    const [, plain = '', rest = ''] = /^([^?#]*)(.*)$/s.exec(path) ?? []
    const there = addresses.get(plain)
    return there === undefined ? base + path : `__GHOST_URL__/${there}/${rest}`
  }
  const withAddresses = (html: string) =>
    html.replace(/ (src|href)="(\/(?!\/)[^"]*)"/g, (_, name: string, path: string) => ` ${name}="${address(path)}"`)

  return {
    slugFor,
    addresses,
    absolute,
    tag(id: string, name: string, slug: string, description: string | null) {
      const given = slugFor.tag(slug)
      tags.push({
        id,
        name: cut(name, MAX.name),
        slug: given,
        description: short(description, 500),
        visibility: 'public',
      })
      return given
    },
    /** A tag that readers do not see, by which a theme can tell posts apart. */
    internalTag(name: string) {
      const known = internal.get(name)
      if (known) return known
      const id = `internal-${name}`
      tags.push({ id, name: `#${name}`, slug: slugFor.tag(`hash-${name}`), description: null, visibility: 'internal' })
      internal.set(name, id)
      return id
    },
    user(user: User) {
      users.push(user)
    },
    /** Ghost names an author by an account only, and an account by an address, so one is made up that is none. */
    byline(name: string) {
      const known = bylines.get(name)
      if (known) return known
      const slug = slugFor.user(name)
      const id = `byline-${slug}`
      users.push({
        id,
        name: cut(name, MAX.name),
        slug,
        email: `${slug}@author.invalid`,
        bio: null,
        profile_image: null,
      })
      bylines.set(name, id)
      return id
    },
    post(
      post: Omit<Post, 'html' | 'title'> & { title: string; text: Text },
      meta: Meta,
      tagIds: string[],
      authorIds: string[],
    ) {
      const { text, title, custom_excerpt, ...rest } = post
      const blocks = readDocument(text.blocks)?.blocks ?? toDocument(text.content, 0).blocks
      if (title.length > MAX.title || (custom_excerpt ?? '').length > MAX.excerpt) shortened.push(title)
      posts.push({
        ...rest,
        title: cut(title, MAX.title) || '(untitled)',
        html: toGhostHtml(blocks),
        custom_excerpt: short(custom_excerpt, MAX.excerpt),
        visibility: 'public',
      })
      posts_meta.push({ id: `meta-${post.id}`, post_id: post.id, ...meta })
      for (const [sort_order, tag_id] of tagIds.entries())
        posts_tags.push({ id: `${post.id}-${tag_id}`, post_id: post.id, tag_id, sort_order })
      for (const [sort_order, author_id] of authorIds.entries())
        posts_authors.push({ id: `${post.id}-${author_id}`, post_id: post.id, author_id, sort_order })
    },
    finish(now: Date) {
      for (const post of posts) post.html = withAddresses(post.html)
      const roles = [{ id: 'author', name: 'Author', description: 'Authors' }]
      const roles_users = users.map(({ id }) => ({ id: `role-${id}`, role_id: 'author', user_id: id }))
      const data = { posts, posts_meta, tags, users, roles, roles_users, posts_tags, posts_authors }
      return { meta: { exported_on: now.getTime(), version: VERSION }, data, shortened }
    },
  }
}

async function* recordsOf<Name extends Kind>(db: Db, kind: Name) {
  for await (const record of readers[kind](db)) yield record as RecordOf<Name>
}

type File = ReturnType<typeof createFile>

function addArticle(
  file: File,
  article: RecordOf<'articles'>,
  { hasUser, isPinned }: { hasUser: (id: number) => boolean; isPinned: boolean },
) {
  const {
    id,
    slug,
    author,
    byline,
    author_name,
    categories,
    translations,
    image_url,
    image_caption,
    further_authors = [],
  } = article
  const original = article.language ?? DEFAULT_LANGUAGE
  const accountOf = (userId: number | null | undefined, name: string) =>
    typeof userId === 'number' && hasUser(userId) ? `user-${userId}` : file.byline(name)
  const authorIds = new Set([
    byline ? file.byline(byline) : accountOf(author, author_name),
    ...further_authors.map((each) => accountOf(each.author, each.author_name)),
  ])
  for (const texts of [article, ...translations]) {
    const isOriginal = texts === article
    const language = texts.language ?? DEFAULT_LANGUAGE
    const isPublic = article.status === 'published' && texts.status === 'published'
    const given = file.slugFor.post(isOriginal ? (slug === 'events' ? `event-${id}` : slug) : `${slug}-${language}`)
    const path = slug === 'events' ? paths.event(id) : paths.article(id)
    file.addresses.set(language === DEFAULT_LANGUAGE ? path : `/${language.toLowerCase()}${path}`, given)
    if (isOriginal) file.addresses.set(path, given)
    const created = article.created_at ?? new Date(0)
    const credit = [texts.image_caption ?? image_caption, article.image_credit].filter(Boolean).join(' ')
    file.post(
      {
        id: isOriginal ? `article-${id}` : `article-${id}-${language}`,
        type: 'post',
        title: texts.title,
        slug: given,
        text: texts,
        status: isPublic ? 'published' : 'draft',
        created_at: created,
        updated_at: texts.updated_at ?? created,
        published_at: isPublic ? (article.published_at ?? created) : null,
        custom_excerpt: texts.excerpt,
        feature_image: file.absolute(image_url),
        featured: isOriginal && isPinned ? 1 : 0,
      },
      {
        meta_description: short(texts.meta_description, MAX.description),
        feature_image_alt: short(texts.image_alt, MAX.alt),
        feature_image_caption: short(credit && escapeText(credit), MAX.caption),
      },
      [
        ...categories.map((each) => `category-${each}`),
        ...(isOriginal && original === DEFAULT_LANGUAGE ? [] : [file.internalTag(language.toLowerCase())]),
        ...(slug === 'events' ? [file.internalTag('event')] : []),
      ],
      [...authorIds],
    )
  }
}

const NO_META: Meta = { meta_description: null, feature_image_alt: null, feature_image_caption: null }

/** A page with its translations. */
function addPage(
  file: File,
  kind: 'page' | 'place',
  page: { id: number; slug: string; created_at?: Date; isPublic: boolean; image?: string | null; alt?: string | null },
  versions: { language: string; title: string; text: Text; isPublic: boolean; updated_at?: Date | undefined }[],
) {
  for (const { language, title, text, isPublic, updated_at } of versions) {
    const isOriginal = language === DEFAULT_LANGUAGE
    const given = file.slugFor.post(isOriginal ? page.slug : `${page.slug}-${language}`)
    const path = kind === 'page' ? paths.page(page.slug) : paths.place(page.slug)
    file.addresses.set(isOriginal ? path : `/${language.toLowerCase()}${path}`, given)
    const created = page.created_at ?? new Date(0)
    file.post(
      {
        id: isOriginal ? `${kind}-${page.id}` : `${kind}-${page.id}-${language}`,
        type: 'page',
        title,
        slug: given,
        text,
        status: page.isPublic && isPublic ? 'published' : 'draft',
        created_at: created,
        updated_at: updated_at ?? created,
        published_at: page.isPublic && isPublic ? created : null,
        custom_excerpt: null,
        feature_image: file.absolute(page.image),
        featured: 0,
      },
      { ...NO_META, feature_image_alt: short(page.alt, MAX.alt) },
      [
        ...(kind === 'place' ? [file.internalTag('place')] : []),
        ...(isOriginal ? [] : [file.internalTag(language.toLowerCase())]),
      ],
      [],
    )
  }
}

const paragraphs = (texts: (string | null | undefined)[]) =>
  texts
    .filter((text) => !!text)
    .map((text) => `<p>${escapeText(String(text)).replaceAll('\n', '<br>')}</p>`)
    .join('')

/**
 * All articles, pages and places as a file for Ghost's importer; translations are posts of their own with an internal tag such as #id. Ghost
 * shows pictures from `base`, and can copy them. `shortened`: titles of posts with texts that were too long for it.
 */
export async function ghostFile(db: Db, base: string, signal: AbortSignal, now: Date) {
  const file = createFile(base)
  const pinned = await pinnedArticle(db)
  const userIds = new Set<number>()
  for await (const { id, name, email, bio, image_url } of recordsOf(db, 'users')) {
    userIds.add(id)
    file.user({
      id: `user-${id}`,
      name: cut(name, MAX.name),
      slug: file.slugFor.user(name),
      email,
      bio: short(bio, MAX.bio),
      profile_image: file.absolute(image_url),
    })
  }
  for await (const { id, name, slug, description } of recordsOf(db, 'categories'))
    file.addresses.set(paths.topic(slug), `tag/${file.tag(`category-${id}`, name, slug, description ?? null)}`)
  for await (const article of recordsOf(db, 'articles')) {
    signal.throwIfAborted()
    addArticle(file, article, { hasUser: (id) => userIds.has(id), isPinned: article.id === pinned })
  }
  for await (const page of recordsOf(db, 'pages'))
    addPage(
      file,
      'page',
      { ...page, isPublic: page.status === 'published' },
      [{ ...page, language: DEFAULT_LANGUAGE }, ...page.translations].map((each) => ({
        ...each,
        text: each,
        isPublic: each.status === 'published',
      })),
    )
  for await (const place of recordsOf(db, 'places'))
    addPage(
      file,
      'place',
      {
        ...place,
        isPublic: place.status === 'published',
        image: place.image_url ?? null,
        alt: place.image_alt ?? null,
      },
      [{ ...place, language: DEFAULT_LANGUAGE }, ...place.translations].map(
        ({ language, name, summary, practical, updated_at }) => ({
          language,
          title: name,
          text: { content: paragraphs([summary, ...PRACTICAL_FIELDS.map((field) => practical?.[field])]) },
          isPublic: true,
          updated_at,
        }),
      ),
    )
  return file.finish(now)
}
