import { randomBytes } from 'node:crypto'
import { SITE_NAME } from '@shared/constants'
import { mailContent } from './content'
import { escapeHtml, oneLine } from './escape'
import type { Links } from './links'
import { inlineStyles, textOf } from './render'
import type { Signer } from './signing'
import { mailPage } from './template'
import { type Message, mailDomain } from './transport'

type Newsletter = { id: number; subject: string; content: string }
export type Recipient = { userId: number; email: string; name: string }

/** What a newsletter's messages are made with. */
export type Letterhead = { from: string; links: Links; signer: Signer }

const PREHEADER_LENGTH = 120

/** What differs from copy to copy. */
const PARTS = ['name', 'email', 'unsubscribe'] as const
type Part = (typeof PARTS)[number]

/** The text cut at its placeholders, so that a copy takes one join: nothing of the author's is searched for a pattern. */
function cut(text: string, placeholders: Record<Part, string>) {
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
<p>Sent to ${placeholders.name}, ${placeholders.email}, who is registered at
<a href="${escapeHtml(site)}">${SITE_NAME}</a> and has not unsubscribed from its newsletter.</p>
<p><a href="${escapeHtml(webVersion)}">Read it on the web</a> · <a href="${placeholders.unsubscribe}">Unsubscribe</a></p>`

/** Renders a newsletter once; the function that it answers only fills in whom a copy is for. */
export async function renderNewsletter({ id, subject, content }: Newsletter, { links }: Letterhead) {
  // Nobody can have written these.
  const nonce = randomBytes(12).toString('hex')
  const placeholders = { name: `x${nonce}name`, email: `x${nonce}email`, unsubscribe: `x${nonce}unsubscribe` }
  const site = links.site()
  const adapted = mailContent(content, links.site(''))
  const preheader = (await textOf(adapted)).replace(/\s+/g, ' ').trim().slice(0, PREHEADER_LENGTH)
  const page = mailPage({
    ...{ title: subject, preheader, site },
    content: adapted.replace(/<table(?![^>]*class=)/g, '<table class="data"'),
    foot: footer(placeholders, links.webVersion(id), site),
  })
  const html = cut(await inlineStyles(page), placeholders)
  const text = cut(await textOf(page), placeholders)
  return ({ userId, email, name }: Recipient) => {
    const unsubscribe = links.unsubscribe(userId)
    return {
      html: html({ name: escapeHtml(name), email: escapeHtml(email), unsubscribe: escapeHtml(unsubscribe) }),
      text: text({ name: oneLine(name), email, unsubscribe }),
    }
  }
}

/** The messages of a newsletter: what `renderNewsletter` says, in the envelope that it takes. */
export async function newsletterMessages(newsletter: Newsletter, letterhead: Letterhead) {
  const render = await renderNewsletter(newsletter, letterhead)
  const { from, links, signer } = letterhead
  const domain = mailDomain(from)
  const subject = oneLine(newsletter.subject)
  return (recipient: Recipient, deliveryId?: number): Message => ({
    to: { name: oneLine(recipient.name), address: recipient.email },
    subject,
    ...render(recipient),
    // The same at every attempt, so that programs which get it twice after all can tell.
    ...(deliveryId !== undefined && { messageId: `<${signer.sign('message-id', deliveryId)}@${domain}>` }),
    headers: {
      'List-Id': `${SITE_NAME} <newsletter.${domain}>`,
      'List-Unsubscribe': `<${links.oneClick(recipient.userId)}>`,
      'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
      Precedence: 'bulk',
      'X-Auto-Response-Suppress': 'OOF, AutoReply',
    },
  })
}
