import type { LanguageCode } from '@shared/languages'
import { dashboardPath } from '@shared/paths'
import { screens } from '@shared/screens'
import type { TranslationMail } from '../db/schema/mail'
import type { Notice } from './account-message'
import type { Links } from './links'
import { filled, mailTexts } from './mail-texts'

/** The screen below which the translations of a kind are edited. */
const screenOf = { articles: 'articles', pages: 'pages', ads: 'ads', newsletters: 'newsletter' } as const

/** News about a translation, for those who write and review it. */
export function translationNotice(
  { kind, original, originalId, language, title, by, note }: TranslationMail,
  links: Links,
  reader: LanguageCode,
): Notice {
  const texts = mailTexts[reader]
  const { subject, text, button } = texts.desk[kind]
  const values = { by, title, language: new Intl.DisplayNames(reader, { type: 'language' }).of(language) ?? language }
  const lines = note?.split(/\n+/).filter((line) => line.trim()) ?? []
  const { path } = screens[screenOf[original]]
  return {
    subject: filled(subject, values),
    paragraphs: [filled(text, values), ...(note ? [texts.desk.note, ...lines] : [])],
    button: { label: button, address: links.site(`${dashboardPath(path)}/${originalId}/translations/${language}`) },
    reason: texts.optOut,
  }
}
