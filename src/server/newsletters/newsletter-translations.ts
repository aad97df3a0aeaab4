import type { Newsletter } from '@shared/entities/newsletter'
import type { NewsletterTranslationSave } from '@shared/entities/newsletter-translation'
import { DEFAULT_LANGUAGE, type LanguageCode } from '@shared/languages'
import { messages } from '@shared/messages'
import type { Db } from '../db/client'
import type { newsletterTranslations } from '../db/schema/newsletter-translations'
import { AppError } from '../http/errors'
import { translateTexts } from '../translation/machine/translate-texts'
import { translationsOf } from '../translation/translations-of.service'
import { followsNewsletters } from './newsletter-freshness.service'
import { findNewsletter, lockNewsletter } from './newsletters.queries'
import { sanitised } from './newsletters.service'

/** A sent newsletter stays as its readers got it, in all languages. */
async function lockUnsent(tx: Db, id: number) {
  const newsletter = await lockNewsletter(tx, id)
  if (newsletter?.sent_at) throw new AppError('conflict', messages.newsletterSent)
  return newsletter
}

export const translationsOfNewsletters = translationsOf({
  ...followsNewsletters,
  name: 'Newsletter',
  drafts: 'newsletters',
  find: findNewsletter,
  lock: lockUnsent,
  columnsOf: async ({
    subject,
    content,
  }: NewsletterTranslationSave): Promise<Partial<typeof newsletterTranslations.$inferSelect>> =>
    sanitised({ subject, content }),
  async translate(translate, { subject, ...newsletter }: Newsletter, language) {
    const original = { ...newsletter, blocks: null, fields: { subject } }
    const { fields, content } = await translateTexts(translate, original, language)
    return { ...fields, content }
  },
})

/** The text that readers of a language get. */
export type NewsletterText = Pick<Newsletter, 'id' | 'subject' | 'content'> & {
  /** The language of a version. An original has none, since the magazine may be in any language. */
  language?: LanguageCode
}

/**
 * A version that is published goes out instead of the original, unless the original has changed since: in a mail that cannot be
 * taken back, an older text may promise what no longer holds.
 */
export async function textFor(db: Db, newsletter: Newsletter, language: LanguageCode): Promise<NewsletterText> {
  if (language === DEFAULT_LANGUAGE) return newsletter
  const version = await translationsOfNewsletters.find(db, { id: newsletter.id, language })
  if (version?.status !== 'published' || translationsOfNewsletters.isOutdated(version, newsletter)) return newsletter
  return { id: newsletter.id, subject: version.subject, content: version.content, language }
}
