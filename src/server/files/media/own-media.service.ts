import { isStaff } from '@shared/roles'
import { and, asc, eq, getTableColumns, inArray, sql } from 'drizzle-orm'
import type { Db } from '../../db/client'
import { media, mediaUploaders } from '../../db/schema/media'
import { trash, trashRows } from '../../db/schema/trash'
import type { UserRow } from '../../http/route'
import { markUnused } from '../uploads/unused-uploads.service'
import { isUnused } from './media.queries'

const address = (stem: unknown, ending: unknown) => `/uploads/${stem}.${ending}`

/** The files that a user has uploaded. */
export async function listFilesOf(db: Db, userId: number) {
  const rows = await db
    .select({ ...getTableColumns(media), uploaded_at: mediaUploaders.uploaded_at })
    .from(media)
    .innerJoin(mediaUploaders, eq(mediaUploaders.media_id, media.id))
    .where(eq(mediaUploaders.user_id, userId))
    .orderBy(asc(media.id))
  return rows.map((row) => ({ ...row, url: address(row.stem, row.ending) }))
}

/** Rows of `media` in the trash whose item has an uploader with this id. */
const trashedOf = (userId: number) => sql`${trashRows.table_name} = 'media' and ${trashRows.trash_id} in (
  select uploader.trash_id from ${trashRows} as uploader
  where uploader.table_name = 'media_uploaders' and uploader.data->>'user_id' = ${String(userId)})`

/** The files in the trash that a user has uploaded. */
export async function listTrashedFilesOf(db: Db, userId: number) {
  const rows = await db.select({ data: trashRows.data }).from(trashRows).where(trashedOf(userId))
  return rows.map(({ data }) => ({
    ...data,
    url: address(data.stem, data.ending),
    uploaded_at: new Date(String(data.created_at)),
  }))
}

/** The files that no one else has uploaded. */
const onlyBy = (userId: number) => sql`${media.id} in (
  select media_id from ${mediaUploaders} group by media_id having bool_and(user_id = ${userId}))`

/** Replaces the names that the user gave to their files, in the trash too, and forgets there who uploaded them. */
async function anonymiseFiles(tx: Db, userId: number) {
  await tx
    .update(media)
    .set({ file_name: sql`${media.stem} || '.' || ${media.ending}` })
    .where(onlyBy(userId))
  const { data, trash_id } = trashRows
  const mine = await tx
    .update(trashRows)
    .set({ data: sql`${data} || jsonb_build_object('file_name', (${data}->>'stem') || '.' || (${data}->>'ending'))` })
    .where(trashedOf(userId))
    .returning({ id: trash_id, title: sql<string>`${data}->>'file_name'` })
  for (const { id, title } of mine) await tx.update(trash).set({ title }).where(eq(trash.id, id))
  await tx
    .delete(trashRows)
    .where(and(eq(trashRows.table_name, 'media_uploaders'), sql`${data}->>'user_id' = ${String(userId)}`))
}

/**
 * Erases what the library holds about a user, whose account `deleteAccount` deletes. A member's own files go with the account unless
 * something uses them; the next collection of unused uploads deletes what is stored. Files of the staff belong to the magazine.
 */
export async function eraseFilesOf(tx: Db, { id, role }: UserRow, deleteAccount: () => Promise<unknown>) {
  const own = isStaff(role) ? [] : await tx.select({ id: media.id }).from(media).where(onlyBy(id))
  await anonymiseFiles(tx, id)
  await deleteAccount()
  if (own.length === 0) return
  const ids = own.map((row) => row.id)
  const unused = await tx
    .delete(media)
    .where(and(inArray(media.id, ids), isUnused))
    .returning({ stem: media.stem })
  if (unused.length > 0)
    await markUnused(
      tx,
      unused.map(({ stem }) => stem),
    )
}
