import { isHttpUrl } from '../validation'
import { isLinkAddress, isPictureAddress } from './addresses'
import { blockAttributes, carry } from './block-attributes'
import type { BlockOf } from './document'
import { element, escapeMarkup } from './html'

const part = (name: string, text: string | undefined) =>
  text === undefined
    ? ''
    : element('span', { class: `link-card-${name}` }, escapeMarkup(text).replaceAll('&quot;', '"'))

/** A page on another site is known by its host; one of ours, or one without a title, by its whole address. */
const shownAddress = (link: string, title: string | undefined) =>
  title && isHttpUrl(link) ? new URL(link).hostname : link

/** A preview of a linked page. Its texts come from that page, and are plain. */
export function linkCardToHtml(block: BlockOf<'linkTool'>) {
  const { link, meta } = block.data
  if (!isLinkAddress(link)) return undefined
  const image = meta.image && isPictureAddress(meta.image.url) ? meta.image : undefined
  const picture = image && element('img', { class: 'link-card-image', src: image.url, alt: '', loading: 'lazy' })
  const texts =
    part('title', meta.title) + part('description', meta.description) + part('address', shownAddress(link, meta.title))
  const attributes = {
    ...blockAttributes(block, 'link-card'),
    ...(meta.image && !image && carry(block)),
    ...{ href: link, target: '_blank', rel: 'noopener noreferrer' },
  }
  return element('a', attributes, (picture ?? '') + texts)
}
