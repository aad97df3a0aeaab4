import { isLinkAddress } from './addresses'
import { blockAttributes, embedBlock } from './block-attributes'
import type { BlockOf } from './document'
import { element, escapeText } from './html'

/** Lines are not wrapped, so the block scrolls, and takes the focus for the keyboard. Programs are written from left to right. */
export function codeToHtml(block: BlockOf<'code'>) {
  const { code, language } = block.data
  const attributes = { ...blockAttributes(block), dir: 'ltr', translate: 'no', tabindex: 0 }
  const className = language ? `language-${language}` : undefined
  return element('pre', attributes, element('code', { class: className }, escapeText(code)))
}

export const calloutToHtml = (block: BlockOf<'callout'>) =>
  element(
    'div',
    { ...blockAttributes(block, 'callout', `callout-${block.data.tone}`), role: 'note' },
    element('p', {}, block.data.text),
  )

export const detailsToHtml = (block: BlockOf<'details'>) =>
  element(
    'details',
    blockAttributes(block),
    element('summary', {}, block.data.summary) + element('p', {}, block.data.text),
  )

/** Without an address that can be linked, readers get the text only. */
export function buttonToHtml(block: BlockOf<'button'>) {
  const { text, url } = block.data
  const isLink = isLinkAddress(url)
  const attributes = { ...blockAttributes(block, 'link-button'), ...(url && !isLink && embedBlock(block)) }
  return element('p', attributes, isLink ? element('a', { href: url }, text) : text)
}
