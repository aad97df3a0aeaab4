import type { ChildNode } from 'domhandler'
import { type Block, isReadable } from './document'
import { findFirst, parseHtml } from './dom'
import { readBlocks } from './from-html'
import { newBlockId } from './new-block-id'
import { marksFromStyles } from './paste/styles'
import { rebuild } from './paste/tree'
import { pageElement, withoutLook } from './paste/web-page'
import { isWord, listsFromParagraphs, wordElement } from './paste/word'

/** The part between the markers of the Windows clipboard, or everything. */
const fragment = (html: string) => /<!--\s*StartFragment\s*-->(.*)<!--\s*EndFragment\s*-->/s.exec(html)?.[1] ?? html

/** A copied fragment may start inside a list or a table. */
function wholeFragment(html: string): ChildNode[] {
  const inner = fragment(html)
  const nodes = parseHtml(/^\s*<(?:li|tr|td|th|tbody)\b/i.test(inner) ? html : inner)
  return findFirst(nodes, 'body')?.children ?? nodes
}

/** Converts HTML copied from a word processor or a web page to blocks: its text and structure, not its look. */
export function fromPasted(html: string): Block[] {
  const nodes = wholeFragment(html)
  const plain = isWord(html) ? listsFromParagraphs(rebuild(nodes, wordElement)) : nodes
  const clean = [pageElement, marksFromStyles, withoutLook].reduce(rebuild, plain)
  return readBlocks(clean)
    .filter(isReadable)
    .map((block) => ({ ...block, id: newBlockId() }))
}
