import { linkAddress, pictureAddress } from './addresses'
import { cleanJson, cleanLine, cleanText, withoutForbidden } from './clean-text'
import {
  type AnyBlock,
  BLOCK_TYPES,
  Block,
  type BlockOf,
  type EditorDocument,
  type ListItem,
  type Picture,
} from './document'
import { normaliseInline } from './inline'
import { isBlockId, newBlockId } from './new-block-id'

type ListData = BlockOf<'list'>['data']

/** Only the settings of the list's style: the editor may leave those of an earlier style. */
const listMeta = ({ style, meta: { start, counterType } }: ListData): ListData['meta'] =>
  style === 'ordered' ? { ...(start !== undefined && { start }), ...(counterType && { counterType }) } : {}

const listItem = ({ content, meta, items }: ListItem, style: ListData['style']): ListItem => ({
  content: normaliseInline(content),
  meta: style === 'checklist' ? { checked: meta.checked ?? false } : {},
  items: items.map((child) => listItem(child, style)),
})

/** As in a class name: `c++`, `objective-c`. */
const codeLanguage = (name: string) =>
  name
    .trim()
    .toLowerCase()
    .replace(/\s+/g, '-')
    .replace(/[^a-z0-9+#._-]/g, '')

/** Links with other protocols could run as scripts. */
const cardLink = (link: string) => linkAddress(link) ?? ''

function normaliseCard({ link, meta }: BlockOf<'linkTool'>['data']): BlockOf<'linkTool'>['data'] {
  const { title, description, image } = meta
  return {
    link: cardLink(link),
    meta: {
      ...(title !== undefined && { title: cleanText(title) }),
      ...(description !== undefined && { description: cleanText(description) }),
      ...(image && { image: { url: pictureAddress(image.url) ?? withoutForbidden(image.url) } }),
    },
  }
}

function normalisePicture({ caption, alt = '', credit = '', link, file }: Picture): Picture {
  const address = linkAddress(link)
  const texts = { alt: cleanLine(alt), credit: cleanLine(credit) }
  return {
    caption: normaliseInline(caption),
    ...(texts.alt && { alt: texts.alt }),
    ...(texts.credit && { credit: texts.credit }),
    ...(address && { link: address }),
    file: { url: pictureAddress(file.url) ?? withoutForbidden(file.url) },
  }
}

function normaliseData(block: Block): Block['data'] {
  switch (block.type) {
    case 'paragraph':
    case 'header':
      return { ...block.data, text: normaliseInline(block.data.text) }
    case 'list': {
      const { style, items } = block.data
      return { style, meta: listMeta(block.data), items: items.map((item) => listItem(item, style)) }
    }
    case 'image': {
      const { url, withBorder, withBackground, stretched, ...picture } = block.data
      return {
        ...(url !== undefined && { url: withoutForbidden(url) }),
        withBorder,
        withBackground,
        stretched,
        ...normalisePicture(picture),
      }
    }
    case 'compare': {
      const { before, after, caption } = block.data
      return {
        before: normalisePicture(before),
        after: normalisePicture(after),
        caption: normaliseInline(caption),
      }
    }
    case 'gallery':
      return { items: block.data.items.map(normalisePicture) }
    case 'audio':
    case 'video': {
      const { url, caption } = block.data
      return { url: linkAddress(url) ?? withoutForbidden(url), caption: normaliseInline(caption) }
    }
    case 'file': {
      const { url, name, size } = block.data
      return { url: linkAddress(url) ?? withoutForbidden(url), name: cleanLine(name), size }
    }
    case 'pullquote':
      return { text: normaliseInline(block.data.text) }
    case 'quote': {
      const { text, caption, alignment } = block.data
      return { text: normaliseInline(text), caption: normaliseInline(caption), alignment }
    }
    case 'checklist':
      return { items: block.data.items.map(({ text, checked }) => ({ text: normaliseInline(text), checked })) }
    case 'table': {
      const { withHeadingColumn, content, ...flags } = block.data
      return {
        ...flags,
        ...(withHeadingColumn && { withHeadingColumn }),
        content: content.map((row) => row.map((cell) => normaliseInline(cell))),
      }
    }
    case 'linkTool':
      return normaliseCard(block.data)
    case 'code':
      return { code: cleanText(block.data.code), language: codeLanguage(block.data.language) }
    case 'callout':
      return { text: normaliseInline(block.data.text), tone: block.data.tone }
    case 'details':
      return { summary: normaliseInline(block.data.summary), text: normaliseInline(block.data.text) }
    case 'button': {
      const { text, url } = block.data
      return { text: normaliseInline(text, { inLink: true }), url: linkAddress(url) ?? withoutForbidden(url) }
    }
    case 'delimiter':
      return {}
  }
}

/** Tools insert texts as HTML. In an unreadable block any string may be such a text, so all are sanitised. */
function withoutMarkup(value: unknown): unknown {
  if (typeof value === 'string') return value.includes('<') ? normaliseInline(value) : value
  if (Array.isArray(value)) return value.map(withoutMarkup)
  if (value === null || typeof value !== 'object') return value
  return Object.fromEntries(Object.entries(value).map(([key, inner]) => [key, withoutMarkup(inner)]))
}

/** The block with harmless texts in canonical form, and only the data of its type. */
export function normaliseBlock(block: AnyBlock): AnyBlock {
  const { data: known } = Block.safeParse(block)
  if (known) {
    const { id, type, tunes } = known
    const hasTunes = tunes && Object.values(tunes).some(Boolean)
    return { id, type, data: normaliseData(known), ...(hasTunes && { tunes }) } as Block
  }
  const clean = cleanJson(block) as AnyBlock
  return BLOCK_TYPES.includes(block.type) ? (withoutMarkup(clean) as AnyBlock) : clean
}

/** Revisions and merges identify blocks by id, so the later of two equal ids is replaced. */
export function withUniqueIds(blocks: AnyBlock[]): AnyBlock[] {
  const taken = new Set<string>()
  return blocks.map((block) => {
    const id = isBlockId(block.id) && !taken.has(block.id) ? block.id : newBlockId()
    taken.add(id)
    return { ...block, id }
  })
}

export const normaliseDocument = ({ time, version, blocks }: EditorDocument): EditorDocument => ({
  time,
  version,
  blocks: withUniqueIds(blocks.map(normaliseBlock)),
})
