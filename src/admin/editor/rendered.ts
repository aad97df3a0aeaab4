import type { OutputBlockData } from '@editorjs/editorjs'
import { type AnyBlock, BLOCK_TYPES, isReadable } from '@shared/content/document'
import { normaliseBlock } from '@shared/content/normalise-document'

/** The editor shows spaces as they are typed; a line that ends within the HTML of a text is not meant to end there. */
function onOneLine(value: unknown): unknown {
  if (typeof value === 'string') return value.replace(/\s*\n\s*/g, ' ')
  if (Array.isArray(value)) return value.map(onOneLine)
  if (value === null || typeof value !== 'object') return value
  return Object.fromEntries(Object.entries(value).map(([key, inner]) => [key, onOneLine(inner)]))
}

type Rendered = Pick<OutputBlockData, 'type' | 'data' | 'tunes'> & { id: string }

/**
 * What Editor.js is to show for a block. It sets texts as HTML in the page itself, where a session token lies within reach
 * of any script, so they are cleaned first. For a block that it cannot read, it shows a placeholder that keeps it.
 */
export function rendered(block: AnyBlock): Rendered {
  if (isReadable(block)) return onOneLine(normaliseBlock(block)) as Rendered
  const { id, type } = block
  // Without a title, the placeholder says 'Error'.
  return { id, type: 'stub', data: { savedData: block, title: BLOCK_TYPES.includes(type) ? undefined : type } }
}
