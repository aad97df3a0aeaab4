import { type ChildNode, type Element, isText } from 'domhandler'
import { isOwnRecording } from '../recording'
import { type Anchors, createAnchors } from './anchors-from-html'
import { audioAddress } from './audio-to-html'
import { idOf, readEmbedded, tunesOf } from './block-attributes'
import { buttonLink, isVerse, mayBeCallout, readButton, readCallout, readCode, readDetails } from './boxes-from-html'
import { type AnyBlock, type Block, DOCUMENT_VERSION, type EditorDocument } from './document'
import { elementsIn, findAll, findFirst, hasClass, isElement, isNamed, parseHtml, textIn } from './dom'
import { BREAK, linesOf } from './editing/inline-text'
import { BLOCK_ELEMENTS, MEDIA_ELEMENTS, UNREADABLE_ELEMENTS } from './elements'
import { captionOf, type MediaTexts, mediaIn, mediaLink, readLinkCard, readMedia } from './figure-from-html'
import { readFile } from './file-to-html'
import { takeFootnotes } from './footnotes-from-html'
import { framedFilm } from './foreign/embedded'
import { compare } from './foreign/inventory'
import { restructure } from './foreign/restructure'
import { spreadMarks } from './foreign/spread-marks'
import { isGallery, readCompare, readForeignGallery, readGallery } from './gallery-from-html'
import { readChecklist, readList } from './list-from-html'
import type { Found, Loss } from './losses'
import { newBlockId } from './new-block-id'
import { normaliseBlock, withUniqueIds } from './normalise-document'
import { readPullquote, readQuote, sourceOf } from './quotes-from-html'
import { cellsOf, readTable, rowsOf } from './table-from-html'
import { isBlankText, type ParseMode, textOf, verseOf } from './texts-from-html'
import { toHtml } from './to-html'
import { videoAddress } from './video-to-html'

type Draft = Pick<AnyBlock, 'type' | 'data'> & { tunes?: AnyBlock['tunes'] }
type Reader = (element: Element, mode: ParseMode) => Draft[]

const one = <Type extends Block['type']>(type: Type, data: Extract<Block, { type: Type }>['data']): Draft[] => [
  { type, data },
]

const paragraph = (text: string, { exact } = { exact: false }) =>
  exact || !isBlankText(text) ? one('paragraph', { text }) : []

/** An empty line separates paragraphs. */
function paragraphs(text: string): Draft[] {
  const lines = linesOf(text)
  if (lines.length < 3) return paragraph(text)
  const parts: string[][] = [[]]
  for (const line of lines)
    if (isBlankText(line)) parts.push([])
    else parts.at(-1)?.push(line)
  return parts.flatMap((part) => paragraph(part.join(BREAK)))
}

const foreign: ParseMode = { exact: false }

const media = (element: Element, texts: MediaTexts = { caption: '' }, figure?: Element): Draft[] => {
  const foreign = element.name === 'iframe' ? framedFilm(element.attribs.src ?? '') : undefined
  if (foreign) return one('video', { url: foreign.page, caption: texts.caption })
  const { src = '' } = element.attribs
  if (element.name === 'audio' && isOwnRecording(src)) return one('audio', { url: src, caption: texts.caption })
  const data = readMedia(element, texts, figure)
  return data ? one('image', data) : [...paragraph(mediaLink(element) ?? ''), ...paragraph(texts.caption)]
}

/** Blocks that cannot contain pictures. Theirs become blocks that follow. */
const withMedia = (drafts: Draft[], { children }: Element) => [
  ...drafts,
  ...mediaIn(children).flatMap((each) => media(each)),
]

const header: Reader = (element, mode) => {
  const text = textOf(element.children, mode)
  const drafts = mode.exact || !isBlankText(text) ? one('header', { text, level: Number(element.name[1]) }) : []
  return withMedia(drafts, element)
}

const list: Reader = (element, mode) => {
  if (element.attribs['data-block-type'] === 'checklist') return one('checklist', readChecklist(element, mode))
  const data = readList(element, mode)
  return withMedia(mode.exact || data.items.length ? one('list', data) : [], element)
}

const quotation = (nodes: ChildNode[], caption: string, element: Element, mode: ParseMode): Draft[] => {
  const data = readQuote(nodes, caption, element, mode)
  return data ? one('quote', data) : []
}

const quote: Reader = (element, mode) => {
  const { source, rest } = sourceOf(element)
  const pulled = hasClass(element, 'pullquote') && !source ? readPullquote(rest, mode) : undefined
  const caption = source ? textOf(source.children, mode) : ''
  return withMedia(pulled ? one('pullquote', pulled) : quotation(rest, caption, element, mode), element)
}

const BESIDE = ['figcaption', 'blockquote']
const textBeside = (nodes: readonly ChildNode[]): string =>
  nodes
    .map((node) => (!isElement(node) ? textIn([node]) : BESIDE.includes(node.name) ? '' : textBeside(node.children)))
    .join('')

/** Whether a figure is pictures or a quotation, and a caption. */
function isSimple({ children }: Element) {
  const [quotation, ...others] = findAll(children, ({ name }) => name === 'blockquote')
  const parts = findAll(children, ({ name }) => name === 'figure' || name === 'figcaption')
  const isOne = others.length === 0 && !(quotation && mediaIn(children).length)
  return isOne && parts.length < 2 && !isNamed(parts[0], 'figure') && textBeside(children).trim() === ''
}

const figure: Reader = (element, mode) => {
  const texts = captionOf(element, mode)
  const film = videoAddress(element)
  if (film) return one('video', { url: film, caption: texts.caption })
  const recording = audioAddress(element)
  if (recording) return one('audio', { url: recording, caption: texts.caption })
  const pair = readCompare(element, mode)
  if (pair) return one('compare', pair)
  if (!mode.exact && !isSimple(element)) return flow(element.children)
  const quoted = findFirst(element.children, 'blockquote')
  if (quoted) {
    const { source, rest } = sourceOf(quoted)
    const captions = [source ? textOf(source.children, mode) : '', texts.caption].filter((text) => !isBlankText(text))
    return quotation(rest, captions.join(BREAK), quoted, mode)
  }
  const shown = mediaIn(element.children)
  if (!shown.length) return flow(element.children)
  return shown.flatMap((each, index) => media(each, index === shown.length - 1 ? texts : undefined, element))
}

const gallery: Reader = (element, mode) => {
  if (mode.exact) return one('gallery', { items: readGallery(element, mode) })
  const found = readForeignGallery(element, mode)
  if (found) return [...one('gallery', { items: found.items }), ...paragraph(found.caption)]
  return readerNamed(element)?.(element, mode) ?? flow(element.children)
}

const file: Reader = (element, mode) => {
  const data = readFile(element)
  return data ? one('file', data) : paragraph(textOf(element.children, mode), mode)
}

const table: Reader = (element, mode) => {
  const [frame] = element.name === 'table' ? [element] : findAll(element.children, ({ name }) => name === 'table')
  if (!frame) return flow(element.children)
  const cells = rowsOf(frame).flatMap(cellsOf)
  const [only] = cells
  // A table of one cell is page layout.
  if (!mode.exact && only && cells.length === 1) return flow(only.children)
  const data = readTable(frame, element, mode)
  const caption = elementsIn(frame).find(({ name }) => name === 'caption')
  return [
    ...(caption ? withMedia(paragraph(textOf(caption.children, foreign)), caption) : []),
    ...withMedia(mode.exact || data.content.length ? one('table', data) : [], frame),
  ]
}

const code: Reader = (element, mode) => {
  if (!mode.exact && isVerse(element)) return paragraph(verseOf(element))
  const data = readCode(element, mode)
  return withMedia(mode.exact || data.code ? one('code', data) : [], element)
}

const details: Reader = (element, mode) => {
  const { data, rest } = readDetails(element, mode, flow)
  const isBlank = isBlankText(data.summary) && isBlankText(data.text)
  return [...(mode.exact || !isBlank ? one('details', data) : []), ...rest]
}

const callout: Reader = (element, mode) => {
  const found = readCallout(element, mode, flow)
  return found ? [...one('callout', found.data), ...found.rest] : flow(element.children)
}

const readers: Record<string, Reader> = {
  h1: header,
  h2: header,
  h3: header,
  h4: header,
  h5: header,
  h6: header,
  ul: list,
  ol: list,
  menu: list,
  dir: list,
  blockquote: quote,
  figure,
  table,
  hr: () => one('delimiter', {}),
  pre: (element, mode) => withMedia(code(element, mode), element),
  details,
  dt: (element) => withMedia(paragraph(`<b>${textOf(element.children, foreign)}</b>`), element),
}

const readerNamed = ({ name }: Element) => (Object.hasOwn(readers, name) ? readers[name] : undefined)

function readerOf(element: Element): Reader | undefined {
  const link = buttonLink(element)
  if (link) return (_, mode) => one('button', readButton(link, mode))
  if (mayBeCallout(element)) return callout
  if (isGallery(element)) return gallery
  if (element.name === 'p' && hasClass(element, 'file')) return file
  if (element.name === 'div') return hasClass(element, 'table-frame') ? table : undefined
  if (element.name === 'a')
    return hasClass(element, 'link-card') ? (card) => one('linkTool', readLinkCard(card)) : undefined
  return readerNamed(element)
}

const isMedia = ({ name }: Element) => MEDIA_ELEMENTS.has(name)
const isBlock = (element: Element) => BLOCK_ELEMENTS.has(element.name) || !!readerOf(element)
const holdsBlocks = ({ children }: Element): boolean =>
  children.some((each) => isElement(each) && (isBlock(each) || isMedia(each) || holdsBlocks(each)))

/** The alignment that foreign HTML gives a block. */
function foreignTunes({ attribs: { align = '', style = '' } }: Element): AnyBlock['tunes'] {
  const [, alignment] = /text-align:\s*(center|right)\b/i.exec(style) ?? /^(center|right)$/i.exec(align) ?? []
  return alignment ? { alignment: { alignment: alignment.toLowerCase() } } : undefined
}

function ownBlock(element: Element, id: string | undefined, anchored: string | undefined): AnyBlock[] {
  const mode = { exact: id !== undefined }
  const embedded = readEmbedded(element.attribs['data-block'])
  const reader = readerOf(element)
  const drafts = embedded
    ? [embedded]
    : reader
      ? reader(element, mode)
      : mode.exact
        ? paragraph(textOf(element.children, mode), mode)
        : paragraphs(textOf(element.children, mode))
  const isAligned = element.name === 'p' || /^h[1-6]$/.test(element.name)
  const tunes = tunesOf(element) ?? (isAligned && !id ? foreignTunes(element) : undefined)
  return drafts.map((draft, index) =>
    normaliseBlock({
      ...((index === 0 || draft.type === 'paragraph') && tunes && { tunes }),
      ...draft,
      id: (index === 0 && anchored) || newBlockId(),
    } as AnyBlock),
  )
}

const withIds = (drafts: Draft[], first?: string) =>
  drafts.map((draft, index) => normaliseBlock({ ...draft, id: (index === 0 && first) || newBlockId() } as AnyBlock))

/** The blocks of nodes. Everything between blocks is collected into paragraphs. */
export function readBlocks(nodes: readonly ChildNode[], anchors?: Anchors): AnyBlock[] {
  const blocks: AnyBlock[][] = []
  let run: ChildNode[] = []
  function endRun() {
    const drafts = paragraphs(textOf(run, foreign))
    if (drafts.length) blocks.push(withIds(drafts, anchors?.idFor(run)))
    else anchors?.pass(run)
    run = []
  }
  for (const node of nodes) {
    if (isText(node)) run.push(node)
    if (!isElement(node) || UNREADABLE_ELEMENTS.has(node.name)) continue
    const id = idOf(node)
    if (id || readEmbedded(node.attribs['data-block']) || readerOf(node)) {
      endRun()
      blocks.push(ownBlock(node, id, anchors?.idFor([node], id) ?? id))
    } else if (isMedia(node)) {
      endRun()
      blocks.push(withIds(media(node), anchors?.idFor([node])))
    } else if (holdsBlocks(node)) {
      endRun()
      anchors?.pass([node], { isDeep: false })
      blocks.push(readBlocks(node.children, anchors))
    } else if (isBlock(node)) {
      endRun()
      blocks.push(ownBlock(node, undefined, anchors?.idFor([node])))
    } else run.push(node)
  }
  endRun()
  return blocks.flat()
}

const flow = (nodes: readonly ChildNode[]): Draft[] => readBlocks(nodes).map(({ id: _, ...draft }) => draft)

/** Converts HTML to blocks like `fromHtml`. `lost` is what no block can hold. */
export function readHtml(html: string): { blocks: AnyBlock[]; lost: Loss[] } {
  const lost: Loss[] = []
  const source = takeFootnotes(parseHtml(html))
  const anchors = createAnchors(source)
  const nodes = spreadMarks(restructure(source, { lost }), lost)
  return { blocks: anchors.relinked(withUniqueIds(readBlocks(nodes, anchors))), lost }
}

/** Converts HTML to blocks: exactly the original ones for HTML from `toHtml`, the closest ones for other HTML. */
export const fromHtml = (html: string): AnyBlock[] => readHtml(html).blocks

const documentOf = (blocks: AnyBlock[], time: number): EditorDocument => ({ time, version: DOCUMENT_VERSION, blocks })

export const toDocument = (html: string, time: number) => documentOf(fromHtml(html), time)

/**
 * A text from elsewhere as a document. `found`: how much there is in the source; `lost`: what of it is not in the document as it was.
 * What has an address in the source is in the document or in `lost`, whatever the reader made of it.
 */
export function readForeign(html: string, time: number): { document: EditorDocument; found: Found; lost: Loss[] } {
  const { blocks, lost } = readHtml(html)
  const document = documentOf(blocks, time)
  const { found, missing } = compare(html, toHtml(document), lost)
  return { document, found, lost: [...lost, ...missing] }
}
