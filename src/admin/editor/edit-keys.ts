import type { EditorDocument } from '@shared/content/document'
import { kinds } from '@shared/content/editing/kinds'
import { paragraph } from '@shared/content/editing/lines'
import { joinBackward, joinForward } from '@shared/content/editing/merge-blocks'
import type { Edited, Place, Selection } from '@shared/content/editing/places'
import { replaceSelection } from '@shared/content/editing/replace-selection'
import { breakLine, splitBlock } from '@shared/content/editing/split-block'
import { escapeText } from '@shared/content/html'
import { isCaretAt } from './caret'
import type { EditorSession } from './editor-session'
import { blockAt, fieldAt } from './elements'

type Change = (document: EditorDocument, selection: Selection) => Edited | undefined

/** What is selected goes first. */
const atCaret =
  (change: (document: EditorDocument, caret: Place) => Edited | undefined): Change =>
  (document, selection) => {
    const { document: left, caret } = replaceSelection(document, selection, [])
    return change(left, caret)
  }

const enter = atCaret((document, { id, ...at }) => splitBlock(document, id, at))
const lineBreak = atCaret(breakLine)
const removal: Change = (document, selection) => replaceSelection(document, selection, [])
const typing =
  (text: string): Change =>
  (document, selection) =>
    replaceSelection(document, selection, [paragraph(escapeText(text))])

const isKind = (name: string): name is keyof typeof kinds => Object.hasOwn(kinds, name)

/** Whether the selection goes from one field to another, which browsers cannot edit. */
function isAcrossFields() {
  const selection = getSelection()
  if (!selection?.rangeCount || selection.isCollapsed) return false
  const { startContainer, endContainer } = selection.getRangeAt(0)
  return fieldAt(startContainer) !== fieldAt(endContainer)
}

/** The change of the model that an input asks for; undefined if it only changes letters within a text. */
function changeFor(
  { editor }: EditorSession,
  field: HTMLElement,
  inputType: string,
  data: string | null,
): Change | undefined {
  const name = editor.blocks.getBlockByElement(field)?.name ?? ''
  if (!isKind(name)) return undefined
  if (inputType === 'insertParagraph') return kinds[name].enter === 'tool' ? undefined : enter
  if (inputType === 'insertLineBreak') return lineBreak
  if (isAcrossFields())
    return inputType.startsWith('delete') ? removal : inputType === 'insertText' ? typing(data ?? '') : undefined
  if (/^delete\w*Backward$/.test(inputType) && isCaretAt('start', field)) return atCaret(joinBackward)
  if (/^delete\w*Forward$/.test(inputType) && isCaretAt('end', field)) return atCaret(joinForward)
  return undefined
}

function inputTypeOf({ key, shiftKey, ctrlKey, metaKey, altKey }: KeyboardEvent) {
  if (key === 'Backspace') return 'deleteContentBackward'
  if (key === 'Delete') return 'deleteContentForward'
  if (key !== 'Enter' || ctrlKey || metaKey || altKey) return undefined
  return shiftKey ? 'insertLineBreak' : 'insertParagraph'
}

function apply(session: EditorSession, event: Event, inputType: string | undefined, data: string | null = null) {
  const field = fieldAt(event.target as Node)
  const isOurs = field && session.holder.contains(field) && blockAt(field)
  const change = isOurs && inputType && changeFor(session, field, inputType, data)
  if (!change) return false
  event.preventDefault()
  const { toolbar } = session.editor
  toolbar.close()
  void session
    .edit((document, _, selection) => selection && change(document, selection))
    .then(() => inputType === 'insertParagraph' && toolbar.open())
  return true
}

/** Handles Enter, Backspace and Delete where they change more than a text. Returns whether it did. */
export const handleEditKey = (session: EditorSession, event: KeyboardEvent) => apply(session, event, inputTypeOf(event))

/** The same for inputs without a key, as phones and input methods send them. */
export function handleInputs(session: EditorSession) {
  const onBeforeInput = (event: InputEvent) => {
    if (!event.isComposing && event.cancelable && apply(session, event, event.inputType, event.data))
      event.stopImmediatePropagation()
  }
  session.holder.addEventListener('beforeinput', onBeforeInput, { capture: true })
  return () => session.holder.removeEventListener('beforeinput', onBeforeInput, { capture: true })
}
