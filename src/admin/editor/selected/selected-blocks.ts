import type { EditorDocument } from '@shared/content/document'
import { toggleMark } from '@shared/content/editing/block-commands'
import { endOf } from '@shared/content/editing/lines'
import { blockOf } from '@shared/content/editing/places'
import { useEffect, useState } from 'react'
import { SELECTED, selectedIds } from '../block-selection'
import { type EditorKey, isKey } from '../editor-keys'
import type { EditorSession } from '../editor-session'
import { blockElement } from '../elements'

/**
 * The selected blocks, while they change. Not during a press: the bar for them moves the text, and the pointer would be over another block,
 * which Editor.js then selects too.
 */
export function useSelectedIds(session: EditorSession) {
  const [ids, setIds] = useState<string[]>([])
  useEffect(() => {
    let isPressed = false
    const read = () => {
      if (isPressed) return
      const now = selectedIds(session)
      setIds((before) => (before.join() === now.join() ? before : now))
    }
    const press = () => {
      isPressed = true
    }
    const release = () => {
      isPressed = false
      // After the click that the press may be.
      setTimeout(read)
    }
    const observer = new MutationObserver(read)
    observer.observe(session.holder, { attributes: true, attributeFilter: ['class'], childList: true, subtree: true })
    const listeners = new AbortController()
    const options = { capture: true, signal: listeners.signal }
    addEventListener('pointerdown', press, options)
    addEventListener('pointerup', release, options)
    addEventListener('pointercancel', release, options)
    return () => {
      observer.disconnect()
      listeners.abort()
    }
  }, [session])
  return ids
}

/** Changes the selected blocks: one step for undo. They stay selected. */
export async function changeSelected(
  session: EditorSession,
  ids: string[],
  change: (document: EditorDocument, ids: string[]) => EditorDocument,
) {
  const last = ids.at(-1)
  if (last === undefined) return
  await session.edit((before) => {
    const document = change(before, ids)
    return { document, caret: endOf(blockOf(document, last)) }
  })
  getSelection()?.removeAllRanges()
  for (const id of ids) blockElement(session, id)?.classList.add(SELECTED.slice(1))
}

const MARKS = { bold: 'b', italic: 'i', underline: 'u', marker: 'mark', code: 'code' } as const satisfies Partial<
  Record<EditorKey, Parameters<typeof toggleMark>[2]>
>

/** Marks all selected blocks by the key that marks a selected text. Returns whether it did. */
export function handleMarkKey(session: EditorSession, event: KeyboardEvent) {
  const names = Object.keys(MARKS) as (keyof typeof MARKS)[]
  const name = names.find((each) => isKey(event, each))
  const ids = name ? selectedIds(session) : []
  if (!name || ids.length === 0) return false
  void changeSelected(session, ids, (document) => toggleMark(document, ids, MARKS[name]))
  event.preventDefault()
  return true
}
