import type { ChildNode, Element } from 'domhandler'
import type { BlockOf, Picture } from './document'
import { elementsIn, findAll, hasClass, isElement, textIn } from './dom'
import { captionOf, mediaIn, readMedia } from './figure-from-html'
import { type ParseMode, textOf } from './texts-from-html'

/** Galleries of WordPress, today's and earlier ones, and of Ghost. */
const GALLERIES = ['gallery', 'wp-block-gallery', 'blocks-gallery-grid', 'tiled-gallery', 'kg-gallery-card']

export const isGallery = (element: Element) => GALLERIES.some((name) => hasClass(element, name))

function pictureOf(media: Element, texts: ReturnType<typeof captionOf>): Picture[] {
  const data = readMedia(media, texts)
  if (!data) return []
  const { withBorder: _, withBackground: __, stretched: ___, ...picture } = data
  return [picture]
}

/** The pictures of our own figures. */
export const picturesOfFigures = (figures: readonly Element[], mode: ParseMode): Picture[] =>
  figures.flatMap((figure) => mediaIn(figure.children).flatMap((media) => pictureOf(media, captionOf(figure, mode))))

/** The pictures of our own gallery. */
export const readGallery = (element: Element, mode: ParseMode): Picture[] =>
  picturesOfFigures(elementsIn(element), mode)

/** Undefined if it is not such a pair. */
export function readCompare(figure: Element, mode: ParseMode): BlockOf<'compare'>['data'] | undefined {
  if (!hasClass(figure, 'compare')) return undefined
  const parts = elementsIn(figure)
  const [before, after, ...others] = picturesOfFigures(
    parts.filter(({ name }) => name === 'figure'),
    mode,
  )
  if (!before || !after || others.length) return undefined
  const caption = parts.find(({ name }) => name === 'figcaption')
  const { link: _, ...first } = before
  const { link: __, ...second } = after
  return { before: first, after: second, caption: caption ? textOf(caption.children, mode) : '' }
}

const CAPTIONS = ['figcaption', 'dd']

/** The largest elements with one picture each. */
const cellsIn = (nodes: readonly ChildNode[]): Element[] =>
  nodes.flatMap((node) => {
    const shown = mediaIn([node]).length
    if (!isElement(node) || shown === 0) return []
    return shown === 1 ? [node] : cellsIn(node.children)
  })

const textBeside = (nodes: readonly ChildNode[]): string =>
  nodes
    .filter((node) => !isElement(node) || !CAPTIONS.includes(node.name))
    .map((node) => (isElement(node) ? textBeside(node.children) : textIn([node])))
    .join('')

/**
 * The pictures of a gallery of another program, each with its caption, and the caption of all. Undefined if it is something else than
 * two or more pictures: texts beside them would be lost.
 */
export function readForeignGallery(gallery: Element, mode: ParseMode) {
  const shown = mediaIn(gallery.children)
  if (shown.length < 2 || shown.some(({ name }) => name !== 'img') || textBeside(gallery.children).trim())
    return undefined
  const known = new Set<Element>()
  const items = cellsIn(gallery.children).flatMap((cell) => {
    const [media] = mediaIn([cell])
    const captions = findAll(cell.children, ({ name }) => CAPTIONS.includes(name))
    for (const caption of captions) known.add(caption)
    const [only] = captions
    if (!media || captions.length > 1) return []
    if (only?.name === 'figcaption') return pictureOf(media, captionOf(cell, mode))
    return pictureOf(media, { caption: only ? textOf(only.children, mode) : '' })
  })
  const others = findAll(gallery.children, ({ name }) => CAPTIONS.includes(name)).filter((each) => !known.has(each))
  const caption = others.map(({ children }) => textOf(children, mode)).filter(Boolean)
  return items.length === shown.length ? { items, caption: caption.join('<br>') } : undefined
}
