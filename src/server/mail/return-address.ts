import type { Signer } from './signing'

function withSuffix(address: string, suffix: string) {
  const at = address.lastIndexOf('@')
  return `${address.slice(0, at)}+${suffix}${address.slice(at)}`
}

/**
 * The return address of a copy (VERP): bounces@example.com becomes bounces+12-3f…@example.com. What is returned to it can thus
 * only belong to that copy.
 */
export const returnAddress = (bounceAddress: string, signer: Signer, deliveryId: number) =>
  withSuffix(bounceAddress, signer.sign('bounce', deliveryId))

/** Mail to bounces+u-12-3f…@example.com unsubscribes the recipient who was given this address. */
export const unsubscribingAddress = (bounceAddress: string, signer: Signer, userId: number) =>
  withSuffix(bounceAddress, `u-${signer.sign('unsubscribe-by-mail', userId)}`)

const UNSUBSCRIBING = /\+u-(\d{1,10}-[0-9a-f]{32})@/i

export const isUnsubscribing = (address: string) => UNSUBSCRIBING.test(address)

/** The recipient whom mail to this address unsubscribes. */
export function unsubscribedBy(address: string, signer: Signer) {
  const token = UNSUBSCRIBING.exec(address)?.[1]?.toLowerCase()
  return token && signer.read('unsubscribe-by-mail', token)
}

/**
 * The copy that a return address belongs to, or a message id. Mail servers may have changed the letters of an address to upper or lower
 * case.
 */
export function deliveryOf(text: string, signer: Signer) {
  const returned = /\+(\d{1,10}-[0-9a-f]{32})@/.exec(text.toLowerCase())?.[1]
  if (returned) return signer.read('bounce', returned)
  const sent = /<(\d{1,10}-[\w-]{22})@/.exec(text)?.[1]
  return sent && signer.read('message-id', sent)
}
