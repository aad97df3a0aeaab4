import { EVENTS_SLUG } from '@shared/article-rules'
import { pick, WORKING_COPY_FIELDS } from '@shared/editable-fields'
import type { ManagedArticle } from '@shared/entities/article'
import type { WorkingCopyInput } from '@shared/entities/working-copy'
import { messages } from '@shared/messages'
import { can } from '@shared/permissions'
import { isEventTarget } from '@shared/validation'
import type { Db } from '../../db/client'
import { announce } from '../../http/cache/cache-tags'
import { AppError, invalid, notFound } from '../../http/errors'
import type { Editing } from '../../http/route'
import { checkVersion } from '../../http/versions'
import { setPlaces } from '../../places/places.service'
import { forgetChange } from '../versions/noted-changes.service'
import { recordRevision } from '../versions/revisions.service'
import { followOriginal } from './article-freshness.service'
import { tagsOfChange } from './article-tags'
import { findArticle, lockArticle, NOT_SCHEDULED, setCategories, setSchedule, updateArticle } from './articles.queries'
import { convertContent } from './content.service'
import {
  deleteWorkingCopy,
  findWorkingCopy,
  storeWorkingCopy,
  toWorkingCopy,
  type WorkingCopyRow,
} from './working-copies.queries'

/** The working copy of an article, or null. */
export async function readWorkingCopy(db: Db, id: number) {
  const article = await findArticle(db, id)
  if (!article) throw notFound('Article')
  const row = await findWorkingCopy(db, id)
  return row ? toWorkingCopy(row, article) : null
}

/** The article and its copy, which stay as they are until the transaction ends. A copy that does not exist has version 0. */
async function lockWithCopy(tx: Db, id: number, expectedVersion: number | undefined) {
  const article = await lockArticle(tx, id)
  if (!article) throw notFound('Article')
  const copy = await findWorkingCopy(tx, id)
  // Published or discarded since the client read it.
  if (!copy && expectedVersion) throw notFound('Working copy')
  checkVersion(expectedVersion, { version: copy?.version ?? 0 }, copy && toWorkingCopy(copy, article))
  return { article, copy }
}

async function lockCopy(tx: Db, id: number, expectedVersion: number | undefined) {
  const { article, copy } = await lockWithCopy(tx, id, expectedVersion)
  if (!copy) throw notFound('Working copy')
  return { article, copy }
}

export async function saveWorkingCopy(
  { db, now, user, expectedVersion }: Editing,
  id: number,
  input: WorkingCopyInput,
) {
  const { content, blocks, ...fields } = pick(input, WORKING_COPY_FIELDS)
  const { words: _, ...text } = (await convertContent({ content, blocks })) ?? {}
  return db.transaction(async (tx) => {
    const { article, copy } = await lockWithCopy(tx, id, expectedVersion)
    if (article.status !== 'published') throw new AppError('conflict', messages.notPublished)
    if (article.slug === EVENTS_SLUG && !isEventTarget(input.excerpt)) throw invalid({ excerpt: messages.eventTarget })
    const before = copy?.state ?? pick({ ...article, revised: false, minor: false }, WORKING_COPY_FIELDS)
    const state = { minor: false, ...before, ...withoutUndefined(fields), ...text }
    const at = now()
    const version = (copy?.version ?? 0) + 1
    const row = await storeWorkingCopy(tx, {
      article_id: id,
      version,
      scheduled_version:
        copy?.scheduled_version && can(user, 'publish', 'articles', article) ? version : copy?.scheduled_version,
      // The save may leave one of the two out: a change of the facts is never minor.
      state: { ...state, minor: state.minor && !state.revised },
      article_version: article.version,
      author_id: user.id,
      author_name: user.name,
      created_at: at,
      updated_at: at,
    })
    return toWorkingCopy(row, article)
  })
}

/** Validation leaves optional fields that were not sent as undefined. */
const withoutUndefined = <Value extends object>(value: Value) =>
  Object.fromEntries(Object.entries(value).filter(([, each]) => each !== undefined)) as {
    [Key in keyof Value]: Exclude<Value[Key], undefined>
  }

/** Discards the copy, and with it its schedule. */
export const removeWorkingCopy = ({ db, expectedVersion }: Editing, id: number) =>
  db.transaction(async (tx) => {
    const { article } = await lockCopy(tx, id, expectedVersion)
    await deleteWorkingCopy(tx, id)
    if (article.status === 'published') await setSchedule(tx, id, NOT_SCHEDULED)
  })

/**
 * Makes the copy what readers see. The version that this leaves belongs to the author of the copy; the caller has decided as an
 * editor, which accepts earlier changes by others.
 */
export async function applyWorkingCopy(tx: Db, article: ManagedArticle, copy: WorkingCopyRow, now: Date) {
  const { category_ids, places, revised, minor, ...texts } = copy.state
  const { id } = article
  await updateArticle(tx, id, { ...texts, ...(revised && { revised_at: now }), ...NOT_SCHEDULED }, now)
  await setCategories(tx, id, category_ids)
  // A copy from before articles had places lacks them.
  if (places) await setPlaces(tx, id, places)
  await deleteWorkingCopy(tx, id)
  const saved = (await findArticle(tx, id)) as ManagedArticle
  const user = { id: copy.author_id, name: copy.author_name }
  await recordRevision(tx, article, saved, { user, now, autosaved: false })
  await followOriginal(tx, article, saved, { isMinor: minor })
  await forgetChange(tx, id, article.language)
  return saved
}

export const publishWorkingCopy = ({ db, now, expectedVersion }: Editing, id: number) =>
  db.transaction(async (tx) => {
    const { article, copy } = await lockCopy(tx, id, expectedVersion)
    if (article.status !== 'published') throw new AppError('conflict', messages.notPublished)
    const saved = await applyWorkingCopy(tx, article, copy, now())
    await announce(tx, tagsOfChange(article, saved))
    return saved
  })
