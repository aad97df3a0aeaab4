import type { EditorDocument } from '@shared/content/document'
import { toDocument } from '@shared/content/from-html'
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
import { findArticles } from './find-articles'
import { keepLabelled } from './labels'
import { offerArticles } from './link-picker'
import { signature } from './live-document'
import { convertMarkdown } from './markdown-shortcuts'
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
}

type State = 'loading' | 'ready' | 'failed'

/** A copy that is tried again may fail again. */
const isSame =
  ({ kind, what }: LeftOut) =>
  (other: LeftOut) =>
    what !== '' && what === other.what && kind === other.kind

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
  const noteOn = useEffectEvent((blockId: string) => onNote?.(blockId))
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
    const first = readDocument(given) ?? toDocument(currentHtml(), Date.now())
    lastKey.current = keyOf(given)
    setState('loading')
    setHistory({ canUndo: false, canRedo: false })
    const element = container.current as HTMLElement
    const session = startEditorSession({
      container: element,
      document: first,
      isTyped: given !== null,
      direction,
      onReady: () => setState('ready'),
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
      readOnSelection,
      convertMarkdown,
      handleInputs,
      handleDrops,
      ({ holder }: EditorSession) => offerArticles(holder, findArticles),
    ]
    const stops = features.map((start) => start(session))
    return () => {
      for (const stop of stops) stop()
      session.destroy()
    }
  }, [start, source, label, direction, getValues, container])

  useFlush(running, container)

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
