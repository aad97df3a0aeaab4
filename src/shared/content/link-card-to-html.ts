import { isHttpUrl } from '../validation'
import { isLinkAddress, isPictureAddress } from './addresses'
import { blockAttributes, embedBlock } from './block-attributes'
import type { BlockOf } from './document'
import { element, escapeMarkup } from './html'

const part = (name: string, text: string | undefined) =>
  text === undefined
    ? ''
    : element('span', { class: `link-card-${name}` }, escapeMarkup(text).replaceAll('&quot;', '"'))

/** Pages of other sites are labelled with their host; our own, and those without a title, with their full address. */
const shownAddress = (link: string, title: string | undefined) =>
  title && isHttpUrl(link) ? new URL(link).hostname : link

/** A preview of a linked page. Its plain texts come from that page. */
export function linkCardToHtml(block: BlockOf<'linkTool'>) {
  const { link, meta } = block.data
  if (!isLinkAddress(link)) return undefined
  const image = meta.image && isPictureAddress(meta.image.url) ? meta.image : undefined
  const picture = image && element('img', { class: 'link-card-image', src: image.url, alt: '', loading: 'lazy' })
  const texts =
    part('title', meta.title) + part('description', meta.description) + part('address', shownAddress(link, meta.title))
  const attributes = {
    ...blockAttributes(block, 'link-card'),
    ...(meta.image && !image && embedBlock(block)),
    href: link,
    target: '_blank',
    rel: 'noopener noreferrer',
  }
  return element('a', attributes, (picture ?? '') + texts)
}
