import type { Element } from 'domhandler'
import { isLinkAddress, linkAddress } from './addresses'
import { blockAttributes, embedBlock } from './block-attributes'
import { cleanLine } from './clean-text'
import type { BlockOf } from './document'
import { findFirst, textIn } from './dom'
import { element, escapeText } from './html'

const UNITS = ['B', 'kB', 'MB', 'GB']

/** As people read it: `1.4 MB`. */
export function sizeText(bytes: number) {
  const power = bytes < 1000 ? 0 : Math.min(Math.floor(Math.log10(bytes) / 3), UNITS.length - 1)
  const value = bytes / 1000 ** power
  return `${power > 0 && value < 10 ? value.toFixed(1) : Math.round(value)} ${UNITS[power]}`
}

const nameIn = (url: string) => url.split(/[?#]/)[0]?.split('/').at(-1) || url

/** A link to a file, with its size behind it. Without an address that can be linked, readers get the name only. */
export function fileToHtml(block: BlockOf<'file'>) {
  const { url, name, size } = block.data
  const isLink = isLinkAddress(url)
  const text = escapeText(name || nameIn(url))
  const isReadFromHtml = isLink && name !== '' && size === 0
  return element(
    'p',
    { ...blockAttributes(block, 'file'), ...(!isReadFromHtml && embedBlock(block)) },
    (isLink ? element('a', { href: url }, text) : text) + (size > 0 ? ` ${element('small', {}, sizeText(size))}` : ''),
  )
}

/** Undefined without a link. */
export function readFile({ children }: Element): BlockOf<'file'>['data'] | undefined {
  const link = findFirst(children, 'a')
  const url = linkAddress(link?.attribs.href)
  return link && url ? { url, name: cleanLine(textIn(link.children)), size: 0 } : undefined
}
