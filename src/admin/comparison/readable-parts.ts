import {
  fieldOf,
  isNoticeField,
  isPlainField,
  labelOf,
  type NoticeField,
  type PlainField,
  partsOf as plainTexts,
  type Texts,
} from '@shared/content/parts'
import { namesOf, type RevisionField } from '@shared/editable-fields'
import type { Revision, TranslationRevision } from '@shared/entities/revision'
import { t } from '../i18n/i18n'

/** A part of a text in a comparison: a heading, a paragraph, a list item, a table row, a field of a form. */
export type Part = {
  /** Empty for a plain paragraph; `only` for a text that is compared alone, under a heading of the caller. */
  kind: PartKind | PlainField | NoticeField | '' | 'only'
  /** The level of a heading, or the depth of a nested list item. */
  level?: number
  text: string
}

/** The parts that an article has only once. */
export const SINGLE_PARTS = [
  'title',
  'excerpt',
  'featured',
  'featuredAlt',
  'featuredCaption',
  'featuredCredit',
  'byline',
  'opening',
  'translator',
  'description',
] as const

export type PartKind =
  | (typeof SINGLE_PARTS)[number]
  | 'heading'
  | 'picture'
  | 'video'
  | 'quote'
  | 'divider'
  | 'link'
  | 'tableRow'
  | ItemKind
type ItemKind = 'item' | 'itemTicked' | 'itemOpen'

/** On one line: a line break divides words, as a space does. */
function textOf(node: Node) {
  const copy = node.cloneNode(true)
  if (copy instanceof Element) for (const lineBreak of copy.querySelectorAll('br')) lineBreak.replaceWith(' ')
  return (copy.textContent ?? '').replace(/\s+/g, ' ').trim()
}

const part = (kind: Part['kind'], text: string, level?: number): Part[] => (text ? [{ kind, text, level }] : [])

function pictureParts(figure: Element) {
  const picture = figure.matches('img, video') ? figure : figure.querySelector('img, video')
  const caption = textOf(figure.querySelector('figcaption') ?? document.createTextNode(''))
  const alt = picture?.getAttribute('alt') ?? picture?.getAttribute('aria-label')
  return part('picture', [picture?.getAttribute('src'), caption, alt].filter(Boolean).join(' – '))
}

/** Of a film or of a recording. */
function videoParts(figure: Element) {
  const address =
    figure.querySelector('a')?.getAttribute('href') ?? figure.querySelector('video, audio')?.getAttribute('src')
  const caption = figure.querySelector('figcaption')
  return part('video', [address, caption && textOf(caption)].filter(Boolean).join(' – '))
}

/** The text of an item, followed by the items of lists within it. */
function itemParts(item: Element, depth: number): Part[] {
  const own = item.cloneNode(true) as Element
  for (const list of own.querySelectorAll('ul, ol')) list.remove()
  const box = item.querySelector(':scope > input, :scope > label > input')
  const kind: ItemKind = box ? (box.hasAttribute('checked') ? 'itemTicked' : 'itemOpen') : 'item'
  const nested = Array.from(item.children).filter((child) => child.matches('ul, ol'))
  return [
    ...part(kind, textOf(own), depth > 1 ? depth : undefined),
    ...nested.flatMap((list) => listParts(list, depth + 1)),
  ]
}

const listParts = (list: Element, depth: number): Part[] =>
  Array.from(list.children).flatMap((item) => itemParts(item, depth))

const rowParts = (table: Element) =>
  Array.from(table.querySelectorAll('tr')).flatMap((row) => part('tableRow', Array.from(row.cells, textOf).join(' | ')))

function partsOf(element: Element): Part[] {
  const tag = element.tagName.toLowerCase()
  if (/^h[1-6]$/.test(tag)) return part('heading', textOf(element), Number(tag[1]))
  if (tag === 'ul' || tag === 'ol') return listParts(element, 1)
  if (tag === 'blockquote') return part('quote', Array.from(element.childNodes, textOf).filter(Boolean).join(' – '))
  if (tag === 'hr') return [{ kind: 'divider', text: '———' }]
  if (element.querySelector('table') || tag === 'table') return rowParts(element)
  if (element.classList.contains('compare')) return Array.from(element.children).flatMap(partsOf)
  if (tag === 'figure' && element.matches('.video, .audio')) return videoParts(element)
  if (tag === 'figure' || tag === 'img' || tag === 'video') return pictureParts(element)
  if (tag === 'a') return part('link', [textOf(element), element.getAttribute('href')].filter(Boolean).join(' – '))
  if (tag === 'pre') return (element.textContent ?? '').split('\n').flatMap((line) => part('', line.trimEnd()))
  if (tag === 'div' || tag === 'section' || tag === 'details') return Array.from(element.children).flatMap(partsOf)
  return part('', textOf(element))
}

/** Only translations have a translator. */
export type Version = Pick<Revision, RevisionField> & Partial<Pick<TranslationRevision, 'translator'>>

/** A version without any text. */
export const noVersion: Version = {
  title: '',
  excerpt: '',
  image_url: null,
  image_alt: null,
  image_caption: null,
  image_credit: null,
  byline: null,
  opening: 'standard',
  meta_description: null,
  content: '',
  blocks: null,
}

/** How a comparison shows each field, in the order of the page. */
const partsOfField: { [Field in keyof Required<Version>]: (value: Version[Field]) => Part[] } = {
  title: (text) => part('title', text),
  excerpt: (text) => part('excerpt', text),
  image_url: (address) => part('featured', address ?? ''),
  image_alt: (text) => part('featuredAlt', text ?? ''),
  image_caption: (text) => part('featuredCaption', text ?? ''),
  image_credit: (text) => part('featuredCredit', text ?? ''),
  byline: (name) => part('byline', name ?? ''),
  opening: (name) => (name === 'standard' ? [] : part('opening', t(`articles.openings.${name}`))),
  translator: (name) => part('translator', name ?? ''),
  meta_description: (text) => part('description', text ?? ''),
  // The document that parses the HTML runs no scripts and loads nothing.
  content: (html) => Array.from(new DOMParser().parseFromString(html, 'text/html').body.children).flatMap(partsOf),
  // The content is made from these.
  blocks: () => [],
}

/** An article as a list of texts that can be compared. */
export function readableParts(version: Version): Part[] {
  const read = <Field extends keyof Required<Version>>(field: Field) => partsOfField[field](version[field])
  return namesOf(partsOfField).flatMap(read)
}

/** The texts without formatting, under the labels of their form. */
export function plainParts(texts: Texts): Part[] {
  const parts = plainTexts(texts)
  return [...parts].flatMap(([id, text]) => {
    const field = fieldOf(id)
    return field && field !== 'content' ? part(field, text) : []
  })
}

/** The name of a part, such as 'Heading 2'; empty for a paragraph. */
export function partName({ kind, level }: Pick<Part, 'kind' | 'level'>) {
  if (!kind || kind === 'only') return ''
  if (isPlainField(kind) || isNoticeField(kind)) return t(labelOf(kind))
  if (kind === 'heading') return t('articles.parts.heading', { level })
  const name = t(`articles.parts.${kind}`)
  return level ? t('articles.parts.onLevel', { item: name, depth: level }) : name
}
