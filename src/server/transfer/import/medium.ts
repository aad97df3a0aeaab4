import { findAll, findFirst, hasClass, parseHtml, textIn } from '@shared/content/dom'
import { rebuild } from '@shared/content/tree'
import render from 'dom-serializer'
import type { ChildNode, Element } from 'domhandler'
import { openArchive } from './archive'
import { noLosses } from './losses'
import { isUsualDate, MAX_CONTENT, MAX_POSTS, type Source, SourceError, type SourcePost } from './source'
import { decodeText } from './source-files'

const EXPECTED =
  'the ZIP file or the folder of a Medium export (Settings, Security and apps, Download your information)'

const withField = (nodes: ChildNode[], name: string) =>
  findAll(nodes, ({ attribs }) => attribs['data-field'] === name)[0]
const withClass = (nodes: ChildNode[], name: string) => findAll(nodes, (element) => hasClass(element, name))[0]
const textOf = (element: Element | undefined) => (element ? textIn(element.children).replace(/\s+/g, ' ').trim() : '')

/** The text without its title and subtitle, which Medium repeats in it, and without the rule that begins it. */
function bodyOf(body: Element, title: string, subtitle: string) {
  let isFirstRule = true
  const nodes = rebuild(body.children, (element) => {
    const isRepeated =
      (hasClass(element, 'graf--title') && textOf(element) === title) ||
      (hasClass(element, 'graf--subtitle') && textOf(element) === subtitle)
    if (!hasClass(element, 'section-divider')) return isRepeated ? [] : [element]
    const isDropped = isFirstRule
    isFirstRule = false
    return isDropped ? [] : [element]
  })
  return render(nodes, { encodeEntities: 'utf8' })
}

/** `2021-03-04_A-title-0123456789ab.html`, `draft_A-title-0123456789ab.html` */
const FILE = /^(?:.*\/)?posts\/((?:draft|\d{4}-\d\d-\d\d)_.*?-{0,2}([0-9a-f]{8,14}))\.html$/

function postOf(html: string, id: string, isDraft: boolean): SourcePost & { author: { name: string; url: string } } {
  const nodes = parseHtml(html)
  const title = textOf(withClass(nodes, 'p-name')) || textOf(findFirst(nodes, 'title'))
  const subtitle = textOf(withField(nodes, 'subtitle'))
  const body = withField(nodes, 'body')
  const author = withClass(nodes, 'p-author')
  const canonical = withClass(nodes, 'p-canonical')?.attribs.href ?? ''
  const published = new Date(withClass(nodes, 'dt-published')?.attribs.datetime ?? Number.NaN)
  const created = isUsualDate(published) ? published : undefined
  const losses = noLosses()
  losses.found = { dates: 1, authors: 1 }
  if (!created && !isDraft) losses.lost.push({ kind: 'dates', text: 'it has none' })
  // The addresses of Medium itself do not become those of this magazine.
  const isOwn = URL.canParse(canonical) && !/(?:^|\.)medium\.com$/.test(new URL(canonical).host)
  const slug = (URL.canParse(canonical) ? new URL(canonical).pathname : '').split('/').at(-1) ?? ''
  const isResponse = !isDraft && body !== undefined && !withClass(body.children, 'graf--title') && !subtitle
  const picture = body && findAll(body.children, ({ attribs }) => attribs['data-is-featured'] === 'true')[0]
  return {
    id,
    kind: 'post',
    title,
    slug: slug.replace(/-[0-9a-f]{8,14}$/, '') || title,
    excerpt: subtitle,
    html: body ? bodyOf(body, title, subtitle) : '',
    isPublished: !isDraft && !isResponse,
    created_at: created,
    updated_at: created,
    published_at: isDraft || isResponse ? null : (created ?? null),
    authors: author ? [author.attribs.href ?? textOf(author)] : [],
    author: { name: textOf(author), url: author?.attribs.href ?? '' },
    categories: [],
    picture: picture?.attribs.src,
    picture_alt: picture?.attribs.alt,
    addresses: isOwn ? [canonical] : [],
    warnings: isResponse ? ['it has no title of its own, as responses have: it is a draft here'] : [],
    losses,
  }
}

/** Each story is a file of HTML. Responses to other stories are stories too; claps, lists and highlights are not read. */
export async function openMedium(path: string, givenUrl?: string): Promise<Source> {
  const archive = await openArchive(path, EXPECTED)
  const stories = archive.names.flatMap((name) => {
    const [, file = '', id = ''] = FILE.exec(`/${name.startsWith('posts/') ? name : `posts/${name}`}`) ?? []
    return id ? [{ name, id, isDraft: file.startsWith('draft_') }] : []
  })
  if (stories.length === 0) throw new SourceError(`${path}: there are no posts; expected ${EXPECTED}`)
  if (stories.length > MAX_POSTS) throw new SourceError(`${path}: more than ${MAX_POSTS} posts`)
  const authors: Source['authors'] = new Map()
  async function read({ name, id, isDraft }: (typeof stories)[number]) {
    const html = decodeText(await archive.read(name), name)
    if (html.length > MAX_CONTENT) throw new SourceError(`${path}: ${name} has more than ${MAX_CONTENT} characters`)
    if (!/data-field=|h-entry/.test(html))
      throw new SourceError(`${path}: ${name} is not a story of Medium; expected ${EXPECTED}`)
    return postOf(html, id, isDraft)
  }
  for (const story of stories) {
    const { author } = await read(story)
    if (author.name) authors.set(author.url || author.name, { name: author.name, website: author.url || undefined })
  }
  const [owner = ''] = authors.keys()
  const { host, pathname } = new URL(givenUrl ?? (URL.canParse(owner) ? owner : 'https://medium.com'))
  return {
    name: `medium:${host}${pathname.replace(/\/+$/, '')}`,
    url: givenUrl ?? 'https://medium.com',
    authors,
    categories: new Map(),
    async *posts() {
      for (const story of stories) yield read(story)
    },
    leftOut: new Map(),
  }
}
