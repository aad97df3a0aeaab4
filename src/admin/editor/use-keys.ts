import { type RefObject, useEffect, useEffectEvent } from 'react'
import { COMPOSING, isEnter } from '../forms/enter-key'
import { DROP_LINE } from './drag-blocks'
import { handleArrowLeft, handleEditKey } from './edit-keys'
import { isKey } from './editor-keys'
import type { EditorSession } from './editor-session'
import { LINK_FIELD } from './links/link-field'
import { handleTakingBack } from './markdown-shortcuts'
import { handleMarkKey } from './selected/selected-blocks'
import { handleMoveKey, handleSelectionKey } from './selection-keys'
import { handleTableKey } from './table-keys'
import { handleVerticalArrow } from './vertical-arrows'

type Session = { current: () => EditorSession | undefined; undo: () => void; redo: () => void }
type Options = {
  session: Session
  container: RefObject<HTMLElement | null>
  /** Gets the focus when Escape is pressed in the text. */
  end: RefObject<HTMLElement | null>
  /** Opens the search, with or without the field for other words, and the list of keys. */
  onFind: (replaces: boolean) => void
  onHelp: () => void
}

const OPEN_POPOVER = '.ce-popover--opened'
const OPEN_MENU = `${OPEN_POPOVER}:not(.ce-popover--inline)`

const undoOrRedo = (event: KeyboardEvent) => (isKey(event, 'undo') ? 'undo' : isKey(event, 'redo') ? 'redo' : undefined)

/** While an entry of a menu has the focus, Enter chooses it. */
const isChoosing = ({ holder }: EditorSession) => holder.querySelector('.ce-popover-item--focused') !== null

/** Handles keys that change blocks, and those on the way between texts. Returns whether it did. */
const handleOwnKey = (session: EditorSession, event: KeyboardEvent) =>
  handleTakingBack(session, event) ||
  handleMarkKey(session, event) ||
  handleSelectionKey(session, event) ||
  handleMoveKey(session, event) ||
  handleTableKey(session, event) ||
  handleVerticalArrow(session, event) ||
  handleArrowLeft(session, event) ||
  (event.keyCode !== COMPOSING && !isChoosing(session) && handleEditKey(session, event))

/** While the focus is in a menu's filter, Enter chooses the first item that matches. */
function firstMatch(target: Element) {
  const menu = target.matches('.cdx-search-field__input') ? target.closest('.ce-popover__container') : null
  if (!menu || menu.querySelector('.ce-popover-item--focused')) return undefined
  return menu.querySelector<HTMLElement>('.ce-popover-item:not(.ce-popover-item--hidden)') ?? undefined
}

const isEmptyParagraph = (target: Element) => target.matches('.ce-paragraph') && target.textContent === ''

/**
 * Once its text has had the focus, Editor.js handles keys that are pressed anywhere on the page: Tab or an arrow key in
 * another field would move the focus back into the text. Editor.js looks at `keyCode` only, and ignores those of input methods.
 */
function hideFromEditor(event: KeyboardEvent) {
  if (event.keyCode !== COMPOSING) Object.defineProperty(event, 'keyCode', { value: 0 })
}

/**
 * Keyboard commands that Editor.js lacks: undo, redo, keys for selected blocks, Alt and arrows to move blocks, Enter in a
 * filter, Escape to leave, Tab to add a block.
 */
export function useKeys({ session, container, end, onFind, onHelp }: Options) {
  const find = useEffectEvent(onFind)
  const help = useEffectEvent(onHelp)
  useEffect(() => {
    const root = container.current as HTMLElement
    const isOpen = () => root.querySelector(OPEN_POPOVER) !== null

    const onKeyDown = (event: KeyboardEvent) => {
      const target = event.target as Element
      if (event.isComposing || root.querySelector(DROP_LINE)) return
      // While blocks are selected, the focus is on the body, and Editor.js needs these keys.
      const isInText = root.contains(target) && !target.closest(LINK_FIELD)
      if (target !== document.body && !isInText) return hideFromEditor(event)
      const running = session.current()
      if (running && !root.querySelector(OPEN_MENU) && handleOwnKey(running, event))
        return event.stopImmediatePropagation()
      // Single-line inputs have the browser's undo.
      const step = target.matches('input') ? undefined : undoOrRedo(event)
      const match = isEnter(event) ? firstMatch(target) : undefined
      if (step) session[step]()
      else if (isKey(event, 'find') || isKey(event, 'replace')) find(isKey(event, 'replace'))
      else if (isKey(event, 'help')) help()
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
