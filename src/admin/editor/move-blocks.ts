import type EditorJS from '@editorjs/editorjs'
import { selectedIds } from './block-selection'
import { placeCaret, readCaret } from './caret'
import type { EditorSession } from './editor-session'
import { blockElements, idOf } from './elements'

/** Moves these blocks, given in the order of the text, behind the first `before` of the others. */
function reorder({ blocks }: Pick<EditorJS, 'blocks'>, ids: string[], before: number) {
  const places = ids.map((id, index) => ({ id, from: blocks.getBlockIndex(id), to: before + index }))
  // The last goes down first and the first goes up first, so that none pushes another from its place.
  const down = places.filter(({ from, to }) => from < to).reverse()
  const up = places.filter(({ from, to }) => from > to)
  for (const { id, to } of [...down, ...up]) blocks.move(to, blocks.getBlockIndex(id))
}

/** Moves blocks together behind the first `before` of the others. The caret stays in its text. */
export function moveBlocks(session: EditorSession, ids: string[], before: number) {
  const { editor, holder } = session
  const order = blockElements(session).map(idOf)
  const moved = order.filter((id) => ids.includes(id))
  const others = order.filter((id) => !ids.includes(id))
  const wanted = [...others.slice(0, before), ...moved, ...others.slice(before)]
  if (wanted.join() === order.join()) return
  const caret = readCaret(holder)
  reorder(editor, moved, before)
  // A block that is taken out of the page and put back loses the focus.
  if (caret && moved.includes(caret.blockId) && selectedIds(session).length === 0) placeCaret(holder, caret)
  const edge = moved.at(others.length === before ? -1 : 0)
  blockElements(session)
    .find((element) => idOf(element) === edge)
    ?.scrollIntoView({ block: 'nearest' })
  editor.toolbar.close()
  void session.flush()
}

/** Moves the selected blocks, or the current one, past the next block. */
export function moveByOne(session: EditorSession, by: -1 | 1) {
  const order = blockElements(session).map(idOf)
  const current = order[session.editor.blocks.getCurrentBlockIndex()]
  const selected = selectedIds(session)
  const ids = selected.length > 0 || current === undefined ? selected : [current]
  const [first] = ids
  const last = ids.at(-1)
  if (first === undefined || last === undefined) return
  const othersBefore = (id: string) => order.slice(0, order.indexOf(id)).filter((each) => !ids.includes(each)).length
  const before = by < 0 ? othersBefore(first) - 1 : othersBefore(last) + 1
  moveBlocks(session, ids, Math.min(Math.max(before, 0), order.length - ids.length))
}
