import type { OutputBlockData } from '@editorjs/editorjs'
import { type AnyBlock, BLOCK_TYPES, isReadable } from '@shared/content/document'
import { mapTexts } from '@shared/content/editing/kinds'
import { normaliseBlock } from '@shared/content/normalise-document'
import { asShown } from './line-breaks'

export type EditorBlock = Pick<OutputBlockData, 'type' | 'data' | 'tunes'> & { id: string }

/**
 * Converts a block for Editor.js. The editor inserts texts as HTML into the dashboard's page, where any script could
 * read the session token, so they are sanitised first. A block that cannot be read becomes a placeholder that keeps its
 * data.
 */
export function toEditorBlock(block: AnyBlock): EditorBlock {
  if (isReadable(block)) return mapTexts(normaliseBlock(block), asShown) as EditorBlock
  const { id, type } = block
  // Without a title, the placeholder shows 'Error'.
  return { id, type: 'stub', data: { savedData: block, title: BLOCK_TYPES.includes(type) ? undefined : type } }
}

/** The editor shows white space as it is (`pre-wrap`), so a line break in HTML source would become visible. */
export const withoutSourceLines = (block: AnyBlock) => mapTexts(block, (html) => html.replace(/\s*\n\s*/g, ' '))
