import type { ManagedArticle } from '@shared/entities/article'
import { digestOf } from '../../db/original-digests'
import { articleTranslations } from '../../db/schema/core'
import { type FreshnessKind, freshnessOf } from '../../translation/freshness.service'
import { findRevisionByDigest } from '../versions/revisions.service'

export type TranslationRow = typeof articleTranslations.$inferSelect

/** In a file of its own, since the services of articles, which translations depend on, need it. */
export const followsArticles = {
  table: articleTranslations,
  digestOf: digestOf('articles'),
  earlier: findRevisionByDigest,
} satisfies FreshnessKind<ManagedArticle>

export const { followOriginal } = freshnessOf<ManagedArticle, TranslationRow>(followsArticles)
