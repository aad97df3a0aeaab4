import { type DraftTarget, isComplete } from '../autosave/use-server-draft'
import { putWorkingCopy, type WorkingCopyBody } from './working-copy-data'

/** Readers never see a working copy, so it is saved while it is written. */
export const workingCopyDraft: DraftTarget = {
  mayStore: () => true,
  isComplete,
  save: async (id, version, body) => (await putWorkingCopy(id, body as WorkingCopyBody, version)).version,
}
