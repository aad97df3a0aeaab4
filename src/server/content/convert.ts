import type { EditorDocument } from '@shared/content/document'
import { isBlankHtml } from '@shared/content/html'
import { normaliseDocument } from '@shared/content/normalise-document'
import { countWords } from '@shared/content/reading'
import { toHtml } from '@shared/content/to-html'
import { messages } from '@shared/messages'
import { ContentError, checkNesting, checkTexts } from './nesting'
import { sanitiseHtml } from './sanitise-html'

/** What is stored of a text: its HTML, the document that it was made from, and the number of its words. */
export type Converted = { content: string; blocks: EditorDocument | null; words: number }

/** Normalised blocks, and the sanitised HTML made from them. */
export function convertBlocks(blocks: EditorDocument) {
  checkTexts(blocks.blocks)
  const document = normaliseDocument(blocks)
  const content = sanitiseHtml(toHtml(document))
  return { content, blocks: document, words: countWords(content) }
}

/** Sanitised HTML. The document that it may have been made from no longer fits. */
export function convertHtml(html: string) {
  checkNesting(html)
  const content = sanitiseHtml(html)
  return { content, blocks: null, words: countWords(content) }
}

/** Content that consists only of scripts or frames is blank once it is sanitised. */
export function convertNewsletter(html: string) {
  checkNesting(html)
  const content = sanitiseHtml(html)
  if (isBlankHtml(content)) throw new ContentError(messages.contentRequired)
  return content
}
