import type { PageInput } from '@shared/entities/page'
import { messages } from '@shared/messages'
import { isReservedPageSlug } from '@shared/page-rules'
import { paths } from '@shared/paths'
import { can, canChangeStatus } from '@shared/permissions'
import type { PageStatus } from '@shared/statuses'
import type { Db } from '../../db/client'
import { freeSlug } from '../../db/free-slug'
import { renameAddress } from '../../db/redirects'
import { pages } from '../../db/schema/pages'
import { announce, tag } from '../../http/cache/cache-tags'
import { forbidden, notFound, refuseTaken } from '../../http/errors'
import type { Editing, UserRow } from '../../http/route'
import { checkVersion } from '../../http/versions'
import { moveToTrash } from '../../trash/rows/move-to-trash'
import { noContent, textToStore } from '../articles/content.service'
import { translationsOfPages } from './page-translations'
import { findPage, findPageBySlug, insertPage, lockPage, updatePage } from './pages.queries'

const slugConflict = refuseTaken({ slug: messages.slugTaken })

const freePageSlug = (tx: Db, title: string, except?: number) =>
  freeSlug(tx, pages, title, { fallback: 'page', isReserved: isReservedPageSlug, except })

/** For other features, which must not import the queries. */
export { listPages, listPagesWith } from './pages.queries'

export async function readPage(db: Db, id: number) {
  const page = await findPage(db, id)
  if (!page) throw notFound('Page')
  return page
}

/** A page by its slug, in any letter case. Drafts exist for their editors only. */
export async function readPageBySlug(db: Db, user: UserRow | null, slug: string) {
  const page = await findPageBySlug(db, slug.toLowerCase())
  if (!page || (page.status !== 'published' && !can(user, 'show', 'pages', page))) throw notFound('Page')
  return page
}

async function lockForChange(tx: Db, id: number, expectedVersion?: number) {
  const page = await lockPage(tx, id)
  if (!page) throw notFound('Page')
  checkVersion(expectedVersion, page, page)
  return page
}

/** The status after a save. A new page is a draft, unless a status is given. */
function statusToStore(user: UserRow, before: PageStatus | undefined, given: PageStatus | undefined) {
  const status = given ?? before ?? 'draft'
  if (!canChangeStatus(user, 'pages', before ?? null, status)) throw forbidden()
  return status
}

export async function createPage({ db, now, user }: Editing, input: PageInput) {
  const { title, slug } = input
  const status = statusToStore(user, undefined, input.status)
  const { content, blocks } = (await textToStore(input)) ?? noContent
  return db
    .transaction(async (tx) => {
      await announce(tx, [tag.pages])
      return insertPage(tx, { title, content, blocks, status, slug: slug ?? (await freePageSlug(tx, title)) }, now())
    })
    .catch(slugConflict)
}

export async function savePage({ db, now, user, expectedVersion }: Editing, id: number, input: PageInput) {
  const { title } = input
  const text = await textToStore(input)
  return db
    .transaction(async (tx) => {
      const before = await lockForChange(tx, id, expectedVersion)
      const slug = input.slug === null ? await freePageSlug(tx, title, id) : (input.slug ?? before.slug)
      if (slug !== before.slug) await renameAddress(tx, paths.page(before.slug), paths.page(slug))
      const status = statusToStore(user, before.status, input.status)
      const saved = await updatePage(tx, id, { title, slug, status, ...text }, now())
      await translationsOfPages.followOriginal(tx, before, saved)
      await announce(tx, [tag.pages])
      return saved
    })
    .catch(slugConflict)
}

export async function removePage({ expectedVersion, ...by }: Editing, id: number) {
  await by.db.transaction(async (tx) => {
    const { title } = await lockForChange(tx, id, expectedVersion)
    await moveToTrash(tx, { kind: 'pages', id, title }, by)
    await announce(tx, [tag.pages])
  })
}
