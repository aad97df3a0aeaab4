import type { Signer } from './signing'

/**
 * The return address of a copy (VERP): bounces@example.com becomes bounces+12-3f…@example.com. What is returned to it can thus
 * only belong to that copy.
 */
export function returnAddress(bounceAddress: string, signer: Signer, deliveryId: number) {
  const at = bounceAddress.lastIndexOf('@')
  return `${bounceAddress.slice(0, at)}+${signer.sign('bounce', deliveryId)}${bounceAddress.slice(at)}`
}

/** The copy that a return address belongs to. Mail servers may have changed its letters to upper or lower case. */
export function deliveryOf(address: string, signer: Signer) {
  const token = /\+(\d{1,10}-[0-9a-f]{32})@/.exec(address.toLowerCase())?.[1]
  return token && signer.read('bounce', token)
}
