import { PRESENCE_TIMEOUT_MS } from '@shared/article-rules'
import type { PresentAuthor } from '@shared/entities/presence'
import { and, asc, eq, lt, ne } from 'drizzle-orm'
import type { Db } from '../../db/client'
import { sortKey } from '../../db/list'
import { users } from '../../db/schema/core'
import { articlePresence } from '../../db/schema/desk'

const { article_id, user_id, seen_at } = articlePresence

/** Removes expired heartbeats of all articles: a lost connection sends no goodbye. */
export const deleteGonePresence = (db: Db, now: Date) =>
  db.delete(articlePresence).where(lt(seen_at, new Date(now.getTime() - PRESENCE_TIMEOUT_MS)))

export const upsertPresence = (db: Db, articleId: number, userId: number, now: Date) =>
  db
    .insert(articlePresence)
    .values({ article_id: articleId, user_id: userId, seen_at: now })
    .onConflictDoUpdate({ target: [article_id, user_id], set: { seen_at: now } })

export const listOthers = (db: Db, articleId: number, userId: number): Promise<PresentAuthor[]> =>
  db
    .select({ name: users.name })
    .from(articlePresence)
    .innerJoin(users, eq(users.id, user_id))
    .where(and(eq(article_id, articleId), ne(user_id, userId)))
    .orderBy(asc(sortKey(users.name)), asc(users.id))

export const deletePresence = (db: Db, articleId: number, userId: number) =>
  db.delete(articlePresence).where(and(eq(article_id, articleId), eq(user_id, userId)))
