/** `field` is the index of a field within its block, `offset` a number of characters within that field. */
export type CaretPlace = { blockId: string; field: number; offset: number }

const FIELDS = '[contenteditable=true], input:not([type=file]), textarea'

/** The fields of a block that take the caret, in their order on the screen. */
export const caretFields = (block: Element) => [...block.querySelectorAll<HTMLElement>(FIELDS)]

export function readCaret(root: HTMLElement): CaretPlace | undefined {
  const selection = getSelection()
  const node = selection?.focusNode
  const element = node instanceof Element ? node : node?.parentElement
  const block = element?.closest<HTMLElement>('.ce-block')
  const field = element?.closest<HTMLElement>('[contenteditable=true]')
  if (!selection || !node || !block?.dataset.id || !field || !root.contains(block)) return undefined
  const before = document.createRange()
  before.selectNodeContents(field)
  before.setEnd(node, selection.focusOffset)
  return { blockId: block.dataset.id, field: caretFields(block).indexOf(field), offset: before.toString().length }
}

/** Restores the caret, at the end of the field if its text has become shorter. Returns false if the block is gone. */
export function placeCaret(root: HTMLElement, { blockId, field, offset }: CaretPlace) {
  const block = root.querySelector(`.ce-block[data-id="${CSS.escape(blockId)}"]`)
  const fields = block ? caretFields(block) : []
  const target = fields[field] ?? fields.at(-1)
  if (!target) return false
  target.focus()
  if (!target.isContentEditable) return true
  const range = document.createRange()
  range.selectNodeContents(target)
  range.collapse(false)
  const walker = document.createTreeWalker(target, NodeFilter.SHOW_TEXT)
  let remaining = offset
  for (let text = walker.nextNode() as Text | null; text; text = walker.nextNode() as Text | null) {
    if (remaining <= text.length) {
      range.setStart(text, remaining)
      range.collapse(true)
      break
    }
    remaining -= text.length
  }
  const selection = getSelection()
  selection?.removeAllRanges()
  selection?.addRange(range)
  return true
}
