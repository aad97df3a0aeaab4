import type { MediaField } from '@shared/editable-fields'
import { MEDIA_KINDS, type Media, type MediaWithUses } from '@shared/entities/media'
import type { Total } from '@shared/paging'
import { type Actor, canAll } from '@shared/permissions'
import { STAFF_ROLES } from '@shared/roles'
import { DOCUMENT_ENDINGS, RECORDING_ENDINGS } from '@shared/validation'
import { and, asc, count, eq, inArray, isNull, ne, not, notInArray, type SQL, sql } from 'drizzle-orm'
import type { Db } from '../../db/client'
import { type ListQuery, listRows } from '../../db/list'
import { searched } from '../../db/list-search'
import { users } from '../../db/schema/core'
import { media, mediaUploaders, uploadUses } from '../../db/schema/media'
import { bumpVersion } from '../../http/versions'
import { countUses, listUses, type UseCounts } from './media-uses.service'

type MediaQuery = ListQuery<'created_at' | 'updated_at' | 'id' | 'file_name' | 'bytes' | 'width' | 'height'> & {
  kind?: Media['kind']
  mine?: '1'
  unused?: '1'
  without_alt?: '1'
}

type MediaRow = typeof media.$inferSelect
type Reader = NonNullable<Actor>

/** The endings of each kind but pictures, which are all others. */
const ENDINGS: Record<Exclude<Media['kind'], 'image'>, readonly string[]> = {
  video: ['mp4'],
  audio: RECORDING_ENDINGS,
  document: DOCUMENT_ENDINGS,
}

const kindOf = (ending: string): Media['kind'] =>
  MEDIA_KINDS.find((kind) => kind !== 'image' && ENDINGS[kind].includes(ending)) ?? 'image'

/** A condition on rows of `media`. */
export const isUploadedBy = (userId: number) => sql`exists (select 1 from ${mediaUploaders}
  where ${and(eq(mediaUploaders.media_id, media.id), eq(mediaUploaders.user_id, userId))})`

/** A condition on rows of `media`. */
export const isUnused = not(sql`exists (select 1 from ${uploadUses} where ${eq(uploadUses.stem, media.stem)})`)

function ofKind(kind: Media['kind'] | undefined): SQL | undefined {
  if (!kind) return undefined
  return kind === 'image'
    ? notInArray(media.ending, Object.values(ENDINGS).flat())
    : inArray(media.ending, [...ENDINGS[kind]])
}

const seesAll = (reader: Reader) => canAll(reader, 'list', 'media')

async function findUploaders(db: Db, ids: number[], reader: Reader) {
  const { media_id, user_id, uploaded_at } = mediaUploaders
  const rows = await db
    .select({ media_id, id: users.id, name: users.name, uploaded_at })
    .from(mediaUploaders)
    .innerJoin(users, eq(users.id, user_id))
    // Members do not learn who else has uploaded the same file.
    .where(and(inArray(media_id, ids), seesAll(reader) ? undefined : eq(user_id, reader.id)))
    .orderBy(asc(uploaded_at), asc(user_id))
  const uploaders = new Map<number, Media['uploaders']>()
  for (const { media_id: mediaId, ...row } of rows) {
    const uploader = { ...row, uploaded_at: row.uploaded_at.toISOString() }
    uploaders.set(mediaId, [...(uploaders.get(mediaId) ?? []), uploader])
  }
  return uploaders
}

const NO_USES: UseCounts = { use_count: 0, in_public_use: false }

const toMedia = (row: MediaRow, uploaders: Media['uploaders'] = [], counts = NO_USES): Media => ({
  ...row,
  ...counts,
  url: `/uploads/${row.stem}.${row.ending}`,
  kind: kindOf(row.ending),
  uploaders,
  created_at: row.created_at.toISOString(),
  updated_at: row.updated_at.toISOString(),
})

/** Files of the library: all of them for staff, their own for members. */
export const listMedia = (db: Db, reader: Reader, query: MediaQuery): Promise<{ media: Media[] } & Total> =>
  searched(query.q, async (matching) => {
    const { file_name, alt, caption, credit, stem } = media
    const where = and(
      query.mine || !seesAll(reader) ? isUploadedBy(reader.id) : undefined,
      ofKind(query.kind),
      query.unused ? isUnused : undefined,
      query.without_alt ? and(isNull(alt), ofKind('image')) : undefined,
      matching(file_name, alt, caption, credit, stem),
    )
    const { rows, ...total } = await listRows(db, media, query, where)
    const uploaders = await findUploaders(
      db,
      rows.map(({ id }) => id),
      reader,
    )
    const uses = await countUses(
      db,
      rows.map((row) => row.stem),
    )
    return { media: rows.map((row) => toMedia(row, uploaders.get(row.id), uses.get(row.stem))), ...total }
  })

/** The file with its uses, of which members see only some. */
export async function findMedia(db: Db, id: number, reader: Reader): Promise<MediaWithUses | undefined> {
  const [row] = await db.select().from(media).where(eq(media.id, id))
  if (!row) return undefined
  const uploaders = await findUploaders(db, [id], reader)
  const counts = await countUses(db, [row.stem])
  const uses = await listUses(db, row.stem, { memberId: seesAll(reader) ? undefined : reader.id })
  return { ...toMedia(row, uploaders.get(id), counts.get(row.stem)), uses }
}

export async function findMediaByStem(db: Db, stem: string) {
  const [row] = await db.select().from(media).where(eq(media.stem, stem))
  return row
}

/** Locks the row until the transaction ends. */
export async function lockMedia(tx: Db, id: number) {
  const [row] = await tx.select().from(media).where(eq(media.id, id)).for('update')
  return row
}

export async function updateMedia(tx: Db, id: number, values: Partial<Pick<MediaRow, MediaField>>, now: Date) {
  await tx
    .update(media)
    .set({ ...values, ...bumpVersion(media, now) })
    .where(eq(media.id, id))
}

/** Whether someone of the team is among those who have uploaded the file. */
export async function isOfStaff(tx: Db, mediaId: number) {
  const [uploader] = await tx
    .select({ id: users.id })
    .from(mediaUploaders)
    .innerJoin(users, eq(users.id, mediaUploaders.user_id))
    .where(and(eq(mediaUploaders.media_id, mediaId), inArray(users.role, [...STAFF_ROLES])))
    .limit(1)
  return uploader !== undefined
}

/** Takes the file from one user's files, if it stays in those of others. */
export async function leaveToOthers(tx: Db, mediaId: number, userId: number) {
  const { media_id, user_id } = mediaUploaders
  const [others] = await tx
    .select({ total: count() })
    .from(mediaUploaders)
    .where(and(eq(media_id, mediaId), ne(user_id, userId)))
  if (!others?.total) return false
  await tx.delete(mediaUploaders).where(and(eq(media_id, mediaId), eq(user_id, userId)))
  return true
}

/** The ids of unused files, oldest first: of these, or of all. */
export async function listUnused(db: Db, limit: number, ids?: number[]) {
  const rows = await db
    .select({ id: media.id })
    .from(media)
    .where(and(isUnused, ids ? inArray(media.id, ids) : undefined))
    .orderBy(asc(media.created_at), asc(media.id))
    .limit(limit)
  return rows.map(({ id }) => id)
}

export async function countUnused(db: Db) {
  const [counted] = await db.select({ total: count() }).from(media).where(isUnused)
  return counted?.total ?? 0
}
