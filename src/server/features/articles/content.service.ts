import type { EditorDocument } from '@shared/content/document'
import { normaliseDocument } from '@shared/content/normalise-document'
import { toHtml } from '@shared/content/to-html'
import type { ArticleTexts } from '@shared/entities/article'
import { sanitiseHtml } from '../../sanitise-html'
import type { ArticleValues } from './articles.queries'

/** The columns of a new text that has no content yet. */
export const noContent = { content: '', blocks: null }

/** Normalised blocks, and the sanitised HTML made from them. */
export function contentOfBlocks(blocks: EditorDocument) {
  const document = normaliseDocument(blocks)
  return { content: sanitiseHtml(toHtml(document)), blocks: document }
}

/**
 * The columns that a save changes in the text; undefined if it changes none. If the payload has blocks, the HTML is made
 * from them and any HTML in the payload is ignored. If it has only HTML, the stored blocks no longer match and are removed.
 */
export function contentValues({
  content,
  blocks,
}: Pick<ArticleTexts, 'content' | 'blocks'>): Pick<ArticleValues, 'content' | 'blocks'> | undefined {
  if (blocks) return contentOfBlocks(blocks)
  if (content !== undefined) return { content: sanitiseHtml(content), blocks: null }
}
