import type { MediaField } from '@shared/editable-fields'
import type { Media, MediaWithUses } from '@shared/entities/media'
import { MEDIA_KINDS, type MediaUseKind } from '@shared/media-kinds'
import type { Total } from '@shared/paging'
import { type Actor, canAll } from '@shared/permissions'
import { STAFF_ROLES } from '@shared/roles'
import { endOfDay, startOfDay } from '@shared/time'
import { DOCUMENT_ENDINGS, RECORDING_ENDINGS } from '@shared/validation'
import { and, asc, count, desc, eq, gte, inArray, isNull, lt, ne, not, notInArray, type SQL, sql } from 'drizzle-orm'
import type { Db } from '../../db/client'
import { inDictionaryOrder, type ListQuery, listRows } from '../../db/list'
import { searched } from '../../db/list-search'
import { users } from '../../db/schema/core'
import { media, mediaUploaders, uploadUses } from '../../db/schema/media'
import { bumpVersion } from '../../http/versions'
import { countUses, isUsedIn, listUses, type UseCounts } from './media-uses.service'

type MediaQuery = ListQuery<'created_at' | 'updated_at' | 'id' | 'file_name' | 'bytes' | 'width' | 'height'> & {
  kind?: Media['kind']
  mine?: '1'
  unused?: '1'
  without_alt?: '1'
  used_in?: MediaUseKind
  uploaded_by?: number
  since?: string
  until?: string
}

export type MediaRow = typeof media.$inferSelect
type Reader = NonNullable<Actor>

/** The endings of each kind but pictures, which are all others. */
const ENDINGS: Record<Exclude<Media['kind'], 'image'>, readonly string[]> = {
  video: ['mp4'],
  audio: RECORDING_ENDINGS,
  document: DOCUMENT_ENDINGS,
}

export const kindOf = (ending: string): Media['kind'] =>
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

/** Members do not learn where else their file is used, or who has uploaded it too. */
const ofStaff = ({ used_in, uploaded_by }: MediaQuery) =>
  and(
    used_in ? isUsedIn(media.stem, used_in) : undefined,
    uploaded_by === undefined ? undefined : isUploadedBy(uploaded_by),
  )

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
      seesAll(reader) ? ofStaff(query) : undefined,
      query.since ? gte(media.created_at, startOfDay(query.since)) : undefined,
      query.until ? lt(media.created_at, endOfDay(query.until)) : undefined,
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

const MAX_UPLOADERS = 100

/** Those with the most files, by name. */
export async function listUploaders(db: Db) {
  const { user_id } = mediaUploaders
  const most = db
    .select({ user_id })
    .from(mediaUploaders)
    .groupBy(user_id)
    .orderBy(desc(count()), asc(user_id))
    .limit(MAX_UPLOADERS)
  const { id, name } = users
  return db.select({ id, name }).from(users).where(inArray(id, most)).orderBy(inDictionaryOrder(name), asc(id))
}

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
