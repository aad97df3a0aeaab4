import type { ArticleTexts } from '@shared/entities/article'
import type { Converted } from '../../content/convert'
import { processText } from '../../threads/threads'

/** The columns of a new text that has no content yet. */
export const noContent = { content: '', blocks: null, words: 0 }

/**
 * What a save changes in the text; undefined if it changes nothing. If the payload has blocks, the HTML is made from them and
 * any HTML in the payload is ignored. If it has only HTML, the stored blocks no longer match and are removed. Call it before
 * the transaction, since a long text takes time.
 */
export async function convertContent({
  content,
  blocks,
}: Pick<ArticleTexts, 'content' | 'blocks'>): Promise<Converted | undefined> {
  if (blocks) return processText('convertBlocks', blocks, { size: JSON.stringify(blocks).length, field: 'blocks' })
  if (content !== undefined) return processText('convertHtml', content, { size: content.length, field: 'content' })
}

/** Likewise, of a text whose words are not counted. */
export async function textToStore(input: Pick<ArticleTexts, 'content' | 'blocks'>) {
  const converted = await convertContent(input)
  return converted && { content: converted.content, blocks: converted.blocks }
}
