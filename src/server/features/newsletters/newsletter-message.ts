import { randomBytes } from 'node:crypto'
import { escapeHtml } from '@shared/content/html'
import { SITE_NAME } from '@shared/magazine'
import type { MessageContext } from '../../mail/mail'
import { returnAddress } from '../../mail/return-address'
import { type Message, mailDomain, oneLine } from '../../mail/transport'
import { processText } from '../../threads/threads'

type Newsletter = { id: number; subject: string; content: string }
type Recipient = { userId: number; email: string; name: string }

/** The parts that differ between copies. */
const PARTS = ['recipient', 'unsubscribe'] as const
type Part = (typeof PARTS)[number]

/** Splits the text at its placeholders once, so that each copy is a single join and the content is never searched again. */
function splitAtPlaceholders(text: string, placeholders: Record<Part, string>) {
  const pattern = new RegExp(`(${PARTS.map((part) => placeholders[part]).join('|')})`)
  const pieces = text.split(pattern)
  const partOf = new Map(PARTS.map((part) => [placeholders[part], part]))
  return (values: Record<Part, string>) =>
    pieces
      .map((piece) => {
        const part = partOf.get(piece)
        return part ? values[part] : piece
      })
      .join('')
}

const footer = (placeholders: Record<Part, string>, webVersion: string, site: string) => `
<p>Sent to ${placeholders.recipient}, who has subscribed to the newsletter of <a href="${escapeHtml(site)}">${SITE_NAME}</a>
or has registered there, and has not unsubscribed.</p>
<p><a href="${escapeHtml(webVersion)}">Read it on the web</a> · <a href="${placeholders.unsubscribe}">Unsubscribe</a></p>`

/** Renders a newsletter once and returns a function that fills in the recipient of a copy. */
export async function renderNewsletter({ id, subject, content }: Newsletter, { links }: MessageContext) {
  // Random, so that content cannot contain them.
  const nonce = randomBytes(16).toString('hex')
  const placeholders = { recipient: `x${nonce}recipient`, unsubscribe: `x${nonce}unsubscribe` }
  const site = links.site()
  const foot = footer(placeholders, links.webVersion(id), site)
  const page = await processText(
    'renderNewsletterPage',
    { subject, content, site, origin: links.site(''), foot },
    { size: content.length, field: 'content' },
  )
  const html = splitAtPlaceholders(page.html, placeholders)
  const text = splitAtPlaceholders(page.text, placeholders)
  return ({ userId, email, name }: Recipient) => {
    const unsubscribe = links.unsubscribe(userId)
    const recipient = name ? `${oneLine(name)}, ${email}` : email
    return {
      html: html({ recipient: escapeHtml(recipient), unsubscribe: escapeHtml(unsubscribe) }),
      text: text({ recipient, unsubscribe }),
    }
  }
}

/** Renders a newsletter and returns a function that makes the message for a recipient, headers included. */
export async function newsletterMessages(newsletter: Newsletter, context: MessageContext) {
  const { from, bounceAddress, links, signer } = context
  const render = await renderNewsletter(newsletter, context)
  const domain = mailDomain(from)
  const subject = oneLine(newsletter.subject)
  return (recipient: Recipient, deliveryId?: number): Message => ({
    to: { name: oneLine(recipient.name), address: recipient.email },
    subject,
    ...render(recipient),
    // The same at every attempt, so that mail programs can drop a duplicate.
    ...(deliveryId !== undefined && { messageId: `<${signer.sign('message-id', deliveryId)}@${domain}>` }),
    ...(deliveryId !== undefined &&
      bounceAddress && {
        envelope: { from: returnAddress(bounceAddress, signer, deliveryId), to: recipient.email },
      }),
    headers: {
      'List-Id': `${SITE_NAME} <newsletter.${domain}>`,
      'List-Unsubscribe': `<${links.oneClick(recipient.userId)}>`,
      'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
      Precedence: 'bulk',
      'X-Auto-Response-Suppress': 'OOF, AutoReply',
    },
  })
}
