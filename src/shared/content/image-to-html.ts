import { imageSource } from '../images'
import { PICTURE_SLOTS } from '../picture-slots'
import { isFilm, isPictureAddress } from './addresses'
import { blockAttributes, embedBlock } from './block-attributes'
import type { BlockOf } from './document'
import { element, escapeText, plainText } from './html'

/** Shown instead of a picture whose address is invalid. */
export const INVALID_IMAGE = '[Image upload failed - invalid URL]'

/** Plays like a moving picture, as in the editor, with controls to stop it. */
const film = (src: string, alt: string | undefined) =>
  element(
    'video',
    { src, autoplay: true, loop: true, muted: true, playsinline: true, controls: true, 'aria-label': alt },
    '',
  )

function picture(url: string, alt: string, stretched: boolean) {
  const { sizes } = stretched ? PICTURE_SLOTS.stretched : PICTURE_SLOTS.figure
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

export function imageToHtml(block: BlockOf<'image'>) {
  const { alt, caption, credit, file, stretched, url, withBorder, withBackground } = block.data
  if (!isPictureAddress(file.url)) {
    const note = caption ? `${INVALID_IMAGE} ${caption}` : INVALID_IMAGE
    return element('p', { 'data-block-id': block.id, ...embedBlock(block) }, note)
  }
  const attributes = blockAttributes(
    block,
    'image',
    stretched && 'stretched',
    withBorder && 'with-border',
    withBackground && 'with-background',
  )
  const isReadFromHtml = url === undefined && !(alt && repeatsCaption(alt, caption))
  const inner = isFilm(file.url) ? film(file.url, alt) : picture(file.url, alt ?? '', stretched)
  const below = caption + (credit ? creditLine(credit) : '')
  return element(
    'figure',
    { ...attributes, ...(!isReadFromHtml && embedBlock(block)) },
    inner + (below ? element('figcaption', {}, below) : ''),
  )
}
