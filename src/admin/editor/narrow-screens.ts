import type { EditorSession } from './editor-session'
import { blockElements } from './elements'

const TOOLBAR = '.ce-toolbar'

/**
 * The block that Editor.js has put its controls at: beside its first line or, on narrow screens, below its last one, where they cover
 * the next block.
 */
function blockOfToolbar(session: EditorSession, toolbar: HTMLElement) {
  const top = Number.parseInt(toolbar.style.top, 10)
  return blockElements(session).find(({ offsetTop, offsetHeight }) => Math.floor(offsetTop + offsetHeight) >= top)
}

/** Gives the styles the place of the block's first line, since they put the controls beside it. */
function placeToolbar(session: EditorSession, toolbar: HTMLElement) {
  const top = blockOfToolbar(session, toolbar)?.offsetTop
  if (top === undefined) return
  const place = `${top}px`
  if (toolbar.style.getPropertyValue('--first-line') !== place) toolbar.style.setProperty('--first-line', place)
}

/** Tells the styles how much of the screen the keyboard covers: menus at its lower edge stay above it. */
function keepMenusAboveKeyboard({ holder }: EditorSession, signal: AbortSignal) {
  const seen = window.visualViewport
  if (!seen) return
  const measure = () => {
    const covered = Math.max(0, innerHeight - seen.height - seen.offsetTop)
    holder.style.setProperty('--covered', `${Math.round(covered)}px`)
    holder.style.setProperty('--seen', `${Math.round(seen.height)}px`)
  }
  measure()
  for (const event of ['resize', 'scroll']) seen.addEventListener(event, measure, { signal })
}

/** Keeps the editor's controls beside the text, and its menus above the keyboard of a phone. Returns a function that ends it. */
export function fitNarrowScreens(session: EditorSession) {
  const listeners = new AbortController()
  keepMenusAboveKeyboard(session, listeners.signal)
  const observer = new MutationObserver((records) => {
    for (const { target } of records)
      if (target instanceof HTMLElement && target.matches(TOOLBAR)) placeToolbar(session, target)
  })
  observer.observe(session.holder, { attributes: true, attributeFilter: ['style'], subtree: true })
  return () => {
    observer.disconnect()
    listeners.abort()
  }
}
