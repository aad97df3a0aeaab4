import type { Actor } from '@shared/permissions'
import { isSameText, textOf } from '../article-payload'
import { statusChoicesFor } from '../statuses'
import type { TranslationRecord } from './translation-data'

/** Of a translation that is not there yet: null. */
const statusOf = ({ status, version }: Pick<TranslationRecord, 'status' | 'version'>) => (version ? status : null)

/** The statuses to which this user may take the translation; it knows no review. */
export const translationChoices = (actor: Actor, before: Pick<TranslationRecord, 'status' | 'version'>) =>
  statusChoicesFor(actor, statusOf(before)).filter(({ id }) => id !== 'review')

/** What a save of the form sends: a text that nobody has touched stays as it is, and a status is for those who may set it. */
export function translationPayload(actor: Actor, values: Partial<TranslationRecord>, before: TranslationRecord) {
  const { title, excerpt, status } = values
  const maySetStatus = translationChoices(actor, before).some(({ id }) => id === status)
  return {
    ...{ title, excerpt },
    ...(!isSameText(values, before) && textOf(values)),
    ...(maySetStatus && status !== statusOf(before) && { status }),
  }
}
