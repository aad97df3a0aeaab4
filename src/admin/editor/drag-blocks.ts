import { enterBlock, selectedElements, selectedIds } from './block-selection'
import type { EditorSession } from './editor-session'
import { BLOCK, blockElements, idOf } from './elements'
import { moveBlocks } from './move-blocks'

const HANDLE = '.ce-toolbar__settings-btn'
/** Present while blocks are dragged. */
export const DROP_LINE = '.block-drop-line'
/** A pointer that moves less has clicked. */
const SLACK_PX = 5
/** Near the edges of the window, the page scrolls. */
const EDGE_PX = 90
const SCROLL_PX = 12

/** On narrow screens the handle is below the block with the caret, on others at the first line of the block it belongs to. */
function blockOfHandle(session: EditorSession, handle: Element) {
  const elements = blockElements(session)
  const current = elements[session.editor.blocks.getCurrentBlockIndex()]
  if (matchMedia('(max-width: 650px)').matches) return current
  const { top, height } = handle.getBoundingClientRect()
  const middle = top + height / 2
  return elements.find((element) => element.getBoundingClientRect().bottom > middle) ?? current
}

type Grip = { ids: string[]; handle: HTMLElement | undefined; x: number; y: number; pointerId: number }

/** What a pressed pointer would drag: the block of the handle, or the selected blocks. */
function gripOf(session: EditorSession, event: PointerEvent): Grip | undefined {
  const { target, clientX: x, clientY: y, pointerId } = event
  if (event.button !== 0 || !event.isPrimary || !(target instanceof Element)) return undefined
  const handle = target.closest<HTMLElement>(HANDLE) ?? undefined
  const selected = selectedIds(session)
  const pressed = handle ? blockOfHandle(session, handle) : target.closest<HTMLElement>(BLOCK)
  if (!pressed) return undefined
  const isSelected = selected.includes(idOf(pressed))
  // With a finger, text is for scrolling.
  if (!handle && !(isSelected && event.pointerType === 'mouse')) return undefined
  return { ids: isSelected ? selected : [idOf(pressed)], handle, x, y, pointerId }
}

/** How many of the other blocks are above this height, and where the line between them is. */
function dropPlace(session: EditorSession, ids: string[], y: number) {
  const rests = blockElements(session)
    .filter((element) => !ids.includes(idOf(element)))
    .map((element) => element.getBoundingClientRect())
  const before = rests.filter(({ top, height }) => top + height / 2 < y).length
  const next = rests[before]
  return { before, line: next ? next.top : (rests.at(-1)?.bottom ?? y) }
}

/** A click on selected blocks puts the caret where it was. */
function placeCaretAt(session: EditorSession, x: number, y: number) {
  const block = document.elementFromPoint(x, y)?.closest<HTMLElement>(BLOCK)
  if (!block) return
  enterBlock(session, idOf(block), 'end')
  const place = document.caretPositionFromPoint?.(x, y)
  if (place && block.contains(place.offsetNode)) getSelection()?.collapse(place.offsetNode, place.offset)
}

/** Lets blocks be dragged by their handle, and selected blocks by themselves. Returns a function that ends it. */
export function letBlocksBeDragged(session: EditorSession) {
  const { holder } = session
  const line = document.createElement('div')
  line.className = DROP_LINE.slice(1)
  let grip: Grip | undefined
  let y = 0
  /** Editor.js must not see the mouse event of this press: it would clear the selection, or open the menu at once. */
  let isMouseTaken = false
  let frame = 0

  const isDragging = () => line.isConnected

  const showLine = () => {
    if (!grip) return
    const { left, width } = holder.getBoundingClientRect()
    const style = { left, width, top: dropPlace(session, grip.ids, y).line - 1 }
    for (const [name, value] of Object.entries(style)) line.style.setProperty(name, `${value}px`)
  }

  const scroll = () => {
    const by = y < EDGE_PX ? -SCROLL_PX : y > innerHeight - EDGE_PX ? SCROLL_PX : 0
    if (by) scrollBy({ top: by, behavior: 'instant' })
    showLine()
    frame = requestAnimationFrame(scroll)
  }

  const mark = (isOn: boolean) => {
    for (const element of blockElements(session))
      element.classList.toggle('is-dragged', isOn && !!grip?.ids.includes(idOf(element)))
  }

  const start = () => {
    holder.append(line)
    mark(true)
    frame = requestAnimationFrame(scroll)
  }

  const stop = () => {
    cancelAnimationFrame(frame)
    mark(false)
    line.remove()
    grip = undefined
  }

  const onPointerDown = (event: PointerEvent) => {
    grip = gripOf(session, event)
    isMouseTaken = grip !== undefined
    if (!grip) return
    y = event.clientY
    // Without it, blocks under the pointer would get the events, and Editor.js would move the handle to them.
    ;(event.target as Element).setPointerCapture(event.pointerId)
  }

  const onMouseDown = (event: MouseEvent) => {
    if (!isMouseTaken || !event.isTrusted) return
    isMouseTaken = false
    event.preventDefault()
    event.stopImmediatePropagation()
  }

  const onPointerMove = (event: PointerEvent) => {
    if (!grip || event.pointerId !== grip.pointerId) return
    y = event.clientY
    if (!isDragging() && Math.hypot(event.clientX - grip.x, y - grip.y) > SLACK_PX) start()
    if (isDragging()) showLine()
  }

  const onPointerUp = (event: PointerEvent) => {
    if (!grip || event.pointerId !== grip.pointerId) return
    const { ids, handle, x } = grip
    const wasDragging = isDragging()
    const { before } = dropPlace(session, ids, event.clientY)
    stop()
    if (wasDragging) moveBlocks(session, ids, before)
    // Editor.js opens the menu when the mouse is pressed.
    else if (handle) handle.dispatchEvent(new MouseEvent('mousedown', { bubbles: true, cancelable: true }))
    else if (selectedElements(session).length > 0) placeCaretAt(session, x, event.clientY)
  }

  const onKeyDown = (event: KeyboardEvent) => {
    if (isDragging() && event.key === 'Escape') stop()
  }

  const listeners = new AbortController()
  const options = { capture: true, signal: listeners.signal }
  holder.addEventListener('pointerdown', onPointerDown, options)
  // On the window, to run before Editor.js's listeners on the document.
  addEventListener('mousedown', onMouseDown, options)
  addEventListener('pointermove', onPointerMove, options)
  addEventListener('pointerup', onPointerUp, options)
  addEventListener('pointercancel', stop, options)
  addEventListener('keydown', onKeyDown, options)
  return () => {
    stop()
    listeners.abort()
  }
}
