import { footnoteAt, setFootnote } from '@shared/content/editing/footnote-at'
import type { Place } from '@shared/content/editing/places'
import { t } from '../i18n/i18n'
import type { EditorSession } from './editor-session'

/** Asks for the text of a footnote, given the present one. Empty to remove it, undefined to leave it. */
export type AskNote = (note: string) => Promise<string | undefined>

const MARKER = 'sup[data-note]'

/** Shows the note of each marker, whose own text is not to be written in. */
export function describeMarkers(root: HTMLElement) {
  for (const marker of root.querySelectorAll<HTMLElement>(`${MARKER}:not([contenteditable])`)) {
    const { note } = marker.dataset
    marker.setAttribute('contenteditable', 'false')
    marker.setAttribute('role', 'button')
    marker.setAttribute('aria-label', t('editor.footnote.marker', { note }))
    marker.title = note ?? ''
  }
}

/** Edits the footnote at the caret, or writes one behind what is selected. */
export async function editFootnote({ edit }: EditorSession, ask: AskNote) {
  let place: Place | undefined
  let present = ''
  await edit((document, caret) => {
    const found = caret && footnoteAt(document, caret)
    place = caret
    present = found?.note ?? ''
    return undefined
  })
  const at = place
  if (!at) return
  const note = await ask(present)
  await edit((document) => (note === undefined ? { document, caret: at } : setFootnote(document, at, note)))
}

/** Ctrl+Alt+F, and a click on a marker. On some keyboards these keys write a letter. */
export function letFootnotesBeEdited(session: EditorSession, ask: AskNote) {
  const { holder } = session
  const onKeyDown = (event: KeyboardEvent) => {
    const { code, altKey, ctrlKey, metaKey, shiftKey } = event
    if (code !== 'KeyF' || !altKey || shiftKey || !(ctrlKey || metaKey) || event.getModifierState('AltGraph')) return
    event.preventDefault()
    void editFootnote(session, ask)
  }
  const onClick = ({ target }: MouseEvent) => {
    const marker = (target as Element).closest(MARKER)
    if (!marker?.parentNode) return
    getSelection()?.collapse(marker.parentNode, [...marker.parentNode.childNodes].indexOf(marker as ChildNode) + 1)
    void editFootnote(session, ask)
  }
  holder.addEventListener('keydown', onKeyDown)
  holder.addEventListener('click', onClick)
  return () => {
    holder.removeEventListener('keydown', onKeyDown)
    holder.removeEventListener('click', onClick)
  }
}
