import { STAFF_ROLES } from '@shared/roles'
import { and, asc, eq, inArray, or, sql } from 'drizzle-orm'
import type { Db } from '../../db/client'
import { articles, users } from '../../db/schema'
import { bumpVersion } from '../../http/versions'

const { id, name, role } = users
const isStaff = inArray(role, [...STAFF_ROLES])

/** The team, and everyone else who has written an article, by name. */
export async function listAuthors(db: Db) {
  const authors = await db
    .select({ id, name })
    .from(users)
    .where(or(isStaff, sql`${id} in (select ${articles.author_id} from ${articles})`))
    .orderBy(asc(name), asc(id))
  return { authors, total: authors.length }
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
