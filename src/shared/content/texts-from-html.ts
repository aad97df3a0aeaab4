import type { ChildNode, Element } from 'domhandler'
import { isBlankHtml } from './html'
import { inlineHtml } from './inline'

/** Of our own HTML, which blocks were made into, every space counts; elsewhere they are the layout of a source file. */
export type Reading = { exact: boolean }

const tidy = (html: string) =>
  html
    .replace(/[ \t\n]+/g, ' ')
    .replace(/ ?<br> ?/g, '<br>')
    .replace(/^(?:\s|<br>)+|(?:\s|<br>)+$/g, '')

/** The text of nodes as a block has it: inline marks only. */
export const textOf = (nodes: readonly ChildNode[], { exact }: Reading) =>
  exact ? inlineHtml(nodes) : tidy(inlineHtml(nodes))

export const isBlankText = (text: string) => isBlankHtml(text)

/** Code keeps its lines; a paragraph is the only block that it can be. */
export const preformatted = ({ children }: Element) => {
  const text = inlineHtml(children)
    .replace(/<\/?code[^>]*>/g, '')
    .replace(/^\n+|\s+$/g, '')
    .replaceAll('\n', '<br>')
  return text && `<code class="inline-code">${text}</code>`
}
