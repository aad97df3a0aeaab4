import { basename } from 'node:path'
import { messages } from '@shared/messages'
import { isStaff } from '@shared/roles'
import { isUploadPath } from '@shared/validation'
import { and, asc, eq, getTableColumns, inArray, isNull, sql } from 'drizzle-orm'
import type { Db } from '../../db/client'
import { media, mediaUploaders } from '../../db/schema/media'
import { trash, trashRows } from '../../db/schema/trash'
import { invalid } from '../../http/errors'
import type { UserRow } from '../../http/route'
import { markUnused } from '../uploads/unused-uploads.service'
import { stemOf } from '../uploads/uploaded-files.service'
import { isUnused, isUploadedBy } from './media.queries'

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
 * Refuses the address of an upload that is not the user's own, also a full one. The staff use the whole library, and what a record holds
 * already may stay.
 */
export async function refuseForeignUpload(
  tx: Db,
  { id, role }: Pick<UserRow, 'id' | 'role'>,
  image_url: string | null | undefined,
  held: string | null = null,
) {
  if (!image_url || image_url === held || isStaff(role)) return
  const isPath = isUploadPath(image_url)
  const path = isPath ? image_url : new URL(image_url).pathname
  if (!isUploadPath(path)) return
  const [file] = await tx
    .select({ isOwn: sql<boolean>`${isUploadedBy(id)}` })
    .from(media)
    .where(eq(media.stem, stemOf(basename(path))))
  // Elsewhere a file of that name may be another one.
  if (file ? !file.isOwn : isPath) throw invalid({ image_url: messages.uploadNotYours })
}

/**
 * Erases what the library holds about a user, whose account `deleteAccount` deletes. A member's own files go with the account unless
 * something uses them; the next collection of unused uploads deletes what is stored. Files of the staff belong to the magazine, but for
 * their portraits.
 */
export async function eraseFilesOf(tx: Db, { id, role, image_url }: UserRow, deleteAccount: () => Promise<unknown>) {
  const { alt, caption, credit, stem } = media
  const isPortrait = and(eq(stem, stemOf(basename(image_url ?? ''))), isNull(alt), isNull(caption), isNull(credit))
  const own = await tx
    .select({ id: media.id })
    .from(media)
    .where(and(onlyBy(id), isStaff(role) ? isPortrait : undefined))
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
