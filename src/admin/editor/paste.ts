import type { BlockAPI } from '@editorjs/editorjs'
import { UnknownBlock } from '@shared/content/document'
import { fromPasted, type Pasted } from '@shared/content/from-pasted'
import { newBlockId } from '@shared/content/new-block-id'
import { EDITOR_FORMAT } from './block-clipboard'
import { blockElements, idOf } from './block-selection'
import type { EditorSession } from './editor-session'
import { linkSelection } from './links/linked-text'
import { fromMarkdown, looksLikeMarkdown } from './markdown'
import { withSources } from './pasted-pictures'
import { fromPlainText } from './plain-text'
import { type EditorBlock, toEditorBlock } from './to-editor-block'
import { addressPatterns } from './tools/image-addresses'

const isAddress = (text: string) => Object.values(addressPatterns).some((pattern) => pattern.exec(text)?.[0] === text)

/** Blocks that were copied or cut in an editor. They keep their ids, unless this text has them already. */
function copiedBlocks(session: EditorSession, json: string): EditorBlock[] {
  const taken = new Set(blockElements(session).map(idOf))
  try {
    const blocks = UnknownBlock.array().parse(JSON.parse(json))
    return blocks.map((block) => toEditorBlock(taken.has(block.id) ? { ...block, id: newBlockId() } : block))
  } catch {
    return []
  }
}

/** Code editors copy Markdown as coloured lines: HTML, but without any of these. */
const STRUCTURE = /<(?:p|h[1-6]|ul|ol|table|blockquote|a|b|strong|i|em|img)\b/i

/** The blocks, whose pictures are then uploaded. Tells the writer what was left out. */
function taken(session: EditorSession, { blocks, lost, ...pictures }: Pasted) {
  if (lost.length) session.onLeftOut(lost)
  return withSources(blocks, pictures)
}

/** Converts the clipboard to blocks. Empty if Editor.js should handle the paste: files and picture addresses. */
function blocksIn(session: EditorSession, data: DataTransfer): EditorBlock[] | Promise<EditorBlock[]> {
  const copied = data.getData(EDITOR_FORMAT)
  if (copied) return copiedBlocks(session, copied)
  const html = data.getData('text/html')
  const pasted = fromPasted(html)
  // A copied picture comes with its element, and copied cells come with a picture of them.
  if (data.types.includes('Files') && pasted.blocks.every(({ type }) => type === 'image')) return []
  const plain = data.getData('text/plain').trim()
  if (isAddress(plain)) return []
  const text = plain.replaceAll('\r\n', '\n')
  const lines = fromPlainText(data.getData('text/plain').replaceAll('\r\n', '\n'))
  if (!STRUCTURE.test(html) && looksLikeMarkdown(text))
    return fromMarkdown(text).then((each) => (each ? taken(session, each) : lines))
  return html.trim() ? taken(session, pasted) : lines
}

const textOf = ({ type, data }: EditorBlock) => (type === 'paragraph' ? String(data.text) : undefined)

const hasText = (range: Range) => range.toString().trim() !== ''

/** The parts of the field before and after the caret, without what was selected. Without a caret in it, all is before. */
function partsOf(field: HTMLElement) {
  const before = document.createRange()
  before.selectNodeContents(field)
  const after = before.cloneRange()
  after.collapse(false)
  const selection = getSelection()
  const caret = selection?.rangeCount ? selection.getRangeAt(0) : undefined
  if (caret && field.contains(caret.commonAncestorContainer)) {
    caret.deleteContents()
    before.setEnd(caret.startContainer, caret.startOffset)
    after.setStart(caret.startContainer, caret.startOffset)
  }
  return { before, after }
}

/** Takes a part out of its field and returns it as HTML. */
function take(part: Range) {
  const holder = document.createElement('div')
  holder.append(part.extractContents())
  return holder.innerHTML
}

const isSplittable = ({ name }: BlockAPI) => name === 'paragraph' || name === 'header'

/**
 * Inserts blocks at the caret, which divides a paragraph or a heading, and replaces an empty one. Other blocks stay whole: the new ones
 * stand behind them.
 */
async function insertBlocks(
  { editor, flush }: EditorSession,
  current: BlockAPI,
  field: HTMLElement,
  pasted: EditorBlock[],
) {
  const { blocks, caret } = editor
  const saved = (await current.save()) as { data: object } | undefined
  const { before, after } = partsOf(field)
  const index = blocks.getBlockIndex(current.id)
  const isBefore = isSplittable(current) && !hasText(before)
  const isDivided = isSplittable(current) && !isBefore && hasText(after)
  const rest = isDivided ? [{ id: newBlockId(), type: current.name, data: { ...saved?.data, text: take(after) } }] : []
  blocks.insertMany([...pasted, ...rest], isBefore ? index : index + 1)
  if (isBefore && !hasText(after)) blocks.delete(index + pasted.length)
  for (const { id, data, tunes } of pasted) if (tunes) await blocks.update(id, data, tunes)
  const last = pasted.at(-1)
  if (last) caret.setToBlock(last.id, 'end')
  flush()
}

/** `areWhole`: the blocks were copied as such, so that even a single paragraph stays one. */
function insert(
  session: EditorSession,
  current: BlockAPI,
  field: HTMLElement,
  pasted: EditorBlock[],
  areWhole: boolean,
) {
  const texts = pasted.map(textOf)
  const isText = texts.every((text) => text !== undefined)
  // Cells, list items and captions cannot hold paragraphs, so these become lines.
  if (isText && ((texts.length === 1 && !areWhole) || !isSplittable(current)))
    document.execCommand('insertHTML', false, texts.join('<br>'))
  else void insertBlocks(session, current, field, pasted)
}

/** An address that is pasted over words links them. */
function linkPasted({ holder, flush }: EditorSession, event: ClipboardEvent) {
  const data = event.clipboardData
  const link = data?.types.includes(EDITOR_FORMAT)
    ? undefined
    : linkSelection(holder, data?.getData('text/plain') ?? '')
  if (!link) return false
  event.preventDefault()
  event.stopPropagation()
  // What was typed before is a step of its own.
  void flush().then(link).then(flush)
  return true
}

function onPaste(session: EditorSession, event: ClipboardEvent) {
  const field = (event.target as Element).closest<HTMLElement>('[contenteditable=true]')
  const current = field && session.editor.blocks.getBlockByElement(field)
  if (current && linkPasted(session, event)) return
  const pasted = current && event.clipboardData ? blocksIn(session, event.clipboardData) : []
  if (!field || !current || (Array.isArray(pasted) && pasted.length === 0)) return
  event.preventDefault()
  event.stopPropagation()
  const areWhole = event.clipboardData?.types.includes(EDITOR_FORMAT) ?? false
  if (Array.isArray(pasted)) insert(session, current, field, pasted, areWhole)
  else void pasted.then((blocks) => insert(session, current, field, blocks, false))
}

/** Handles pastes before Editor.js does, because it converts the HTML of office programs and web pages badly. */
export function interceptPaste(session: EditorSession) {
  const listen = (event: ClipboardEvent) => onPaste(session, event)
  session.holder.addEventListener('paste', listen, { capture: true })
  return () => session.holder.removeEventListener('paste', listen, { capture: true })
}
