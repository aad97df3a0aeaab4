import { posix } from 'node:path'
import type { LanguageCode } from '@shared/languages'
import { slugify } from '@shared/slugify'
import { DAY_MS, startOfDay } from '@shared/time'
import { isEmail } from '@shared/validation'
import { z } from 'zod'
import { KEPT_BLOCKS, KeptBlock, withKeptBlocks } from '../markdown/kept-blocks'
import { markdownHtml } from '../markdown/markdown-text'
import { type Archive, openArchive } from './archive'
import { fileKind } from './copy-files'
import { type FrontMatter, splitFrontMatter } from './front-matter'
import { noLosses } from './losses'
import {
  isUsualDate,
  languageNamed,
  MAX_CONTENT,
  MAX_POSTS,
  type Source,
  type SourceAuthor,
  type SourceCategory,
  SourceError,
  type SourcePost,
  type SourceTranslation,
  siteName,
} from './source'
import { decodeText } from './source-files'

const EXPECTED = 'a folder (or its ZIP file) with Markdown files, such as the content of a Hugo, Jekyll or Astro site'

const MARKDOWN = /\.(?:md|markdown|mdx)$/i
/** What describes a project, or is a template, and is no text of the site. */
const NO_TEXT =
  /(?:^|\/)(?:_index|readme|license|licence|changelog|contributing|code_of_conduct|_layouts|_includes|layouts|archetypes|themes|vendor|dist|public\/.*|_site)(?:\.[^/]*)?(?:\/|$)/i

/** Where programs for static sites keep their texts: not part of the addresses. */
const ROOTS = /^(?:src\/)?(?:content|pages)\/|^source\//
const FOLDERS = new Set(['_posts', '_drafts', '_pages'])
/** Where they keep files whose addresses begin with a slash. */
const STATIC = ['', 'static/', 'public/', 'assets/', 'src/', 'src/assets/', 'content/', 'source/']

/** The language whose code this is: a folder `information` is not Indonesian. */
const codeNamed = (name: string) => (/^[a-z]{2}(?:-[a-z]{2,4})?$/i.test(name) ? languageNamed(name) : undefined)

/** What a file name tells: the folders, the name, the date of Jekyll, and the language. */
function placeOf(file: string) {
  const inRoot = file.replace(MARKDOWN, '').replace(ROOTS, '')
  const parts = inRoot.split('/')
  const isDraft = parts.includes('_drafts')
  const isJekyll = isDraft || parts.includes('_posts')
  const isPage = parts.includes('_pages') || parts[0] === 'pages' || /^src\/pages\//.test(file)
  const folders = parts.slice(0, -1).filter((part) => !FOLDERS.has(part))
  const [first = ''] = folders
  const folderLanguage = codeNamed(first)
  if (folderLanguage) folders.shift()
  let name = parts.at(-1) ?? ''
  const [, base = '', suffix = ''] = /^(.+)\.([a-z]{2}(?:-[a-z]{2,4})?)$/i.exec(name) ?? []
  const suffixLanguage = codeNamed(suffix)
  if (suffixLanguage) name = base
  const [, date, rest] = (isJekyll && /^(\d{4}-\d\d-\d\d)-(.+)$/.exec(name)) || []
  if (rest) name = rest
  if (name === 'index' && folders.length > 0) name = folders.pop() ?? name
  return { folders, name, date, isDraft, isJekyll, isPage, language: suffixLanguage ?? folderLanguage }
}

const asText = (value: unknown): string =>
  typeof value === 'string' ? value.trim() : typeof value === 'number' ? String(value) : ''

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

/** One text or several, as Jekyll writes them: `[a, b]`, `a, b`, or `a b` in its categories. */
const asList = (value: unknown): unknown[] =>
  Array.isArray(value)
    ? value
    : typeof value === 'string'
      ? value.split(',').map((part) => part.trim())
      : value
        ? [value]
        : []

const nameOf = (value: unknown) => asText(isRecord(value) ? (value.name ?? value.title ?? value.label) : value)

/** A moment. One without a zone is in that of the magazine. */
function dateOf(value: unknown): Date | undefined {
  const text = asText(value)
  const [, day, time, zone] =
    /^(\d{4}-\d\d-\d\d)(?:[T ](\d\d:\d\d(?::\d\d(?:\.\d+)?)?)?\s*(Z|UTC|[+-]\d\d:?\d\d)?)?$/.exec(text) ?? []
  if (!day) {
    const date = new Date(text && /\d{4}/.test(text) ? text : Number.NaN)
    return isUsualDate(date) ? date : undefined
  }
  const offset = zone && (zone === 'UTC' ? 'Z' : zone.replace(/^([+-]\d\d):?(\d\d)$/, '$1:$2'))
  const date = offset
    ? new Date(`${day}T${time ?? '00:00'}${offset}`)
    : new Date(startOfDay(day).getTime() + (time ? Date.parse(`1970-01-01T${time}Z`) % DAY_MS : 0))
  return isUsualDate(date) ? date : undefined
}

/** The first of these fields that is there. All of them count as read. */
function reader(fields: FrontMatter) {
  const read = new Set<string>()
  return {
    take(...names: string[]) {
      for (const name of names) read.add(name)
      return names.map((name) => fields[name]).find((value) => value !== undefined && value !== null && value !== '')
    },
    unread: () => Object.keys(fields).filter((name) => !read.has(name)),
  }
}

/** Fields that arrange a page, and say nothing to readers. */
const ARRANGING = [
  'layout',
  'type',
  'weight',
  'toc',
  'math',
  'mathjax',
  'comments',
  'markup',
  'id',
  'uuid',
  'translationkey',
  'sitemap',
  'outputs',
  'place_kind',
  'event',
]

type Picture = { src: string; alt?: string; caption?: string }

function pictureIn(value: unknown): Picture | undefined {
  if (Array.isArray(value)) return pictureIn(value[0])
  if (!isRecord(value)) return asText(value) ? { src: asText(value) } : undefined
  const src = asText(value.src ?? value.url ?? value.image ?? value.path ?? value.relative ?? value.feature)
  return src ? { src, alt: asText(value.alt) || undefined, caption: asText(value.caption) || undefined } : undefined
}

/** `Name <address>` or fields. */
function authorIn(value: unknown) {
  const text = nameOf(value)
  const [, name = '', address = ''] = /^(.*?)\s*<([^<>\s]+@[^<>\s]+)>$/.exec(text) ?? []
  const email = isRecord(value) ? asText(value.email) : address
  return { name: name || text, email: isEmail(email) ? email : undefined }
}

type Text = { file: string; place: ReturnType<typeof placeOf>; fields: FrontMatter; body: string }

async function readText(archive: Archive, file: string): Promise<Text> {
  const text = decodeText(await archive.read(file), file)
  if (text.length > MAX_CONTENT) throw new SourceError(`${file} has more than ${MAX_CONTENT} characters`)
  return { file, place: placeOf(file), ...splitFrontMatter(text, file) }
}

const decoded = (path: string) => {
  try {
    return decodeURIComponent(path)
  } catch {
    return path
  }
}

/** Where an address in a file leads to: a file of the folder, whose path begins with a slash then, or an address of the site. */
function resolver(archive: Archive, { file, place }: Text, address: string) {
  const folder = posix.dirname(file)
  return (written: string) => {
    const plain = written.trim()
    if (!plain || /^(?:[a-z][a-z0-9+.-]*:|\/\/|#)/i.test(plain)) return plain
    const [, path = '', rest = ''] = /^([^?#]*)(.*)$/s.exec(plain) ?? []
    const name = decoded(path)
    const candidates = name.startsWith('/')
      ? STATIC.map((root) => root + name.slice(1))
      : [
          posix.join(folder, name),
          posix.join(folder, place.name, name),
          ...STATIC.map((root) => root + name.replace(/^(?:\.\.?\/)+/, '')),
        ]
    const found = candidates.find((each) => archive.has(each))
    if (found && MARKDOWN.test(found)) return addressOf(placeOf(found)) + rest
    if (found) return `/${found.split('/').map(encodeURIComponent).join('/')}`
    if (name.startsWith('/')) return plain
    // A file that is missing, or the page of another text.
    return fileKind(name)
      ? `/${posix.join(folder, name)}`
      : new URL(plain, `http://old.invalid${address}`).href.replace('http://old.invalid', '')
  }
}

const addressOf = ({ folders, name }: ReturnType<typeof placeOf>) => `/${[...folders, name].join('/')}/`

/** Addresses at the old site: those that the file names, and those that its program makes of its name. */
function addressesOf({ place, fields }: Text, date: Date | undefined) {
  const named = [
    fields.url,
    fields.permalink,
    fields.slug && `${posix.join('/', ...place.folders)}/${asText(fields.slug)}/`,
    ...asList(fields.aliases),
    ...asList(fields.redirect_from),
  ]
    .map(asText)
    .filter((address) => address && !address.includes(':'))
    .map((address) => (/^https?:/.test(address) ? address : posix.join('/', address)))
  const day = place.date ?? date?.toISOString().slice(0, 10)
  const dated =
    place.isJekyll && day
      ? [`/${day.replaceAll('-', '/')}/${place.name}.html`, `/${day.replaceAll('-', '/')}/${place.name}/`]
      : []
  return [...new Set([...named, ...dated, addressOf(place)])]
}

/** `{{ site.baseurl }}` of Jekyll, and its filters for addresses. */
const withoutBase = (body: string) =>
  body
    .replace(/\{\{\s*site\.(?:baseurl|url)\s*\}\}/g, '')
    .replace(
      /\{\{\s*["']([^"'}]{1,500})["']\s*\|\s*(?:relative_url|absolute_url|prepend:\s*site\.baseurl)\s*\}\}/g,
      '$1',
    )

/** The text as HTML. Our own export keeps blocks beside it that Markdown cannot hold. */
function htmlOf(text: Text, resolve: (address: string) => string) {
  const kept = z.array(KeptBlock).safeParse(text.fields[KEPT_BLOCKS])
  const body = kept.success ? withKeptBlocks(text.body, kept.data, resolve) : withoutBase(text.body)
  return markdownHtml(body, resolve, /\.mdx$/i.test(text.file))
}

function languageOfText({ place, fields }: Text): LanguageCode | undefined {
  const named = asText(fields.language ?? fields.lang ?? fields.locale)
  return place.language ?? languageNamed(named)
}

function translationOf(archive: Archive, text: Text, address: string): SourceTranslation | undefined {
  const language = languageOfText(text)
  if (!language) return undefined
  const { fields, place } = text
  return {
    language,
    title: asText(fields.title) || place.name,
    excerpt: asText(fields.summary ?? fields.excerpt ?? fields.description ?? fields.subtitle),
    html: htmlOf(text, resolver(archive, text, address)).html,
    meta_description: asText(fields.description) || undefined,
    picture_alt: asText(fields.image_alt) || undefined,
    picture_caption: asText(fields.image_caption) || undefined,
    translator: asText(fields.translator) || undefined,
    isPublished: !isDraft(text),
    updated_at: dateOf(fields.lastmod ?? fields.updated ?? fields.date),
  }
}

const isDraft = ({ fields, place }: Text) =>
  place.isDraft ||
  fields.draft === true ||
  fields.published === false ||
  /^(?:draft|review)$/i.test(asText(fields.status))

/** A page has no date and stands outside of sections, or says that it is one. */
function isPage({ place, fields }: Text, date: Date | undefined) {
  const kind = asText(fields.type ?? fields.layout).toLowerCase()
  return place.isPage || kind === 'page' || (!place.isJekyll && place.folders.length === 0 && !date && kind !== 'post')
}

type Group = { id: string; original: Text; translations: Text[] }

/** The authors in their order, by their keys. */
function authorsIn(fields: FrontMatter) {
  const authors = new Map<string, SourceAuthor>()
  for (const each of [...asList(fields.authors), ...asList(fields.author)]) {
    const author = authorIn(each)
    const key = author.email ?? author.name
    if (author.name && !authors.has(key)) authors.set(key, author)
  }
  return [...authors]
}

const TOPIC_FIELDS = ['categories', 'category', 'tags', 'tag', 'topics']

function topicsIn(fields: FrontMatter) {
  const topics = new Map<string, SourceCategory>()
  for (const each of TOPIC_FIELDS.flatMap((field) => asList(fields[field]))) {
    const name = nameOf(each)
    const slug = slugify(name) || name
    const addresses = ['tags', 'categories', 'tag', 'category'].map((folder) => `/${folder}/${slug}/`)
    if (name && !topics.has(slug)) topics.set(slug, { name, slug, description: null, addresses })
  }
  return [...topics.values()]
}

function postOf(archive: Archive, { id, original: text, translations }: Group, now: Date): SourcePost {
  const { place, fields } = text
  const { take, unread } = reader(fields)
  const losses = noLosses()
  const written = take(
    'date',
    'pubdate',
    'publishdate',
    'published_at',
    'published',
    'created',
    'created_at',
    'datepublished',
  )
  const date = dateOf(written) ?? dateOf(place.date)
  const updated =
    dateOf(take('lastmod', 'updated', 'updateddate', 'updated_at', 'modified', 'last_modified_at', 'moddate')) ?? date
  const kind = isPage(text, date) ? 'page' : 'post'
  losses.found.dates = kind === 'post' ? 1 : 0
  if (kind === 'post' && !date) losses.lost.push({ kind: 'dates', text: asText(written) || 'it has none' })
  const isPlanned = date !== undefined && date > now
  const isPublished = !isDraft(text) && !isPlanned
  take(
    'draft',
    'published',
    'status',
    'url',
    'permalink',
    'slug',
    'aliases',
    'redirect_from',
    'title',
    'language',
    'lang',
    'locale',
    KEPT_BLOCKS,
    ...ARRANGING,
  )

  const keys = authorsIn(fields).map(([key]) => key)
  const topics = topicsIn(fields).map(({ slug }) => slug)
  take('author', 'authors', ...TOPIC_FIELDS)
  if (keys.length === 0 && kind === 'post')
    losses.lost.push({ kind: 'authors', text: 'the file names none', became: 'text' })
  losses.found.authors = Math.max(keys.length, 1)

  const address = addressOf(place)
  const resolve = resolver(archive, text, address)
  const picture = pictureIn(
    take(
      'image',
      'cover',
      'coverimage',
      'cover_image',
      'heroimage',
      'hero_image',
      'hero',
      'featured_image',
      'featuredimage',
      'feature_image',
      'featureimage',
      'thumbnail',
      'images',
      'header',
      'banner',
      'teaser',
      'photo',
      'ogimage',
    ),
  )
  const summary = asText(take('summary', 'excerpt', 'subtitle', 'lead', 'abstract'))
  const description = asText(take('description', 'meta_description', 'metadescription', 'seo_description'))
  const { html, shortcodes, components } = htmlOf(text, resolve)
  losses.found.shortcodes = shortcodes.length
  for (const name of shortcodes) losses.lost.push({ kind: 'shortcodes', text: `${name} is text now` })
  for (const name of components) losses.lost.push({ kind: 'code', text: `<${name}> is left out; the text in it stays` })
  const alt = asText(take('image_alt', 'imagealt', 'coveralt', 'cover_alt', 'heroimagealt', 'heroalt', 'alt'))
  const caption = asText(take('image_caption', 'imagecaption', 'covercaption', 'caption'))
  const credit = asText(take('image_credit'))
  const isFeatured = [take('featured'), take('pinned'), take('pin'), take('sticky')].some((value) => value === true)
  for (const name of unread()) {
    const value = fields[name]
    const isEmpty = value === null || value === '' || value === false || (Array.isArray(value) && value.length === 0)
    if (!isEmpty)
      losses.lost.push({
        kind: 'fields',
        text: `${name}: ${typeof value === 'string' ? value : JSON.stringify(value)}`,
      })
  }
  return {
    id,
    kind,
    title: asText(fields.title) || place.name,
    slug: asText(fields.slug) || place.name,
    excerpt: summary || (kind === 'post' ? description : ''),
    html,
    isPublished,
    created_at: date,
    updated_at: updated,
    published_at: isPublished ? (date ?? null) : null,
    authors: keys,
    categories: topics,
    picture: picture && resolve(picture.src),
    picture_alt: picture?.alt ?? (alt || undefined),
    picture_caption: picture?.caption ?? (caption || undefined),
    picture_credit: credit || undefined,
    meta_description: description || undefined,
    isFeatured,
    language: languageOfText(text),
    translations: translations.flatMap((each) => translationOf(archive, each, address) ?? []),
    addresses: isPublished ? addressesOf(text, date) : [],
    warnings: isPlanned && !isDraft(text) ? ['it was planned for later, and is a draft here'] : [],
    losses,
  }
}

/** The texts that are versions of the same one, by their names. The original has no language in its name, or that of the magazine. */
function groupTexts(texts: Text[]): Group[] {
  const groups = new Map<string, Text[]>()
  for (const text of texts) {
    const id = [...text.place.folders, text.place.name].join('/')
    groups.set(id, [...(groups.get(id) ?? []), text])
  }
  return [...groups].flatMap(([id, versions]) => {
    const rank = ({ place: { language } }: Text) => (language === undefined ? 0 : language === 'en' ? 1 : 2)
    const [original, ...others] = versions.sort((one, other) => rank(one) - rank(other))
    if (!original) return []
    const isVersion = (text: Text) =>
      text.place.language !== undefined && text.place.language !== original.place.language
    // Two files of the same name in folders that are not part of the address.
    const apart = others
      .filter((text) => !isVersion(text))
      .map((text) => ({ id: text.file, original: text, translations: [] }))
    return [{ id, original, translations: others.filter(isVersion) }, ...apart]
  })
}

/** A folder of Markdown files with front matter, in YAML, TOML or JSON. */
export async function openMarkdown(path: string, url?: string): Promise<Source> {
  const archive = await openArchive(path, EXPECTED)
  const names = archive.names.filter((name) => MARKDOWN.test(name) && !NO_TEXT.test(name))
  if (names.length === 0) throw new SourceError(`${path}: there are no Markdown files; expected ${EXPECTED}`)
  if (names.length > MAX_POSTS) throw new SourceError(`${path}: more than ${MAX_POSTS} files`)
  const leftOut: Source['leftOut'] = new Map()
  const losses = noLosses()
  const texts: Text[] = []
  for (const name of names) {
    const text = await readText(archive, name)
    // Places have fields that no Markdown of other programs has.
    if (text.place.folders[0] === 'places' && text.fields.place_kind) {
      leftOut.set('places', (leftOut.get('places') ?? 0) + 1)
      losses.lost.push({ kind: 'fields', text: `place: ${asText(text.fields.title)}` })
    } else texts.push({ ...text, body: '' })
  }
  const groups = groupTexts(texts)
  const authors: Source['authors'] = new Map()
  const categories: Source['categories'] = new Map()
  for (const { original } of groups) {
    for (const [key, author] of authorsIn(original.fields)) if (!authors.has(key)) authors.set(key, author)
    for (const topic of topicsIn(original.fields)) if (!categories.has(topic.slug)) categories.set(topic.slug, topic)
  }
  return {
    name: url ? siteName('markdown', url) : `markdown:${posix.basename(path)}`,
    url,
    authors,
    categories,
    async *posts() {
      for (const { id, original, translations } of groups) {
        const whole = await Promise.all([original, ...translations].map(({ file }) => readText(archive, file)))
        const [first = original, ...others] = whole
        yield postOf(archive, { id, original: first, translations: others }, new Date())
      }
    },
    async readFile(address) {
      if (!address.startsWith('/') || address.startsWith('//')) return undefined
      const name = decoded(address.slice(1))
      return archive.has(name) ? archive.read(name) : undefined
    },
    redirects: [
      ['/index.xml', '/feed.xml'],
      ['/rss.xml', '/feed.xml'],
      ['/atom.xml', '/feed.xml'],
    ],
    leftOut,
    losses,
  }
}
