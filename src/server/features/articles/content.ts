import type { EditorDocument } from '@shared/content/document'
import { normaliseDocument } from '@shared/content/normalise-document'
import { toHtml } from '@shared/content/to-html'
import type { ArticleTexts } from '@shared/entities/article'
import { sanitiseHtml } from '../../sanitise-html'
import type { ArticleValues } from './articles.queries'

/** What is stored where a new text has no content yet. */
export const noContent = { content: '', blocks: null }

/** Blocks in their one harmless form, and the HTML that readers get of them. */
export function contentOfBlocks(blocks: EditorDocument) {
  const document = normaliseDocument(blocks)
  return { content: sanitiseHtml(toHtml(document)), blocks: document }
}

/**
 * What a save stores of the text. Where blocks are given, the HTML is made from them whatever HTML came along, so that what
 * is written is what is read. Their own texts are cleaned as well, since the dashboard shows those. Where only HTML is
 * given, the old document no longer fits it.
 */
export function contentValues({
  content,
  blocks,
}: Pick<ArticleTexts, 'content' | 'blocks'>): Pick<ArticleValues, 'content' | 'blocks'> | undefined {
  if (blocks) return contentOfBlocks(blocks)
  if (content !== undefined) return { content: sanitiseHtml(content), blocks: null }
}
