import type { Newsletter } from '@shared/entities/newsletter'
import { digestOf } from '../db/original-digests'
import { newsletterTranslations } from '../db/schema/newsletter-translations'
import { type FreshnessKind, freshnessOf } from '../translation/freshness.service'

type Row = typeof newsletterTranslations.$inferSelect

/** In a file of its own, since the service of newsletters, which their translations depend on, needs it. */
export const followsNewsletters = {
  table: newsletterTranslations,
  digestOf: digestOf('newsletters'),
} satisfies FreshnessKind<Newsletter>

export const { followOriginal } = freshnessOf<Newsletter, Row>(followsNewsletters)
