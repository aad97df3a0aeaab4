import { plainText } from '@shared/content/html'
import { CONTENT_PART, fieldPart, type PlainField, partsOf, type Texts } from '@shared/content/parts'
import { changedParts, type FollowedTranslation } from '../changes/changed-part'

/**
 * What a part of the original still lacks in its translation: `new`, it is not there; `untouched`, it is empty or as in the original;
 * `changed`, the original has changed since, and the translator has neither followed nor confirmed it.
 */
export type State = 'new' | 'untouched' | 'changed'

type Typed = Texts & { confirmed?: string[] }

/** Numbers and pictures need no translation, nor does code. */
const hasWords = (html: string) => /\p{L}/u.test(plainText(html))

function codeIn({ blocks }: Texts) {
  return new Set(blocks?.blocks.filter(({ type }) => type === 'code').map(({ id }) => id))
}

/** The blocks that a text has, also those without words; undefined if it has none with an id. */
const idsIn = ({ blocks }: Texts) => (blocks ? new Set(blocks.blocks.map(({ id }) => id)) : undefined)

/** Whether blocks can be told by their ids: those of a translation that was written apart from the original are others. */
export function isAligned(original: Texts, typed: Texts) {
  const [theirs, own] = [idsIn(original), idsIn(typed)]
  if (!theirs) return false
  return !own || own.size === 0 || [...own].some((id) => theirs.has(id))
}

/** The states of the parts that are incomplete, in the order of the form: fields before blocks. */
export function statesOf(original: Texts, stored: FollowedTranslation & Texts, typed: Typed, fields: PlainField[]) {
  const states = new Map<string, State>()
  const [theirs, own] = [partsOf(original), partsOf(typed)]
  const present = idsIn(typed)
  const code = codeIn(original)
  const confirmed = new Set(typed.confirmed)
  const changed = new Set(
    changedParts(original, stored, typed)
      .filter(({ id, isEdited }) => !isEdited && !confirmed.has(id))
      .map(({ id }) => id),
  )
  for (const name of fields) {
    const id = fieldPart(name)
    if (!theirs.has(id)) continue
    if (!own.has(id)) states.set(id, 'untouched')
    else if (changed.has(id)) states.set(id, 'changed')
  }
  if (!isAligned(original, typed)) return states
  for (const [id, html] of theirs) {
    if (id.startsWith('field:') || id === CONTENT_PART) continue
    const isCopy = own.get(id) === html && hasWords(html) && !code.has(id)
    if (!present?.has(id)) states.set(id, 'new')
    else if (changed.has(id)) states.set(id, 'changed')
    else if (!own.has(id) || isCopy) states.set(id, 'untouched')
  }
  return states
}

/** The next incomplete part behind this one, from the beginning if there is none. */
export function nextOf(order: string[], states: ReadonlyMap<string, State>, after: string | undefined) {
  const from = after === undefined ? 0 : order.indexOf(after) + 1
  return [...order.slice(from), ...order.slice(0, from)].find((id) => states.has(id))
}
