import type { CategoryInput } from '@shared/entities/category'
import { messages } from '@shared/messages'
import { SLUG } from '@shared/slugify'
import type { Db } from '../../db/client'
import { invalid, notFound, refuseTaken } from '../../http/errors'
import type { Editing } from '../../http/route'
import { checkVersion } from '../../http/versions'
import { moveToTrash } from '../trash/trash.service'
import { insertCategory, lockCategory, updateCategory } from './categories.queries'

const slugConflict = refuseTaken({ slug: messages.slugTaken })

async function lockForChange(tx: Db, id: number, expectedVersion: number | undefined) {
  const category = await lockCategory(tx, id)
  if (!category) throw notFound('Category')
  checkVersion(expectedVersion, category, category)
  return category
}

export async function createCategory({ db, cache, now }: Editing, input: CategoryInput) {
  const category = await insertCategory(db, input, now()).catch(slugConflict)
  cache.invalidate()
  return category
}

export async function saveCategory({ db, cache, now, expectedVersion }: Editing, id: number, input: CategoryInput) {
  const category = await db
    .transaction(async (tx) => {
      const { slug } = await lockForChange(tx, id, expectedVersion)
      if (input.slug !== slug && !SLUG.test(input.slug)) throw invalid({ slug: messages.slugInvalid })
      return updateCategory(tx, id, input, now())
    })
    .catch(slugConflict)
  cache.invalidate()
  return category
}

/** Deletes the category; its articles stay. */
export async function removeCategory({ expectedVersion, ...by }: Editing, id: number) {
  await by.db.transaction(async (tx) => {
    const { name } = await lockForChange(tx, id, expectedVersion)
    await moveToTrash(tx, { kind: 'categories', id, title: name }, by)
  })
  by.cache.invalidate()
}
