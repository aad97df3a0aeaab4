import { STAFF_ROLES } from '@shared/roles'
import { and, eq, inArray, or, sql } from 'drizzle-orm'
import type { Db } from '../../db/client'
import { type ListQuery, listRows } from '../../db/list'
import { searched } from '../../db/list-search'
import { articleAuthors } from '../../db/schema/authors'
import { articles, users } from '../../db/schema/core'
import { bumpVersion } from '../../http/versions'

const { id, name, role } = users
const isStaff = inArray(role, [...STAFF_ROLES])

/** The team, and everyone else who has written an article, by name. */
export const listAuthors = (db: Db, query: ListQuery<'name' | 'id'>) =>
  searched(query.q, async (matching) => {
    const writes = or(
      isStaff,
      sql`${id} in (select author_id from ${articles} union select author_id from ${articleAuthors})`,
    )
    const where = and(writes, matching(name))
    const { rows, ...total } = await listRows(db, users, { ...query, sort: query.sort ?? 'name' }, where)
    return { authors: rows.map(({ id, name }) => ({ id, name })), ...total }
  })

export async function findStaff(db: Db, userId: number) {
  const [row] = await db
    .select({ id, name })
    .from(users)
    .where(and(eq(id, userId), isStaff))
  return row
}

export const setAuthor = (tx: Db, articleId: number, author: { id: number; name: string }, now: Date) =>
  tx
    .update(articles)
    .set({ author_id: author.id, author_name: author.name, ...bumpVersion(articles, now) })
    .where(eq(articles.id, articleId))
