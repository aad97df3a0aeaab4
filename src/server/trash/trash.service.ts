import { EVENTS_SLUG, isPublicArticle } from '@shared/article-rules'
import { DEFAULT_LANGUAGE, type LanguageCode } from '@shared/languages'
import { messages } from '@shared/messages'
import { isReservedPageSlug } from '@shared/page-rules'
import { canAll } from '@shared/permissions'
import { isReservedSlug } from '@shared/slugify'
import type { ArticleStatus } from '@shared/statuses'
import { mayRestore, type TrashKind } from '@shared/trash'
import { checkWaitingAds } from '../ads/waiting-ads.service'
import type { Db } from '../db/client'
import { announce } from '../http/cache/cache-tags'
import { AppError, invalid, isForeignKeyViolation, isUniqueViolation, notFound, violated } from '../http/errors'
import type { Editing, UserRow } from '../http/route'
import { CHANGED_MEANWHILE } from '../http/versions'
import { noteRestoredAccount } from '../people/users/removed-accounts.service'
import { forgetChange } from '../texts/versions/noted-changes.service'
import { notePublicChange } from '../texts/versions/public-changes.service'
import { purgeLocked } from './purge.service'
import { restoreRows } from './rows/stored-rows'
import { deleteTrashItem, findStored, lockTrashItem, setStored } from './rows/trash.queries'

async function lockRestorable(tx: Db, user: UserRow, id: number) {
  const item = await lockTrashItem(tx, id)
  // Not 403: the existence of other users' ads is not revealed.
  if (!item || !mayRestore(user, item)) throw notFound('Item')
  return item
}

const SLUG_TAKEN = 'Something else has this slug by now. Choose another one to restore this.'

const slugTaken = () => invalid({ slug: SLUG_TAKEN }, 'conflict')

/** The item stays in the trash. A missing reference was deleted at this moment: the next try finds that. */
function refusal(error: unknown) {
  if (isUniqueViolation(error) && violated(error)?.includes('slug')) return slugTaken()
  return isUniqueViolation(error) || isForeignKeyViolation(error) ? new AppError('conflict', CHANGED_MEANWHILE) : error
}

const HAVE_SLUGS: readonly TrashKind[] = ['articles', 'categories', 'series', 'places', 'pages']

/** The slugs with which a record could not be read. */
const isReserved: Partial<Record<TrashKind, (slug: string) => boolean>> = {
  categories: isReservedSlug,
  series: isReservedSlug,
  places: isReservedSlug,
  pages: isReservedPageSlug,
}

type Item = NonNullable<Awaited<ReturnType<typeof lockTrashItem>>>

/** What was published waits for an editor, if the user may not publish it. A schedule that an editor made for it ends. */
const UNREVIEWED: Partial<Record<TrashKind, Record<string, string | null>>> = {
  articles: { status: 'draft', publish_at: null },
  ads: { status: 'approved' },
}

const isPublic = (kind: TrashKind, row: Record<string, unknown>) =>
  kind === 'articles'
    ? isPublicArticle({ status: row.status as ArticleStatus, slug: String(row.slug) })
    : kind !== 'media' && kind !== 'users' && (row.status === undefined || row.status === 'published')

/** In which the original is written. Older rows of articles do not name it. */
const languageOfOriginal = (kind: TrashKind, row: Record<string, unknown> = {}) =>
  kind === 'articles' ? ((row.language as LanguageCode | undefined) ?? DEFAULT_LANGUAGE) : DEFAULT_LANGUAGE

/** Notes what readers see again. Returns whether it is less than they saw, because the user may not publish it. */
async function review(tx: Db, item: Item, by: Pick<Editing, 'user' | 'now'>) {
  const { kind, item_id, title } = item
  const stored = await findStored(tx, item)
  if (!stored) return false
  const isUnreviewed = stored.status === 'published' && !canAll(by.user, 'publish', kind)
  const unreviewed = isUnreviewed ? UNREVIEWED[kind] : undefined
  if (unreviewed) await setStored(tx, item, unreviewed)
  const row = { ...stored, ...unreviewed }
  const after = isPublic(kind, row) ? row : undefined
  const language = languageOfOriginal(kind, stored)
  await notePublicChange(tx, { kind, id: item_id, language, title, before: undefined, after }, by)
  return unreviewed !== undefined
}

/** Brings an item back as it was when it was deleted, but for what an editor has to publish again. Fails, and leaves it in the trash, if its slug is taken by now. */
export async function restoreItem({ db, now, user }: Editing, id: number, slug?: string) {
  return db
    .transaction(async (tx) => {
      const item = await lockRestorable(tx, user, id)
      const { kind, item_id } = item
      // An article that gets this slug would become an event.
      if (slug === EVENTS_SLUG && kind === 'articles') throw slugTaken()
      if (slug && isReserved[kind]?.(slug)) throw invalid({ slug: messages.slugReserved })
      if (slug && HAVE_SLUGS.some((each) => each === kind)) await setStored(tx, item, { slug })
      const needs_review = await review(tx, item, { user, now })
      const language = languageOfOriginal(kind, await findStored(tx, item))
      await restoreRows(tx, { trashId: id, kind, itemId: item_id }, now())
      // The text that readers saw is nothing to compare with any more.
      if (needs_review && kind === 'articles') await forgetChange(tx, item_id, language)
      await deleteTrashItem(tx, id)
      if (kind === 'ads') await checkWaitingAds(tx, user, item_id)
      if (kind === 'users') await noteRestoredAccount(tx, item_id, { user, now })
      await announce(tx)
      return { kind, item_id, ...(needs_review && { needs_review }) }
    })
    .catch((error) => {
      throw refusal(error)
    })
}

/** Deletes an item for good. The stored copies of a file go too, and its address answers with 410 from then on. */
export const purgeItem = ({ db, storage, now, user }: Editing, id: number) =>
  db.transaction(async (tx) => {
    await purgeLocked(tx, await lockRestorable(tx, user, id), { storage, now: now() })
  })
