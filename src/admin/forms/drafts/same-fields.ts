import type { EditorDocument } from '@shared/content/document'
import { namesOf } from '@shared/editable-fields'

/** The editable fields of a form, by name. */
export type Fields = Record<string, true>
type Values = Record<string, unknown>

/** What was typed, without the document's time, which the editor updates at every reading. */
function typedPart(fields: Fields, values: Values) {
  const { blocks } = values as { blocks?: EditorDocument | null }
  return JSON.stringify(namesOf(fields).map((name) => (name === 'blocks' ? blocks?.blocks : values[name])))
}

/** Whether two versions have the same content. */
export const haveSameFields = (fields: Fields, a: Values | undefined, b: Values | undefined) =>
  !!a && !!b && typedPart(fields, a) === typedPart(fields, b)
