import type { TrashItem } from '@shared/entities/trash'
import type { Total } from '@shared/paging'
import { type Actor, canAll, meets } from '@shared/permissions'
import { TRASH_KINDS, type TrashKind } from '@shared/trash'
import { and, eq, inArray, or, sql } from 'drizzle-orm'
import type { Db } from '../../db/client'
import { type ListQuery, listSelected, orderBy } from '../../db/list'
import { searched } from '../../db/list-search'
import { users } from '../../db/schema/core'
import { trash, trashRows } from '../../db/schema/trash'

type TrashQuery = ListQuery<'deleted_at' | 'id' | 'title' | 'kind'> & { kind?: TrashKind }

/** The items that `mayRestore` lets this user restore, in SQL. */
function restorableBy(actor: NonNullable<Actor>) {
  const any = TRASH_KINDS.filter((kind) => canAll(actor, 'delete', kind))
  const own = TRASH_KINDS.filter((kind) => meets(actor.role, ['delete', kind, 'own']))
  return or(
    inArray(trash.kind, any),
    and(inArray(trash.kind, own), eq(trash.owner_id, actor.id), eq(trash.deleted_by, actor.id)),
  )
}

export const listTrash = (
  db: Db,
  actor: NonNullable<Actor>,
  query: TrashQuery,
): Promise<{ items: TrashItem[] } & Total> =>
  searched(query.q, async (matching) => {
    const where = and(restorableBy(actor), query.kind ? eq(trash.kind, query.kind) : undefined, matching(trash.title))
    const { id, kind, item_id, title, deleted_at } = trash
    const select = db
      .select({ id, kind, item_id, title, deleted_at, deleted_by_name: users.name })
      .from(trash)
      .leftJoin(users, eq(users.id, trash.deleted_by))
      .where(where)
      .$dynamic()
    const order = orderBy(query, trash[query.sort ?? 'deleted_at'], id)
    const { rows, ...total } = await listSelected(db, select, order, query)
    return { items: rows.map((row) => ({ ...row, deleted_at: row.deleted_at.toISOString() })), ...total }
  })

/** Locks the item until the transaction ends, so that it is restored or purged once. */
export async function lockTrashItem(tx: Db, id: number) {
  const [row] = await tx.select().from(trash).where(eq(trash.id, id)).for('update')
  return row
}

export async function insertTrashItem(tx: Db, values: typeof trash.$inferInsert) {
  const [row] = await tx.insert(trash).values(values).returning({ id: trash.id })
  return (row as { id: number }).id
}

export const deleteTrashItem = (tx: Db, id: number) => tx.delete(trash).where(eq(trash.id, id))

/** Changes the stored row of an item. */
export const setStored = (tx: Db, { id, kind }: typeof trash.$inferSelect, values: Record<string, string | null>) =>
  tx
    .update(trashRows)
    .set({ data: sql`${trashRows.data} || ${JSON.stringify(values)}::jsonb` })
    .where(and(eq(trashRows.trash_id, id), eq(trashRows.table_name, kind)))

/** The stored row of an item. */
export async function findStored(tx: Db, { id, kind }: typeof trash.$inferSelect) {
  const [row] = await tx
    .select({ data: trashRows.data })
    .from(trashRows)
    .where(and(eq(trashRows.trash_id, id), eq(trashRows.table_name, kind)))
  return row?.data
}
