import { type RefObject, useEffect } from 'react'
import { DROP_LINE } from './drag-blocks'
import { handleEditKey } from './edit-keys'
import type { EditorSession } from './editor-session'
import { COMPOSING, handleMoveKey, handleSelectionKey } from './selection-keys'

type Session = { current: () => EditorSession | undefined; undo: () => void; redo: () => void }
type Options = {
  session: Session
  container: RefObject<HTMLElement | null>
  /** Gets the focus when Escape is pressed in the text. */
  end: RefObject<HTMLElement | null>
}

const OPEN_POPOVER = '.ce-popover--opened'
const OPEN_MENU = `${OPEN_POPOVER}:not(.ce-popover--inline)`

function undoOrRedo(event: KeyboardEvent) {
  if (!(event.ctrlKey || event.metaKey) || event.altKey) return undefined
  const key = event.key.toLowerCase()
  if (key === 'y' && !event.shiftKey) return 'redo'
  return key === 'z' ? (event.shiftKey ? 'redo' : 'undo') : undefined
}

const isLinkKey = ({ key, ctrlKey, metaKey, altKey, shiftKey }: KeyboardEvent) =>
  (ctrlKey || metaKey) && !altKey && !shiftKey && key.toLowerCase() === 'k'

const LINK_BUTTON = '.ce-inline-tool--link'

/**
 * Editor.js adds its shortcuts when it opens the toolbar, which it does a moment after text was selected. What was typed until
 * then would replace the selected text.
 */
async function openLinkInput({ editor, holder }: EditorSession) {
  editor.inlineToolbar.open()
  const button = () => holder.querySelector<HTMLElement>(LINK_BUTTON)
  // The toolbar is there after some microtasks, that is, before the next key.
  for (let turn = 0; turn < 100 && !button(); turn += 1) await null
  button()?.click()
}

/** While an entry of a menu has the focus, Enter chooses it. */
const isChoosing = ({ holder }: EditorSession) => holder.querySelector('.ce-popover-item--focused') !== null

/** Handles keys that concern whole blocks, and the link key. Returns whether it did. */
function handleOwnKey(session: EditorSession, event: KeyboardEvent) {
  if (handleSelectionKey(session, event) || handleMoveKey(session, event)) return true
  if (event.keyCode !== COMPOSING && !isChoosing(session) && handleEditKey(session, event)) return true
  const selection = getSelection()
  const hasText = selection && !selection.isCollapsed && session.holder.contains(selection.anchorNode)
  if (!isLinkKey(event) || !hasText || session.holder.querySelector(OPEN_POPOVER)) return false
  event.preventDefault()
  void openLinkInput(session)
  return true
}

/** While the focus is in a menu's filter, Enter chooses the first item that matches. */
function firstMatch(target: Element) {
  const menu = target.matches('.cdx-search-field__input') ? target.closest('.ce-popover__container') : null
  if (!menu || menu.querySelector('.ce-popover-item--focused')) return undefined
  return menu.querySelector<HTMLElement>('.ce-popover-item:not(.ce-popover-item--hidden)') ?? undefined
}

const isEmptyParagraph = (target: Element) => target.matches('.ce-paragraph') && target.textContent === ''

/**
 * Once its text has had the focus, Editor.js handles keys that are pressed anywhere on the page: Tab or an arrow key in
 * another field would move the focus back into the text. Editor.js looks at `keyCode` only.
 */
const hideFromEditor = (event: KeyboardEvent) => Object.defineProperty(event, 'keyCode', { value: 0 })

/**
 * Keyboard commands that Editor.js lacks: undo, redo, keys for selected blocks, Alt and arrows to move blocks, the link key at
 * once, Enter in a filter, Escape to leave, Tab to add a block.
 */
export function useKeys({ session, container, end }: Options) {
  useEffect(() => {
    const root = container.current as HTMLElement
    const isOpen = () => root.querySelector(OPEN_POPOVER) !== null

    const onKeyDown = (event: KeyboardEvent) => {
      const target = event.target as Element
      if (event.isComposing || root.querySelector(DROP_LINE)) return
      // While blocks are selected, the focus is on the body, and Editor.js needs these keys.
      if (target !== document.body && !root.contains(target)) return hideFromEditor(event)
      const running = session.current()
      if (running && !root.querySelector(OPEN_MENU) && handleOwnKey(running, event))
        return event.stopImmediatePropagation()
      // Single-line inputs have the browser's undo.
      const step = target.matches('input') ? undefined : undoOrRedo(event)
      const match = event.key === 'Enter' ? firstMatch(target) : undefined
      if (step) session[step]()
      else if (match) match.click()
      else if (event.key === 'Escape' && root.contains(target) && !isOpen()) end.current?.focus()
      else if (event.key === 'Tab' && !event.shiftKey && !isOpen() && isEmptyParagraph(target))
        session.current()?.editor.toolbar.toggleToolbox(true)
      else return
      event.preventDefault()
      event.stopImmediatePropagation()
    }

    const onFocusOut = ({ target }: FocusEvent) => {
      if (!(target as Element).matches('.cdx-search-field__input')) return
      // A closing menu removes its filter, and the focus is lost. Return it to the text.
      setTimeout(() => {
        if (document.activeElement === document.body && !isOpen()) session.current()?.focusCurrent()
      })
    }

    // On the window, to run before Editor.js's listener on the document, which closes open menus.
    addEventListener('keydown', onKeyDown, { capture: true })
    root.addEventListener('focusout', onFocusOut)
    return () => {
      removeEventListener('keydown', onKeyDown, { capture: true })
      root.removeEventListener('focusout', onFocusOut)
    }
  }, [session, container, end])
}
