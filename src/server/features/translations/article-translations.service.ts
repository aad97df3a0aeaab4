import { EVENTS_SLUG } from '@shared/article-rules'
import { withIdsOf } from '@shared/content/parts'
import type { TranslationSave } from '@shared/entities/translation'
import { messages } from '@shared/messages'
import { isEventTarget } from '@shared/validation'
import { sql } from 'drizzle-orm'
import type { Db } from '../../db/client'
import { articles } from '../../db/schema'
import { invalid } from '../../http/errors'
import { translateArticle } from '../../translate/translate-article'
import { findArticle, lockArticle } from '../articles/articles.service'
import { textToStore } from '../articles/content.service'
import { forgetChange, noteTranslationChange } from '../changes/noted-changes.service'
import { deleteRevisions } from '../revisions/revisions.service'
import { followsArticles, type TranslationRow } from './article-freshness.service'
import type { RecordToRead } from './translation-kind.service'
import { recordTranslationRevision, type SavedTranslation } from './translation-revisions.service'
import { translationsOf } from './translations-of.service'

async function afterSave(tx: Db, saved: SavedTranslation) {
  await noteTranslationChange(tx, saved)
  await recordTranslationRevision(tx, saved)
}

export const translationsOfArticles = translationsOf({
  ...followsArticles,
  kind: 'articles',
  name: 'Article',
  drafts: 'articles',
  find: findArticle,
  lock: lockArticle,
  async columnsOf(
    { content, blocks, confirmed, original_version, ...texts }: TranslationSave,
    { db, id }: RecordToRead,
  ): Promise<Partial<TranslationRow>> {
    const original = blocks && (await findArticle(db, id))
    const document = original ? withIdsOf(original.blocks, blocks) : blocks
    return { ...texts, ...(await textToStore({ content, blocks: document })) }
  },
  initial: { content: '', blocks: null },
  // As in the list of articles, only events have their text.
  listed: ({ id, content }) => ({
    content: sql<string | null>`case when exists (select 1 from ${articles}
      where ${articles.id} = ${id} and ${articles.slug} = ${EVENTS_SLUG}) then ${content} end`,
  }),
  check({ slug }, { excerpt }) {
    if (slug === EVENTS_SLUG && !isEventTarget(excerpt)) throw invalid({ excerpt: messages.eventTarget })
  },
  afterSave,
  async afterRemoval(tx, { id, language }) {
    await forgetChange(tx, id, language)
    await deleteRevisions(tx, { articleId: id, language })
  },
  translate: translateArticle,
})
