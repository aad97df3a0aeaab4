import type { ChildNode, Element } from 'domhandler'
import { isFilm, linkAddress, pictureAddress } from './addresses'
import type { BlockOf } from './document'
import { findAll, findFirst, hasClass, textIn } from './dom'
import { MEDIA_ELEMENTS } from './elements'
import { element, escapeMarkup } from './html'
import { type ParseMode, textOf } from './texts-from-html'

type ImageData = BlockOf<'image'>['data']

export const mediaIn = (nodes: readonly ChildNode[]) => findAll(nodes, ({ name }) => MEDIA_ELEMENTS.has(name))

const addressOf = ({ attribs, children }: Element) => attribs.src || findFirst(children, 'source')?.attribs.src

/** Pictures of one pixel are tracking pixels. */
const isDot = ({ width, height }: Element['attribs']) =>
  [width, height].some((size) => /^[0-2](?:px)?$/.test(size ?? ''))

export function readMedia(media: Element, caption: string, figure?: Element): ImageData | undefined {
  const url = pictureAddress(addressOf(media))
  const isShown = media.name === 'img' ? !isDot(media.attribs) : media.name === 'video' && isFilm(url ?? '')
  if (!url || !isShown) return undefined
  const has = (name: string) => !!figure && hasClass(figure, name)
  return {
    // Without a caption, the alternative text serves as one.
    caption: caption || (figure && hasClass(figure, 'image') ? '' : escapeMarkup(media.attribs.alt?.trim() ?? '')),
    withBorder: has('with-border'),
    withBackground: has('with-background'),
    stretched: has('stretched'),
    file: { url },
  }
}

/** The address of a film or a frame that no block can show. */
export function mediaLink(media: Element) {
  const href = media.name === 'img' ? undefined : linkAddress(addressOf(media))
  return href && !href.startsWith('#') ? element('a', { href }, escapeMarkup(media.attribs.title || href)) : undefined
}

export const captionOf = (figure: Element, mode: ParseMode) => {
  const caption = findFirst(figure.children, 'figcaption')
  return caption ? textOf(caption.children, mode) : ''
}

const partOf = (card: Element, name: string) => {
  const [span] = findAll(card.children, (child) => hasClass(child, `link-card-${name}`))
  return span && textIn(span.children)
}

export function readLinkCard(card: Element): BlockOf<'linkTool'>['data'] {
  const title = partOf(card, 'title')
  const description = partOf(card, 'description')
  const url = pictureAddress(findFirst(card.children, 'img')?.attribs.src)
  return {
    link: linkAddress(card.attribs.href) ?? '',
    meta: {
      ...(title !== undefined && { title }),
      ...(description !== undefined && { description }),
      ...(url && { image: { url } }),
    },
  }
}
