import { cleanLine, cut } from '@shared/content/clean-text'
import PostalMime, { type Attachment, type Email, type Header } from 'postal-mime'
import { codeOfReport } from './refusals'
import { isUnsubscribing } from './return-address'

/** What a mail server wrote about a copy that it could not deliver, or that its recipient wants no more of them. */
export type Returned = {
  /** Texts that may contain the return address of the copy, its message id or its address to unsubscribe, the most reliable first. */
  copies: string[]
  /** The enhanced status code of RFC 3463; undefined for a complaint or a request of the recipient. */
  status: string | undefined
  reason: string
}

/** Added on delivery, when the address in `To` may already have been replaced by that of the mailbox. */
const RECIPIENT_HEADERS = ['x-original-to', 'delivered-to', 'envelope-to', 'x-envelope-to', 'to']

const MAX_REASON = 400
/** Servers that write plain text say what went wrong at its beginning. */
const MAX_TEXT = 20_000

const oneLine = (text: string) => cut(cleanLine(text), MAX_REASON)

const headerValues = (headers: Header[], names: string[]) =>
  names.flatMap((name) => headers.filter(({ key }) => key === name).map(({ value }) => value))

/** The groups of fields in a report, of which the first is about the message, and the others are about its recipients. */
function fieldGroups(report: string) {
  const groups = report
    .replace(/\r\n/g, '\n')
    .replace(/\n[ \t]+/g, ' ')
    .split(/\n{2,}/)
  return groups.map(
    (group) =>
      new Map(
        group.split('\n').map((line) => {
          const colon = line.indexOf(':')
          return [line.slice(0, Math.max(colon, 0)).trim().toLowerCase(), line.slice(colon + 1).trim()]
        }),
      ),
  )
}

/**
 * A delivery status (RFC 3464). A copy has one recipient, so the first failure counts: `delayed`, `delivered`, `relayed` and `expanded`
 * are none.
 */
function fromStatus(report: string) {
  const fields = fieldGroups(report).find((group) => /^failed\b/i.test(group.get('action') ?? ''))
  if (!fields) return undefined
  const diagnosis = (fields.get('diagnostic-code') ?? '').replace(/^[\w-]{1,20};/, '')
  const status = codeOfReport(diagnosis, fields.get('status'))
  return status ? { status, reason: oneLine(diagnosis) } : undefined
}

/** The feedback (RFC 5965) of readers who do not want our mail. Other reports have the same form, such as of forged mail. */
const COMPLAINTS = ['abuse', 'fraud', 'opt-out']

/** A complaint names the copy by its return address, or has its headers with the message. */
async function fromFeedback(report: string, original: Attachment['content'] | undefined) {
  const fields = new Map(fieldGroups(report).flatMap((group) => [...group]))
  if (!COMPLAINTS.includes(fields.get('feedback-type')?.toLowerCase() ?? '')) return undefined
  const { headers } = await PostalMime.parse(original ?? '', OPTIONS)
  const copies = [fields.get('original-mail-from') ?? '', ...headerValues(headers, ['return-path', 'message-id'])]
  return { status: undefined, reason: '', copies }
}

/** Whether a program has answered in place of a person. Reports of Exim are marked like such answers, and name the failed recipient. */
function isAutomaticReply({ headers, attachments }: Email) {
  const header = (name: string) => headers.find(({ key }) => key === name)?.value.toLowerCase()
  if (attachments.some(({ mimeType }) => mimeType === 'message/disposition-notification')) return true
  if (header('x-failed-recipients')) return false
  return (
    /^auto-(replied|notified)/.test(header('auto-submitted') ?? '') ||
    header('precedence') === 'auto_reply' ||
    ['x-autoreply', 'x-autorespond'].some((name) => header(name) !== undefined)
  )
}

/** Older servers write text only. Their name keeps automatic replies of people apart. */
function fromText(email: Email) {
  const { from, text = '' } = email
  if (!/^(mailer-daemon|postmaster)@/i.test(from?.address ?? '') || isAutomaticReply(email)) return undefined
  const lines = text.slice(0, MAX_TEXT).split('\n')
  const line = lines.find((each) => codeOfReport(each))
  const status = line && codeOfReport(line)
  return status ? { status, reason: oneLine(line) } : undefined
}

const OPTIONS = { forceRfc822Attachments: true, attachmentEncoding: 'utf8', maxNestingDepth: 20 } as const

/** What a message in the mailbox reports; undefined if it is anything else, such as an automatic reply. */
export async function readReturned(message: Uint8Array): Promise<Returned | undefined> {
  const email = await PostalMime.parse(message, OPTIONS).catch(() => undefined)
  if (!email) return undefined
  const contentOf = (type: RegExp) => email.attachments.find(({ mimeType }) => type.test(mimeType))?.content
  const feedback = contentOf(/^message\/feedback-report$/)
  if (feedback) return fromFeedback(String(feedback), contentOf(/^(message\/rfc822|text\/rfc822-headers)$/))
  const status = contentOf(/^message\/(global-)?delivery-status$/)
  const found = status ? fromStatus(String(status)) : fromText(email)
  const copies = headerValues(email.headers, RECIPIENT_HEADERS)
  if (found) return { ...found, copies }
  const isRequest = copies.some(isUnsubscribing) && !isAutomaticReply(email)
  return isRequest ? { status: undefined, reason: '', copies } : undefined
}
