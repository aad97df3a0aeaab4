import { type AnyBlock, type EditorDocument, picturesOf } from '@shared/content/document'
import { escapeMarkup } from '@shared/content/html'
import { fileKind } from './copy-files'

/** The fields of blocks that hold nothing but an address. */
const ADDRESS_FIELDS = new Set(['url', 'link'])

const HREF = /\bhref="([^"]*)"/g

export type Visit = (address: string) => string

/** The HTML with the addresses of its links replaced. */
export const mapLinks = (html: string, visit: Visit) =>
  html.replace(HREF, (_, address: string) => `href="${escapeMarkup(visit(unescaped(address)))}"`)

/** The value with its addresses replaced. Texts are HTML, whose links have their addresses in attributes. */
function mapValue(value: unknown, visit: Visit, field = ''): unknown {
  if (typeof value === 'string') {
    if (ADDRESS_FIELDS.has(field)) return visit(value)
    if (field === 'code' || !value.includes('href="')) return value
    return mapLinks(value, visit)
  }
  if (Array.isArray(value)) return value.map((each) => mapValue(each, visit, field))
  if (typeof value !== 'object' || value === null) return value
  return Object.fromEntries(Object.entries(value).map(([key, each]) => [key, mapValue(each, visit, key)]))
}

const unescaped = (address: string) =>
  address.replaceAll('&quot;', '"').replaceAll('&lt;', '<').replaceAll('&gt;', '>').replaceAll('&amp;', '&')

const mapBlock = (block: AnyBlock, visit: Visit) => ({ ...block, data: mapValue(block.data, visit) }) as AnyBlock

/** Whether a block plays or offers the file at its address, wherever that is: then it has to be copied. */
const shows = ({ type }: AnyBlock, address: string) =>
  type === 'audio' || type === 'file' || (type === 'video' && fileKind(address) === 'file')

/** The addresses of a document: of pictures and other files that it shows, and of what it links to. */
export function addressesIn({ blocks }: EditorDocument) {
  const shown = new Set<string>()
  const linked = new Set<string>()
  for (const block of blocks) {
    const pictures = new Set(picturesOf(block).map(({ file }) => file.url))
    const card =
      block.type === 'linkTool' ? (block.data as { meta?: { image?: { url?: string } } }).meta?.image?.url : ''
    if (card) pictures.add(card)
    for (const address of pictures) shown.add(address)
    mapBlock(block, (address) => {
      if (address && !pictures.has(address)) (shows(block, address) ? shown : linked).add(address)
      return address
    })
  }
  return { shown, linked }
}

export const mapAddresses = (document: EditorDocument, visit: Visit): EditorDocument => ({
  ...document,
  blocks: document.blocks.map((block) => mapBlock(block, visit)),
})

/** The document with other addresses. Those that are not in the map stay. */
export const withAddresses = (document: EditorDocument, others: ReadonlyMap<string, string>) =>
  mapAddresses(document, (address) => others.get(address) ?? address)
