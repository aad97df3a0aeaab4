import { REVISION_FIELDS, TRANSLATION_REVISION_FIELDS } from '@shared/editable-fields'
import { and, desc, eq, sql } from 'drizzle-orm'
import type { Db } from '../../db/client'
import { digestInSql } from '../../db/original-digests'
import { articleRevisions, articles } from '../../db/schema/core'
import { revisionsIn } from './revisions-in.queries'

export type ArticleRevision = typeof articleRevisions.$inferSelect

/** The revisions of articles and of their translations. */
export const revisionsOfArticles = revisionsIn<ArticleRevision>({
  table: articleRevisions,
  owner: 'article_id',
  title: 'title',
  fields: { ...REVISION_FIELDS, ...TRANSLATION_REVISION_FIELDS },
  longText: ({ content }) => content,
})

/** The newest version of the original with these texts. */
export async function findRevisionByDigest(db: Db, articleId: number, digest: string) {
  const { article_id, language, id } = articleRevisions
  const ofOriginal = sql`(select ${articles.language} from ${articles} where ${articles.id} = ${articleId})`
  const isOriginal = and(eq(article_id, articleId), eq(language, ofOriginal))
  const theirs = sql.raw(digestInSql('articles', (column) => `article_revisions."${column}"`))
  const [row] = await db
    .select()
    .from(articleRevisions)
    .where(and(isOriginal, sql`${theirs} = ${digest}`))
    .orderBy(desc(id))
    .limit(1)
  return row
}
