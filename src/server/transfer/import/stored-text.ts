import type { Converted } from '../../content/convert'
import { processText } from '../../threads/threads'
import { mapAddresses, mapLinks, type Visit } from './addresses-in'

/** Texts of our own export are as they would be stored, but for their links, unless someone has changed the files. */
export async function storedText(
  { content, blocks }: { content: string; blocks?: unknown },
  linkHere: Visit,
): Promise<Converted> {
  const linked = mapLinks(content, linkHere)
  const html = await processText('convertHtml', linked, { size: linked.length, field: 'content' })
  if (!blocks) return html
  const document = mapAddresses(blocks as NonNullable<Converted['blocks']>, linkHere)
  const size = JSON.stringify(document).length
  const { blocks: normalised } = await processText('convertBlocks', document, { size, field: 'blocks' })
  return { ...html, blocks: normalised }
}
