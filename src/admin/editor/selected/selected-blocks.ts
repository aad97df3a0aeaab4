import type { EditorDocument } from '@shared/content/document'
import { toggleMark } from '@shared/content/editing/block-commands'
import { endOf } from '@shared/content/editing/lines'
import { blockOf } from '@shared/content/editing/places'
import { useEffect, useState } from 'react'
import { SELECTED, selectedIds } from '../block-selection'
import { type EditorKey, isKey } from '../editor-keys'
import type { EditorSession } from '../editor-session'
import { blockElement } from '../elements'

/** The selected blocks, while they change. */
export function useSelectedIds(session: EditorSession) {
  const [ids, setIds] = useState<string[]>([])
  useEffect(() => {
    const read = () => {
      const now = selectedIds(session)
      setIds((before) => (before.join() === now.join() ? before : now))
    }
    const observer = new MutationObserver(read)
    observer.observe(session.holder, { attributes: true, attributeFilter: ['class'], childList: true, subtree: true })
    return () => observer.disconnect()
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
