import { EVENTS_SLUG, isPublicArticle } from '@shared/article-rules'
import { withIdsOf } from '@shared/content/parts'
import { pick, TRANSLATION_REVISION_FIELDS } from '@shared/editable-fields'
import type { TranslationSave } from '@shared/entities/translation'
import { messages } from '@shared/messages'
import { isEventTarget } from '@shared/validation'
import { sql } from 'drizzle-orm'
import { articles } from '../../db/schema/core'
import { invalid } from '../../http/errors'
import { translateArticle } from '../../translation/machine/translate-article'
import type { RecordToRead } from '../../translation/translation-kind.service'
import { translationsOf } from '../../translation/translations-of.service'
import { forgetChange, noteTranslationChange } from '../versions/noted-changes.service'
import { revisionsOfArticles } from '../versions/revisions.service'
import { followsArticles, type TranslationRow } from './article-freshness.service'
import { findArticle, lockArticle } from './articles.service'
import { textToStore } from './content.service'

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
  listedContent: ({ id, content }) =>
    sql<string | null>`case when exists (select 1 from ${articles}
      where ${articles.id} = ${id} and ${articles.slug} = ${EVENTS_SLUG}) then ${content} end`,
  check({ slug }, { excerpt }) {
    if (slug === EVENTS_SLUG && !isEventTarget(excerpt)) throw invalid({ excerpt: messages.eventTarget })
  },
  versions: {
    kept: revisionsOfArticles,
    versionOf: (translation, state) => ({
      ...pick(translation, TRANSLATION_REVISION_FIELDS),
      ...state,
      article_id: translation.record_id,
      // Of articles only.
      image_url: null,
      image_credit: null,
      byline: null,
      opening: 'standard' as const,
    }),
    inputOf: (revision) => pick(revision, TRANSLATION_REVISION_FIELDS),
  },
  isPublic: isPublicArticle,
  noteChange: noteTranslationChange,
  afterRemoval: (tx, { id, language }) => forgetChange(tx, id, language),
  translate: translateArticle,
})
