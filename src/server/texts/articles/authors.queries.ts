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

const writes = or(
  isStaff,
  sql`${id} in (select author_id from ${articles} union select author_id from ${articleAuthors})`,
)

/** The team, and everyone else who has written an article, by name. */
export const listAuthors = (db: Db, query: ListQuery<'name' | 'id'>) =>
  searched(query.q, async (matching) => {
    const where = and(writes, matching(name))
    const { rows, ...total } = await listRows(db, users, { ...query, sort: query.sort ?? 'name' }, where)
    return { authors: rows.map(({ id, name }) => ({ id, name })), ...total }
  })

/** The names of those with these ids. */
export async function findAuthors(db: Db, ids: number[]) {
  if (ids.length === 0) return new Map<number, string>()
  const rows = await db
    .select({ id, name })
    .from(users)
    .where(and(inArray(id, ids), writes))
  return new Map(rows.map((row) => [row.id, row.name]))
}

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
