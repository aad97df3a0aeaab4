import { type AnyBlock, UnknownBlock } from '@shared/content/document'
import { picturesBlock, insertPictures as withPictures } from '@shared/content/editing/galleries'
import { replaceSelection } from '@shared/content/editing/replace-selection'
import { fromPasted, type Pasted } from '@shared/content/from-pasted'
import { normaliseBlock } from '@shared/content/normalise-document'
import type { Draw } from './apply-document'
import { EDITOR_FORMAT } from './block-clipboard'
import { replaceSelected, selectedBlocks, selectedElements } from './block-selection'
import type { EditorSession } from './editor-session'
import { blockAt, fieldAt, idOf } from './elements'
import { linkSelection } from './links/linked-text'
import { fromMarkdown, looksLikeMarkdown } from './markdown'
import { withSources } from './pasted-pictures'
import { fromPlainText } from './plain-text'
import { toEditorBlock } from './to-editor-block'
import { giveToGallery } from './tools/gallery-tool'
import { addressPatterns } from './tools/image-addresses'
import { keepFile, picturesAmong } from './tools/pending-files'

const isAddress = (text: string) => Object.values(addressPatterns).some((pattern) => pattern.exec(text)?.[0] === text)

/** Blocks to insert, and how those are drawn whose pictures are to be uploaded. */
type Insertion = { blocks: AnyBlock[]; draw?: Draw }

const nothing: Insertion = { blocks: [] }

/** Blocks that were copied or cut in an editor. */
function copiedBlocks(json: string): AnyBlock[] {
  try {
    return UnknownBlock.array().parse(JSON.parse(json)).map(normaliseBlock)
  } catch {
    return []
  }
}

/** Code editors copy Markdown as coloured lines: HTML, but without any of these. */
const STRUCTURE = /<(?:p|h[1-6]|ul|ol|table|blockquote|a|b|strong|i|em|img)\b/i

/** The blocks, whose pictures are then uploaded. Tells the writer what was left out. */
function taken(session: EditorSession, { blocks, lost, ...pictures }: Pasted): Insertion {
  if (lost.length) session.onLeftOut(lost)
  const drawn = new Map(withSources(blocks, pictures).map((block) => [block.id, block]))
  return { blocks, draw: (block) => (block.type === 'image' && drawn.get(block.id)) || toEditorBlock(block) }
}

/** A web address may become a picture or a film, which is for Editor.js to decide. */
const isLink = (text: string) => /^https?:\/\/\S+$/.test(text)

/** Converts the clipboard to blocks. Empty if Editor.js should handle the paste: files and picture addresses. */
export function blocksIn(session: EditorSession, data: DataTransfer): Insertion | Promise<Insertion> {
  const copied = data.getData(EDITOR_FORMAT)
  if (copied) return { blocks: copiedBlocks(copied) }
  const html = data.getData('text/html')
  const pasted = fromPasted(html)
  // A copied picture comes with its element, and copied cells come with a picture of them.
  if (data.types.includes('Files') && pasted.blocks.every(({ type }) => type === 'image')) return nothing
  const text = data.getData('text/plain').replaceAll('\r\n', '\n')
  const plain = text.trim()
  if (isAddress(plain)) return nothing
  const unformatted = () =>
    html.trim() ? taken(session, pasted) : { blocks: isLink(plain) ? [] : fromPlainText(text) }
  if (STRUCTURE.test(html) || !looksLikeMarkdown(plain)) return unformatted()
  return fromMarkdown(plain).then((markdown) => (markdown ? taken(session, markdown) : unformatted()))
}

/** Replaces what is selected, blocks or a text. `areWhole`: they were copied as such, so that even a single paragraph stays one. */
const insert = (session: EditorSession, { blocks, draw }: Insertion, areWhole: boolean) =>
  session.edit(
    (document, _, inText) => {
      const selection = selectedBlocks(session) ?? inText
      return selection && replaceSelection(document, selection, blocks, { areWhole })
    },
    { draw },
  )

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

/** Puts pictures behind a block: one is an image, several are a gallery. False if there are others than pictures. */
export function insertPictures(session: EditorSession, id: string, event: Event, data: DataTransfer) {
  const files = picturesAmong(data)
  if (!files) return false
  event.preventDefault()
  event.stopImmediatePropagation()
  if (giveToGallery(event.target, files)) return true
  const block = picturesBlock(files.map((file) => ({ caption: '', file: { url: keepFile(file) } })))
  if (block) void session.edit((document) => withPictures(document, id, block))
  return true
}

function onPaste(session: EditorSession, event: ClipboardEvent) {
  const { holder } = session
  const field = fieldAt(event.target as Node)
  const isOverBlocks =
    selectedElements(session).length > 0 && (event.target === document.body || holder.contains(event.target as Node))
  if (!event.clipboardData || !(isOverBlocks || (field && holder.contains(field) && blockAt(field)))) return
  if (!isOverBlocks && linkPasted(session, event)) return
  const { clipboardData } = event
  const pasted = blocksIn(session, clipboardData)
  const isForEditor = 'blocks' in pasted && pasted.blocks.length === 0
  const block = blockAt(field)
  if (isForEditor && !isOverBlocks && block && insertPictures(session, idOf(block), event, clipboardData)) return
  if (isForEditor && !isOverBlocks) return
  event.preventDefault()
  event.stopImmediatePropagation()
  if (!isForEditor) {
    const areWhole = clipboardData.types.includes(EDITOR_FORMAT)
    void Promise.resolve(pasted).then((each) => insert(session, each, areWhole))
    return
  }
  // The event's target may be gone.
  const again = () => new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true })
  void replaceSelected(session).then(() => document.activeElement?.dispatchEvent(again()))
}

/** Handles pastes before Editor.js does, because it converts the HTML of office programs and web pages badly. */
export function interceptPaste(session: EditorSession) {
  const listen = (event: ClipboardEvent) => onPaste(session, event)
  // On the window, to run before Editor.js's listeners on the document.
  addEventListener('paste', listen, { capture: true })
  return () => removeEventListener('paste', listen, { capture: true })
}
