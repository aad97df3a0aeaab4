import type { EditorDocument } from './content/document'
import { isBlankHtml } from './content/html'
import { type BlockConflict, mergeDocuments } from './content/merge-documents'

type Values = Record<string, unknown>

/** A field that both have changed. That of the text stands for `blocks` and `content` if the text cannot be merged by block. */
export type FieldConflict = { field: string; mine: unknown; theirs: unknown }

const textOf = (value: unknown) => JSON.stringify(value === '' || value === undefined ? null : value)
const isSame = (one: unknown, other: unknown) => textOf(one) === textOf(other)

/** The fields of a text: where it has blocks, its HTML is made from them. */
const TEXT = ['blocks', 'content'] as const

const documentOf = ({ blocks, content }: Values): EditorDocument | undefined => {
  if (blocks) return blocks as EditorDocument
  return isBlankHtml((content as string | undefined) ?? '') ? { time: 0, version: '', blocks: [] } : undefined
}

/** Whether two texts are the same, apart from the time at which the editor has read them. */
const isSameText = (one: Values, other: Values) =>
  one.blocks || other.blocks
    ? isSame((one.blocks as EditorDocument | null)?.blocks, (other.blocks as EditorDocument | null)?.blocks)
    : isSame(one.content, other.content)

type TextMerge = {
  conflicts: BlockConflict[]
  /** My text with what they have changed, also after I have gone on writing. */
  into: (mine: EditorDocument) => EditorDocument
}

/**
 * Merges what two people have made of one record, field by field, and its text block by block. Where both have changed the same, the
 * result has my version. Without the state that both began with, whatever differs is in conflict.
 */
export function mergeRecords(fields: readonly string[], base: Values | undefined, mine: Values, theirs: Values) {
  const hasBlocks = fields.includes('blocks')
  const values: Values = {}
  const conflicts: FieldConflict[] = []
  function merge(field: string, same: (one: Values, other: Values) => boolean) {
    const isMine = same(mine, theirs) || (base !== undefined && same(base, theirs))
    const isTheirs = !isMine && base !== undefined && same(base, mine)
    if (!isMine && !isTheirs) conflicts.push({ field, mine: mine[field], theirs: theirs[field] })
    return isTheirs ? theirs : mine
  }
  for (const field of fields) {
    if (hasBlocks && TEXT.some((name) => name === field)) continue
    values[field] = merge(field, (one, other) => isSame(one[field], other[field]))[field]
  }

  const [old, own, other] = hasBlocks ? [base && documentOf(base), documentOf(mine), documentOf(theirs)] : []
  if (old && own && other) {
    const { document, conflicts: blocks } = mergeDocuments(old, own, other)
    Object.assign(values, { blocks: document, content: theirs.content })
    const text: TextMerge = { conflicts: blocks, into: (now) => mergeDocuments(old, now, other).document }
    return { values, conflicts, text }
  }
  if (hasBlocks) {
    const { blocks = null, content } = merge('blocks', isSameText)
    Object.assign(values, { blocks, content })
  }
  return { values, conflicts, text: undefined }
}

export type MergedRecords = ReturnType<typeof mergeRecords>

/** The fields, and the ids of the blocks, that both have changed. */
export const conflictsIn = ({ conflicts, text }: MergedRecords) => [
  ...conflicts.map(({ field }) => field),
  ...(text?.conflicts ?? []).map(({ id }) => id),
]
