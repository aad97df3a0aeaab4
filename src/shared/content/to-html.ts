import edjsHTML from 'editorjs-html'
import { audioToHtml } from './audio-to-html'
import { blockAttributes, embedBlock } from './block-attributes'
import { buttonToHtml, calloutToHtml, codeToHtml, detailsToHtml } from './boxes-to-html'
import { compareToHtml } from './compare-to-html'
import { type AnyBlock, type BlockOf, type BlockType, type EditorDocument, isReadable } from './document'
import { fileToHtml } from './file-to-html'
import { withFootnotes } from './footnotes'
import { element } from './html'
import { galleryToHtml, imageToHtml } from './image-to-html'
import { linkCardToHtml } from './link-card-to-html'
import { checklistToHtml, listToHtml } from './list-to-html'
import { tableToHtml } from './table-to-html'
import { videoToHtml } from './video-to-html'

type Parsers = { [Type in BlockType]: (block: BlockOf<Type>) => string }

/** Invisible to readers, but restored in the editor. */
const hidden = (block: AnyBlock) => element('div', { 'data-block-id': block.id, ...embedBlock(block) }, '')

function quote(block: BlockOf<'quote'>) {
  const { text, caption, alignment } = block.data
  const inner = element('p', {}, text) + (caption ? element('cite', {}, caption) : '')
  return element('blockquote', blockAttributes(block, alignment === 'center' && 'quote-centered'), inner)
}

const parsers: Parsers = {
  paragraph: (block) => element('p', blockAttributes(block), block.data.text),
  header: (block) => element(`h${block.data.level}`, blockAttributes(block), block.data.text),
  list: listToHtml,
  image: imageToHtml,
  gallery: galleryToHtml,
  compare: compareToHtml,
  code: codeToHtml,
  callout: calloutToHtml,
  details: detailsToHtml,
  button: buttonToHtml,
  video: (block) => videoToHtml(block) ?? hidden(block),
  audio: (block) => audioToHtml(block) ?? hidden(block),
  file: fileToHtml,
  quote,
  pullquote: (block) => element('blockquote', blockAttributes(block, 'pullquote'), element('p', {}, block.data.text)),
  checklist: checklistToHtml,
  delimiter: (block) => element('hr', blockAttributes(block)),
  table: tableToHtml,
  linkTool: (block) => linkCardToHtml(block) ?? hidden(block),
}

const converter = edjsHTML(parsers as Parameters<typeof edjsHTML>[0])

/**
 * Converts an editor document to HTML, from which `fromHtml` restores the same blocks. Texts are not sanitised:
 * normalise the document before storing the result, or sanitise the HTML.
 */
export const toHtml = ({ blocks }: EditorDocument): string =>
  withFootnotes(blocks.map((block) => (isReadable(block) ? converter.parseBlock(block) : hidden(block))).join(''))
