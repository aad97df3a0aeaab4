import { EVENTS_SLUG } from '@shared/article-rules'
import { withIdsOf } from '@shared/content/parts'
import type { TranslationSave } from '@shared/entities/translation'
import { afterTranslationSave, outdatedParts } from '@shared/freshness'
import { messages } from '@shared/messages'
import { isEventTarget } from '@shared/validation'
import { sql } from 'drizzle-orm'
import { articles, articleTranslations } from '../../db/schema'
import { invalid } from '../../http/errors'
import { translateArticle } from '../../translate/translate-article'
import { findArticle, lockArticle } from '../articles/articles.service'
import { textToStore } from '../articles/content.service'
import { forgetChange, noteTranslationChange } from '../changes/noted-changes.service'
import { freshness, unconfirmedOf } from './freshness.service'
import { digestOf } from './original-digest.service'
import type { TranslationRow } from './translations.queries'
import { translationsOf } from './translations-of.service'

export const translationsOfArticles = translationsOf({
  table: articleTranslations,
  owner: 'article_id',
  name: 'Article',
  drafts: 'articles',
  find: findArticle,
  lock: lockArticle,
  digestOf,
  async columnsOf(
    { content, blocks, confirmed, original_version, ...texts }: TranslationSave,
    { db, id },
  ): Promise<Partial<TranslationRow>> {
    const original = blocks && (await findArticle(db, id))
    const document = original ? withIdsOf(original.blocks, blocks) : blocks
    return { ...texts, ...(await textToStore({ content, blocks: document })) }
  },
  initial: { content: '', blocks: null },
  // As in the list of articles, only events have their text.
  listed: {
    content: sql<string | null>`case when exists (select 1 from ${articles}
      where ${articles.id} = ${articleTranslations.article_id} and ${articles.slug} = ${EVENTS_SLUG}) then ${articleTranslations.content} end`,
  },
  check({ slug }, { excerpt }) {
    if (slug === EVENTS_SLUG && !isEventTarget(excerpt)) throw invalid({ excerpt: messages.eventTarget })
  },
  async follow(tx, { record, before, after, input: { confirmed, original_version: seen }, accepted }) {
    const known = await unconfirmedOf(tx, record, { ...before, translation: before })
    const unconfirmed = accepted
      ? { ...known, ...(await unconfirmedOf(tx, record, { unconfirmed: {}, ...accepted, translation: after })) }
      : afterTranslationSave(known, { before, after, original: record, confirmed, seen })
    return freshness(unconfirmed, record)
  },
  async describe(db, row, record) {
    const unconfirmed = await unconfirmedOf(db, record, { ...row, translation: row })
    const earlier = Object.entries(unconfirmed).flatMap(([id, { before }]) => (before === null ? [] : [[id, before]]))
    return {
      outdated_blocks: outdatedParts(unconfirmed, record),
      earlier_texts: Object.fromEntries(earlier) as Record<string, string>,
    }
  },
  afterSave: noteTranslationChange,
  afterRemoval: (tx, { id, language }) => forgetChange(tx, id, language),
  translate: translateArticle,
})
