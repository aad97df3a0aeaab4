import { createContext, type RefObject, useContext } from 'react'
import type { RaRecord } from 'react-admin'
import type { OwnSaves } from './own-saves'

type RecordFormState = {
  /** Tells this form from all others, and its author from other people at this browser. */
  formKey: string
  /** What a save of these values sends. */
  payloadOf: (values: RaRecord, previousData: RaRecord | undefined) => Promise<object>
  ownSaves: OwnSaves
  /** Lets the author choose between this state of the record and the form's. */
  onConflict: (current: RaRecord) => void
  /** Saved by hand, and not changed since. */
  isSaved: RefObject<boolean>
}

export const RecordFormContext = createContext<RecordFormState | null>(null)

export function useRecordForm() {
  const form = useContext(RecordFormContext)
  if (!form) throw new Error('useRecordForm must be used within a RecordForm')
  return form
}
