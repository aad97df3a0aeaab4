import { DAY_MS, startOfDay } from '@shared/time'
import { isEmail } from '@shared/validation'
import { KEPT_BLOCKS } from '../markdown/kept-blocks'
import type { FrontMatter } from './front-matter'
import { isUsualDate } from './source'

/** What programs for static sites call a field, in lower case. The first of them that is there counts. */
const NAMES = {
  date: ['date', 'pubdate', 'publishdate', 'published_at', 'published', 'created', 'created_at', 'datepublished'],
  updated: ['lastmod', 'updated', 'updateddate', 'updated_at', 'modified', 'last_modified_at', 'moddate'],
  state: ['draft', 'published', 'status'],
  address: ['url', 'permalink', 'slug', 'aliases', 'redirect_from'],
  title: ['title'],
  language: ['language', 'lang', 'locale'],
  authors: ['authors', 'author'],
  topics: ['categories', 'category', 'tags', 'tag', 'topics'],
  picture: [
    ...['image', 'cover', 'coverimage', 'cover_image', 'heroimage', 'hero_image', 'hero', 'featured_image'],
    ...['featuredimage', 'feature_image', 'featureimage', 'thumbnail', 'images', 'header', 'banner', 'teaser'],
    ...['photo', 'ogimage'],
  ],
  pictureAlt: ['image_alt', 'imagealt', 'coveralt', 'cover_alt', 'heroimagealt', 'heroalt', 'alt'],
  pictureCaption: ['image_caption', 'imagecaption', 'covercaption', 'caption'],
  pictureCredit: ['image_credit'],
  summary: ['summary', 'excerpt', 'subtitle', 'lead', 'abstract'],
  description: ['description', 'meta_description', 'metadescription', 'seo_description'],
  translator: ['translator'],
  featured: ['featured', 'pinned', 'pin', 'sticky'],
  keptBlocks: [KEPT_BLOCKS],
  /** They arrange a page, and say nothing to readers. */
  arranging: [
    ...['layout', 'type', 'weight', 'toc', 'math', 'mathjax', 'comments', 'markup', 'id', 'uuid', 'translationkey'],
    ...['sitemap', 'outputs', 'place_kind', 'event'],
  ],
} as const satisfies Record<string, string[]>
export type FieldName = keyof typeof NAMES

const isGiven = (value: unknown) => value !== undefined && value !== null && value !== ''

/** All that a text gives under the names of a field. */
export const allGivenIn = (fields: FrontMatter, field: FieldName): unknown[] =>
  NAMES[field].map((name) => fields[name]).filter(isGiven)

export const givenIn = (fields: FrontMatter, field: FieldName) => allGivenIn(fields, field)[0]

const READ = new Set<string>(Object.values(NAMES).flat())

/** Fields that are not read, and say something. */
export const unreadFields = (fields: FrontMatter) =>
  Object.entries(fields).filter(
    ([name, value]) =>
      !READ.has(name) && isGiven(value) && value !== false && !(Array.isArray(value) && value.length === 0),
  )

export const asText = (value: unknown): string =>
  typeof value === 'string' ? value.trim() : typeof value === 'number' ? String(value) : ''

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

/** One text or several, as Jekyll writes them: `[a, b]`, `a, b`, or `a b` in its categories. */
export const asList = (value: unknown): unknown[] =>
  Array.isArray(value)
    ? value
    : typeof value === 'string'
      ? value.split(',').map((part) => part.trim())
      : value
        ? [value]
        : []

export const nameOf = (value: unknown) => asText(isRecord(value) ? (value.name ?? value.title ?? value.label) : value)

/** A moment. One without a zone is in that of the magazine. */
export function dateOf(value: unknown): Date | undefined {
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

type Picture = { src: string; alt?: string; caption?: string }

export function pictureIn(value: unknown): Picture | undefined {
  if (Array.isArray(value)) return pictureIn(value[0])
  if (!isRecord(value)) return asText(value) ? { src: asText(value) } : undefined
  const src = asText(value.src ?? value.url ?? value.image ?? value.path ?? value.relative ?? value.feature)
  return src ? { src, alt: asText(value.alt) || undefined, caption: asText(value.caption) || undefined } : undefined
}

/** `Name <address>` or fields. */
export function authorIn(value: unknown) {
  const text = nameOf(value)
  const [, name = '', address = ''] = /^(.*?)\s*<([^<>\s]+@[^<>\s]+)>$/.exec(text) ?? []
  const email = isRecord(value) ? asText(value.email) : address
  return { name: name || text, email: isEmail(email) ? email : undefined }
}
