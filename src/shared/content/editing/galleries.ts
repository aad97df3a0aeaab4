import type { AnyBlock, Block, BlockOf, EditorDocument, Picture } from '../document'
import { newBlockId } from '../new-block-id'
import { endOf, isEmptyBlock } from './lines'
import { blockOf, type Edited, withBlocks } from './places'

export const imageBlock = (picture: Picture): BlockOf<'image'> => ({
  id: newBlockId(),
  type: 'image',
  data: { withBorder: false, withBackground: false, stretched: false, ...picture },
})

export const galleryBlock = (items: Picture[]): BlockOf<'gallery'> => ({
  id: newBlockId(),
  type: 'gallery',
  data: { items },
})

/** One picture is an image, several are a gallery. */
export function picturesBlock(pictures: Picture[]): Block | undefined {
  const [first] = pictures
  return first && (pictures.length === 1 ? imageBlock(first) : galleryBlock(pictures))
}

export const imagesOf = ({ data }: BlockOf<'gallery'>): Block[] => data.items.map(imageBlock)

/** Puts a picture or a gallery behind a block, or in place of an empty paragraph. */
export function insertPictures(document: EditorDocument, id: string, block: Block): Edited {
  const target = blockOf(document, id)
  const isEmpty = target.type === 'paragraph' && isEmptyBlock(target)
  return { document: withBlocks(document, id, ...(isEmpty ? [] : [target]), block), caret: endOf(block) }
}

const isImage = (block: AnyBlock): block is BlockOf<'image'> => block.type === 'image'

/** Makes a gallery of an image and of the images that follow it. */
export function joinImages(document: EditorDocument, id: string): Edited {
  const start = document.blocks.findIndex((block) => block.id === id)
  const rest = document.blocks.slice(start)
  const end = rest.findIndex((block) => !isImage(block))
  const images = (end < 0 ? rest : rest.slice(0, end)).filter(isImage)
  const items = images.map(({ data: { caption, alt, credit, link, file } }) => ({
    caption,
    ...(alt && { alt }),
    ...(credit && { credit }),
    ...(link && { link }),
    file,
  }))
  const gallery = { ...galleryBlock(items), id }
  const blocks = document.blocks.toSpliced(start, images.length, gallery)
  return { document: { ...document, blocks }, caret: endOf(gallery) }
}

/** Makes an image of each picture of a gallery. */
export function divideGallery(document: EditorDocument, id: string): Edited {
  const block = blockOf(document, id)
  if (block.type !== 'gallery') return { document, caret: endOf(block) }
  const [first, ...others] = imagesOf(block as BlockOf<'gallery'>)
  if (!first) return { document, caret: endOf(block) }
  const images = [{ ...first, id }, ...others]
  return { document: withBlocks(document, id, ...images), caret: endOf(images.at(-1) ?? first) }
}
