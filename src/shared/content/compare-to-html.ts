import { isPictureAddress } from './addresses'
import { blockAttributes, embedBlock } from './block-attributes'
import type { BlockOf } from './document'
import { element } from './html'
import { isReadFromFigure, missingPicture, pictureFigure } from './image-to-html'

/** Two pictures, one under the other: the site lays them over each other for readers with a script. */
export function compareToHtml(block: BlockOf<'compare'>) {
  const { before, after, caption } = block.data
  const pictures = [before, after]
  const areShown = pictures.every(({ file }) => isPictureAddress(file.url))
  const figures = pictures.map((each) =>
    isPictureAddress(each.file.url) ? pictureFigure(each) : element('p', {}, missingPicture(each)),
  )
  return element(
    'figure',
    {
      ...blockAttributes(block, areShown && 'compare'),
      ...(!pictures.every(isReadFromFigure) && embedBlock(block)),
    },
    figures.join('') + (caption ? element('figcaption', {}, caption) : ''),
  )
}
