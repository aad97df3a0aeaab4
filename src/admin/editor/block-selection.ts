import type { AnyBlock } from '@shared/content/document'
import type { Selection } from '@shared/content/editing/places'
import { replaceSelection } from '@shared/content/editing/replace-selection'
import { placeCaret } from './caret'
import type { EditorSession } from './editor-session'
import { blockElements, idOf } from './elements'

const SELECTED = '.ce-block--selected'
/** While this menu is open, Editor.js marks its block as selected too. */
const OPEN_SETTINGS = '.ce-settings .ce-popover--opened'

type Place = Pick<EditorSession, 'holder'>
type Editing = Pick<EditorSession, 'editor' | 'holder'>

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

/** What the selected blocks are to the model. */
export function selectedBlocks(session: EditorSession): Selection | undefined {
  const ids = selectedIds(session)
  const [first, last] = [ids[0], ids.at(-1)]
  if (first === undefined || last === undefined) return undefined
  return { from: { id: first, path: [], offset: 0 }, to: { id: last, path: [], offset: 0 } }
}

/** Replaces the selected blocks, by an empty paragraph with the caret in it if there are no others. */
export async function replaceSelected(session: EditorSession, blocks: AnyBlock[] = []) {
  const selection = selectedBlocks(session)
  if (selection) await session.edit((document) => replaceSelection(document, selection, blocks, { areWhole: true }))
}
