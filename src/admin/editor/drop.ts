import type { EditorDocument } from '@shared/content/document'
import { sliceInline } from '@shared/content/editing/inline-text'
import { insertBlocks } from '@shared/content/editing/insert-blocks'
import { getText } from '@shared/content/editing/kinds'
import { paragraph } from '@shared/content/editing/lines'
import { blockOf, type Place, type Selection, samePath } from '@shared/content/editing/places'
import { replaceSelection } from '@shared/content/editing/replace-selection'
import { placeAtPoint } from './caret'
import type { EditorSession } from './editor-session'
import { blockAt, fieldAt, idOf } from './elements'
import { blocksIn, insertPictures } from './paste'

/** Where a place is once the text that was dragged away is gone; undefined within that text. */
function withoutDragged(place: Place, { from, to }: Selection): Place | undefined {
  if (place.id !== from.id || !samePath(place.path, from.path) || place.offset <= from.offset) return place
  return place.offset < to.offset ? undefined : { ...place, offset: place.offset - (to.offset - from.offset) }
}

/** A text as it is in its field: the clipboard's HTML loses the spaces at its ends. */
function textIn(document: EditorDocument, { from, to }: Selection) {
  if (from.id !== to.id || !samePath(from.path, to.path)) return undefined
  return [paragraph(sliceInline(getText(blockOf(document, from.id), from.path), from.offset, to.offset))]
}

/**
 * Drops texts where the pointer is, as pastes do, and pictures behind the block there. Other files are for Editor.js. Returns a function that
 * ends it.
 */
export function handleDrops(session: EditorSession) {
  const { holder } = session
  let isOwn = false

  const onDragStart = ({ target }: DragEvent) => {
    isOwn = holder.contains(target as Node) && fieldAt(target as Node) !== undefined
  }

  const onDrop = (event: DragEvent) => {
    const { dataTransfer: data, clientX, clientY } = event
    const field = fieldAt(event.target as Node)
    const block = blockAt(event.target as Node)
    if (data && block && holder.contains(block) && insertPictures(session, idOf(block), event, data)) return
    if (!data || data.types.includes('Files') || !field || !holder.contains(field) || !blockAt(field)) return
    const dropped = blocksIn(session, data)
    if ('blocks' in dropped && !dropped.blocks.length) return
    event.preventDefault()
    event.stopImmediatePropagation()
    // Not by `dropEffect`: Editor.js accepts each drag, and browsers then take it for a copy. Ctrl copies, on a Mac Alt.
    const isMoved = isOwn && !event.ctrlKey && !event.altKey
    void Promise.resolve(dropped).then(({ blocks, draw }) =>
      session.edit(
        (document, _, selection) => {
          const place = placeAtPoint(holder, document.blocks, clientX, clientY)
          if (!place) return undefined
          if (!isMoved || !selection) return insertBlocks(document, place, blocks)
          const target = withoutDragged(place, selection)
          const { document: left } = replaceSelection(document, selection, [])
          return target && insertBlocks(left, target, textIn(document, selection) ?? blocks)
        },
        { draw },
      ),
    )
  }

  const listeners = new AbortController()
  // On the window, to run before Editor.js's listeners.
  const options = { capture: true, signal: listeners.signal }
  addEventListener('dragstart', onDragStart, options)
  addEventListener('drop', onDrop, options)
  return () => listeners.abort()
}
