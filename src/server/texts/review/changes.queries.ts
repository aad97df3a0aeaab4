import type { Change } from '@shared/entities/change'
import type { LanguageCode } from '@shared/languages'
import type { Total } from '@shared/paging'
import { and, eq, sql } from 'drizzle-orm'
import type { Db } from '../../db/client'
import { type ListQuery, listSelected, orderBy } from '../../db/list'
import { searched } from '../../db/list-search'
import { unacceptedChanges } from '../../db/schema/audit'
import { articles, articleTranslations, users } from '../../db/schema/core'

type ChangeQuery = ListQuery<'changed_at' | 'created_at' | 'id' | 'title' | 'language'>

const { id, article_id, language, created_at, changed_at, changed_by, accepted } = unacceptedChanges

const title = sql<string>`coalesce(${articleTranslations.title}, ${articles.title})`
const version = sql<number>`coalesce(${articleTranslations.version}, ${articles.version})`
/** A published article may have a scheduled working copy, which is another text. */
const publish_at =
  sql<Date | null>`case when ${articles.status} <> 'published' then ${articles.publish_at} end`.mapWith(
    articles.publish_at,
  )
const sortColumns = { changed_at, created_at, id, title, language }

const select = (db: Db) =>
  db
    .select({
      article_id,
      language,
      title,
      changed_by_name: users.name,
      created_at,
      changed_at,
      publish_at,
      version,
      accepted,
    })
    .from(unacceptedChanges)
    .innerJoin(articles, eq(articles.id, article_id))
    .leftJoin(
      articleTranslations,
      and(eq(articleTranslations.record_id, article_id), eq(articleTranslations.language, language)),
    )
    .leftJoin(users, eq(users.id, changed_by))
    .$dynamic()

type Row = Awaited<ReturnType<typeof select>>[number]

const toChange = ({ accepted: _, ...row }: Row): Change => ({
  ...row,
  created_at: row.created_at.toISOString(),
  changed_at: row.changed_at.toISOString(),
  publish_at: row.publish_at?.toISOString() ?? null,
})

export const listChanges = (db: Db, query: ChangeQuery): Promise<{ changes: Change[] } & Total> =>
  searched(query.q, async (matching) => {
    const where = matching(articles.title, articleTranslations.title, users.name)
    const order = orderBy(query, sortColumns[query.sort ?? 'changed_at'], id)
    const { rows, ...total } = await listSelected(db, select(db).where(where), order, query)
    return { changes: rows.map(toChange), ...total }
  })

/** A change, and the state that was last accepted. */
export async function findChange(db: Db, articleId: number, code: LanguageCode) {
  const [row] = await select(db).where(and(eq(article_id, articleId), eq(language, code)))
  return row && { change: toChange(row), accepted: row.accepted }
}
