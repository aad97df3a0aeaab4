import type { CallInput } from '@shared/calls'
import { pick, WORKING_COPY_FIELDS } from '@shared/editable-fields'
import type { ManagedArticle } from '@shared/entities/article'
import type { WorkingCopy } from '@shared/entities/working-copy'
import type { GetOneParams, Identifier, UpdateParams } from 'react-admin'
import { ifMatch, request } from '../../api/client'
import { statusOf } from '../../api/failures'

/**
 * A working copy, with the id of its article, and the article's facts beside the fields of the copy. One that does not exist yet holds
 * the live text, and has version 0.
 */
export type WorkingCopyRecord = Omit<ManagedArticle, 'outdated'> &
  Pick<WorkingCopy, 'revised' | 'minor' | 'outdated'> & {
    /** Who saved the copy last, and when; not of one that does not exist yet. */
    saved?: { by: string; at: string }
  }

export type WorkingCopyBody = CallInput<'PUT /api/articles/:id/working-copy'>['body']

const READ = 'GET /api/articles/:id/working-copy'
const SAVE = 'PUT /api/articles/:id/working-copy'

/** The fields of a copy over those of its article, whose author and dates the preview shows. */
const toRecord = (article: ManagedArticle, copy: WorkingCopy | null): WorkingCopyRecord => ({
  ...article,
  ...pick(copy ?? { ...article, revised: false, minor: false }, WORKING_COPY_FIELDS),
  outdated: copy?.outdated ?? false,
  version: copy?.version ?? 0,
  saved: copy ? { by: copy.author_name, at: copy.updated_at } : undefined,
})

export async function readWorkingCopy({ id, signal }: GetOneParams): Promise<WorkingCopyRecord> {
  const params = { id: Number(id) }
  const [{ article }, { working_copy }] = await Promise.all([
    request('GET /api/articles/manage/:id', { params }, { signal }),
    request(READ, { params }, { signal }),
  ])
  return toRecord(article, working_copy)
}

export async function putWorkingCopy(id: Identifier, body: WorkingCopyBody, version: unknown): Promise<WorkingCopy> {
  const put = async (expected: unknown) =>
    (await request(SAVE, { params: { id: Number(id) }, body }, { headers: ifMatch(expected) })).working_copy
  try {
    return await put(version)
  } catch (error) {
    // Published or discarded by someone else in the meantime: what was typed begins the next copy.
    if (statusOf(error) !== 404 || !version) throw error
    return put(0)
  }
}

export async function saveWorkingCopy({ id, data, previousData }: UpdateParams): Promise<WorkingCopyRecord> {
  const body = pick(data, WORKING_COPY_FIELDS) as WorkingCopyBody
  const version = data.version ?? previousData?.version
  return toRecord(previousData as ManagedArticle, await putWorkingCopy(id, body, version))
}

export const discardWorkingCopy = (id: Identifier) =>
  request('DELETE /api/articles/:id/working-copy', { params: { id: Number(id) } })

export const publishWorkingCopy = (id: Identifier, version: number) =>
  request('POST /api/articles/:id/working-copy/publish', { params: { id: Number(id) } }, { headers: ifMatch(version) })
