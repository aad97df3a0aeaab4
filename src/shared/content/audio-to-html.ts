import type { Element } from 'domhandler'
import { isOwnRecording } from '../recording'
import { isHttpUrl } from '../validation'
import { isLinkAddress, linkAddress } from './addresses'
import { blockAttributes } from './block-attributes'
import type { BlockOf } from './document'
import { findFirst, hasClass } from './dom'
import { element, escapeMarkup } from './html'

/** A recording of another site is a link to it, so that nothing is loaded from there. Undefined if the address cannot be linked. */
export function audioToHtml(block: BlockOf<'audio'>) {
  const { url, caption } = block.data
  if (!isLinkAddress(url)) return undefined
  const name = isHttpUrl(url) ? new URL(url).hostname : url
  const shown = isOwnRecording(url)
    ? element('audio', { src: url, controls: true, preload: 'none' }, '')
    : element('a', { href: url, target: '_blank', rel: 'noopener noreferrer' }, escapeMarkup(name))
  return element('figure', blockAttributes(block, 'audio'), shown + (caption ? element('figcaption', {}, caption) : ''))
}

/** The address in such a figure. */
export function audioAddress(figure: Element) {
  if (!hasClass(figure, 'audio')) return undefined
  const shown = findFirst(figure.children, 'a', 'audio')
  return linkAddress(shown?.name === 'audio' ? shown.attribs.src : shown?.attribs.href)
}
