import { toHtml } from '@shared/content/to-html'
import { replaceSelected, selectedElements, selectedIds } from './block-selection'
import type { EditorSession } from './editor-session'

/** The format of blocks on the clipboard, as Editor.js calls it. */
export const EDITOR_FORMAT = 'application/x-editor-js'

/** Writes the selected blocks to the clipboard: as blocks, for this editor; as HTML and text, for other programs. */
function writeSelected(session: EditorSession, data: DataTransfer) {
  const ids = selectedIds(session)
  const document = session.document()
  const blocks = document.blocks.filter(({ id }) => ids.includes(id))
  const texts = selectedElements(session).map(({ innerText }) => innerText.trim())
  data.setData(EDITOR_FORMAT, JSON.stringify(blocks))
  data.setData('text/html', toHtml({ ...document, blocks }))
  data.setData('text/plain', texts.filter(Boolean).join('\n\n'))
}

/** Copies and cuts selected blocks. Returns a function that ends it. */
export function handleBlockClipboard(session: EditorSession) {
  const { holder } = session
  const isOurs = ({ target }: Event) =>
    (target === document.body || holder.contains(target as Node)) && selectedIds(session).length > 0

  const onCopy = (event: ClipboardEvent) => {
    if (!event.clipboardData || !isOurs(event)) return
    writeSelected(session, event.clipboardData)
    if (event.type === 'cut') void replaceSelected(session)
    event.preventDefault()
    event.stopImmediatePropagation()
  }

  const listeners = new AbortController()
  // On the window, to run before Editor.js's listeners on the document.
  const options = { capture: true, signal: listeners.signal }
  addEventListener('copy', onCopy, options)
  addEventListener('cut', onCopy, options)
  return () => listeners.abort()
}
