/** What an attempt ended with, as far as the next step depends on it. */
export type Failure = {
  /** Temporary: try again. Permanent: never. Unknown: the message was handed over, and no answer came. */
  kind: 'temporary' | 'permanent' | 'unknown'
  reason: string
  /** Whether the address itself was refused, rather than the sender or the message. */
  bounced: boolean
}

type SmtpError = Error & { responseCode?: number; response?: string; command?: string; code?: string }

const MAX_REASON = 500

/** The address does not exist or takes no mail, also where a server says so only after the message. */
const refusesAddress = ({ command, response = '' }: SmtpError) =>
  command === 'RCPT TO' || (command === 'DATA' && /^5\d\d[ -]5\.1\./.test(response))

/** A refused sign-in is our own fault, and not the reader's: it is tried again once it is mended. */
const CONVERSATION = ['MAIL FROM', 'RCPT TO', 'DATA']

export function failureOf(error: unknown, handedOver: boolean): Failure {
  const smtp = error as SmtpError
  const reason = (smtp.response || smtp.message || String(error)).slice(0, MAX_REASON)
  const { responseCode = 0, command = '' } = smtp
  if (responseCode >= 500 && CONVERSATION.includes(command))
    return { kind: 'permanent', reason, bounced: refusesAddress(smtp) }
  if (responseCode === 0 && handedOver) return { kind: 'unknown', reason, bounced: false }
  return { kind: 'temporary', reason, bounced: false }
}
