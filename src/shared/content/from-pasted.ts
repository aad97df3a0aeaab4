import type { ChildNode } from 'domhandler'
import { type Block, isReadable } from './document'
import { findFirst, parseHtml } from './dom'
import { imagesOf } from './editing/galleries'
import { takeFootnotes } from './footnotes-from-html'
import { restructure } from './foreign/restructure'
import { spreadMarks } from './foreign/spread-marks'
import { readBlocks } from './from-html'
import { isWhollyLost, type Loss } from './losses'
import { newBlockId } from './new-block-id'
import { collectPictures, type PastedPictures } from './paste/pictures'
import { marksFromStyles } from './paste/styles'
import { pageElement, withoutLook } from './paste/web-page'
import { isWord, listsFromItems, listsFromParagraphs, wordElement } from './paste/word'
import { rebuild } from './tree'

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

/** What was pasted: its blocks, the pictures that it contains, and what was left out. */
export type Pasted = { blocks: Block[]; lost: Loss[] } & PastedPictures

/** Converts HTML copied from a word processor or a web page to blocks: its text and structure, not its look. */
export function fromPasted(html: string): Pasted {
  const lost: Loss[] = []
  const pictures = collectPictures(lost)
  const nodes = takeFootnotes(wholeFragment(html))
  const plain = listsFromItems(isWord(html) ? listsFromParagraphs(rebuild(nodes, wordElement)) : nodes)
  const page = rebuild(plain, pageElement(lost))
  const structured = restructure(page, { lost, takePicture: pictures.take, isPage: true })
  const clean = [marksFromStyles, withoutLook].reduce(rebuild, structured)
  const blocks = readBlocks(spreadMarks(clean, lost))
    .filter(isReadable)
    // Its pictures are copied to this site one by one.
    .flatMap((block) => (block.type === 'gallery' ? imagesOf(block) : block))
    .map((block) => ({ ...withoutLoneCell(block), id: newBlockId() }))
  return { ...pictures.fill(blocks), lost: lost.filter(isWhollyLost) }
}
