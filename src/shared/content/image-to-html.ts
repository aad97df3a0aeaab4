import { imageSource } from '../images'
import { isFilm, isPictureAddress } from './addresses'
import { blockAttributes, embedBlock } from './block-attributes'
import type { BlockOf } from './document'
import { element, plainText } from './html'

/** Shown instead of a picture whose address is invalid. */
export const INVALID_IMAGE = '[Image upload failed - invalid URL]'

/** The width of a picture in an article: the full width of a phone, or the text column. */
const FIGURE_SIZES = '(min-width: 48rem) 44rem, 100vw'

/** Plays like a moving picture, as in the editor, with controls to stop it. */
const film = (src: string) =>
  element('video', { src, autoplay: true, loop: true, muted: true, playsinline: true, controls: true }, '')

function picture(url: string, caption: string, stretched: boolean) {
  const { src, srcSet, width, height } = imageSource(url)
  const sizes = srcSet && (stretched ? '100vw' : FIGURE_SIZES)
  return element('img', {
    src,
    srcset: srcSet,
    sizes,
    width,
    height,
    alt: plainText(caption),
    loading: 'lazy',
    decoding: 'async',
  })
}

export function imageToHtml(block: BlockOf<'image'>) {
  const { caption, file, stretched, url, withBorder, withBackground } = block.data
  if (!isPictureAddress(file.url))
    return element('p', { 'data-block-id': block.id, ...embedBlock(block) }, INVALID_IMAGE)
  const attributes = blockAttributes(
    block,
    'image',
    stretched && 'stretched',
    withBorder && 'with-border',
    withBackground && 'with-background',
  )
  const inner = isFilm(file.url) ? film(file.url) : picture(file.url, caption, stretched)
  return element(
    'figure',
    { ...attributes, ...(url !== undefined && embedBlock(block)) },
    inner + (caption ? element('figcaption', {}, caption) : ''),
  )
}
