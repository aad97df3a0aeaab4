import { cleanLine, cut } from '@shared/content/clean-text'
import PostalMime, { type Email } from 'postal-mime'
import { enhancedCode } from './refusals'

/** What a mail server wrote about a copy that it could not deliver. */
export type Returned = {
  /** Headers that may contain the return address of the copy, the most reliable first. */
  recipients: string[]
  /** The enhanced status code of RFC 3463. */
  status: string
  reason: string
}

/** Added on delivery, when the address in `To` may already have been replaced by that of the mailbox. */
const RECIPIENT_HEADERS = ['x-original-to', 'delivered-to', 'envelope-to', 'x-envelope-to', 'to']

const MAX_REASON = 400
/** Servers that write plain text say what went wrong at its beginning. */
const MAX_TEXT = 20_000

/** The replies to RCPT that are about the recipient, where a server has no enhanced codes. */
const REPLY = /(?<![\d.])([45])5[0-4][ -]/

function statusIn(text: string) {
  const reply = REPLY.exec(text)?.[1]
  return enhancedCode(text) ?? (reply && `${reply}.0.0`)
}

const oneLine = (text: string) => cut(cleanLine(text), MAX_REASON)

/** The fields about the recipient in a delivery status (RFC 3464). A copy has one recipient, so the first one counts. */
function recipientFields(report: string) {
  const groups = report
    .replace(/\r\n/g, '\n')
    .replace(/\n[ \t]+/g, ' ')
    .split(/\n{2,}/)
  const parsed = groups.map(
    (group) =>
      new Map(
        group.split('\n').map((line) => {
          const colon = line.indexOf(':')
          return [line.slice(0, Math.max(colon, 0)).trim().toLowerCase(), line.slice(colon + 1).trim()]
        }),
      ),
  )
  return parsed.find((fields) => fields.has('action'))
}

function fromReport(report: string) {
  const fields = recipientFields(report)
  // `delayed`, `delivered`, `relayed` and `expanded` are no failures.
  if (fields?.get('action')?.toLowerCase() !== 'failed') return undefined
  const diagnosis = (fields.get('diagnostic-code') ?? '').replace(/^[\w-]{1,20};/, '')
  const stated = enhancedCode(fields.get('status') ?? '')
  const status = stated?.endsWith('.0.0') ? (enhancedCode(diagnosis) ?? stated) : (stated ?? statusIn(diagnosis))
  return status ? { status, reason: oneLine(diagnosis) } : undefined
}

/** Older servers write text only. Their name keeps automatic replies of people apart. */
function fromText({ from, text = '' }: Email) {
  if (!/^(mailer-daemon|postmaster)@/i.test(from?.address ?? '')) return undefined
  const lines = text.slice(0, MAX_TEXT).split('\n')
  const line = lines.find((each) => statusIn(each))
  const status = line && statusIn(line)
  return status ? { status, reason: oneLine(line) } : undefined
}

/** What a returned message reports; undefined if the message is anything else, such as an automatic reply. */
export async function readReturned(message: Uint8Array): Promise<Returned | undefined> {
  const email = await PostalMime.parse(message, {
    forceRfc822Attachments: true,
    attachmentEncoding: 'utf8',
    maxNestingDepth: 20,
  }).catch(() => undefined)
  if (!email) return undefined
  const report = email.attachments.find(({ mimeType }) => /^message\/(global-)?delivery-status$/.test(mimeType))
  const found = report ? fromReport(String(report.content)) : fromText(email)
  const recipients = RECIPIENT_HEADERS.flatMap((name) =>
    email.headers.filter(({ key }) => key === name).map(({ value }) => value),
  )
  return found && { ...found, recipients }
}
