import type { ChildNode, Element } from 'domhandler'
import type { Block } from '../document'

/** What the server can store. Shorter ones only hold the place of a picture that a page loads later. */
const INLINE = /^data:image\/(?:png|jpe?g|gif|webp|avif|bmp);base64,/i
const MIN_INLINE = 200

/** Stands in for an inline picture until its block is there: a path that `pictureAddress` accepts and no server has. */
const PLACE = '/-pasted-picture-'

/**
 * The pictures of a paste that no address of the web leads to. `inline`: their addresses, which contain them, by the id of their
 * block, whose own address is empty. `lost`: what cannot be read from a browser, such as files of the writer's computer.
 */
export type PastedPictures = { inline: Map<string, string>; lost: string[] }

const nameOf = (address: string) => address.split(/[/\\]/).at(-1) || address

export function collectPictures() {
  const inline: string[] = []
  const lost: string[] = []
  return {
    /** Call it for a picture whose address is none of the web. Returns what stands for it in the text. */
    keep(element: Element): ChildNode[] {
      const src = element.attribs.src?.trim() ?? ''
      if (INLINE.test(src) && src.length >= MIN_INLINE) {
        element.attribs.src = PLACE + inline.push(src)
        return [element]
      }
      if (src && !src.startsWith('data:')) lost.push(nameOf(src))
      return []
    },
    /** The blocks without the places, and the pictures that belong into them. */
    take(blocks: Block[]): { blocks: Block[] } & PastedPictures {
      const found = new Map<string, string>()
      const taken = blocks.map((block) => {
        if (block.type !== 'image' || !block.data.file.url.startsWith(PLACE)) return block
        found.set(block.id, inline[Number(block.data.file.url.slice(PLACE.length)) - 1] ?? '')
        return { ...block, data: { ...block.data, file: { url: '' } } }
      })
      return { blocks: taken, inline: found, lost }
    },
  }
}
