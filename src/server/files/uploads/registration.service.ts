import { basename } from 'node:path'
import { imageSource, withoutWidth } from '@shared/images'
import { and, eq, like, min } from 'drizzle-orm'
import { union } from 'drizzle-orm/pg-core'
import type { Db } from '../../db/client'
import { auditEntries } from '../../db/schema/audit'
import { users } from '../../db/schema/core'
import { media, mediaUploaders, removedUploads } from '../../db/schema/media'
import type { StoredFile } from '../pictures/stored-pictures'
import type { Storage } from '../storage/types'
import { isRetired } from './take-down.service'
import { trashedStems } from './uploaded-files.service'

type MediaValues = Omit<typeof media.$inferInsert, 'id' | 'version'>

/** What the address of a stored file tells: `/uploads/4f2a-1600x1000.webp`. */
export function detailsOf(path: string) {
  const [stem = '', ending = ''] = basename(path).split('.')
  const { width = null, height = null } = imageSource(path)
  return { stem, ending, width, height }
}

/** Adds a file to the library, or finds it there. Returns its id. Its row stays locked until the transaction ends. */
export async function insertMedia(tx: Db, values: MediaValues) {
  const [row] = await tx
    .insert(media)
    .values(values)
    // Changes nothing, but returns the row.
    .onConflictDoUpdate({ target: media.stem, set: { stem: values.stem } })
    .returning({ id: media.id })
  return (row as { id: number }).id
}

/** Adds a stored file to the library. Returns its id. */
export const registerFile = (tx: Db, { path, bytes, placeholder }: StoredFile, fileName: string, at: Date) =>
  insertMedia(tx, { ...detailsOf(path), bytes, placeholder, file_name: fileName, created_at: at, updated_at: at })

type Upload = { fileName: string; userId: number; at: Date }

/** Adds an uploaded file to the library and to the files of its uploader. Returns its id; undefined if it was deleted meanwhile. */
export async function registerUpload(db: Db, stored: StoredFile, { fileName, userId, at }: Upload) {
  const { stem } = detailsOf(stored.path)
  return db.transaction(async (tx) => {
    // Waits for a deletion that is going on.
    const id = await registerFile(tx, stored, fileName, at)
    if (await isRetired(tx, stem)) {
      await tx.delete(media).where(eq(media.id, id))
      return undefined
    }
    await tx.insert(mediaUploaders).values({ media_id: id, user_id: userId, uploaded_at: at }).onConflictDoNothing()
    return id
  })
}

/** Who has uploaded a file, according to the audit log, which is older than the library. */
async function findUploads(db: Db, path: string) {
  const { actor_id, call, created_at, record_id } = auditEntries
  return db
    .select({ user_id: users.id, uploaded_at: min(created_at) })
    .from(auditEntries)
    .innerJoin(users, eq(users.id, actor_id))
    .where(and(eq(record_id, path), like(call, 'POST /api/upload/%')))
    .groupBy(users.id)
}

/** The stems that are neither in the library nor in the trash, nor taken down. */
async function listUnknown(db: Db, stems: string[]) {
  const known = await union(
    db.select({ stem: media.stem }).from(media),
    db.select({ stem: removedUploads.stem }).from(removedUploads),
    trashedStems(db),
  )
  const names = new Set(known.map(({ stem }) => stem))
  return stems.filter((stem) => !names.has(stem))
}

/** Adds stored files to the library that it lacks: those of earlier versions, and those of imports. */
export async function registerStored(db: Db, storage: Storage, stored: Map<string, string[]>, now: Date) {
  for (const stem of await listUnknown(db, [...stored.keys()])) {
    const name = stored.get(stem)?.find((each) => each === withoutWidth(each))
    const bytes = name === undefined ? undefined : await storage.size(name)
    // Not complete, or deleted meanwhile.
    if (name === undefined || bytes === undefined) continue
    const path = `/uploads/${name}`
    const uploads = await findUploads(db, path)
    const times = uploads.map(({ uploaded_at }) => uploaded_at?.getTime() ?? now.getTime())
    const at = new Date(Math.min(now.getTime(), ...times))
    await db.transaction(async (tx) => {
      const values = { ...detailsOf(path), bytes, file_name: name, created_at: at, updated_at: at }
      const media_id = await insertMedia(tx, values)
      for (const { user_id, uploaded_at } of uploads)
        await tx
          .insert(mediaUploaders)
          .values({ media_id, user_id, uploaded_at: uploaded_at ?? at })
          .onConflictDoNothing()
    })
  }
}
