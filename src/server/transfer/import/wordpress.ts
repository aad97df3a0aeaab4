import { noLosses } from './losses'
import {
  isUsualDate,
  MAX_CONTENT,
  MAX_POSTS,
  type Source,
  type SourceCategory,
  SourceError,
  type SourcePost,
} from './source'
import { wordpressText } from './wordpress-html'
import { childText, type Element, readWxr } from './wxr'

const POST_KINDS = new Map<string, SourcePost['kind']>([
  ['post', 'post'],
  ['page', 'page'],
])

/** Never shown to readers, and of no use here. */
const UNUSED_STATUSES = new Set(['trash', 'auto-draft', 'inherit'])

const DEFAULT_CATEGORY = 'uncategorized'

/** `2019-05-01 12:34:56` in UTC; other programs write a `T`, and fractions. Drafts have zeros. */
function dateOf(text: string) {
  const [, day, time] = /^(\d{4}-\d\d-\d\d)[ T](\d\d:\d\d:\d\d)(?:\.\d+)?Z?$/.exec(text) ?? []
  if (!day || day.startsWith('0000')) return undefined
  const date = new Date(`${day}T${time}Z`)
  return isUsualDate(date) ? date : undefined
}

/** The date of the feed: `Wed, 01 May 2019 05:30:00 +0000`. */
function feedDate(text: string) {
  const date = new Date(/\d{4}/.test(text) ? text : Number.NaN)
  return isUsualDate(date) ? date : undefined
}

function metaOf(item: Element, key: string) {
  const meta = item.children.get('wp:postmeta')?.find((each) => childText(each, 'wp:meta_key') === key)
  return meta && childText(meta, 'wp:meta_value')
}

const isTerm = ({ attributes: { domain } }: Element) => domain === 'category' || domain === 'post_tag'
const termKey = ({ attributes: { domain, nicename = '' } }: Element) => `${domain}/${nicename}`

/** What posts refer to, which may come after them in the file. */
type References = {
  attachments: Map<string, string>
  /** Alternative text and caption. */
  texts: Map<string, Pick<SourcePost, 'picture_alt' | 'picture_caption'>>
  /** The ids of the attachments of each post. */
  attached: Map<string, string[]>
  /** Synced patterns: a text that several posts show. */
  patterns: Map<string, string>
}

const MAX_PATTERNS = 20

/** The text with its synced patterns in place, as WordPress shows it. */
function withPatterns(content: string, patterns: References['patterns']) {
  let text = content
  // A pattern may contain others.
  for (let depth = 0; depth < 3 && text.includes('<!-- wp:block '); depth += 1) {
    let expanded = 0
    text = text.replace(/<!-- wp:block \{"ref":(\d{1,15})[^\n]{0,2000}?\/-->/g, (whole, id: string) => {
      expanded += 1
      return expanded > MAX_PATTERNS ? whole : (patterns.get(id) ?? whole)
    })
  }
  return text
}

/** The text with its footnotes, which the block editor keeps beside it. */
function withFootnotes(content: string, meta: string | undefined) {
  if (!meta || !content.includes('<!-- wp:footnotes')) return content
  let notes: { id: string; content: string }[]
  try {
    notes = JSON.parse(meta)
  } catch {
    return content
  }
  if (!Array.isArray(notes)) return content
  const items = notes.map(({ id, content }) => `<li id="${id}">${content} <a href="#${id}-link">↩︎</a></li>`)
  return content.replace(/<!-- wp:footnotes[^\n]{0,500}?\/-->/, `<ol class="wp-block-footnotes">${items.join('')}</ol>`)
}

/** Descriptions for search engines, of the plugins that most blogs use. */
const DESCRIPTIONS = ['_yoast_wpseo_metadesc', 'rank_math_description', '_aioseo_description', '_aioseop_description']

/** Fields that are read, or that only arrange something. Those of plugins begin with an underscore. */
const READ_FIELDS = new Set(['footnotes', 'rank_math_description', 'enclosure', 'dsq_thread_id'])

/** The fields and the comments that there is no place for. */
function noteFields(item: Element, post: Pick<SourcePost, 'losses'>) {
  const { lost } = post.losses
  for (const meta of item.children.get('wp:postmeta') ?? []) {
    const [key, value] = [childText(meta, 'wp:meta_key'), childText(meta, 'wp:meta_value')]
    if (value && !/^_|^rank_math_/.test(key) && !READ_FIELDS.has(key))
      lost.push({ kind: 'fields', text: `${key}: ${value}` })
  }
  const comments = (item.children.get('wp:comment') ?? []).filter(
    (each) => childText(each, 'wp:comment_approved') === '1',
  )
  if (comments.length > 0) lost.push({ kind: 'fields', text: `${comments.length} comments` })
  const terms = (item.children.get('category') ?? []).filter(
    ({ attributes: { domain = '' } }) =>
      !['category', 'post_tag', 'author', 'post_format', 'nav_menu'].includes(domain),
  )
  for (const { attributes, text } of terms) lost.push({ kind: 'fields', text: `${attributes.domain}: ${text.trim()}` })
}

/** The main author, and those whom Co-Authors Plus adds, in its order. */
function authorsOf(item: Element) {
  const coauthors = (item.children.get('category') ?? []).filter(({ attributes: { domain } }) => domain === 'author')
  const names = coauthors.map(({ attributes: { nicename = '' } }) => nicename.replace(/^cap-/, ''))
  const main = childText(item, 'dc:creator')
  const all = names.length > 0 ? names : [main]
  return [...new Set(all.filter(Boolean))]
}

function postOf(item: Element, kind: SourcePost['kind'], references: References): SourcePost {
  const { attachments, texts, patterns } = references
  const id = childText(item, 'wp:post_id')
  const status = childText(item, 'wp:status')
  const hasPassword = childText(item, 'wp:post_password') !== ''
  const isPublished = status === 'publish' && !hasPassword
  const dates = ['wp:post_date_gmt', 'wp:post_date'].map((name) => childText(item, name))
  const created = dateOf(dates[0] ?? '') ?? dateOf(dates[1] ?? '') ?? feedDate(childText(item, 'pubDate'))
  const updated = dateOf(childText(item, 'wp:post_modified_gmt')) ?? created
  const raw = item.children.get('content:encoded')?.[0]?.text ?? ''
  const content = withFootnotes(withPatterns(raw, patterns), metaOf(item, 'footnotes'))
  const { html, found, lost } = wordpressText(content, id, references)
  const warnings = [
    ...(hasPassword ? ['it was protected by a password, and is a draft here'] : []),
    ...(status === 'private' ? ['it was private, and is a draft here'] : []),
    ...(status === 'future' ? ['it was scheduled, and is a draft here'] : []),
  ]
  const thumbnail = metaOf(item, '_thumbnail_id')
  const picture = thumbnail ? attachments.get(thumbnail) : undefined
  const authors = kind === 'page' ? [] : authorsOf(item)
  const losses = noLosses()
  losses.found = { ...found, dates: 1, authors: authors.length }
  losses.lost.push(...lost)
  if (!created && status !== 'draft') losses.lost.push({ kind: 'dates', text: dates.find(Boolean) ?? 'it has none' })
  if (thumbnail && !picture) {
    losses.found.pictures = 1
    losses.lost.push({ kind: 'pictures', text: `featured picture: attachment ${thumbnail} is not in the file` })
  }
  noteFields(item, { losses })
  return {
    id,
    kind,
    title: childText(item, 'title'),
    slug: childText(item, 'wp:post_name'),
    excerpt: childText(item, 'excerpt:encoded'),
    html,
    isPublished,
    created_at: created,
    updated_at: created && updated && new Date(Math.max(updated.getTime(), created.getTime())),
    published_at: isPublished ? (created ?? null) : null,
    authors,
    categories: (item.children.get('category') ?? []).filter(isTerm).map(termKey),
    picture,
    ...(thumbnail && texts.get(thumbnail)),
    meta_description: DESCRIPTIONS.map((key) => metaOf(item, key)).find(Boolean),
    isFeatured: childText(item, 'wp:is_sticky') === '1',
    addresses: isPublished ? [childText(item, 'link'), `/?${kind === 'page' ? 'page_id' : 'p'}=${id}`] : [],
    warnings,
    losses,
  }
}

/** Kinds that arrange a site, and contain nothing that its readers read. */
const ARRANGEMENTS = new Set([
  'nav_menu_item',
  'custom_css',
  'customize_changeset',
  'oembed_cache',
  'user_request',
  'wp_global_styles',
  'wp_navigation',
  'wp_template',
  'wp_template_part',
  'wp_font_family',
  'wp_font_face',
  'revision',
])

const kindOf = (item: Element) =>
  UNUSED_STATUSES.has(childText(item, 'wp:status')) ? undefined : POST_KINDS.get(childText(item, 'wp:post_type'))

/** A category with those above it, which are in its address. */
type Term = { slug: string; parent: string; id: string }

const feedsOf = (address: string) => [address, `${address}feed/`]

function addressesOfTerm(domain: string, { slug, id }: Term, terms: Map<string, Term>) {
  if (domain === 'post_tag') return feedsOf(`/tag/${slug}/`)
  const path = [slug]
  for (let term = terms.get(slug); term?.parent && path.length < 10; term = terms.get(term.parent))
    path.unshift(term.parent)
  const nested = path.length > 1 ? feedsOf(`/category/${path.join('/')}/`) : []
  return [...feedsOf(`/category/${slug}/`), ...nested, ...(id ? [`/?cat=${id}`] : [])]
}

const FEEDS = ['/feed/', '/feed/rss/', '/feed/rss2/', '/feed/atom/', '/rss/', '/rss.xml', '/atom.xml', '/?feed=rss2']

/** Reads the whole file once, to check it and to learn what posts refer to, such as pictures, which may come after them. */
export async function openWordpress(path: string, givenUrl?: string): Promise<Source> {
  const authors: Source['authors'] = new Map()
  const categories: Source['categories'] = new Map()
  const terms = new Map<string, Term>()
  const references: References = {
    attachments: new Map(),
    texts: new Map(),
    attached: new Map(),
    patterns: new Map(),
  }
  const leftOut: Source['leftOut'] = new Map()
  const losses = noLosses()
  let url = givenUrl
  let channelLink = ''
  let language = ''
  let posts = 0

  const setCategory = (domain: string, term: Term, values: Omit<SourceCategory, 'slug' | 'addresses'>) => {
    if (!term.slug || term.slug === DEFAULT_CATEGORY) return
    if (domain === 'category') terms.set(term.slug, term)
    categories.set(`${domain}/${term.slug}`, { ...values, slug: term.slug })
  }

  const readItem = (item: Element) => {
    const id = childText(item, 'wp:post_id')
    const type = childText(item, 'wp:post_type')
    const name = childText(item, 'title') || id || 'an item'
    const content = item.children.get('content:encoded')?.[0]?.text ?? ''
    if (!/^\d+$/.test(id)) throw new SourceError(`${path}: '${name}' has no wp:post_id`)
    if (type === 'attachment') {
      references.attachments.set(id, childText(item, 'wp:attachment_url'))
      const parent = childText(item, 'wp:post_parent')
      const siblings = references.attached.get(parent)
      if (siblings) siblings.push(id)
      else references.attached.set(parent, [id])
      const picture_alt = metaOf(item, '_wp_attachment_image_alt')
      references.texts.set(id, { picture_alt, picture_caption: childText(item, 'excerpt:encoded') })
    } else if (type === 'wp_block') references.patterns.set(id, content)
    else if (kindOf(item)) {
      posts += 1
      if (posts > MAX_POSTS) throw new SourceError(`${path}: more than ${MAX_POSTS} posts`)
      for (const term of (item.children.get('category') ?? []).filter(isTerm)) {
        const { domain = '', nicename: slug = '' } = term.attributes
        if (!categories.has(termKey(term)))
          setCategory(domain, { slug, parent: '', id: '' }, { name: term.text.trim() || slug, description: null })
      }
      if (content.length > MAX_CONTENT)
        throw new SourceError(`${path}: '${name}' has ${content.length} characters, of at most ${MAX_CONTENT}`)
    } else {
      leftOut.set(type || 'items without a type', (leftOut.get(type || 'items without a type') ?? 0) + 1)
      const isContent = !ARRANGEMENTS.has(type) && !UNUSED_STATUSES.has(childText(item, 'wp:status'))
      if (isContent)
        losses.lost.push({ kind: 'fields', text: `${type || 'item'}: ${name}`, address: childText(item, 'link') })
    }
  }

  for await (const { name, element } of readWxr(path)) {
    if (name === 'item') readItem(element)
    else if (name === 'wp:author') {
      const login = childText(element, 'wp:author_login')
      const number = childText(element, 'wp:author_id')
      authors.set(login, {
        name: childText(element, 'wp:author_display_name') || login,
        email: childText(element, 'wp:author_email') || undefined,
        addresses: [
          `/author/${login.toLowerCase().replace(/[\s.@]+/g, '-')}/`,
          ...(/^\d+$/.test(number) ? [`/?author=${number}`] : []),
        ],
      })
    } else if (name === 'wp:category' || name === 'wp:tag') {
      const [domain, prefix] = name === 'wp:tag' ? ['post_tag', 'tag'] : ['category', 'category']
      const slug = childText(element, name === 'wp:tag' ? 'wp:tag_slug' : 'wp:category_nicename')
      const term = { slug, parent: childText(element, 'wp:category_parent'), id: childText(element, 'wp:term_id') }
      const label = childText(element, name === 'wp:tag' ? 'wp:tag_name' : 'wp:cat_name') || slug
      const description = childText(element, `wp:${prefix}_description`) || null
      setCategory(domain, term, { name: label, description })
    } else if (name === 'wp:base_blog_url') url ??= element.text.trim()
    else if (name === 'language') language = element.text.trim()
    else if (name === 'link') channelLink ||= element.text.trim()
  }
  for (const [key, category] of categories) {
    const term = terms.get(category.slug) ?? { slug: category.slug, parent: '', id: '' }
    category.addresses = addressesOfTerm(key.slice(0, key.indexOf('/')), term, terms)
  }
  url ??= channelLink
  if (!URL.canParse(url))
    throw new SourceError(`${path}: the address of the blog (wp:base_blog_url) is missing; give it with --url`)

  async function* readPosts() {
    for await (const { name, element } of readWxr(path)) {
      const kind = name === 'item' ? kindOf(element) : undefined
      if (kind) yield postOf(element, kind, references)
    }
  }
  return {
    name: `wordpress:${new URL(url).host}${new URL(url).pathname.replace(/\/$/, '')}`,
    url,
    authors,
    categories,
    posts: readPosts,
    language,
    redirects: FEEDS.map((address) => [address, '/feed.xml']),
    leftOut,
    losses,
  }
}
