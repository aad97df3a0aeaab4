import type { EditorDocument } from '@shared/content/document'
import { readForeign } from '@shared/content/from-html'
import { isWhollyLost, nameOfLoss } from '@shared/content/losses'
import { readDocument } from '@shared/content/read-document'
import { type RefObject, useContext, useEffect, useEffectEvent, useMemo, useRef, useState } from 'react'
import { useNotify } from 'react-admin'
import { type ControllerRenderProps, useFormContext, useWatch } from 'react-hook-form'
import { RecordFormContext } from '../forms/record-form-context'
import type { PickMedia } from '../media/use-media-choice'
import { handleBlockClipboard } from './block-clipboard'
import { readOnSelection } from './block-selection'
import { letBlocksBeDragged } from './drag-blocks'
import { handleDrops } from './drop'
import { handleInputs } from './edit-keys'
import { type EditorSession, startEditorSession } from './editor-session'
import { type AskNote, editFootnote, letFootnotesBeEdited } from './footnotes'
import { keepLabelled } from './labels'
import { letMarksBeLeft } from './leave-marks'
import { letLinksBeEdited } from './links/link-field'
import { signature } from './live-document'
import { convertMarkdown } from './markdown-shortcuts'
import { fitNarrowScreens } from './narrow-screens'
import { interceptPaste } from './paste'
import type { LeftOut } from './pasted-pictures'

type Options = {
  source: string
  label: string
  field: ControllerRenderProps
  container: RefObject<HTMLElement | null>
  /** The form field with the HTML to show while there is no document. */
  htmlSource: string
  direction?: 'ltr' | 'rtl'
  /** Lets the author choose a file of the library; missing where there is none. */
  pickMedia?: PickMedia
  onNote?: (blockId: string) => void
  /** Asks the author for the text of a footnote. */
  askNote: AskNote
  /** Called when a session runs. */
  onRunning?: ((session: EditorSession) => void) | undefined
}

type State = 'loading' | 'ready' | 'failed'

/** A copy that is tried again may fail again. */
const isSame = (one: LeftOut) => (other: LeftOut) =>
  nameOfLoss(one) !== '' && nameOfLoss(one) === nameOfLoss(other) && one.kind === other.kind

/**
 * Connects a form field to Editor.js. Values that the editor has written itself are ignored; any other value, such as a
 * restored version, restarts the editor with it.
 */
export function useEditorSession({
  source,
  htmlSource,
  label,
  field,
  container,
  direction,
  pickMedia,
  onNote,
  askNote,
  onRunning,
}: Options) {
  const { getValues } = useFormContext()
  const notify = useNotify()
  const running = useRef<EditorSession>(undefined)
  const [state, setState] = useState<State>('loading')
  const [leftOut, setLeftOut] = useState<LeftOut[]>([])
  const [history, setHistory] = useState({ canUndo: false, canRedo: false })

  const html = (): string => getValues(htmlSource) ?? ''
  // A session outlives the render that started it.
  const currentHtml = useEffectEvent(html)
  const keyOf = useEffectEvent((value: EditorDocument | null) => (value ? signature(value.blocks) : html()))
  const showError = useEffectEvent((message: string) => notify(message, { type: 'error' }))
  const picker = useEffectEvent(() => pickMedia)
  const noteRunning = useEffectEvent((session: EditorSession) => onRunning?.(session))
  const noteOn = useEffectEvent((blockId: string) => onNote?.(blockId))
  const ask = useEffectEvent((note: string) => askNote(note))
  const setValue = useEffectEvent((value: EditorDocument | null) => field.onChange(value))

  const value = useWatch({ name: source })
  const watchedHtml = useWatch({ name: htmlSource })
  const lastKey = useRef<string>(undefined)
  const [start, setStart] = useState(0)

  // biome-ignore lint/correctness/useExhaustiveDependencies: reads the form instead of the watched values, which may lag behind.
  useEffect(() => {
    const key = keyOf(getValues(source) ?? null)
    if (lastKey.current !== undefined && key !== lastKey.current) setStart((count) => count + 1)
  }, [value, watchedHtml, getValues, source])

  // biome-ignore lint/correctness/useExhaustiveDependencies: `start` counts the values that did not come from the editor.
  useEffect(() => {
    const given: EditorDocument | null = getValues(source) ?? null
    const stored = readDocument(given)
    const { document: first, lost } = stored ? { document: stored, lost: [] } : readForeign(currentHtml(), Date.now())
    if (lost.some(isWhollyLost)) setLeftOut(lost.filter(isWhollyLost).map((each) => ({ ...each, isOfText: true })))
    lastKey.current = keyOf(given)
    setState('loading')
    setHistory({ canUndo: false, canRedo: false })
    const element = container.current as HTMLElement
    const session = startEditorSession({
      container: element,
      document: first,
      isTyped: given !== null,
      direction,
      onReady() {
        setState('ready')
        noteRunning(session)
      },
      onFailure: () => setState('failed'),
      onHistory: setHistory,
      notify: (message) => showError(message),
      pickMedia: picker(),
      onLeftOut: (parts) => setLeftOut((all) => [...all.filter((each) => !parts.some(isSame(each))), ...parts]),
      onNote:
        onNote &&
        ((blockId) => {
          // Without a stored document, the ids of the blocks would be others next time.
          if (!getValues(source)) {
            lastKey.current = keyOf(session.document())
            setValue(session.document())
          }
          noteOn(blockId)
        }),
      onFootnote: () => void editFootnote(session, (note) => ask(note)),
      onChange(document) {
        const value = document === first ? given : document
        lastKey.current = keyOf(value)
        setValue(value)
      },
    })
    running.current = session
    const features = [
      // Before Editor.js watches the text: it compares each change with every block, so 300 of them would take a third of a second.
      ({ holder }: EditorSession) => keepLabelled(holder, label),
      interceptPaste,
      handleBlockClipboard,
      letBlocksBeDragged,
      fitNarrowScreens,
      readOnSelection,
      convertMarkdown,
      letLinksBeEdited,
      letMarksBeLeft,
      handleInputs,
      (running: EditorSession) => letFootnotesBeEdited(running, (note) => ask(note)),
      handleDrops,
    ]
    const stops = features.map((start) => start(session))
    return () => {
      for (const stop of stops) stop()
      session.destroy()
    }
  }, [start, source, label, direction, getValues, container])

  useFlush(running, container)

  const editors = useContext(RecordFormContext)?.editors
  useEffect(() => {
    if (state !== 'ready') return
    editors?.set(source, async (change) => running.current?.rebase(change))
    return () => void editors?.delete(source)
  }, [editors, source, state])

  useEffect(() => {
    field.ref({ focus: () => running.current?.focus() })
  }, [field.ref])

  const session = useMemo(
    () => ({
      current: () => running.current,
      undo: () => void running.current?.undo(),
      redo: () => void running.current?.redo(),
    }),
    [],
  )
  return { session, history, state, leftOut, forgetLeftOut: () => setLeftOut([]) }
}

/** Reads the last keystrokes into the form before anything that needs them: a click on Save, leaving the page. */
function useFlush(running: RefObject<EditorSession | undefined>, container: RefObject<HTMLElement | null>) {
  const reads = useContext(RecordFormContext)?.reads
  useEffect(() => {
    const read = async () => running.current?.flush()
    reads?.add(read)
    return () => void reads?.delete(read)
  }, [reads, running])
  useEffect(() => {
    const element = container.current
    const flush = () => void running.current?.flush()
    const onFocusOut = ({ relatedTarget }: FocusEvent) => {
      if (!element?.contains(relatedTarget as Node | null)) flush()
    }
    const events = ['pagehide', 'visibilitychange', 'submit'] as const
    element?.addEventListener('focusout', onFocusOut)
    for (const event of events) addEventListener(event, flush, { capture: true })
    return () => {
      element?.removeEventListener('focusout', onFocusOut)
      for (const event of events) removeEventListener(event, flush, { capture: true })
    }
  }, [running, container])
}
