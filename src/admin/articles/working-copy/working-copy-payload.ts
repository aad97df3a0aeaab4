import { pick, WORKING_COPY_FIELDS, type WorkingCopyField } from '@shared/editable-fields'
import { isSameText, textOf } from '../article-payload'
import type { WorkingCopyBody, WorkingCopyRecord } from './working-copy-data'

type Values = Partial<Pick<WorkingCopyRecord, WorkingCopyField>>

/**
 * The body of a save. It leaves out an untouched text, so that saving the title does not change the wording. Not with the calls of
 * `working-copy-data.ts`, which the dashboard loads at its start: what renders a text is large.
 */
export function workingCopyPayload(values: Values, before: Values | undefined): Partial<WorkingCopyBody> {
  const { blocks, content, ...fields } = pick(values, WORKING_COPY_FIELDS)
  // A change of the facts is never minor.
  const minor = fields.minor && !fields.revised
  return { ...fields, minor, ...(isSameText({ blocks, content }, before) ? {} : textOf({ blocks, content })) }
}
