import { dashboardPath } from '@shared/paths'
import type { DeskMail } from '../db/schema/mail'
import type { Notice } from './account-message'
import type { Links } from './links'
import { filled } from './mail-texts'
import type { MailTexts } from './texts/en'

/** News about an article, for those who write and review it. */
export function deskNotice({ kind, articleId, title, by, note }: DeskMail, links: Links, texts: MailTexts): Notice {
  const { subject, text, button } = texts.desk[kind]
  const lines = note?.split(/\n+/).filter((line) => line.trim()) ?? []
  return {
    subject: filled(subject, { title }),
    paragraphs: [filled(text, { by, title }), ...(note ? [texts.desk.note, ...lines] : [])],
    button: { label: button, address: links.site(`${dashboardPath('articles')}/${articleId}`) },
    reason: texts.optOut,
  }
}
