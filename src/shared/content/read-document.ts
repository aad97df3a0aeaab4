import { z } from 'zod'
import { type AnyBlock, DOCUMENT_VERSION, type EditorDocument, UnknownBlock } from './document'
import { newBlockId } from './new-block-id'
import { normaliseDocument } from './normalise-document'

const StoredDocument = z.object({
  time: z.number().catch(0),
  version: z.string().catch(DOCUMENT_VERSION),
  blocks: z.array(z.unknown()),
})

const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

/** A block of whatever is there, so that nothing is lost of what we cannot read. Old documents have no ids. */
function storedBlock(value: unknown): AnyBlock {
  const { id, type, data, tunes } = isObject(value) ? value : {}
  return UnknownBlock.parse({
    id: typeof id === 'string' && id ? id : newBlockId(),
    type: typeof type === 'string' && type ? type : 'unreadable',
    data: isObject(data) ? data : { value: isObject(value) ? (data ?? value) : value },
    ...(isObject(tunes) && { tunes }),
  })
}

/**
 * The document that a value from the database, or from another host, holds; null where it holds none. Blocks that are not
 * as their type has them are kept as they are.
 */
export function readDocument(value: unknown): EditorDocument | null {
  const { data: stored } = StoredDocument.safeParse(value)
  return stored ? normaliseDocument({ ...stored, blocks: stored.blocks.map(storedBlock) }) : null
}
