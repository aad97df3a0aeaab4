import type { ORIGINAL_FIELDS } from '@shared/editable-fields'
import { digestOf } from '../../db/original-digests'

type Kind = keyof typeof ORIGINAL_FIELDS

/** Lets a translation that was up to date be so after the import has changed the links of its original. */
export function digestAfter<K extends Kind>(
  kind: K,
  before: Parameters<ReturnType<typeof digestOf<K>>>[0],
  after: Parameters<ReturnType<typeof digestOf<K>>>[0],
) {
  const [there, here] = [digestOf(kind)(before), digestOf(kind)(after)]
  return <Translation extends { original_digest: string }>(translation: Translation) =>
    translation.original_digest === there ? { ...translation, original_digest: here } : translation
}
