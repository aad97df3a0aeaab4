import type { TrashKind } from '@shared/trash'
import { sql } from 'drizzle-orm'
import type { Db } from '../../db/client'
import type { UserRow } from '../../http/route'
import { storeRows } from './stored-rows'
import { insertTrashItem } from './trash.queries'

type Deleted = { kind: TrashKind; id: number; title: string; owner_id?: number | null }

/** Deletes a record, in the transaction that has locked it, and keeps it in the trash with everything that is deleted with it. */
export async function moveToTrash(
  tx: Db,
  { kind, id, title, owner_id }: Deleted,
  { user, now }: { user: UserRow; now: () => Date },
) {
  const item = { kind, item_id: id, title, owner_id, deleted_by: user.id, deleted_at: now() }
  const trashId = await insertTrashItem(tx, item)
  await storeRows(tx, { trashId, kind, itemId: id })
  await tx.execute(sql`delete from ${sql.identifier(kind)} where id = ${id}`)
}
