import { pick, TRANSLATION_FIELDS, type TranslationField } from '@shared/editable-fields'
import type { Translation } from '@shared/entities/translation'
import type { Actor } from '@shared/permissions'
import { isSameText, textOf } from '../../articles/article-payload'
import { statusChoicesFor } from '../../lists/statuses'

/** A translation that does not exist yet is an empty record with version 0. */
export type TranslationRecord = Pick<Translation, Exclude<TranslationField, 'translator'> | 'language' | 'version'> &
  Partial<Translation> & { id: string }

/** Null before the first save. */
const statusOf = ({ status, version }: Pick<TranslationRecord, 'status' | 'version'>) => (version ? status : null)

/** The statuses that this user may give the translation. */
export const translationChoices = (actor: Actor, before: Pick<TranslationRecord, 'status' | 'version'>) =>
  statusChoicesFor(actor, statusOf(before))

/**
 * The body of a save: without an untouched text, and without the status unless this user may set it. `originalVersion` is the
 * version of the original that the translator sees.
 */
export function translationPayload(
  actor: Actor,
  values: Partial<TranslationRecord> & { confirmed?: string[] },
  before: TranslationRecord,
  originalVersion?: number,
) {
  const { blocks, content, status, ...texts } = pick(values, TRANSLATION_FIELDS)
  const maySetStatus = translationChoices(actor, before).some(({ id }) => id === status)
  return {
    ...texts,
    ...(!isSameText(values, before) && textOf({ blocks, content })),
    ...(values.confirmed?.length && { confirmed: values.confirmed }),
    ...(originalVersion !== undefined && { original_version: originalVersion }),
    ...(maySetStatus && status !== statusOf(before) && { status }),
  }
}
