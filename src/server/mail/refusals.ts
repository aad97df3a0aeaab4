import type { RefusalReason } from '@shared/statuses'

/**
 * What a refusal says. `dead`: the address does not exist or takes no mail for good. `temporary`: a later try may succeed.
 * `other`: it is about the sender, the message or the way there, so the address stays in use.
 */
export type Refusal = 'dead' | 'temporary' | 'other'

type Meaning = { reason: RefusalReason; permanent: Refusal }

const dead = (reason: RefusalReason): Meaning => ({ reason, permanent: 'dead' })
const temporary = (reason: RefusalReason): Meaning => ({ reason, permanent: 'temporary' })
const other = (reason: RefusalReason): Meaning => ({ reason, permanent: 'other' })

/**
 * What enhanced status codes mean (RFC 3463, 5248 and IANA's registry), by subject, or subject and detail where that differs from the
 * rest of its subject. Only such a code tells whose fault it is: 550 alone may be a blocklist, a policy or a missing mailbox.
 */
export const MEANINGS: Record<string, Meaning> = {
  '0': other('unknown'),
  '1': dead('no-address'),
  '1.7': other('sender'),
  '1.8': other('sender'),
  '1.9': other('route'),
  '2': other('mailbox'),
  '2.1': dead('closed'),
  // Reported as permanent, but the owner may make room.
  '2.2': temporary('full'),
  '2.3': other('size'),
  '3': other('system'),
  '3.4': other('size'),
  '4': other('route'),
  '5': other('protocol'),
  '6': other('content'),
  '7': other('policy'),
  '7.20': other('dkim'),
  '7.21': other('dkim'),
  '7.22': other('dkim'),
  '7.23': other('spf'),
  '7.24': other('spf'),
  '7.25': other('reverse-name'),
  '7.26': other('dmarc'),
  // As Gmail uses them, which refuses far more mail by these than others do for what the registry says.
  '7.27': other('spf'),
  '7.28': other('rate'),
  '7.30': other('dkim'),
  '7.31': other('dmarc'),
  '7.32': other('dmarc'),
}

const UNKNOWN = other('unknown')

function meaningOf(code: string) {
  const [, subject, detail] = code.split('.').map(Number)
  return MEANINGS[`${subject}.${detail}`] ?? MEANINGS[`${subject}`] ?? UNKNOWN
}

/** Why a mail server refuses, as far as its enhanced status code tells. */
export const reasonOfCode = (code: string): RefusalReason => meaningOf(code).reason

export const refusalOf = (code: string): Refusal => (code.startsWith('4') ? 'temporary' : meaningOf(code).permanent)

const ENHANCED_CODE = /(?<![\d.])([45]\.\d{1,3}\.\d{1,3})(?!\.?\d)/

/** The enhanced status code (RFC 3463) in a text, if it has one. */
const enhancedCode = (text: string) => ENHANCED_CODE.exec(text)?.[1]

/** The replies to RCPT that are about the recipient, where a server has no enhanced codes. */
const BARE_REPLY = /(?<![\d.])([45])5[0-4](?:[ -]|$)/

/** How much a code tells: 5.0.0 nothing, 5.1.0 its subject. */
const precision = (code: string) => code.split('.').filter((part) => Number(part) > 0).length

/**
 * The code of a report: what the refusing server wrote itself, where the status that another has made of it is vague. Undefined if
 * neither has one.
 */
export function codeOfReport(text: string, status = '') {
  const reply = BARE_REPLY.exec(text)?.[1]
  const own = enhancedCode(text) ?? (reply && `${reply}.0.0`)
  const stated = enhancedCode(status)
  if (!stated || !own) return stated ?? own
  return precision(stated) < 3 && precision(own) >= precision(stated) ? own : stated
}

/** The code of an SMTP reply. One to try later stays so, whatever its enhanced code. */
export function codeOfReply(reply: number, text: string) {
  const code = enhancedCode(text) ?? `${reply < 500 ? 4 : 5}.0.0`
  return reply < 500 ? code.replace(/^5/, '4') : code
}
