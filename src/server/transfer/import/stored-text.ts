import type { Converted } from '../../content/convert'
import { processText } from '../../threads/threads'

/** Texts of our own export are as they would be stored, unless someone has changed the files. */
export async function storedText({ content, blocks }: { content: string; blocks?: unknown }): Promise<Converted> {
  const html = await processText('convertHtml', content, { size: content.length, field: 'content' })
  if (!blocks) return html
  const document = blocks as NonNullable<Converted['blocks']>
  const size = JSON.stringify(blocks).length
  const { blocks: normalised } = await processText('convertBlocks', document, { size, field: 'blocks' })
  return { ...html, blocks: normalised }
}
