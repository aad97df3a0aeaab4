import { imageSource } from '../images'
import { PICTURE_SLOTS, type PictureSlot } from '../picture-slots'
import { isHttpUrl } from '../validation'
import { isFilm, isLinkAddress, isPictureAddress } from './addresses'
import { blockAttributes, embedBlock } from './block-attributes'
import type { BlockOf, Picture } from './document'
import { classes, element, escapeText, plainText } from './html'

/** Shown instead of a picture whose address is invalid. */
export const INVALID_IMAGE = '[Image upload failed - invalid URL]'

/** Plays like a moving picture, as in the editor, with controls to stop it. */
const film = (src: string, alt: string | undefined) =>
  element(
    'video',
    { src, autoplay: true, loop: true, muted: true, playsinline: true, controls: true, 'aria-label': alt },
    '',
  )

function picture(url: string, alt: string, { sizes }: PictureSlot) {
  const { src, srcSet, width, height } = imageSource(url)
  return element('img', {
    src,
    srcset: srcSet,
    sizes: srcSet && sizes,
    width,
    height,
    alt,
    loading: 'lazy',
    decoding: 'async',
  })
}

/** Older texts repeat their caption as alternative text, so `readMedia` ignores one that does. */
export const repeatsCaption = (alt: string, caption: string) => alt.trim() === plainText(caption)

/** The space is for readers without our style sheet, which puts the credit on its line. */
const creditLine = (credit: string) => element('small', { class: 'credit' }, ` ${escapeText(credit)}`)

const hostOf = (link: string) => (isHttpUrl(link) ? new URL(link).hostname : link)

/** The picture or film, and below it its texts: what is in its figure. */
function figureContent({ alt, caption, credit, link, file }: Picture, slot: PictureSlot) {
  const below = caption + (credit ? creditLine(credit) : '')
  // A film has buttons, which a link cannot contain.
  const isLink = link !== undefined && isLinkAddress(link) && !isFilm(file.url)
  // A link needs a name: the caption, which `readMedia` takes for none, or where it leads.
  const name = alt ?? (isLink ? plainText(caption) : '')
  const shown = isFilm(file.url) ? film(file.url, alt) : picture(file.url, name, slot)
  const framed = isLink ? element('a', { href: link, title: name ? undefined : hostOf(link) }, shown) : shown
  return framed + (below ? element('figcaption', {}, below) : '')
}

export function missingPicture({ caption, link }: Picture) {
  const text = link !== undefined && isLinkAddress(link) ? element('a', { href: link }, INVALID_IMAGE) : INVALID_IMAGE
  return caption ? `${text} ${caption}` : text
}

/** Whether `readMedia` reads the same from the figure. */
export const isReadFromFigure = ({ alt, caption, link, file }: Picture) =>
  isPictureAddress(file.url) && !(alt && repeatsCaption(alt, caption)) && !(link && isFilm(file.url))

export function imageToHtml(block: BlockOf<'image'>) {
  const { file, stretched, url, withBorder, withBackground } = block.data
  if (!isPictureAddress(file.url))
    return element('p', { 'data-block-id': block.id, ...embedBlock(block) }, missingPicture(block.data))
  const attributes = blockAttributes(
    block,
    'image',
    stretched && 'stretched',
    withBorder && 'with-border',
    withBackground && 'with-background',
  )
  const isReadFromHtml = url === undefined && isReadFromFigure(block.data)
  return element(
    'figure',
    { ...attributes, ...(!isReadFromHtml && embedBlock(block)) },
    figureContent(block.data, stretched ? PICTURE_SLOTS.stretched : PICTURE_SLOTS.figure),
  )
}

/** One of the pictures of a block that has several. */
export const pictureFigure = (data: Picture, slot: PictureSlot = PICTURE_SLOTS.figure, name?: string) =>
  element('figure', { class: classes('image', name) }, figureContent(data, slot))

/** Two pictures side by side. The last of an odd number has the whole width. */
export function galleryToHtml(block: BlockOf<'gallery'>) {
  const { items } = block.data
  const figures = items.map((item, index) => {
    if (!isPictureAddress(item.file.url)) return element('p', {}, missingPicture(item))
    const isHalf = index < items.length - 1 || items.length % 2 === 0
    return isHalf ? pictureFigure(item, PICTURE_SLOTS.half, 'half') : pictureFigure(item)
  })
  return element(
    'div',
    { ...blockAttributes(block, 'gallery'), ...(!items.every(isReadFromFigure) && embedBlock(block)) },
    figures.join(''),
  )
}
