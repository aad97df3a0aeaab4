import { slugify } from '@shared/slugify'
import { z } from 'zod'
import { KEPT_BLOCKS, KeptBlock, withKeptBlocks } from '../markdown/kept-blocks'
import { markdownHtml } from '../markdown/markdown-text'
import type { Archive } from './archive'
import type { FrontMatter } from './front-matter'
import { noLosses, type RecordLosses } from './losses'
import {
  allGivenIn,
  asList,
  asText,
  authorIn,
  dateOf,
  type FieldName,
  givenIn,
  nameOf,
  pictureIn,
  unreadFields,
} from './markdown-fields'
import { addressesOf, addressOf, languageOfText, type MarkdownText, resolver } from './markdown-files'
import type { SourceAuthor, SourceCategory, SourcePost, SourceTranslation } from './source'

/** An address in a file as one of the site. */
type Resolve = (address: string) => string

/** `{{ site.baseurl }}` of Jekyll, and its filters for addresses. */
const withoutBase = (body: string) =>
  body
    .replace(/\{\{\s*site\.(?:baseurl|url)\s*\}\}/g, '')
    .replace(
      /\{\{\s*["']([^"'}]{1,500})["']\s*\|\s*(?:relative_url|absolute_url|prepend:\s*site\.baseurl)\s*\}\}/g,
      '$1',
    )

/** The text as HTML. Our own export keeps blocks beside it that Markdown cannot hold. */
function htmlOf(text: MarkdownText, resolve: Resolve) {
  const kept = z.array(KeptBlock).safeParse(text.fields[KEPT_BLOCKS])
  const body = kept.success ? withKeptBlocks(text.body, kept.data, resolve) : withoutBase(text.body)
  return markdownHtml(body, resolve, /\.mdx$/i.test(text.file))
}

function translationOf(archive: Archive, text: MarkdownText, address: string): SourceTranslation | undefined {
  const language = languageOfText(text)
  if (!language) return undefined
  const { fields, place } = text
  return {
    language,
    title: asText(fields.title) || place.name,
    excerpt: asText(givenIn(fields, 'summary') ?? givenIn(fields, 'description')),
    html: htmlOf(text, resolver(archive, text, address)).html,
    meta_description: asText(givenIn(fields, 'description')) || undefined,
    picture_alt: asText(givenIn(fields, 'pictureAlt')) || undefined,
    picture_caption: asText(givenIn(fields, 'pictureCaption')) || undefined,
    translator: asText(givenIn(fields, 'translator')) || undefined,
    isPublished: !isDraft(text),
    updated_at: dateOf(givenIn(fields, 'updated') ?? givenIn(fields, 'date')),
  }
}

const isDraft = ({ fields, place }: MarkdownText) =>
  place.isDraft ||
  fields.draft === true ||
  fields.published === false ||
  /^(?:draft|review)$/i.test(asText(fields.status))

/** A page has no date and stands outside of sections, or says that it is one. */
function isPage({ place, fields }: MarkdownText, date: Date | undefined) {
  const kind = asText(fields.type ?? fields.layout).toLowerCase()
  return place.isPage || kind === 'page' || (!place.isJekyll && place.folders.length === 0 && !date && kind !== 'post')
}

export type Group = { id: string; original: MarkdownText; translations: MarkdownText[] }

/** The authors in their order, by their keys. */
export function authorsIn(fields: FrontMatter) {
  const authors = new Map<string, SourceAuthor>()
  for (const each of allGivenIn(fields, 'authors').flatMap(asList)) {
    const author = authorIn(each)
    const key = author.email ?? author.name
    if (author.name && !authors.has(key)) authors.set(key, author)
  }
  return [...authors]
}

export function topicsIn(fields: FrontMatter) {
  const topics = new Map<string, SourceCategory>()
  for (const each of allGivenIn(fields, 'topics').flatMap(asList)) {
    const name = nameOf(each)
    const slug = slugify(name) || name
    const addresses = ['tags', 'categories', 'tag', 'category'].map((folder) => `/${folder}/${slug}/`)
    if (name && !topics.has(slug)) topics.set(slug, { name, slug, description: null, addresses })
  }
  return [...topics.values()]
}

/** What its fields have, and what of them has no place here. */
function lossesOf({ fields }: MarkdownText, kind: SourcePost['kind'], date: Date | undefined, authors: number) {
  const losses = noLosses()
  losses.found.authors = Math.max(authors, 1)
  losses.found.dates = kind === 'post' ? 1 : 0
  if (kind === 'post' && !date)
    losses.lost.push({ kind: 'dates', text: asText(givenIn(fields, 'date')) || 'it has none' })
  if (kind === 'post' && authors === 0)
    losses.lost.push({ kind: 'authors', text: 'the file names none', became: 'text' })
  for (const [name, value] of unreadFields(fields)) {
    const text = typeof value === 'string' ? value : JSON.stringify(value)
    losses.lost.push({ kind: 'fields', text: `${name}: ${text}` })
  }
  return losses
}

/** The text as HTML; what of it is lost goes to `losses`. */
function bodyOf(text: MarkdownText, resolve: Resolve, losses: RecordLosses) {
  const { html, shortcodes, components } = htmlOf(text, resolve)
  losses.found.shortcodes = shortcodes.length
  for (const name of shortcodes) losses.lost.push({ kind: 'shortcodes', text: `${name} is text now` })
  for (const name of components) losses.lost.push({ kind: 'code', text: `<${name}> is left out; the text in it stays` })
  return html
}

function pictureOf({ fields }: MarkdownText, resolve: Resolve) {
  const picture = pictureIn(givenIn(fields, 'picture'))
  const named = (field: FieldName) => asText(givenIn(fields, field)) || undefined
  return {
    picture: picture && resolve(picture.src),
    picture_alt: picture?.alt ?? named('pictureAlt'),
    picture_caption: picture?.caption ?? named('pictureCaption'),
    picture_credit: named('pictureCredit'),
  }
}

export function postOf(archive: Archive, { id, original: text, translations }: Group, now: Date): SourcePost {
  const { place, fields } = text
  const date = dateOf(givenIn(fields, 'date')) ?? dateOf(place.date)
  const kind = isPage(text, date) ? 'page' : 'post'
  const isPlanned = date !== undefined && date > now
  const isPublished = !isDraft(text) && !isPlanned
  const authors = authorsIn(fields).map(([key]) => key)
  const address = addressOf(place)
  const resolve = resolver(archive, text, address)
  const description = asText(givenIn(fields, 'description'))
  const losses = lossesOf(text, kind, date, authors.length)
  return {
    id,
    kind,
    title: asText(fields.title) || place.name,
    slug: asText(fields.slug) || place.name,
    excerpt: asText(givenIn(fields, 'summary')) || (kind === 'post' ? description : ''),
    html: bodyOf(text, resolve, losses),
    isPublished,
    created_at: date,
    updated_at: dateOf(givenIn(fields, 'updated')) ?? date,
    published_at: isPublished ? (date ?? null) : null,
    authors,
    categories: topicsIn(fields).map(({ slug }) => slug),
    ...pictureOf(text, resolve),
    meta_description: description || undefined,
    isFeatured: allGivenIn(fields, 'featured').some((value) => value === true),
    language: languageOfText(text),
    translations: translations.flatMap((each) => translationOf(archive, each, address) ?? []),
    addresses: isPublished ? addressesOf(text, date) : [],
    warnings: isPlanned && !isDraft(text) ? ['it was planned for later, and is a draft here'] : [],
    losses,
  }
}
