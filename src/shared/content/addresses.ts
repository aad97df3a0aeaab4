import { isEmail, isHttpUrl, isLocalPath } from '../validation'
import { withoutForbidden } from './clean-text'

/** Encodes what a sanitiser or an attribute would change. */
export const encodeAddress = (address: string) =>
  withoutForbidden(address)
    .trim()
    .replace(/[\s<>"]/g, encodeURIComponent)

/** The addresses that a link in an article may have. */
export const isLinkAddress = (address: string) =>
  isHttpUrl(address) || isLocalPath(address) || /^(?:mailto:|tel:|sms:|geo:|#)/i.test(address)

export const isPictureAddress = (address: string) => isHttpUrl(address) || isLocalPath(address)

/** Adds `http://` to a link without a protocol, except paths (/) and fragments (#). */
export const withProtocol = (link: string) => (/^(?:[a-z][a-z0-9+.-]*:\/\/|[/#])/i.test(link) ? link : `http://${link}`)

/** Adds a missing protocol, and replaces one that only some phones know by the page that opens the same program. */
export const withWebProtocol = (address: string) =>
  address
    .replace(/^\/\/(?=[^/\\])/, 'https://')
    .replace(/^whatsapp:\/\/send\/?(?=\?|$)/i, 'https://api.whatsapp.com/send')

/** Returns the address if it is harmless. */
function checked(address: string | undefined, isAllowed: (address: string) => boolean) {
  if (!address) return undefined
  const encoded = withWebProtocol(encodeAddress(address))
  return isAllowed(encoded) ? encoded : undefined
}

export const linkAddress = (address: string | undefined) => checked(address, isLinkAddress)
export const pictureAddress = (address: string | undefined) => checked(address, isPictureAddress)

/** Mail has an @ before any path. Its subject may follow. */
const isMail = (typed: string) => !/[/#]/.test(typed) && isEmail(typed.split('?')[0] as string)

/** A phone number with its country code. */
const PHONE = /^\+\d[\d ().-]{4,25}$/

/**
 * The address that a writer means: `example.org` is on the web, `info@example.org` is mail, `+62 61 123456` a phone. Undefined if it cannot be an
 * address. Every field for the address of a link uses this.
 */
export function addressFromTyped(typed: string) {
  const text = typed.trim()
  if (PHONE.test(text)) return `tel:${text.replace(/[^\d+]/g, '')}`
  // It would become a host of that name.
  if (/\s|^\+/.test(text)) return undefined
  if (/^(?:mailto|tel|sms|geo|whatsapp):./i.test(text)) return linkAddress(text)
  return text === '' ? undefined : linkAddress(isMail(text) ? `mailto:${text}` : withProtocol(text))
}

/** Whether an image block shows a film instead of a picture, in the editor and on the site. */
export const isFilm = (address: string) => /\.mp4(?:[?#]|$)/i.test(address)

/** The address of a picture that a paste only names, such as a file of the writer's computer: its block keeps place and texts. */
const MISSING = 'file:'

export const missingPicture = (name: string) => MISSING + name

/** The name in such an address. */
export const nameOfMissing = (address: string) =>
  address.startsWith(MISSING) ? address.slice(MISSING.length) : undefined
