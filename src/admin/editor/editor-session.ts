import { t } from '../i18n/i18n'
import { editorMessages } from './messages'
import './prompt-callbacks'
import EditorJS, { type LogLevels } from '@editorjs/editorjs'
import type { EditorDocument } from '@shared/content/document'
import { applyDocument } from './apply-document'
import { placeCaret, readCaret } from './caret'
import { createHistory } from './history'
import { rendered } from './rendered'
import { createTools } from './tools'
import { createWording, signature } from './wording'

/** Who writes without a pause is read at least this often. */
const LONGEST_UNREAD_MS = 2000

type Options = {
  container: HTMLElement
  document: EditorDocument
  /** In which its lines run, and so on which side the editor's own controls are. */
  direction?: 'ltr' | 'rtl'
  onReady: () => void
  /** The text has become another; never told of what the session was given, unless it is that again. */
  onChange: (document: EditorDocument) => void
  /** What can be undone and redone may have changed. */
  onHistory: (state: { canUndo: boolean; canRedo: boolean }) => void
  onFailure: () => void
  notify: (message: string) => void
}

export type EditorSession = ReturnType<typeof startEditorSession>

/** Editor.js in a container, from one document that it is given to the next. */
export function startEditorSession(options: Options) {
  const { container, document: given, onChange, onHistory } = options
  // Of its own: while one that was left is still loading, the next may begin.
  const holder = window.document.createElement('div')
  // What was typed before the first reading would pass for what was given.
  holder.inert = true
  container.append(holder)

  const history = createHistory(given)
  const noteHistory = () => onHistory({ canUndo: history.canUndo(), canRedo: history.canRedo() })
  let present = given
  let wording: ReturnType<typeof createWording> | undefined
  let isGone = false
  let longestWait: ReturnType<typeof setTimeout> | undefined
  let running: Promise<unknown> = Promise.resolve()
  /** One after the other: a reading that overlaps an undoing would see half of it. */
  const inTurn = (task: () => Promise<void>) => {
    const turn = running.then(() => (isGone || !wording ? undefined : task()))
    running = turn.catch(() => {})
    return turn
  }

  const editor = new EditorJS({
    holder,
    data: { blocks: given.blocks.map(rendered) },
    tools: createTools(options),
    placeholder: t('editor.placeholder'),
    i18n: { messages: editorMessages(), direction: options.direction ?? 'ltr' },
    inlineToolbar: ['bold', 'italic', 'underline', 'marker', 'inlineCode', 'link'],
    minHeight: 40,
    logLevel: 'ERROR' as LogLevels,
    onChange: () => void inTurn(read),
  })
  const ready = editor.isReady.then(async () => {
    if (isGone) return editor.destroy()
    wording = createWording(given, (await editor.save()).blocks)
    if (isGone) return editor.destroy()
    holder.inert = false
    options.onReady()
  })
  ready.catch(() => !isGone && options.onFailure())

  async function readDocument() {
    const { blocks } = await editor.save()
    return wording?.(blocks) ?? given
  }

  async function read() {
    clearTimeout(longestWait)
    longestWait = undefined
    const document = await readDocument()
    if (isGone || signature(document.blocks) === signature(present.blocks)) return
    present = document
    history.push({ document, caret: readCaret(holder) })
    noteHistory()
    onChange(document)
  }

  async function goTo(step: ReturnType<typeof history.undo>) {
    if (!step) return
    await applyDocument(editor, present, step.document)
    if (step.caret) placeCaret(holder, step.caret)
    // As the editor has it now: a difference in wording would count as the next change.
    present = await readDocument()
    noteHistory()
    onChange(signature(present.blocks) === signature(step.document.blocks) ? step.document : present)
  }

  const flush = () => inTurn(read)
  holder.addEventListener('input', () => {
    longestWait ??= setTimeout(flush, LONGEST_UNREAD_MS)
  })

  return {
    editor,
    holder,
    ready,
    /** Reads what was typed last. It takes no longer than the events of a click are apart. */
    flush,
    undo: () => inTurn(read).then(() => inTurn(() => goTo(history.undo()))),
    redo: () => inTurn(read).then(() => inTurn(() => goTo(history.redo()))),
    focus: () => void holder.querySelector<HTMLElement>('[contenteditable=true]')?.focus(),
    /** Puts the caret into the block that was written in last. */
    focusCurrent() {
      const index = editor.blocks.getCurrentBlockIndex()
      if (index >= 0) editor.caret.setToBlock(index, 'end')
    },
    destroy() {
      isGone = true
      clearTimeout(longestWait)
      holder.remove()
      if (!holder.inert) editor.destroy()
    },
  }
}
