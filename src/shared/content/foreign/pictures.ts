import type { Element } from 'domhandler'
import { cleanLine } from '../clean-text'
import { classesOf, findAll } from '../dom'
import { styleOf } from '../tree'

/** Where pages keep the address of a picture that they load when it is scrolled to. */
const LAZY = ['data-src', 'data-lazy-src', 'data-original', 'data-lazyload', 'data-lazy', 'data-full-src']
const LAZY_SETS = ['data-srcset', 'data-lazy-srcset', 'srcset']

const EMOJI = /\p{Extended_Pictographic}|\p{Regional_Indicator}|\u20e3/u
/** Joiners, variants, skin tones, tags of flags, and the digits of keycaps. */
const ONLY_EMOJI = /^[\p{Extended_Pictographic}\p{Emoji_Component}\s]+$/u

export const isEmoji = (text: string) => EMOJI.test(text) && ONLY_EMOJI.test(text)

const EMOJI_CLASSES = ['emoji', 'wp-smiley', 'emojione', 'twemoji', 'joypixels']
const EMOJI_ADDRESS = /\/(?:emoji|emojis|twemoji)(?:[/.]|$)/i

/** Mails and pages draw emoji larger than their text, but not larger than this. */
const MAX_EMOJI_SIZE = 96

/** In pixels; none where a size has another unit. */
function sizesOf(picture: Element) {
  const { width, height } = picture.attribs
  const styles = styleOf(picture)
  return [width ?? styles.width, height ?? styles.height].flatMap(
    (size) => /^([\d.]+)(?:px)?$/.exec(size ?? '')?.[1] ?? [],
  )
}

/** The character that a picture stands for, or its name such as `:volcano:` where the page gives no character. */
export function emojiOf(picture: Element) {
  const { attribs } = picture
  const given = attribs['data-emoji'] ?? attribs['data-stringify-emoji'] ?? attribs['data-plain-text']
  const texts = [given, attribs.alt, attribs['aria-label'], attribs.title].map((text) => cleanLine(text ?? ''))
  const isMarked =
    !!given ||
    classesOf(picture).some((name) => EMOJI_CLASSES.includes(name.toLowerCase())) ||
    EMOJI_ADDRESS.test(attribs.src?.split(/[?#]/)[0] ?? '')
  const isLarge = sizesOf(picture).some((size) => Number(size) > MAX_EMOJI_SIZE)
  const character = texts.find(isEmoji)
  if (character && (isMarked || !isLarge)) return character
  return isMarked ? texts.find(Boolean) : undefined
}

/** Pictures of one pixel are tracking pixels. */
export const isDot = (picture: Element) => sizesOf(picture).some((size) => Number(size) <= 2)

/** The addresses of a `srcset`, that of the largest picture first. */
const addressesIn = (srcset: string) =>
  srcset
    .split(/,\s/)
    .map((candidate) => {
      const [address = '', size = '1'] = candidate.trim().split(/\s+/)
      return { address: address.replace(/,$/, ''), size: Number.parseFloat(size) || 1 }
    })
    .toSorted((one, other) => other.size - one.size)
    .map(({ address }) => address)

/** Where the picture may be that readers of the page see, the most likely address first. */
export function addressesOf({ attribs }: Element, sources: readonly Element[] = []) {
  const sets = [attribs, ...sources.map((source) => source.attribs)].flatMap((each) =>
    LAZY_SETS.flatMap((name) => addressesIn(each[name] ?? '')),
  )
  return [...LAZY.map((name) => attribs[name]), attribs.src, ...sets].filter((address) => address !== undefined)
}

/** An address without what follows its path. */
export const pathOf = (address: string) => address.split(/[?#]/)[0] ?? ''

export const isPictureFile = (address: string) => /\.(?:jpe?g|png|gif|webp|avif|svg|tiff?)$/i.test(pathOf(address))

/** WordPress adds the size to the names of its copies: `lake-300x200.jpg`. */
export const SIZE = /-\d{2,5}x\d{2,5}(?=\.\w+$)/

const nameOfFile = (address: string) => pathOf(address).replace(SIZE, '').split('/').at(-1)?.toLowerCase() ?? ''

/** Whether an address is that of a picture in another size, or of its page: `/wiki/File:Lake.jpg` of `/220px-Lake.jpg`. */
export function isSameFile(address: string, picture: string) {
  const [name, shown] = [nameOfFile(address).replace(/^\w+:/, ''), nameOfFile(picture)]
  return shown === name || shown.endsWith(`-${name}`)
}

/** How the writer recognises a picture: its text, or the name of its file. */
export function nameOfPicture({ attribs }: Element) {
  const address = attribs.src ?? ''
  const file = address.startsWith('data:') ? '' : (address.split(/[?#]/)[0]?.split(/[/\\]/).at(-1) ?? '')
  return cleanLine(attribs.alt || file || attribs.title || '')
}

export const picturesIn = (element: Element) =>
  element.name === 'img' ? [element] : findAll(element.children, ({ name }) => name === 'img')
