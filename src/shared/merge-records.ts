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

/**
 * Merges what two people have made of one record, field by field, and its text block by block. Where both have changed the same, the
 * result has my version. Without the state that both began with, whatever differs is in conflict.
 */
export function mergeRecords(fields: readonly string[], base: Values | undefined, mine: Values, theirs: Values) {
  const values: Values = {}
  const conflicts: FieldConflict[] = []
  let blocks: BlockConflict[] = []
  const hasBlocks = fields.includes('blocks')

  for (const field of fields) {
    if (hasBlocks && TEXT.some((name) => name === field)) continue
    const isMine = isSame(mine[field], theirs[field]) || (base && isSame(base[field], theirs[field]))
    const isTheirs = !isMine && base && isSame(base[field], mine[field])
    values[field] = isTheirs ? theirs[field] : mine[field]
    if (!isMine && !isTheirs) conflicts.push({ field, mine: mine[field], theirs: theirs[field] })
  }

  if (hasBlocks) {
    const take = (from: Values) => Object.assign(values, { blocks: from.blocks ?? null, content: from.content })
    const documents = [base ?? {}, mine, theirs].map(documentOf)
    const [old, own, other] = base ? documents : [undefined, ...documents.slice(1)]
    if (isSameText(mine, theirs) || (base && isSameText(base, theirs))) take(mine)
    else if (base && isSameText(base, mine)) take(theirs)
    else if (old && own && other) {
      const merged = mergeDocuments(old, own, other)
      blocks = merged.conflicts
      take({ blocks: merged.document, content: theirs.content })
    } else {
      take(mine)
      conflicts.push({ field: 'blocks', mine: mine.blocks, theirs: theirs.blocks })
    }
  }
  return { values, conflicts, blocks }
}
