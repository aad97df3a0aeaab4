import type { ChildNode, Element } from 'domhandler'
import { isFilm, linkAddress, pictureAddress } from './addresses'
import { cleanLine } from './clean-text'
import type { BlockOf } from './document'
import { findAll, findFirst, hasClass, isNamed, textIn } from './dom'
import { MEDIA_ELEMENTS } from './elements'
import { isDot } from './foreign/pictures'
import { element, escapeMarkup } from './html'
import { repeatsCaption } from './image-to-html'
import { type ParseMode, textOf } from './texts-from-html'

/** The attribute of a picture that holds the address of the link around it. */
export const PICTURE_LINK = 'data-link'

type ImageData = BlockOf<'image'>['data']

export const mediaIn = (nodes: readonly ChildNode[]) => findAll(nodes, ({ name }) => MEDIA_ELEMENTS.has(name))

const addressOf = ({ attribs, children }: Element) => attribs.src || findFirst(children, 'source')?.attribs.src

/** The caption of a picture, and the credit that `imageToHtml` puts at its end. */
export type MediaTexts = { caption: string; credit?: string }

/** Where the picture leads: `spreadMarks` moves the links of other programs to the picture. */
function linkOf({ attribs, parent }: Element) {
  const around = isNamed(parent as ChildNode | null, 'a') ? (parent as Element).attribs.href : undefined
  return linkAddress(attribs[PICTURE_LINK] ?? around)
}

export function readMedia(media: Element, { caption, credit }: MediaTexts, figure?: Element): ImageData | undefined {
  const url = pictureAddress(addressOf(media))
  const isShown = media.name === 'img' ? !isDot(media) : media.name === 'video' && isFilm(url ?? '')
  if (!url || !isShown) return undefined
  const has = (name: string) => !!figure && hasClass(figure, name)
  const link = media.name === 'img' ? linkOf(media) : undefined
  const alt = cleanLine((media.name === 'img' ? media.attribs.alt : media.attribs['aria-label']) ?? '')
  return {
    caption,
    ...(alt && !repeatsCaption(alt, caption) && { alt }),
    ...(credit && { credit }),
    ...(link && { link }),
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

export function captionOf(figure: Element, mode: ParseMode): MediaTexts {
  const { children = [] } = findFirst(figure.children, 'figcaption') ?? {}
  const last = children.at(-1)
  if (!isNamed(last, 'small') || !hasClass(last, 'credit')) return { caption: textOf(children, mode) }
  return { caption: textOf(children.slice(0, -1), mode), credit: cleanLine(textIn(last.children)) }
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
