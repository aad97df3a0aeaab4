import { placeCaret } from './caret'
import type { EditorSession } from './editor-session'

export const BLOCK = '.ce-block'
const SELECTED = '.ce-block--selected'
/** While this menu is open, Editor.js marks its block as selected too. */
const OPEN_SETTINGS = '.ce-settings .ce-popover--opened'

type Place = Pick<EditorSession, 'holder'>
type Editing = Pick<EditorSession, 'editor' | 'holder'>

export const idOf = ({ dataset }: HTMLElement) => dataset.id as string

/** All blocks, in the order of the text. */
export const blockElements = ({ holder }: Place) => [...holder.querySelectorAll<HTMLElement>(BLOCK)]

export const selectedElements = ({ holder }: Place) =>
  holder.querySelector(OPEN_SETTINGS) ? [] : [...holder.querySelectorAll<HTMLElement>(SELECTED)]

export const selectedIds = (place: Place) => selectedElements(place).map(idOf)

/** Reads what was typed as soon as blocks are selected: then it is one step for undo, and copied with them. */
export function readOnSelection(session: EditorSession) {
  const observer = new MutationObserver((records) => {
    if (records.some(({ target }) => (target as Element).matches(SELECTED))) void session.flush()
  })
  observer.observe(session.holder, { attributes: true, attributeFilter: ['class'], subtree: true })
  return () => observer.disconnect()
}

/** Puts the caret into a block, which clears the selection of blocks. */
export function enterBlock({ editor, holder }: Editing, id: string, position: 'start' | 'end') {
  editor.caret.setToBlock(id, position)
  // Editor.js sets the range only. What is typed next goes to the focus.
  if (position === 'start') placeCaret(holder, { blockId: id, field: 0, offset: 0 })
}

/** Puts the caret into a block, and shows it in the middle of the screen. */
export function goToBlock(session: EditorSession, id: string) {
  enterBlock(session, id, 'start')
  const isCalm = matchMedia('(prefers-reduced-motion: reduce)').matches
  blockElements(session)
    .find((element) => idOf(element) === id)
    ?.scrollIntoView({ block: 'center', behavior: isCalm ? 'auto' : 'smooth' })
}

/** Inserts an empty paragraph with the caret in it. Saved texts have no empty paragraphs. */
export function insertParagraph(session: EditorSession, index: number) {
  const { id } = session.editor.blocks.insert('paragraph', {}, undefined, index, true)
  session.notePlaceholder(id)
  return id
}

/** Replaces the selected blocks by an empty paragraph with the caret in it. */
export function replaceSelected(session: EditorSession) {
  const { blocks } = session.editor
  const ids = selectedIds(session)
  const [first] = ids
  if (first === undefined) return
  // Before the others go: Editor.js would fill an empty text with a paragraph.
  const paragraph = insertParagraph(session, blocks.getBlockIndex(first))
  for (const id of ids) blocks.delete(blocks.getBlockIndex(id))
  enterBlock(session, paragraph, 'start')
}
