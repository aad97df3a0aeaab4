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

/** Makes a block of any value, so that unreadable data is not lost. Old documents have no ids. */
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
 * Reads the document from a value of the database or of another host; null if there is none. Blocks whose data does not
 * fit their type are kept unchanged.
 */
export function readDocument(value: unknown): EditorDocument | null {
  const { data: stored } = StoredDocument.safeParse(value)
  return stored ? normaliseDocument({ ...stored, blocks: stored.blocks.map(storedBlock) }) : null
}
