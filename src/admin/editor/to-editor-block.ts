import type { OutputBlockData } from '@editorjs/editorjs'
import { type AnyBlock, BLOCK_TYPES, isReadable } from '@shared/content/document'
import { normaliseBlock } from '@shared/content/normalise-document'

/** The editor shows white space as it is (`pre-wrap`), so a line break in the HTML source would become visible. */
function joinLines(value: unknown): unknown {
  if (typeof value === 'string') return value.replace(/\s*\n\s*/g, ' ')
  if (Array.isArray(value)) return value.map(joinLines)
  if (value === null || typeof value !== 'object') return value
  return Object.fromEntries(Object.entries(value).map(([key, inner]) => [key, joinLines(inner)]))
}

export type EditorBlock = Pick<OutputBlockData, 'type' | 'data' | 'tunes'> & { id: string }

/**
 * Converts a block for Editor.js. The editor inserts texts as HTML into the dashboard's page, where any script could
 * read the session token, so they are sanitised first. A block that cannot be read becomes a placeholder that keeps its
 * data.
 */
export function toEditorBlock(block: AnyBlock): EditorBlock {
  if (isReadable(block)) return joinLines(normaliseBlock(block)) as EditorBlock
  const { id, type } = block
  // Without a title, the placeholder shows 'Error'.
  return { id, type: 'stub', data: { savedData: block, title: BLOCK_TYPES.includes(type) ? undefined : type } }
}
