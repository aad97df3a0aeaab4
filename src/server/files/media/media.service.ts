import { MEDIA_FIELDS, type MediaField, pick } from '@shared/editable-fields'
import type { MediaBulkEdit, MediaInput } from '@shared/entities/media'
import { MAX_CHANGED_MEDIA } from '@shared/media-kinds'
import { messages } from '@shared/messages'
import { canAll } from '@shared/permissions'
import type { Db } from '../../db/client'
import { AppError, notFound } from '../../http/errors'
import type { Editing } from '../../http/route'
import { checkVersion } from '../../http/versions'
import { notePublicChange } from '../../texts/versions/public-changes.service'
import { moveToTrash } from '../../trash/rows/move-to-trash'
import { beginTakeDown } from '../uploads/take-down.service'
import { stemOf } from '../uploads/uploaded-files.service'
import {
  countUnused,
  findMedia,
  findMediaByStem,
  isOfStaff,
  kindOf,
  leaveToOthers,
  listUnused,
  lockMedia,
  type MediaRow,
  updateMedia,
} from './media.queries'
import { countUses, refuseInPublicUse } from './media-uses.service'

/** For other features, which must not import the queries. */
export { listMedia } from './media.queries'

async function lockForChange(tx: Db, id: number, { user, expectedVersion }: Editing) {
  const row = await lockMedia(tx, id)
  const shown = row && (await findMedia(tx, id, user))
  if (!shown) throw notFound('File')
  checkVersion(expectedVersion, row, shown)
  return row
}

export const saveMedia = (context: Editing, id: number, input: MediaInput) =>
  context.db.transaction(async (tx) => {
    await lockForChange(tx, id, context)
    // Uploading the original again is enough to become one of its uploaders.
    if (!canAll(context.user, 'edit', 'media') && (await isOfStaff(tx, id)))
      throw new AppError('forbidden', messages.textsOfStaff)
    await updateMedia(tx, id, pick(input, MEDIA_FIELDS), context.now())
    const saved = await findMedia(tx, id, context.user)
    if (!saved) throw notFound('File')
    return saved
  })

/** The texts that a change of several files gives to this one. */
function textsFor(row: MediaRow, { only_missing, ids: _, ...texts }: MediaBulkEdit) {
  const given = pick(texts, MEDIA_FIELDS)
  if (kindOf(row.ending) !== 'image') delete given.alt
  return Object.fromEntries(
    Object.entries(given).filter(([field, text]) => {
      const present = row[field as MediaField]
      return text !== undefined && text !== present && !(only_missing && present)
    }),
  )
}

/** Saves texts of several files, and returns how many have changed. Files that are gone are left out. */
export const editFiles = ({ db, now }: Editing, edit: MediaBulkEdit) =>
  db.transaction(async (tx) => {
    let changed = 0
    // Always in the same order: two calls that hold some of the files would wait for each other.
    for (const id of [...new Set(edit.ids)].sort((one, other) => one - other)) {
      const row = await lockMedia(tx, id)
      const texts = row && textsFor(row, edit)
      if (!texts || Object.keys(texts).length === 0) continue
      await updateMedia(tx, id, texts, now())
      changed += 1
    }
    return changed
  })

type Named = { id: number; alt: string | null; file_name: string; stem: string }

const trashFile = (tx: Db, { id, alt, file_name }: Named, context: Editing, owner_id: number | null) =>
  moveToTrash(tx, { kind: 'media', id, title: alt || file_name, owner_id }, context)

/**
 * Moves a file to the trash, unless something published uses it. A member only gives up a file that others have uploaded as well:
 * returns 'shared' then.
 */
export async function removeMedia(context: Editing, id: number) {
  const { user } = context
  const ownsOnly = !canAll(user, 'delete', 'media')
  return context.db.transaction(async (tx) => {
    const row = await lockForChange(tx, id, context)
    if (ownsOnly && (await leaveToOthers(tx, id, user.id))) return 'shared'
    await refuseInPublicUse(tx, row.stem)
    await trashFile(tx, row, context, ownsOnly ? user.id : null)
    return 'trashed'
  })
}

/** Moves unused files to the trash. */
export const removeUnusedMedia = (context: Editing, ids?: number[]) =>
  context.db.transaction(async (tx) => {
    let removed = 0
    for (const id of await listUnused(tx, MAX_CHANGED_MEDIA, ids)) {
      const row = await lockMedia(tx, id)
      // Used or deleted since it was listed.
      if (!row || (await listUnused(tx, 1, [id])).length === 0) continue
      await trashFile(tx, row, context, null)
      removed += 1
    }
    return { removed, remaining: await countUnused(tx) }
  })

/** Takes a file down at once, even if published texts use it. */
export async function takeDownFile(context: Editing, name: string) {
  const { db, storage, now } = context
  const stem = stemOf(name)
  const found = await beginTakeDown(db, storage, name, now(), async (tx) => {
    const file = await findMediaByStem(tx, stem)
    const uses = (await countUses(tx, [stem])).get(stem)
    if (!file || !uses?.in_public_use) return
    const change = { kind: 'media', id: file.id, title: file.file_name, before: uses, after: undefined } as const
    await notePublicChange(tx, change, context)
  })
  if (!found) throw notFound('File')
}
