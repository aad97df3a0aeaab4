import { fieldPart, PLAIN_FIELDS, partsOf, type Texts } from '@shared/content/parts'
import { namesOf } from '@shared/editable-fields'
import type { Part } from './readable-parts'

/** The texts without formatting, under the labels of their form. */
export function plainParts(texts: Texts): Part[] {
  const parts = partsOf(texts)
  return namesOf(PLAIN_FIELDS).flatMap((kind) => {
    const text = parts.get(fieldPart(kind))
    return text ? [{ kind, text }] : []
  })
}
