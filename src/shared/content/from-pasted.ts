import type { ChildNode } from 'domhandler'
import { type Block, isReadable } from './document'
import { findFirst, parseHtml } from './dom'
import { takeFootnotes } from './footnotes-from-html'
import { readBlocks } from './from-html'
import { newBlockId } from './new-block-id'
import { collectPictures, type PastedPictures } from './paste/pictures'
import { marksFromStyles } from './paste/styles'
import { rebuild } from './paste/tree'
import { pageElement, withoutLook } from './paste/web-page'
import { isWord, listsFromParagraphs, wordElement } from './paste/word'

/** The part between the markers of the Windows clipboard, or everything. */
const fragment = (html: string) => /<!--\s*StartFragment\s*-->(.*)<!--\s*EndFragment\s*-->/s.exec(html)?.[1] ?? html

/** A copied fragment may start inside a list or a table, and that of Excel with its columns. */
function wholeFragment(html: string): ChildNode[] {
  const inner = fragment(html)
  const nodes = parseHtml(/^\s*<(?:li|tr|td|th|col|colgroup|caption|thead|tbody|tfoot)\b/i.test(inner) ? html : inner)
  return findFirst(nodes, 'body')?.children ?? nodes
}

/** A copied cell of a spreadsheet is a text. */
function withoutLoneCell(block: Block): Block {
  if (block.type !== 'table') return block
  const [[text, ...cells] = [], ...rows] = block.data.content
  if (text === undefined || cells.length > 0 || rows.length > 0) return block
  return { id: block.id, type: 'paragraph', data: { text } }
}

/** Converts HTML copied from a word processor or a web page to blocks: its text and structure, not its look. */
export function fromPasted(html: string): { blocks: Block[] } & PastedPictures {
  const nodes = takeFootnotes(wholeFragment(html))
  const plain = isWord(html) ? listsFromParagraphs(rebuild(nodes, wordElement)) : nodes
  const pictures = collectPictures()
  const clean = [pageElement(pictures.keep), marksFromStyles, withoutLook].reduce(rebuild, plain)
  const blocks = readBlocks(clean)
    .filter(isReadable)
    .map((block) => ({ ...withoutLoneCell(block), id: newBlockId() }))
  return pictures.take(blocks)
}
