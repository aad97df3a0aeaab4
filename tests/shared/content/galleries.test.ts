import { type Block, isReadable } from '@shared/content/document'
import { divideGallery, insertPictures, joinImages, picturesBlock } from '@shared/content/editing/galleries'
import { normaliseDocument } from '@shared/content/normalise-document'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { document } from './arbitrary-document'

test('images become one gallery and a gallery becomes its images, with all texts', () => {
  fc.assert(
    fc.property(document.map(normaliseDocument), (given) => {
      const galleries = given.blocks.filter(isReadable).filter((block) => block.type === 'gallery')
      for (const gallery of galleries) {
        const { id, data } = gallery
        if (!data.items.length) continue
        const { document: divided } = divideGallery({ ...given, blocks: [gallery] }, id)
        expect(divided.blocks).toMatchObject(data.items.map((item) => ({ type: 'image', data: item })))
        const { document: joined } = joinImages(divided, id)
        expect(joined.blocks).toEqual([{ id, type: 'gallery', data }])
      }
    }),
  )
})

test('pictures replace an empty paragraph, and stand behind all else', () => {
  const picture = (name: string) => ({ caption: '', file: { url: `/${name}.png` } })
  const text = (id: string, text: string) => ({ id, type: 'paragraph' as const, data: { text } })
  const given = { time: 0, version: '', blocks: [text('a', 'Lake'), text('b', '')] }
  const of = (id: string, ...names: string[]) =>
    insertPictures(given, id, picturesBlock(names.map(picture)) as Block).document.blocks.map(({ type }) => type)
  expect(of('a', 'one')).toEqual(['paragraph', 'image', 'paragraph'])
  expect(of('b', 'one', 'two')).toEqual(['paragraph', 'gallery'])
})
