import { randomBytes } from 'node:crypto'
import { escapeHtml } from '@shared/content/html'
import type { LanguageCode } from '@shared/languages'
import { paths } from '@shared/paths'
import { encodeOnce } from '../mail/encoded-parts'
import { listHeaders } from '../mail/list-headers'
import type { MessageContext } from '../mail/mail'
import { filled, mailTexts } from '../mail/mail-texts'
import { returnAddress } from '../mail/return-address'
import { type Message, mailDomain, oneLine } from '../mail/transport'
import { processText } from '../threads/threads'
import type { NewsletterText } from './newsletter-translations'

type Recipient = { userId: number; email: string; name: string }

/** The parts that differ between copies. */
const PARTS = ['recipient', 'unsubscribe'] as const
type Part = (typeof PARTS)[number]

/**
 * Splits the text at its placeholders once, so that each copy is a single join and the content is never searched again. A placeholder
 * is the mark and the name of its part.
 */
function splitAtPlaceholders(text: string, mark: string, contentType: string) {
  const [first = '', ...others] = text.split(mark)
  const pieces = [
    { text: first, part: undefined },
    ...others.flatMap((piece) => {
      const part = PARTS.find((name) => piece.startsWith(name))
      return [
        { text: mark, part },
        { text: piece.slice(part?.length), part: undefined },
      ]
    }),
  ]
  const fill = (values: Record<Part, string>) => pieces.map(({ text, part }) => (part ? values[part] : text))
  const encode = encodeOnce(
    pieces.map(({ text, part }) => ({ text, isConstant: part === undefined })),
    contentType,
  )
  return {
    text: (values: Record<Part, string>) => fill(values).join(''),
    /** The same, as nodemailer takes it. */
    content: (values: Record<Part, string>) => encode?.(fill(values)) ?? fill(values).join(''),
  }
}

/** The links below a newsletter, in the reader's language. */
function footer(
  language: LanguageCode,
  { recipient, unsubscribe }: Record<Part, string>,
  { webVersion, site, magazine }: { webVersion: string; site: string; magazine: string },
) {
  const texts = mailTexts[language].newsletter
  const home = `<a href="${escapeHtml(site)}">${escapeHtml(magazine)}</a>`
  return `
<p>${filled(escapeHtml(texts.sentTo), { recipient, site: home })}</p>
<p><a href="${escapeHtml(webVersion)}">${escapeHtml(texts.web)}</a> · <a href="${unsubscribe}">${escapeHtml(texts.unsubscribe)}</a></p>`
}

/** Renders a newsletter once for all readers of a language, and returns functions that fill in the recipient of a copy. */
export async function renderNewsletter(
  { id, subject, content, language: contentLanguage }: NewsletterText,
  language: LanguageCode,
  { links, magazine: magazineIn }: MessageContext,
  counted?: Record<string, string>,
) {
  const magazine = await magazineIn(language)
  // Random, so that content cannot contain them.
  const mark = `x${randomBytes(16).toString('hex')}`
  const placeholders = { recipient: `${mark}recipient`, unsubscribe: `${mark}unsubscribe` }
  const site = links.page(language, paths.home)
  const webVersion = links.webVersion(language, id)
  const foot = footer(language, placeholders, { webVersion, site, magazine: magazine.name })
  const page = await processText(
    'renderNewsletterPage',
    { subject, content, site, webVersion, origin: links.site(''), magazine, foot, language, contentLanguage, counted },
    { size: content.length, field: 'content', isOurs: true },
  )
  const html = splitAtPlaceholders(page.html, mark, 'text/html')
  const text = splitAtPlaceholders(page.text, mark, 'text/plain')
  const valuesFor = ({ userId, email, name }: Recipient) => {
    const unsubscribe = links.unsubscribe(language, userId)
    const recipient = name ? `${oneLine(name)}, ${email}` : email
    return {
      inHtml: { recipient: escapeHtml(recipient), unsubscribe: escapeHtml(unsubscribe) },
      inText: { recipient, unsubscribe },
    }
  }
  return {
    texts(reader: Recipient) {
      const { inHtml, inText } = valuesFor(reader)
      return { html: html.text(inHtml), text: text.text(inText) }
    },
    /** The same, as nodemailer takes it. */
    contents(reader: Recipient) {
      const { inHtml, inText } = valuesFor(reader)
      return { html: html.content(inHtml), text: text.content(inText) }
    },
  }
}

/** Renders a newsletter for the readers of a language, and returns a function that makes their messages, headers included. */
export async function newsletterMessages(
  newsletter: NewsletterText,
  language: LanguageCode,
  context: MessageContext,
  /** The addresses that count how often a link is followed, by where it leads; without them, links are plain. */
  counted?: Record<string, string>,
) {
  const { name: magazine } = await context.magazine(language)
  const { from, bounceAddress, signer } = context
  const { contents } = await renderNewsletter(newsletter, language, context, counted)
  const domain = mailDomain(from)
  const subject = oneLine(newsletter.subject)
  return (recipient: Recipient, deliveryId?: number): Message => ({
    to: { name: oneLine(recipient.name), address: recipient.email },
    subject,
    ...contents(recipient),
    // The same at every attempt, so that mail programs can drop a duplicate.
    ...(deliveryId !== undefined && { messageId: `<${signer.sign('message-id', deliveryId)}@${domain}>` }),
    ...(deliveryId !== undefined &&
      bounceAddress && {
        envelope: { from: returnAddress(bounceAddress, signer, deliveryId), to: recipient.email },
      }),
    headers: {
      ...listHeaders(context, { userId: recipient.userId, magazine }),
      Precedence: 'bulk',
      'X-Auto-Response-Suppress': 'OOF, AutoReply',
    },
  })
}

export type MakeMessage = Awaited<ReturnType<typeof newsletterMessages>>
