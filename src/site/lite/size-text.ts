import type { LanguageCode } from '@shared/languages'
import { perLanguage } from '../i18n/translate'

const KILOBYTE = 1000
const MEGABYTE = 1_000_000

const formatsIn = (unit: 'kilobyte' | 'megabyte') =>
  perLanguage(
    (language) => new Intl.NumberFormat(`${language}-u-nu-latn`, { style: 'unit', unit, maximumSignificantDigits: 2 }),
  )
const inKilobytes = formatsIn('kilobyte')
const inMegabytes = formatsIn('megabyte')

/** About so many kilobytes, in words: "34 kB". Two digits, since sizes vary with the browser. */
export function sizeText(bytes: number, language: LanguageCode) {
  if (bytes >= MEGABYTE) return inMegabytes(language).format(bytes / MEGABYTE)
  return inKilobytes(language).format(Math.max(1, Math.ceil(bytes / KILOBYTE)))
}
