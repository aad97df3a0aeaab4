import type { BlockAPI } from '@editorjs/editorjs'
import type { Block } from '@shared/content/document'
import { fromPasted } from '@shared/content/from-pasted'
import { escapeText } from '@shared/content/html'
import { newBlockId } from '@shared/content/new-block-id'
import type { EditorSession } from './editor-session'
import { addressPatterns } from './tools/image-addresses'

const EDITOR_FORMAT = 'application/x-editor-js'

const isAddress = (text: string) => Object.values(addressPatterns).some((pattern) => pattern.exec(text)?.[0] === text)

const paragraph = (text: string): Block => ({ id: newBlockId(), type: 'paragraph', data: { text } })

/**
 * Converts the clipboard to blocks. Empty if Editor.js should handle the paste: files, its own format, picture
 * addresses.
 */
function blocksIn(data: DataTransfer): Block[] {
  if (data.types.includes('Files') || data.types.includes(EDITOR_FORMAT)) return []
  const plain = data.getData('text/plain').trim()
  if (isAddress(plain)) return []
  const html = data.getData('text/html')
  if (html.trim()) return fromPasted(html)
  const lines = plain.split(/\r?\n/).filter((line) => line.trim())
  return lines.length > 1 ? lines.map((line) => paragraph(escapeText(line))) : []
}

const textOf = (block: Block) => (block.type === 'paragraph' ? block.data.text : undefined)

/** Removes the text after the caret from the field and returns it as HTML. */
function takeTail(field: HTMLElement) {
  const selection = getSelection()
  const range = selection?.rangeCount ? selection.getRangeAt(0) : undefined
  if (!range || !field.contains(range.commonAncestorContainer)) return ''
  range.deleteContents()
  range.setEnd(field, field.childNodes.length)
  const holder = document.createElement('div')
  holder.append(range.extractContents())
  return holder.textContent?.trim() ? holder.innerHTML : ''
}

/**
 * Inserts blocks at the caret and so splits the current block: the text before the caret, the blocks, the text after
 * it.
 */
async function insertBlocks({ editor, flush }: EditorSession, current: BlockAPI, field: HTMLElement, pasted: Block[]) {
  const { blocks, caret } = editor
  const saved = (await current.save()) as { data: object } | undefined
  const tail = takeTail(field)
  const index = blocks.getBlockIndex(current.id)
  const rest = tail ? [{ id: newBlockId(), type: current.name, data: { ...saved?.data, text: tail } }] : []
  blocks.insertMany([...pasted, ...rest], index + 1)
  if (field.textContent?.trim() === '') blocks.delete(index)
  for (const { id, data, tunes } of pasted) if (tunes) await blocks.update(id, data, tunes)
  const last = pasted.at(-1)
  if (last) caret.setToBlock(last.id, 'end')
  flush()
}

function onPaste(session: EditorSession, event: ClipboardEvent) {
  const field = (event.target as Element).closest<HTMLElement>('[contenteditable=true]')
  const current = field && session.editor.blocks.getBlockByElement(field)
  const pasted = current && event.clipboardData ? blocksIn(event.clipboardData) : []
  if (!field || !current || pasted.length === 0) return
  event.preventDefault()
  event.stopPropagation()
  const texts = pasted.map(textOf)
  const isText = texts.every((text) => text !== undefined)
  const isSplittable = current.name === 'paragraph' || current.name === 'header'
  // Cells, list items and captions cannot hold paragraphs, so these become lines.
  if (isText && (texts.length === 1 || !isSplittable)) document.execCommand('insertHTML', false, texts.join('<br>'))
  else void insertBlocks(session, current, field, pasted)
}

/** Handles pastes before Editor.js does, because it converts the HTML of office programs and web pages badly. */
export function interceptPaste(session: EditorSession) {
  const listen = (event: ClipboardEvent) => onPaste(session, event)
  session.holder.addEventListener('paste', listen, { capture: true })
  return () => session.holder.removeEventListener('paste', listen, { capture: true })
}
