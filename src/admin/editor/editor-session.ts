import { t } from '../i18n/i18n'
import type { PickMedia } from '../media/use-media-choice'
import { editorMessages } from './messages'
import './idle-callback-polyfill'
import EditorJS, { type LogLevels } from '@editorjs/editorjs'
import type { AnyBlock, EditorDocument } from '@shared/content/document'
import { convertBlock } from '@shared/content/editing/convert-block'
import { divideGallery, joinImages } from '@shared/content/editing/galleries'
import type { Edited, Place, Selection } from '@shared/content/editing/places'
import { changeTable } from '@shared/content/editing/table-lines'
import { mergeDocuments } from '@shared/content/merge-documents'
import { applyDocument, type Draw } from './apply-document'
import { type CaretPlace, caretAt, edgeOf, placeCaret, readCaret, readSelection } from './caret'
import { withFilesOf } from './copied-files'
import { createHistory, type Step } from './history'
import { followDocument, isSame, type Snapshot, signature } from './live-document'
import type { LeftOut } from './pasted-pictures'
import { toEditorBlock, withoutSourceLines } from './to-editor-block'
import { commonTunes, createTools } from './tools'
import type { Converter } from './tools/convert-tune'
import type { EditTable } from './tools/table-tool'

/** Editor.js reports changes after a pause in typing. Without a pause, read at this interval. */
const MAX_UNREAD_MS = 2000

type Options = {
  container: HTMLElement
  document: EditorDocument
  /** Whether the document was written in an editor. If it was read from HTML, its line ends are spaces. */
  isTyped: boolean
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
  onFootnote: () => void
}

/** Returns false if the function found nothing to change. */
type Edit = (
  change: (document: EditorDocument, caret: Place | undefined, selection: Selection | undefined) => Edited | undefined,
  options?: { draw?: Draw | undefined; isOpen?: boolean },
) => Promise<boolean | undefined>

type Follower = ReturnType<typeof followDocument>

export type EditorSession = ReturnType<typeof startEditorSession>

/** Runs Editor.js in a container. A session ends when the form gives another document; then a new one starts. */
export function startEditorSession(options: Options) {
  const { container, document: given, isTyped, onChange, onHistory } = options
  // One element per session: the next session may start while Editor.js of this one is still loading.
  const holder = window.document.createElement('div')
  // No typing before the first read, or it would count as part of the given document.
  holder.hidden = true
  container.append(holder)

  const history = createHistory(given)
  const reportHistory = () => onHistory({ canUndo: history.canUndo(), canRedo: history.canRedo() })
  let current: Snapshot = { shown: given, stored: given }
  let reported = given
  let follower: ReturnType<typeof followDocument> | undefined
  let isDestroyed = false
  let isComposing = false
  let pendingRead: ReturnType<typeof setTimeout> | undefined
  let queue: Promise<unknown> = Promise.resolve()
  /** Runs tasks one after the other: a read during an undo would see half of it. */
  const enqueue = <Result>(task: (follower: Follower) => Promise<Result>) => {
    const result = queue.then(() => (isDestroyed || !follower ? undefined : task(follower)))
    queue = result.catch(() => {})
    return result
  }

  const converter: Converter = {
    blockOf: (id) => current.shown.blocks.find((block) => block.id === id),
    convert: (id, type, data) => void edit((document) => convertBlock(document, id, type, data)),
  }
  const editTable: EditTable = (id, { row, column }, command) =>
    void edit((document) => changeTable(document, { id, path: ['content', row, column], offset: 0 }, command))
  const editor = new EditorJS({
    holder,
    data: { blocks: given.blocks.map((block) => toEditorBlock(isTyped ? block : withoutSourceLines(block))) },
    tools: createTools({
      ...options,
      converter,
      editTable,
      amend,
      joinImages: (id) => void edit((document) => joinImages(document, id)),
      divideGallery: (id) => void edit((document) => divideGallery(document, id)),
    }),
    tunes: commonTunes(options.onNote),
    placeholder: t('editor.placeholder'),
    i18n: { messages: editorMessages(), direction: options.direction ?? 'ltr' },
    inlineToolbar: ['bold', 'italic', 'underline', 'marker', 'inlineCode', 'footnote', 'link'],
    minHeight: 40,
    logLevel: 'ERROR' as LogLevels,
    onChange(_, events) {
      for (const { detail } of [events].flat()) follower?.mark(detail.target.id)
      void enqueue(read)
    },
  })
  // Editor.js attaches listeners in idle callbacks, which run in their order. Before them, keys and the mouse would do what browsers do
  // with plain text, and it warns in the console if it is destroyed.
  const listening = () => new Promise((resolve) => requestIdleCallback(resolve, { timeout: 2000 }))
  const destroyEditor = () => void listening().then(() => editor.destroy())
  const ready = editor.isReady.then(async () => {
    if (isDestroyed) return destroyEditor()
    const following = followDocument(editor, holder, given)
    const [first] = await Promise.all([following.snapshot(), listening()])
    if (isDestroyed) {
      following.stop()
      return destroyEditor()
    }
    follower = following
    current = first
    history.start(current.shown)
    holder.hidden = false
    options.onReady()
  })
  ready.catch(() => !isDestroyed && options.onFailure())

  /** Keeps a step for undo, if there is something new. */
  function keep(snapshot: Snapshot, carets: Omit<Step, 'document'>) {
    const isNew = !isSame(snapshot.shown.blocks, current.shown.blocks)
    current = snapshot
    if (isNew) history.push({ document: snapshot.shown, ...carets })
    if (isNew) reportHistory()
  }

  function report() {
    if (isDestroyed || signature(current.stored.blocks) === signature(reported.blocks)) return
    reported = current.stored
    onChange(reported)
  }

  async function read({ snapshot }: Follower) {
    clearTimeout(pendingRead)
    pendingRead = undefined
    // Undo would leave half of a composed letter behind.
    const isOpen = isComposing
    keep(await snapshot(), { caret: readCaret(holder), isOpen })
    report()
  }

  async function goTo(step: Step | undefined, { snapshot }: Follower) {
    if (!step) return
    // A block that is drawn again loses the focus, and the keys with it.
    const caret = step.caret ?? readCaret(holder)
    await applyDocument({ editor, holder }, current.shown, step.document)
    if (caret) putCaret(caret)
    // Read back what the editor made of it, or the difference in its HTML would count as the next change.
    current = await snapshot()
    reportHistory()
    report()
  }

  /** Editor.js takes keys for the block with the caret as it knows it, a moment later than the browser. */
  function putCaret(caret: CaretPlace) {
    if (editor.blocks.getById(caret.blockId)) editor.caret.setToBlock(caret.blockId, 'start')
    placeCaret(holder, caret)
  }

  const edit: Edit = (change, options = {}) =>
    enqueue(async ({ snapshot }) => {
      const before = await snapshot()
      const caretBefore = readCaret(holder)
      const selection = readSelection(holder, before.shown.blocks)
      const edited = change(before.shown, selection?.to, selection)
      if (!edited) return false
      // What was typed before is a step.
      keep(before, { caret: caretBefore })
      const { document, caret: place } = edited
      if (document !== before.shown) await applyDocument({ editor, holder }, before.shown, document, options.draw)
      const caret = caretAt(document.blocks, place) ?? edgeOf(place)
      putCaret(caret)
      keep(await snapshot(), { caret, caretBefore, isOpen: options.isOpen })
      readSoon()
      return true
    })

  /** Runs a change that the author does not make now, such as the address of the copy of a pasted picture: no step, but part of all. */
  function amend(change: () => void) {
    void enqueue(async ({ snapshot }) => {
      keep(await snapshot(), { caret: readCaret(holder) })
      const before = current.shown.blocks
      change()
      current = await snapshot()
      const after = current.shown.blocks
      history.amend(({ blocks, ...rest }) => ({
        ...rest,
        blocks: blocks.map((block) => withFilesOf(block, before, after)),
      }))
      report()
    })
  }

  /** Takes in what someone else has changed. The caret keeps its place, and undo takes back one's own changes only. */
  const rebase = (change: (document: EditorDocument) => EditorDocument) =>
    enqueue(async ({ snapshot, adopt }) => {
      const before = await snapshot()
      const caret = readCaret(holder)
      const hasFocus = holder.contains(window.document.activeElement)
      keep(before, { caret })
      const [shown, stored] = [before.shown, before.stored].map(
        ({ blocks }) => new Map(blocks.map((each) => [each.id, each])),
      )
      // A block that was not changed is compared as it is stored, not as the editor shows it.
      const own = { ...before.shown, blocks: before.shown.blocks.map((block) => stored?.get(block.id) ?? block) }
      const merged = change(own)
      const isOwn = (block: AnyBlock) => own.blocks.includes(block)
      adopt(merged.blocks.filter((block) => !isOwn(block)))
      const blocks = merged.blocks.map((block) => (isOwn(block) ? (shown?.get(block.id) ?? block) : block))
      await applyDocument({ editor, holder }, before.shown, { ...merged, blocks })
      const isMoved = JSON.stringify(readCaret(holder)) !== JSON.stringify(caret)
      if (caret && hasFocus && isMoved) putCaret(caret)
      const after = await snapshot()
      history.amend((document) => mergeDocuments(before.shown, document, after.shown).document)
      current = after
      reportHistory()
      report()
    })

  const flush = () => enqueue(read)
  const readSoon = () => {
    pendingRead ??= setTimeout(flush, MAX_UNREAD_MS)
  }
  holder.addEventListener('input', readSoon)
  holder.addEventListener('compositionstart', () => {
    isComposing = true
  })
  holder.addEventListener('compositionend', () => {
    isComposing = false
    void flush().then(history.close)
  })

  return {
    editor,
    holder,
    ready,
    /** The document as last read. */
    document: () => current.stored,
    /** Changes the document by a function of the model: one step for undo, done before the next key. */
    edit,
    rebase,
    onLeftOut: options.onLeftOut,
    /** Reads the last keystrokes. Started when the text loses the focus, it is done before the click on Save. */
    flush,
    undo: () => enqueue(read).then(() => enqueue((each) => goTo(history.undo(), each))),
    redo: () => enqueue(read).then(() => enqueue((each) => goTo(history.redo(), each))),
    focus: () => void holder.querySelector<HTMLElement>('[contenteditable=true]')?.focus(),
    /** Puts the caret into the block that last had it. */
    focusCurrent() {
      const index = editor.blocks.getCurrentBlockIndex()
      if (index >= 0) editor.caret.setToBlock(index, 'end')
    },
    destroy() {
      isDestroyed = true
      clearTimeout(pendingRead)
      follower?.stop()
      holder.remove()
      if (!holder.hidden) destroyEditor()
    },
  }
}
