const ENHANCED_CODE = /(?<![\d.])([45]\.\d{1,3}\.\d{1,3})(?!\.?\d)/

/** The enhanced status code (RFC 3463) in the reply of a mail server, if it has one. */
export const enhancedCode = (text: string) => ENHANCED_CODE.exec(text)?.[1]

/**
 * What a refusal says. `dead`: the address does not exist or takes no mail for good. `temporary`: a later try may succeed.
 * `other`: it is about the sender, the message or the way there, so the address stays in use.
 */
export type Refusal = 'dead' | 'temporary' | 'other'

/** Of 5.1.x, which is about addresses, 5.1.7 to 5.1.9 are about the sender's or a relay (RFC 3463, 5248). */
const DEAD = /^5\.(?:1\.(?!0*[789]$)\d+|2\.1)$/

/** A full mailbox is reported as permanent, but its owner may make room. */
const MAILBOX_FULL = '5.2.2'

/** Only an enhanced code tells whose fault it is: 550 alone may be a blocklist, a policy or a missing mailbox. */
export function refusalOf(code: string | undefined): Refusal {
  if (!code) return 'other'
  if (code.startsWith('4') || code === MAILBOX_FULL) return 'temporary'
  return DEAD.test(code) ? 'dead' : 'other'
}
