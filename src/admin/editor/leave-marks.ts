import type { EditorSession } from './editor-session'

type Side = 'start' | 'end'
/** Where the next letter goes: beside the mark, although the caret can only be shown within it. */
type Left = { mark: HTMLElement; side: Side; node: Node; offset: number }

const MARKS = 'code, mark, u, a'
const MODIFIERS = new Set(['Shift', 'Control', 'Alt', 'Meta', 'AltGraph', 'CapsLock'])
/** Gives an input method a text to compose in. */
const FILLER = '\u200b'

const isShown = (range: Range) => range.toString() !== '' || range.cloneContents().querySelector('br') !== null

/** Whether nothing is between the caret and this side of the element. */
function isAtEdge(element: Element, side: Side, { node, offset }: Pick<Left, 'node' | 'offset'>) {
  const between = document.createRange()
  between.selectNodeContents(element)
  if (side === 'start') between.setEnd(node, offset)
  else between.setStart(node, offset)
  return !isShown(between)
}

/** The outermost mark that ends at the caret. Others than code are left where nothing follows: there, no other key leads out. */
function markToLeave(side: Side): Left | undefined {
  const selection = getSelection()
  const node = selection?.isCollapsed ? selection.anchorNode : null
  const field = (node instanceof Element ? node : node?.parentElement)?.closest('[contenteditable=true]')
  if (!selection || !node || !field) return undefined
  const caret = { node, offset: selection.anchorOffset }
  const isAtFieldEdge = isAtEdge(field, side, caret)
  const mark = [...field.querySelectorAll<HTMLElement>(MARKS)]
    .filter((each) => each.contains(node) && (isAtFieldEdge || each.matches('code')))
    .find((each) => isAtEdge(each, side, caret))
  return mark && { mark, side, ...caret }
}

function sideOf({ key, shiftKey, ctrlKey, altKey, metaKey, target }: KeyboardEvent): Side | undefined {
  if (shiftKey || ctrlKey || altKey || metaKey || !(target instanceof Element)) return undefined
  const isReversed = getComputedStyle(target).direction === 'rtl'
  if (key === 'ArrowRight') return isReversed ? 'start' : 'end'
  return key === 'ArrowLeft' ? (isReversed ? 'end' : 'start') : undefined
}

function insertBeside({ mark, side }: Left, text: string) {
  const node = document.createTextNode(text)
  if (side === 'end') mark.after(node)
  else mark.before(node)
  getSelection()?.collapse(node, node.length)
  return node
}

/**
 * Browsers keep the caret within inline code at the end of a text. An arrow key that points out of a mark leaves it: what is typed next
 * stands beside the mark. Returns a function that stops it.
 */
export function letMarksBeLeft({ holder }: EditorSession) {
  let left: Left | undefined
  let filler: Text | undefined

  /** Where the next letter goes, if the caret is still there. */
  function take() {
    const place = left
    left = undefined
    const selection = getSelection()
    return selection?.anchorNode === place?.node && selection?.anchorOffset === place?.offset ? place : undefined
  }

  function onKeyDown(event: KeyboardEvent) {
    if (event.isComposing || MODIFIERS.has(event.key)) return
    const wasLeft = take()
    const side = sideOf(event)
    if (!side) {
      // It may type a letter.
      left = wasLeft
      return
    }
    left = wasLeft?.side === side ? undefined : markToLeave(side)
    if (!left) return
    event.preventDefault()
    event.stopPropagation()
  }

  function onBeforeInput(event: InputEvent) {
    if (event.isComposing) return
    const place = take()
    const { data, inputType } = event
    if (!place || inputType !== 'insertText' || !data) return
    event.preventDefault()
    insertBeside(place, data)
    event.target?.dispatchEvent(new InputEvent('input', { data, inputType, bubbles: true }))
  }

  function onCompositionStart() {
    const place = take()
    filler = place && insertBeside(place, FILLER)
  }

  function onCompositionEnd() {
    const at = filler?.data.indexOf(FILLER) ?? -1
    if (at >= 0) filler?.deleteData(at, FILLER.length)
    filler = undefined
  }

  const forget = () => {
    left = undefined
  }
  holder.addEventListener('keydown', onKeyDown, { capture: true })
  holder.addEventListener('beforeinput', onBeforeInput, { capture: true })
  holder.addEventListener('compositionstart', onCompositionStart, { capture: true })
  holder.addEventListener('compositionend', onCompositionEnd)
  holder.addEventListener('mousedown', forget, { capture: true })
  return () => {
    holder.removeEventListener('keydown', onKeyDown, { capture: true })
    holder.removeEventListener('beforeinput', onBeforeInput, { capture: true })
    holder.removeEventListener('compositionstart', onCompositionStart, { capture: true })
    holder.removeEventListener('compositionend', onCompositionEnd)
    holder.removeEventListener('mousedown', forget, { capture: true })
  }
}
