import { escapeHtml } from '@shared/content/html'
import type { LanguageCode } from '@shared/languages'
import { paths } from '@shared/paths'
import type { Links } from './links'
import { filled, mailTexts } from './mail-texts'
import { textOf } from './render'
import { buttonFrame, type Magazine, mailPage } from './template'
import { type Message, oneLine } from './transport'

/** What a message says, in the language of its recipient. */
export type Notice = {
  subject: string
  /** Plain text. */
  paragraphs: string[]
  button?: { label: string; address: string }
  /** Why the recipient gets this mail, and what to do if it is unexpected. May be empty. */
  reason: string
}

export type NoticeRecipient = {
  /** Subscribers have none, nor do deleted accounts and addresses that are not confirmed. */
  name: string
  email: string
  language: LanguageCode
}

/** The name of the magazine in the texts that mention it. */
function withMagazine({ subject, paragraphs, button, reason }: Notice, magazine: string): Notice {
  const fill = (text: string) => filled(text, { magazine })
  return {
    subject: fill(subject),
    paragraphs: paragraphs.map(fill),
    button: button && { ...button, label: fill(button.label) },
    reason: fill(reason),
  }
}

/** A short message about the recipient's account or subscription, with one thing to do. */
export async function noticeMessage(
  notice: Notice,
  { name, email, language }: NoticeRecipient,
  { links, magazine }: { links: Links; magazine: Magazine },
): Promise<Message> {
  const { subject, paragraphs, button, reason } = withMagazine(notice, magazine.name)
  const greeting = name ? [filled(mailTexts[language].greeting, { name: oneLine(name) })] : []
  const link = button
    ? [`${buttonFrame.open}<a href="${escapeHtml(button.address)}">${escapeHtml(button.label)}</a>${buttonFrame.close}`]
    : []
  const html = mailPage({
    language,
    contentLanguage: language,
    title: subject,
    preheader: paragraphs[0] ?? '',
    site: links.page(language, paths.home),
    magazine,
    content: [...[...greeting, ...paragraphs].map((text) => `<p>${escapeHtml(text)}</p>`), ...link].join('\n'),
    foot: `${reason && `<p>${escapeHtml(reason)}</p>`}<p>${escapeHtml(magazine.name)}</p>`,
  })
  return {
    to: { name: oneLine(name), address: email },
    subject: oneLine(subject),
    html,
    text: await textOf(html),
    headers: { 'Auto-Submitted': 'auto-generated', 'X-Auto-Response-Suppress': 'All' },
  }
}
