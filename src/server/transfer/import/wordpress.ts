import { isUsualDate, MAX_CONTENT, MAX_POSTS, type Source, SourceError, type SourcePost } from './source'
import { wordpressText } from './wordpress-html'
import { childText, type Element, readWxr } from './wxr'

const POST_KINDS = new Map<string, SourcePost['kind']>([
  ['post', 'post'],
  ['page', 'page'],
])

/** Never shown to readers, and of no use here. */
const UNUSED_STATUSES = new Set(['trash', 'auto-draft', 'inherit'])

const DEFAULT_CATEGORY = 'uncategorized'

/** `2019-05-01 12:34:56` in UTC. Drafts have zeros. */
function dateOf(text: string) {
  if (!/^\d{4}-\d\d-\d\d \d\d:\d\d:\d\d$/.test(text) || text.startsWith('0000')) return undefined
  const date = new Date(`${text.replace(' ', 'T')}Z`)
  return isUsualDate(date) ? date : undefined
}

function metaOf(item: Element, key: string) {
  const meta = item.children.get('wp:postmeta')?.find((each) => childText(each, 'wp:meta_key') === key)
  return meta && childText(meta, 'wp:meta_value')
}

const isTerm = ({ attributes: { domain } }: Element) => domain === 'category' || domain === 'post_tag'
const termKey = ({ attributes: { domain, nicename = '' } }: Element) => `${domain}/${nicename}`

type Attachments = {
  addresses: Map<string, string>
  /** Alternative text and caption. */
  texts: Map<string, Pick<SourcePost, 'picture_alt' | 'picture_caption'>>
  /** The attachments of each post. */
  attached: Map<string, string[]>
}

function postOf(item: Element, kind: SourcePost['kind'], { addresses, texts, attached }: Attachments): SourcePost {
  const id = childText(item, 'wp:post_id')
  const status = childText(item, 'wp:status')
  const hasPassword = childText(item, 'wp:post_password') !== ''
  const isPublished = status === 'publish' && !hasPassword
  const created = dateOf(childText(item, 'wp:post_date_gmt')) ?? dateOf(childText(item, 'wp:post_date')) ?? new Date(0)
  const updated = dateOf(childText(item, 'wp:post_modified_gmt')) ?? created
  const content = item.children.get('content:encoded')?.[0]?.text ?? ''
  const { html, lost } = wordpressText(content, id, { attachments: addresses, texts, attached })
  const warnings = [
    ...(hasPassword ? ['it was protected by a password, and is a draft here'] : []),
    ...(status === 'private' ? ['it was private, and is a draft here'] : []),
    ...(status === 'future' ? ['it was scheduled, and is a draft here'] : []),
    ...lost.map(({ kind, text }) => `${kind}: ${text}`),
  ]
  const thumbnail = metaOf(item, '_thumbnail_id')
  return {
    id,
    kind,
    title: childText(item, 'title'),
    slug: childText(item, 'wp:post_name'),
    excerpt: childText(item, 'excerpt:encoded'),
    html,
    isPublished,
    created_at: created,
    updated_at: new Date(Math.max(updated.getTime(), created.getTime())),
    published_at: isPublished ? created : null,
    author: childText(item, 'dc:creator') || undefined,
    categories: (item.children.get('category') ?? []).filter(isTerm).map(termKey),
    picture: thumbnail ? addresses.get(thumbnail) : undefined,
    ...(thumbnail && texts.get(thumbnail)),
    addresses: isPublished ? [childText(item, 'link'), `/?${kind === 'page' ? 'page_id' : 'p'}=${id}`] : [],
    warnings,
  }
}

const kindOf = (item: Element) =>
  UNUSED_STATUSES.has(childText(item, 'wp:status')) ? undefined : POST_KINDS.get(childText(item, 'wp:post_type'))

/** Reads the whole file once, to check it and to learn what posts refer to, such as pictures, which may come after them. */
export async function openWordpress(path: string, givenUrl?: string): Promise<Source> {
  const authors: Source['authors'] = new Map()
  const categories: Source['categories'] = new Map()
  const attachments: Attachments = { addresses: new Map(), texts: new Map(), attached: new Map() }
  const leftOut: Source['leftOut'] = new Map()
  let url = givenUrl
  let channelLink = ''
  let posts = 0

  const readItem = (item: Element) => {
    const id = childText(item, 'wp:post_id')
    const type = childText(item, 'wp:post_type')
    const name = childText(item, 'title') || id || 'an item'
    if (!/^\d+$/.test(id)) throw new SourceError(`${path}: '${name}' has no wp:post_id`)
    if (type === 'attachment') {
      attachments.addresses.set(id, childText(item, 'wp:attachment_url'))
      const picture_alt = metaOf(item, '_wp_attachment_image_alt')
      const parent = childText(item, 'wp:post_parent')
      attachments.attached.set(parent, [...(attachments.attached.get(parent) ?? []), id])
      attachments.texts.set(id, { picture_alt, picture_caption: childText(item, 'excerpt:encoded') })
    } else if (kindOf(item)) {
      posts += 1
      if (posts > MAX_POSTS) throw new SourceError(`${path}: more than ${MAX_POSTS} posts`)
      for (const term of (item.children.get('category') ?? []).filter(isTerm)) {
        const slug = term.attributes.nicename ?? ''
        if (slug && slug !== DEFAULT_CATEGORY && !categories.has(termKey(term)))
          categories.set(termKey(term), { name: term.text.trim() || slug, slug, description: null })
      }
      const size = item.children.get('content:encoded')?.[0]?.text.length ?? 0
      if (size > MAX_CONTENT)
        throw new SourceError(`${path}: '${name}' has ${size} characters, of at most ${MAX_CONTENT}`)
    } else leftOut.set(type || 'items without a type', (leftOut.get(type || 'items without a type') ?? 0) + 1)
  }

  for await (const { name, element } of readWxr(path)) {
    if (name === 'item') readItem(element)
    else if (name === 'wp:author')
      authors.set(childText(element, 'wp:author_login'), {
        name: childText(element, 'wp:author_display_name') || childText(element, 'wp:author_login'),
        email: childText(element, 'wp:author_email') || undefined,
      })
    else if (name === 'wp:category' || name === 'wp:tag') {
      const [domain, prefix] = name === 'wp:tag' ? ['post_tag', 'tag'] : ['category', 'category']
      const slug = childText(element, name === 'wp:tag' ? 'wp:tag_slug' : 'wp:category_nicename')
      const label = childText(element, name === 'wp:tag' ? 'wp:tag_name' : 'wp:cat_name') || slug
      const description = childText(element, `wp:${prefix}_description`) || null
      if (slug && slug !== DEFAULT_CATEGORY) categories.set(`${domain}/${slug}`, { name: label, slug, description })
    } else if (name === 'wp:base_blog_url') url ??= element.text.trim()
    else channelLink ||= element.text.trim()
  }
  url ??= channelLink
  if (!URL.canParse(url))
    throw new SourceError(`${path}: the address of the blog (wp:base_blog_url) is missing; give it with --url`)

  async function* readPosts() {
    for await (const { name, element } of readWxr(path)) {
      const kind = name === 'item' ? kindOf(element) : undefined
      if (kind) yield postOf(element, kind, attachments)
    }
  }
  return {
    name: `wordpress:${new URL(url).host}${new URL(url).pathname.replace(/\/$/, '')}`,
    url,
    authors,
    categories,
    posts: readPosts,
    leftOut,
  }
}
