import { t } from '../i18n/i18n'
import type { PickMedia } from '../media/use-media-choice'
import { editorMessages } from './messages'
import './idle-callback-polyfill'
import EditorJS, { type LogLevels } from '@editorjs/editorjs'
import type { EditorDocument } from '@shared/content/document'
import { applyDocument } from './apply-document'
import { placeCaret, readCaret } from './caret'
import { createHistory } from './history'
import { keepUntouchedBlocks, signature } from './keep-untouched-blocks'
import type { LeftOut } from './pasted-pictures'
import { toEditorBlock } from './to-editor-block'
import { createTools, noteTune } from './tools'

/** Editor.js reports changes after a pause in typing. Without a pause, read at this interval. */
const MAX_UNREAD_MS = 2000

type Options = {
  container: HTMLElement
  document: EditorDocument
  /** The direction of the text decides on which side the editor's controls are. */
  direction?: 'ltr' | 'rtl'
  onReady: () => void
  /** Called when the document differs from the last one reported, or from the one given at the start. */
  onChange: (document: EditorDocument) => void
  /** Called when `canUndo` or `canRedo` may have changed. */
  onHistory: (state: { canUndo: boolean; canRedo: boolean }) => void
  onFailure: () => void
  notify: (message: string) => void
  /** Called with what a paste left out, and with each of its pictures that could not be copied. */
  onLeftOut: (parts: LeftOut[]) => void
  pickMedia?: PickMedia
  /** Offers in the menus of the blocks to write a note about the block. */
  onNote?: (blockId: string) => void
}

export type EditorSession = ReturnType<typeof startEditorSession>

/** Runs Editor.js in a container. A session ends when the form gives another document; then a new one starts. */
export function startEditorSession(options: Options) {
  const { container, document: given, onChange, onHistory } = options
  // One element per session: the next session may start while Editor.js of this one is still loading.
  const holder = window.document.createElement('div')
  // No typing before the first read, or it would count as part of the given document.
  holder.hidden = true
  container.append(holder)

  const history = createHistory(given)
  const reportHistory = () => onHistory({ canUndo: history.canUndo(), canRedo: history.canRedo() })
  /** Empty paragraphs where blocks were deleted. They go when undo brings the blocks back. */
  const placeholders = new Set<string>()
  let current = given
  let toDocument: ReturnType<typeof keepUntouchedBlocks> | undefined
  let isDestroyed = false
  let pendingRead: ReturnType<typeof setTimeout> | undefined
  let queue: Promise<unknown> = Promise.resolve()
  /** Runs tasks one after the other: a read during an undo would see half of it. */
  const enqueue = (task: () => Promise<void>) => {
    const result = queue.then(() => (isDestroyed || !toDocument ? undefined : task()))
    queue = result.catch(() => {})
    return result
  }

  const editor = new EditorJS({
    holder,
    data: { blocks: given.blocks.map(toEditorBlock) },
    tools: createTools(options),
    tunes: noteTune(options.onNote),
    placeholder: t('editor.placeholder'),
    i18n: { messages: editorMessages(), direction: options.direction ?? 'ltr' },
    inlineToolbar: ['bold', 'italic', 'underline', 'marker', 'inlineCode', 'link'],
    minHeight: 40,
    logLevel: 'ERROR' as LogLevels,
    onChange: () => void enqueue(read),
  })
  // Editor.js attaches listeners in idle callbacks, which run in their order. Before them, keys and the mouse would do what browsers do
  // with plain text, and it warns in the console if it is destroyed.
  const listening = () => new Promise((resolve) => requestIdleCallback(resolve, { timeout: 2000 }))
  const destroyEditor = () => void listening().then(() => editor.destroy())
  const ready = editor.isReady.then(async () => {
    if (isDestroyed) return destroyEditor()
    const [{ blocks }] = await Promise.all([editor.save(), listening()])
    if (isDestroyed) return destroyEditor()
    toDocument = keepUntouchedBlocks(given, blocks)
    holder.hidden = false
    options.onReady()
  })
  ready.catch(() => !isDestroyed && options.onFailure())

  async function readDocument() {
    const { blocks } = await editor.save()
    return toDocument?.(blocks) ?? given
  }

  async function read() {
    clearTimeout(pendingRead)
    pendingRead = undefined
    const document = await readDocument()
    if (isDestroyed || signature(document.blocks) === signature(current.blocks)) return
    current = document
    history.push({ document, caret: readCaret(holder) })
    reportHistory()
    onChange(document)
  }

  async function goTo(step: ReturnType<typeof history.undo>) {
    if (!step) return
    await applyDocument(editor, current, step.document)
    dropPlaceholders()
    if (step.caret) placeCaret(holder, step.caret)
    // Read back what the editor made of it, or the difference in its HTML would count as the next change.
    current = await readDocument()
    reportHistory()
    onChange(signature(current.blocks) === signature(step.document.blocks) ? step.document : current)
  }

  function dropPlaceholders() {
    const { blocks } = editor
    for (const id of placeholders) {
      const isThere = holder.querySelector(`.ce-block[data-id="${CSS.escape(id)}"]`)
      if (isThere && blocks.getBlocksCount() > 1 && blocks.getById(id)?.isEmpty) blocks.delete(blocks.getBlockIndex(id))
    }
    placeholders.clear()
  }

  const flush = () => enqueue(read)
  holder.addEventListener('input', () => {
    pendingRead ??= setTimeout(flush, MAX_UNREAD_MS)
  })

  return {
    editor,
    holder,
    ready,
    /** The document as last read. */
    document: () => current,
    onLeftOut: options.onLeftOut,
    notePlaceholder: (blockId: string) => void placeholders.add(blockId),
    /** Reads the last keystrokes. Started when the text loses the focus, it is done before the click on Save. */
    flush,
    undo: () => enqueue(read).then(() => enqueue(() => goTo(history.undo()))),
    redo: () => enqueue(read).then(() => enqueue(() => goTo(history.redo()))),
    focus: () => void holder.querySelector<HTMLElement>('[contenteditable=true]')?.focus(),
    /** Puts the caret into the block that last had it. */
    focusCurrent() {
      const index = editor.blocks.getCurrentBlockIndex()
      if (index >= 0) editor.caret.setToBlock(index, 'end')
    },
    destroy() {
      isDestroyed = true
      clearTimeout(pendingRead)
      holder.remove()
      if (!holder.hidden) destroyEditor()
    },
  }
}
