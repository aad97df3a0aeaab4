import type { Note } from '@shared/entities/note'
import type { Total } from '@shared/paging'
import { canAll } from '@shared/permissions'
import { ROLES } from '@shared/roles'
import { and, eq, inArray, isNull, ne } from 'drizzle-orm'
import type { Db } from '../../db/client'
import { type ListQuery, listRows } from '../../db/list'
import { searched } from '../../db/list-search'
import { articles, users } from '../../db/schema/core'
import { articleHandovers, articleNotes } from '../../db/schema/notes'

type NoteRow = typeof articleNotes.$inferSelect

const toNote = ({ created_at, ...row }: NoteRow): Note => ({ ...row, created_at: created_at.toISOString() })

export const listNotes = (
  db: Db,
  articleId: number,
  query: ListQuery<'created_at' | 'id'>,
): Promise<{ notes: Note[] } & Total> =>
  searched(query.q, async (matching) => {
    const { article_id, text, author_name } = articleNotes
    const where = and(eq(article_id, articleId), matching(text, author_name))
    const { rows, ...total } = await listRows(db, articleNotes, query, where)
    return { notes: rows.map(toNote), ...total }
  })

export async function insertNote(tx: Db, values: typeof articleNotes.$inferInsert) {
  const [row] = await tx.insert(articleNotes).values(values).returning()
  return toNote(row as NoteRow)
}

export async function findWriter(tx: Db, articleId: number) {
  const [row] = await tx.select({ id: articles.author_id }).from(articles).where(eq(articles.id, articleId))
  return row?.id ?? null
}

/** The accounts that have written notes on an article, or have handed it over last. */
export async function listParticipants(tx: Db, articleId: number) {
  const authors = await tx
    .selectDistinct({ id: articleNotes.author_id })
    .from(articleNotes)
    .where(eq(articleNotes.article_id, articleId))
  const [handover] = await tx
    .select({ id: articleHandovers.user_id })
    .from(articleHandovers)
    .where(eq(articleHandovers.article_id, articleId))
  return [...authors, ...(handover ? [handover] : [])].flatMap(({ id }) => id ?? [])
}

/** Those who may publish and want a mail about each text that waits for review, without the one who has sent it. */
export async function listReviewers(tx: Db, senderId: number, resource: Parameters<typeof canAll>[2] = 'articles') {
  const editors = ROLES.filter((role) => canAll({ id: 0, role }, 'publish', resource))
  const rows = await tx
    .select({ id: users.id })
    .from(users)
    .where(
      and(
        inArray(users.role, editors),
        eq(users.notify_reviews, true),
        isNull(users.deactivated_at),
        ne(users.id, senderId),
      ),
    )
  return rows.map(({ id }) => id)
}

export const deleteHandover = (tx: Db, articleId: number) =>
  tx.delete(articleHandovers).where(eq(articleHandovers.article_id, articleId))

export const insertHandover = (tx: Db, values: typeof articleHandovers.$inferInsert) =>
  tx.insert(articleHandovers).values(values)
