import { insertBlocks } from '@shared/content/editing/insert-blocks'
import { paragraph } from '@shared/content/editing/lines'
import { enterBlock, replaceSelected, selectedElements } from './block-selection'
import type { EditorSession } from './editor-session'
import { moveByOne } from './move-blocks'

const REMOVING = new Set(['Backspace', 'Delete', 'Enter'])
/** The key code of keys that an input method, or the keyboard of a phone, handles itself. */
export const COMPOSING = 229

function isTyping(event: KeyboardEvent) {
  const isCommand = (event.ctrlKey || event.metaKey || event.altKey) && !event.getModifierState('AltGraph')
  const isLetter = [...event.key].length === 1 || event.key === 'Dead' || event.keyCode === COMPOSING
  return isLetter && !isCommand
}

/** Blocks without a text, such as a delimiter, are selected when the caret reaches them. */
const hasText = (block: HTMLElement) => block.querySelector('[contenteditable=true], input, textarea') !== null

/**
 * Handles a key that is pressed while blocks are selected, and returns whether it did. Editor.js would do it only as long as
 * the browser shows no caret, which Chromium restores.
 */
export function handleSelectionKey(session: EditorSession, event: KeyboardEvent) {
  const selected = selectedElements(session)
  const last = selected.at(-1)
  if (!last) return false
  const id = last.dataset.id as string
  if (event.key === 'Escape' && hasText(last)) enterBlock(session, id, 'end')
  else if (event.key === 'Enter' && selected.length === 1 && !hasText(last))
    void session.edit((document) => insertBlocks(document, { id, path: [], offset: 0 }, [paragraph()]))
  else if (REMOVING.has(event.key)) void replaceSelected(session)
  else if (isTyping(event)) {
    // Done in microtasks, that is, before the default action of the key.
    void replaceSelected(session)
    // The browser types the letter, or begins to compose it, in the new paragraph.
    return true
  } else return false
  event.preventDefault()
  return true
}

/** Alt and an arrow key move the selected blocks, or the one with the caret. */
export function handleMoveKey(session: EditorSession, event: KeyboardEvent) {
  const { key, altKey, ctrlKey, metaKey, shiftKey } = event
  if (!altKey || ctrlKey || metaKey || shiftKey || (key !== 'ArrowUp' && key !== 'ArrowDown')) return false
  moveByOne(session, key === 'ArrowUp' ? -1 : 1)
  event.preventDefault()
  return true
}
