import { escapeHtml } from '@shared/content/html'
import type { LanguageCode } from '@shared/languages'
import { SITE_NAME } from '@shared/magazine'
import type { Links } from './links'
import { inlineStyles, textOf } from './render'
import { mailPage } from './template'
import { type Message, oneLine } from './transport'

export type Notice = {
  language?: LanguageCode
  subject: string
  /** Plain text. */
  paragraphs: string[]
  button?: { label: string; address: string }
  /** Why the recipient gets this mail, and what to do if it is unexpected. May be empty. */
  reason: string
}

/** A short message about the recipient's account or subscription, with one thing to do. Subscribers have no name. */
export async function noticeMessage(
  { language, subject, paragraphs, button, reason }: Notice,
  to: { name: string; email: string },
  links: Links,
): Promise<Message> {
  const greeting = to.name ? [`Dear ${oneLine(to.name)},`] : []
  const link = button
    ? [`<p class="button"><a href="${escapeHtml(button.address)}">${escapeHtml(button.label)}</a></p>`]
    : []
  const page = mailPage({
    language,
    title: subject,
    preheader: paragraphs[0] ?? '',
    site: links.site(),
    content: [...[...greeting, ...paragraphs].map((text) => `<p>${escapeHtml(text)}</p>`), ...link].join('\n'),
    foot: `${reason && `<p>${escapeHtml(reason)}</p>`}<p>${SITE_NAME}</p>`,
  })
  return {
    to: { name: oneLine(to.name), address: to.email },
    subject: oneLine(subject),
    html: await inlineStyles(page),
    text: await textOf(page),
    headers: { 'Auto-Submitted': 'auto-generated', 'X-Auto-Response-Suppress': 'All' },
  }
}
