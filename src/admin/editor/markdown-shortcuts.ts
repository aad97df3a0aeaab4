import { enterBlock } from './block-selection'
import type { EditorSession } from './editor-session'

type Conversion = { type: string; dataOf: (text: string, marker: string) => object }

const listOf = (style: 'ordered' | 'unordered') => ({
  type: 'list',
  dataOf: (content: string, marker: string) => ({
    style,
    meta: style === 'ordered' && Number.parseInt(marker, 10) !== 1 ? { start: Number.parseInt(marker, 10) } : {},
    items: [{ content, meta: {}, items: [] }],
  }),
})

const conversions: [marker: RegExp, conversion: Conversion][] = [
  [/^#{1,6}$/, { type: 'header', dataOf: (text, marker) => ({ text, level: marker.length }) }],
  [/^[-*+]$/, listOf('unordered')],
  [/^\d{1,3}[.)]$/, listOf('ordered')],
  [/^>$/, { type: 'quote', dataOf: (text) => ({ text, caption: '', alignment: 'left' }) }],
  [/^\[ ?\]$/, { type: 'checklist', dataOf: (text) => ({ items: [{ text, checked: false }] }) }],
]

/** The part of the field before the caret. */
function rangeBeforeCaret(field: HTMLElement) {
  const selection = getSelection()
  if (!selection?.isCollapsed || !selection.anchorNode || !field.contains(selection.anchorNode)) return undefined
  const range = document.createRange()
  range.selectNodeContents(field)
  range.setEnd(selection.anchorNode, selection.anchorOffset)
  return range
}

/** The kind of block that the start of the line asks for, once a space follows it. */
function markerIn(field: HTMLElement) {
  const before = rangeBeforeCaret(field)
  // The browser may have typed a non-breaking space.
  const text = before?.toString() ?? ''
  const marker = text.slice(0, -1)
  const conversion = /\s$/.test(text) ? conversions.find(([pattern]) => pattern.test(marker))?.[1] : undefined
  return before && conversion && { before, marker, conversion }
}

function convert({ editor, holder }: EditorSession, field: HTMLElement) {
  const found = field.isConnected ? markerIn(field) : undefined
  const block = found && editor.blocks.getBlockByElement(field)
  if (!block) return
  const { before, marker, conversion } = found
  before.deleteContents()
  const { type, dataOf } = conversion
  const index = editor.blocks.getBlockIndex(block.id)
  const { id } = editor.blocks.insert(type, dataOf(field.innerHTML.trim(), marker), undefined, index, true, true)
  enterBlock({ editor, holder }, id, 'start')
}

/** Turns a paragraph that begins with a marker of Markdown into the block it stands for. Undo brings the marker back. */
export function convertMarkdown(session: EditorSession) {
  const onInput = (event: Event) => {
    const { data, isComposing, target } = event as InputEvent
    const field = target as HTMLElement
    if (data !== ' ' || isComposing || !field.matches('.ce-paragraph') || !markerIn(field)) return
    // The marker as typed is a step for undo.
    void session.flush().then(() => convert(session, field))
  }
  session.holder.addEventListener('input', onInput)
  return () => session.holder.removeEventListener('input', onInput)
}
