import type { Element } from 'domhandler'
import { foreignVideo, isOwnVideo, VIDEO_LINK } from '../video'
import { linkAddress } from './addresses'
import { blockAttributes, embedBlock } from './block-attributes'
import type { BlockOf } from './document'
import { findFirst, hasClass } from './dom'
import { element } from './html'

/**
 * Nothing of the film is loaded before a reader starts it. A film of another site is a link to its page there, which serves readers
 * without scripts, of mails and of feeds; the site makes a player of it. Undefined if there is no film at the address.
 */
export function videoToHtml(block: BlockOf<'video'>) {
  const { url, caption } = block.data
  const foreign = foreignVideo(url)
  if (!foreign && !isOwnVideo(url)) return undefined
  const film = foreign
    ? element(
        'a',
        { class: VIDEO_LINK, href: foreign.page, target: '_blank', rel: 'noopener noreferrer' },
        foreign.service,
      )
    : element('video', { src: url, controls: true, playsinline: true, preload: 'none' }, '')
  const attributes = {
    ...blockAttributes(block, 'video'),
    ...(foreign && foreign.page !== url && embedBlock(block)),
  }
  return element('figure', attributes, film + (caption ? element('figcaption', {}, caption) : ''))
}

/** The address in such a figure. */
export function videoAddress(figure: Element) {
  if (!hasClass(figure, 'video')) return undefined
  const film = findFirst(figure.children, 'a', 'video')
  const url = film?.name === 'a' ? linkAddress(film.attribs.href) : film?.attribs.src
  return url && (foreignVideo(url) || isOwnVideo(url)) ? url : undefined
}
