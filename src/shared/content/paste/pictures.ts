import { missingPicture, nameOfMissing } from '../addresses'
import type { Block } from '../document'
import { nameOfPicture } from '../foreign/pictures'
import type { TakePicture } from '../foreign/restructure'
import type { Loss } from '../losses'
import { wrap } from '../tree'
import { pictureOfWeb } from './web-page'

/** What the server can store. Shorter ones only hold the place of a picture that a page loads later. */
const INLINE = /^data:image\/(?:png|jpe?g|gif|webp|avif|bmp);base64,/i
const MIN_INLINE = 200

/** Files of the writer's computer, parts of a mail, and what only the page has that was copied. */
const LOCAL = /^\s*(?:file|cid|blob|webkit-fake-url):/i

/** Stands in for a picture until its block is there: a path that `pictureAddress` accepts and no server has. */
const PLACE = '/-pasted-picture-'

/** The pictures that the paste contains, by the id of their block, whose own address is empty. */
export type PastedPictures = { inline: Map<string, string> }

const isInline = (address: string) => INLINE.test(address) && address.length >= MIN_INLINE

export function collectPictures(lost: Loss[]) {
  const taken: string[] = []
  const place = (address: string) => PLACE + taken.push(address)
  return {
    take(picture, addresses) {
      const src = addresses.map(pictureOfWeb).find(Boolean) ?? addresses.find(isInline)
      if (src) return [wrap('img', [], { ...picture.attribs, src: isInline(src) ? place(src) : src })]
      const given = addresses.find((address) => LOCAL.test(address))
      if (!given) return undefined
      const what = nameOfPicture(wrap('img', [], { src: given })) || given
      lost.push({ kind: 'pictures', text: what })
      return [wrap('img', [], { ...picture.attribs, src: place(missingPicture(what)) })]
    },
    /** The blocks without the places, and the pictures that belong into them. */
    fill(blocks: Block[]): { blocks: Block[] } & PastedPictures {
      const inline = new Map<string, string>()
      const filled = blocks.map((block) => {
        if (block.type !== 'image' || !block.data.file.url.startsWith(PLACE)) return block
        const address = taken[Number(block.data.file.url.slice(PLACE.length)) - 1] ?? ''
        const isNamed = nameOfMissing(address) !== undefined
        if (!isNamed) inline.set(block.id, address)
        return { ...block, data: { ...block.data, file: { url: isNamed ? address : '' } } }
      })
      return { blocks: filled, inline }
    },
  } satisfies { take: TakePicture; fill: unknown }
}
