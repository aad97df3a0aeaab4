import type { Signer } from './signing'

/**
 * The return address of a copy (VERP): bounces@example.com becomes bounces+12-3f…@example.com. What is returned to it can thus
 * only belong to that copy.
 */
export function returnAddress(bounceAddress: string, signer: Signer, deliveryId: number) {
  const at = bounceAddress.lastIndexOf('@')
  return `${bounceAddress.slice(0, at)}+${signer.sign('bounce', deliveryId)}${bounceAddress.slice(at)}`
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
