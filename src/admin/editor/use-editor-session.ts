import type { EditorDocument } from '@shared/content/document'
import { toDocument } from '@shared/content/from-html'
import { readDocument } from '@shared/content/read-document'
import { type RefObject, useEffect, useMemo, useRef, useState } from 'react'
import { useNotify } from 'react-admin'
import { type ControllerRenderProps, useFormContext, useWatch } from 'react-hook-form'
import { type EditorSession, startEditorSession } from './editor-session'
import { keepLabelled } from './labels'
import { interceptPaste } from './paste'
import { signature } from './wording'

type Options = {
  source: string
  label: string
  field: ControllerRenderProps
  container: RefObject<HTMLElement | null>
  /** Where the form has HTML, to be shown while it has no document. */
  htmlSource: string
  direction?: 'ltr' | 'rtl'
}

type State = 'loading' | 'ready' | 'failed'

/**
 * The editor between what the form gives and what it gets back. A value that the editor has written itself does not start
 * it anew; any other does.
 */
export function useEditorSession({ source, htmlSource, label, field, container, direction }: Options) {
  const { getValues } = useFormContext()
  const notify = useNotify()
  const running = useRef<EditorSession>(undefined)
  const [state, setState] = useState<State>('loading')
  const [history, setHistory] = useState({ canUndo: false, canRedo: false })

  const html = (): string => getValues(htmlSource) ?? ''
  const keyOf = (value: EditorDocument | null) => (value ? signature(value.blocks) : html())
  // Those of this moment, for a session that was started earlier.
  const latest = useRef({ field, notify, html, keyOf })
  latest.current = { field, notify, html, keyOf }

  const value = useWatch({ name: source })
  const watchedHtml = useWatch({ name: htmlSource })
  const known = useRef<string>(undefined)
  const [start, setStart] = useState(0)

  // biome-ignore lint/correctness/useExhaustiveDependencies: the form is asked itself, as what is watched may lag behind.
  useEffect(() => {
    const present = latest.current.keyOf(getValues(source) ?? null)
    if (known.current !== undefined && present !== known.current) setStart((count) => count + 1)
  }, [value, watchedHtml, getValues, source])

  // biome-ignore lint/correctness/useExhaustiveDependencies: `start` counts the values that have come from outside.
  useEffect(() => {
    const given: EditorDocument | null = getValues(source) ?? null
    const first = readDocument(given) ?? toDocument(latest.current.html(), Date.now())
    known.current = latest.current.keyOf(given)
    setState('loading')
    setHistory({ canUndo: false, canRedo: false })
    const element = container.current as HTMLElement
    let stopLabelling: (() => void) | undefined
    const session = startEditorSession({
      container: element,
      document: first,
      direction,
      onReady() {
        stopLabelling = keepLabelled(session.holder, label)
        setState('ready')
      },
      onFailure: () => setState('failed'),
      onHistory: setHistory,
      notify: (message) => latest.current.notify(message, { type: 'error' }),
      onChange(document) {
        const value = document === first ? given : document
        known.current = latest.current.keyOf(value)
        latest.current.field.onChange(value)
      },
    })
    running.current = session
    const stopPasting = interceptPaste(session)
    return () => {
      stopLabelling?.()
      stopPasting()
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
  return { session, history, state }
}

/** What was typed last is read before anything that follows on it: a click on Save, a page that is left. */
function useFlush(running: RefObject<EditorSession | undefined>, container: RefObject<HTMLElement | null>) {
  useEffect(() => {
    const element = container.current
    const flush = () => void running.current?.flush()
    const onFocusOut = ({ relatedTarget }: FocusEvent) => {
      if (!element?.contains(relatedTarget as Node | null)) flush()
    }
    const moments = ['pagehide', 'visibilitychange', 'submit'] as const
    element?.addEventListener('focusout', onFocusOut)
    for (const moment of moments) addEventListener(moment, flush, { capture: true })
    return () => {
      element?.removeEventListener('focusout', onFocusOut)
      for (const moment of moments) removeEventListener(moment, flush, { capture: true })
    }
  }, [running, container])
}
