import type { Repetition } from '@shared/busy'
import type { EditorDocument } from '@shared/content/document'
import { createContext, type RefObject, useContext } from 'react'
import type { Identifier, RaRecord } from 'react-admin'
import { useFormContext } from 'react-hook-form'
import type { Conflict } from '../api/failures'
import type { AutosaveLedger } from './autosave-ledger'

export type ChangeDocument = (document: EditorDocument) => EditorDocument

type RecordFormState = {
  /** Identifies the form and its author: several people may use one browser. */
  formKey: string
  /** The payload of a save of these values. */
  payloadOf: (values: RaRecord, previousData: RaRecord | undefined) => Promise<object>
  autosaves: AutosaveLedger
  /** Called when autosave has begun the record of a form that creates one. Missing where the form is sent as a whole. */
  onBegun?: (id: Identifier) => void
  /**
   * Merges the stored state of the record into the form, and saves again. Where both have changed the same, the author chooses first:
   * then it resolves to false.
   */
  onConflict: (conflict: Conflict, saveAgain: () => void) => Promise<boolean>
  /** The editors of the form, by their fields: they take a change in without moving the caret, and keep it when other changes are undone. */
  editors: Map<string, (change: ChangeDocument) => Promise<unknown>>
  /** Read what inputs hold back while their author types. A save by keyboard calls them first. */
  reads: Set<() => Promise<unknown>>
  /** Keeps what was typed in the browser at once, and returns whether it is kept; null in a form that keeps nothing there. */
  keepTyped: RefObject<(() => boolean) | null>
  /** Give the focus to fields that may still be loading, and then wait for them. */
  focusers: Map<string, () => void>
  /** Shows the part of the form that has this field, if it is hidden. Returns what to wait for then. Null in a form without such parts. */
  reveal: RefObject<((field: string) => Promise<void> | undefined) | null>
  /** Sends a save again that a busy server has refused, with what the form holds by then. */
  repetition: Repetition
  /** Whether it was saved by hand and not changed since. */
  isSaved: RefObject<boolean>
}

export const RecordFormContext = createContext<RecordFormState | null>(null)

/** Gives a field of the form the focus, at once or when it is there, also if it is hidden. */
export function useFocusField() {
  const form = useContext(RecordFormContext)
  const { setFocus } = useFormContext()
  return (name: string) => {
    const focus = form?.focusers.get(name) ?? (() => setFocus(name))
    const shown = form?.reveal.current?.(name)
    if (shown) void shown.then(focus)
    else focus()
  }
}

export function useRecordForm() {
  const form = useContext(RecordFormContext)
  if (!form) throw new Error('useRecordForm must be used within a RecordForm')
  return form
}
