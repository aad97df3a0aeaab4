import type { Newsletter } from '@shared/entities/newsletter'
import { digestTexts } from '../content/digest'
import { newsletterTranslations } from '../db/schema/newsletter-translations'
import { type FreshnessKind, freshnessOf } from '../translation/freshness.service'

type Row = typeof newsletterTranslations.$inferSelect

/** In a file of its own, since the service of newsletters, which their translations depend on, needs it. */
export const followsNewsletters = {
  table: newsletterTranslations,
  owner: 'newsletter_id',
  digestOf: ({ subject, content }: Newsletter) => digestTexts([subject, content]),
} satisfies FreshnessKind<Newsletter, Row>

export const { followOriginal } = freshnessOf<Newsletter, Row>(followsNewsletters)
