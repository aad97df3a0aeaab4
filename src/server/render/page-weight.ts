import { promisify } from 'node:util'
import { brotliCompress } from 'node:zlib'
import { escapeHtml } from '@shared/content/html'
import { MIDDLE_WIDTH, variantName, widthOf, withoutWidth } from '@shared/images'
import type { LiteContext } from '@shared/site-entry'
import { isUploadPath } from '@shared/validation'
import { Parser } from 'htmlparser2'
import { BROTLI } from '../http/encodings'

const compress = promisify(brotliCompress)

type Attributes = Record<string, string | undefined>

const LOADED = new Set(['stylesheet', 'modulepreload', 'icon'])

/** What phones load of a picture with a list of widths: at least this many pixels, for 360 with two to each. */
const PHONE_WIDTH = 720

/** The copy that a phone loads, as if the picture took the width of its screen. */
function copyForPhone({ src, srcset = '' }: Attributes) {
  const copies = srcset
    .split(/,\s+/)
    .map((copy) => /^(\S+)\s+(\d+)w$/.exec(copy))
    .flatMap((match) => (match ? [{ address: match[1] ?? '', width: Number(match[2]) }] : []))
    .sort((a, b) => a.width - b.width)
  return (copies.find(({ width }) => width >= PHONE_WIDTH) ?? copies.at(-1))?.address ?? src
}

/** The size of a copy of a stored picture: as AVIF if there is one. */
async function copySize(copy: string, fileSize: LiteContext['fileSize']) {
  const whole = withoutWidth(copy)
  const made = (await fileSize(copy.replace(/\.webp$/, '.avif'))) ?? (await fileSize(copy))
  if (made !== undefined) return made
  // It is made when it is first asked for. Every picture has one of this width, and about as many bytes for a pixel.
  const middle = await fileSize(variantName(whole, MIDDLE_WIDTH))
  if (middle !== undefined) return Math.round(middle * (widthOf(copy) / MIDDLE_WIDTH) ** 2)
  return (await fileSize(whole)) ?? 0
}

/** The file that a browser loads because of an element, if any. */
function fileOf(name: string, attributes: Attributes) {
  if (name === 'script') return attributes.src || attributes['data-src']
  if (name === 'img') return copyForPhone(attributes)
  const isLoaded = LOADED.has(attributes.rel ?? '') || attributes.as === 'font'
  return name === 'link' && isLoaded ? attributes.href : undefined
}

/**
 * Weighs pages: what a phone loads that opens the site with one and reads it to its end, in bytes on the wire. That is the HTML, its scripts,
 * its styles and fonts, and its pictures. The script that only this kind of page needs is not known here: a few kilobytes.
 */
export const createWeigher = (fileSize: LiteContext['fileSize']) => async (html: string) => {
  const files = new Set<string>()
  const add = (file: string | undefined) => file && files.add(file)
  new Parser({ onopentag: (name, attributes) => add(fileOf(name, attributes)) }).end(html)
  const sizeOf = async (file: string) => (isUploadPath(file) ? copySize(file, fileSize) : ((await fileSize(file)) ?? 0))
  const [page, sizes] = await Promise.all([compress(html, BROTLI), Promise.all([...files].map(sizeOf))])
  return sizes.reduce((sum, size) => sum + size, page.length)
}

/** Writes the price into the place that a page has for it, if it has. */
export const withPrice = (html: string, price: string) =>
  html.replace('<small class="page-price"></small>', () => `<small class="page-price">${escapeHtml(price)}</small>`)
