import type { ChildNode, Element } from 'domhandler'
import { BREAK } from './editing/inline-text'
import { isBlankHtml } from './html'
import { inlineHtml } from './inline'

/** Spaces are significant in our own HTML; in other HTML they are source formatting. */
export type ParseMode = { exact: boolean }

/** Without spaces and line breaks at both ends. */
function trimBreaks(html: string) {
  let text = html.trim()
  while (text.startsWith(BREAK)) text = text.slice(BREAK.length).trimStart()
  while (text.endsWith(BREAK)) text = text.slice(0, -BREAK.length).trimEnd()
  return text
}

const tidy = (html: string) => trimBreaks(html.replace(/[ \t\n]+/g, ' ').replace(/ ?<br> ?/g, BREAK))

/** The text of nodes in the form of a block's text, with inline marks only. */
export const textOf = (nodes: readonly ChildNode[], { exact }: ParseMode) =>
  exact ? inlineHtml(nodes) : tidy(inlineHtml(nodes))

export const isBlankText = (text: string) => isBlankHtml(text)

/** The text of a poem, which keeps its lines. */
export const verseOf = ({ children }: Element) =>
  inlineHtml(children).replace(/^\n+/, '').trimEnd().replaceAll('\n', BREAK)
