import { namesOf, type ORIGINAL_FIELDS } from '../editable-fields'
import type { PracticalField } from '../place-rules'
import type { AnyBlock, EditorDocument } from './document'
import { fromHtml } from './from-html'
import { isBlankHtml } from './html'
import { toHtml } from './to-html'

type Originals = typeof ORIGINAL_FIELDS
type OriginalField = { [Kind in keyof Originals]: keyof Originals[Kind] }[keyof Originals]

/** A text without formatting, named as the input of its form. */
export type PlainField =
  | Exclude<OriginalField, 'content' | 'blocks' | 'practical' | 'notices'>
  | `practical.${PracticalField}`

/** The text of a notice, by its id. */
export type NoticeField = `notices.${string}`

/** Those of all kinds of originals, in the order of their forms, with the texts of the dashboard that name them. */
export const PLAIN_FIELDS = {
  title: 'articles.parts.title',
  subject: 'resources.newsletters.fields.subject',
  name: 'resources.places.fields.name',
  excerpt: 'articles.parts.excerpt',
  summary: 'resources.places.fields.summary',
  province: 'resources.places.fields.province',
  description: 'resources.categories.fields.description',
  'practical.when': 'places.practical.when',
  'practical.access': 'places.practical.access',
  'practical.duration': 'places.practical.duration',
  'practical.cost': 'places.practical.cost',
  'practical.guide': 'places.practical.guide',
  'practical.bring': 'places.practical.bring',
  image_alt: 'pictures.alt',
  image_caption: 'pictures.caption',
  meta_description: 'articles.parts.description',
} as const satisfies Record<PlainField, string>

/** The text of the dashboard that names a field. */
export const labelOf = (field: PlainField | NoticeField) =>
  isPlainField(field) ? PLAIN_FIELDS[field] : 'places.noticeText'

export const isPlainField = (name: string): name is PlainField => Object.hasOwn(PLAIN_FIELDS, name)

type Plain<Field extends string = PlainField> = Partial<Record<Field, string | null>>

/** The texts of a record, which has some of them. */
export type Texts = Plain<Exclude<PlainField, `practical.${string}`>> & {
  content?: string
  blocks?: EditorDocument | null
  practical?: Plain<PracticalField> | null
  notices?: readonly { id: string; text: string | null }[] | null
}

/** The parts of a text by id: the plain text of a field, the HTML of a block. */
export type Parts = Map<string, string>

/** The part of a field. The ids of blocks contain no colon. */
export const fieldPart = (name: PlainField | NoticeField | 'content') => `field:${name}`

export const isNoticeField = (name: string): name is NoticeField => name.startsWith('notices.')

/** The field of a part; undefined for a block. */
export function fieldOf(part: string) {
  const name = part.startsWith('field:') ? part.slice('field:'.length) : ''
  if (isPlainField(name) || name === 'content') return name
  return isNoticeField(name) ? name : undefined
}

export const noticeField = (id: string): NoticeField => `notices.${id}`

/** All of a text without blocks, such as one that was imported as HTML. */
export const CONTENT_PART = fieldPart('content')

/** Alignment is no text, and equal blocks are to have equal HTML, whatever their ids. */
const htmlOf = ({ type, data }: AnyBlock) =>
  toHtml({ time: 0, version: '', blocks: [{ id: '_', type, data } as AnyBlock] })

/** The blocks of a text. HTML without blocks has them only if it was made from blocks and still contains all ids. */
function blocksOf({ content = '', blocks }: Pick<Texts, 'content' | 'blocks'>) {
  if (blocks) return blocks.blocks
  if (!content.includes('data-block-id=')) return undefined
  const read = fromHtml(content)
  return read.every(({ id }) => content.includes(`data-block-id="${id}"`)) ? read : undefined
}

function fieldParts({ practical, notices, ...texts }: Texts): Parts {
  const facts = Object.entries(practical ?? {}).map(([name, text]) => [`practical.${name}`, text])
  const plain: Plain = { ...texts, ...Object.fromEntries(facts) }
  const fields = [
    ...namesOf(PLAIN_FIELDS).map((name) => [fieldPart(name), plain[name]] as const),
    ...(notices ?? []).map(({ id, text }) => [fieldPart(noticeField(id)), text] as const),
  ]
  return new Map(fields.flatMap(([part, text]) => (text ? [[part, text] as const] : [])))
}

const wholeText = ({ content = '' }: Texts): Parts => new Map(isBlankHtml(content) ? [] : [[CONTENT_PART, content]])

const blockParts = (blocks: AnyBlock[]): Parts =>
  new Map(blocks.map((block) => [block.id, htmlOf(block)] as const).filter(([, html]) => !isBlankHtml(html)))

/** The parts of a text in its order; blocks without text or picture are none. */
export function partsOf(texts: Texts): Parts {
  const found = blocksOf(texts)
  return new Map([...fieldParts(texts), ...(found ? blockParts(found) : wholeText(texts))])
}

/** The parts of an earlier text under the ids of a later one, if only one of the two has blocks. */
function partsBefore(before: Texts, after: Texts): Parts {
  const [had, has] = [blocksOf(before), blocksOf(after)]
  if (!had === !has) return partsOf(before)
  if (!has) return new Map([...fieldParts(before), ...wholeText(before)])
  const known = new Set(fromHtml(before.content ?? '').map(htmlOf))
  return new Map([...fieldParts(before), ...[...blockParts(has)].filter(([, html]) => known.has(html))])
}

/** The parts that differ between two versions of a text, with their earlier form: null for new ones. */
export function changedParts(before: Texts, after: Texts): Map<string, string | null> {
  const [old, now] = [partsBefore(before, after), partsOf(after)]
  const ids = [...new Set([...now.keys(), ...old.keys()])]
  return new Map(ids.filter((id) => old.get(id) !== now.get(id)).map((id) => [id, old.get(id) ?? null]))
}

/**
 * A translation that was written by hand has other ids than the original. If it has the same kinds of blocks in the same order, it
 * gets the original's ids, by which each block follows its counterpart.
 */
export function withIdsOf(original: EditorDocument | null, translation: EditorDocument): EditorDocument {
  const theirs = original?.blocks ?? []
  const own = translation.blocks
  const known = new Set(theirs.map(({ id }) => id))
  const isAlike = own.length === theirs.length && own.every(({ type }, index) => type === theirs[index]?.type)
  if (!isAlike || own.some(({ id }) => known.has(id))) return translation
  return { ...translation, blocks: own.map((block, index) => ({ ...block, id: theirs[index]?.id ?? block.id })) }
}
