import type { LanguageCode } from '@shared/languages'

const KILOBYTE = 1000
const MEGABYTE = 1_000_000

/** About so many kilobytes, in words: "34 kB". Two digits, since sizes vary with the browser. */
export function sizeText(bytes: number, language: LanguageCode) {
  const inMegabytes = bytes >= MEGABYTE
  const format = new Intl.NumberFormat(`${language}-u-nu-latn`, {
    style: 'unit',
    unit: inMegabytes ? 'megabyte' : 'kilobyte',
    maximumSignificantDigits: 2,
  })
  return format.format(Math.max(1, inMegabytes ? bytes / MEGABYTE : Math.ceil(bytes / KILOBYTE)))
}
