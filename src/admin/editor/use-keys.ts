import { type RefObject, useEffect } from 'react'
import type { EditorSession } from './editor-session'

type Session = { current: () => EditorSession | undefined; undo: () => void; redo: () => void }
type Options = {
  session: Session
  container: RefObject<HTMLElement | null>
  /** Where the focus goes when it leaves the text. */
  end: RefObject<HTMLElement | null>
}

const OPEN_PARTS = '.ce-popover--opened'

function wantedStep(event: KeyboardEvent) {
  if (!(event.ctrlKey || event.metaKey) || event.altKey) return undefined
  const key = event.key.toLowerCase()
  if (key === 'y' && !event.shiftKey) return 'redo'
  return key === 'z' ? (event.shiftKey ? 'redo' : 'undo') : undefined
}

/** What Enter chooses while one still types into the filter of a menu: the first that is left. */
function firstFound(target: Element) {
  const menu = target.matches('.cdx-search-field__input') ? target.closest('.ce-popover__container') : null
  if (!menu || menu.querySelector('.ce-popover-item--focused')) return undefined
  return menu.querySelector<HTMLElement>('.ce-popover-item:not(.ce-popover-item--hidden)') ?? undefined
}

const isEmptyParagraph = (target: Element) => target.matches('.ce-paragraph') && target.textContent === ''

/**
 * Once it has been written in, Editor.js takes keys for its own that are pressed anywhere on the page: Tab or an arrow in
 * another field would lead back into the text. It knows them by their codes.
 */
const hideFromEditor = (event: KeyboardEvent) => Object.defineProperty(event, 'keyCode', { value: 0 })

/** What the keyboard does in the text, beside what Editor.js knows. */
export function useKeys({ session, container, end }: Options) {
  useEffect(() => {
    const root = container.current as HTMLElement
    const isOpen = () => root.querySelector(OPEN_PARTS) !== null

    const onKeyDown = (event: KeyboardEvent) => {
      const target = event.target as Element
      if (event.isComposing) return
      // On the page as a whole are the keys for blocks that are selected.
      if (target !== document.body && !root.contains(target)) return hideFromEditor(event)
      // In a single-line input, undoing is the browser's.
      const step = target.matches('input') ? undefined : wantedStep(event)
      const found = event.key === 'Enter' ? firstFound(target) : undefined
      if (step) session[step]()
      else if (found) found.click()
      else if (event.key === 'Escape' && root.contains(target) && !isOpen()) end.current?.focus()
      else if (event.key === 'Tab' && !event.shiftKey && !isOpen() && isEmptyParagraph(target))
        session.current()?.editor.toolbar.toggleToolbox(true)
      else return
      event.preventDefault()
      event.stopImmediatePropagation()
    }

    const onFocusOut = ({ target }: FocusEvent) => {
      if (!(target as Element).matches('.cdx-search-field__input')) return
      // A menu that closes takes the focus with it.
      setTimeout(() => {
        if (document.activeElement === document.body && !isOpen()) session.current()?.focusCurrent()
      })
    }

    // Of the window, since Editor.js listens at the document and closes what was open.
    addEventListener('keydown', onKeyDown, { capture: true })
    root.addEventListener('focusout', onFocusOut)
    return () => {
      removeEventListener('keydown', onKeyDown, { capture: true })
      root.removeEventListener('focusout', onFocusOut)
    }
  }, [session, container, end])
}
