import { type CategoryField, pick } from '@shared/editable-fields'
import { Category, type Topic } from '@shared/entities/category'
import { and, eq, sql } from 'drizzle-orm'
import type { Db } from '../db/client'
import { type ListQuery, listRows } from '../db/list'
import { searched, translated } from '../db/list-search'
import { categories } from '../db/schema/core'
import { categoryTranslations } from '../db/schema/topics'
import { bumpVersion } from '../http/versions'

const namesOfCategory = [
  categories.name,
  translated(categoryTranslations, categoryTranslations.name, categories.id),
  categories.slug,
]

type CategoryRow = typeof categories.$inferSelect

const toCategory = (row: CategoryRow): Category => Category.parse({ ...row, created_at: row.created_at.toISOString() })

type CategoryQuery = ListQuery<'name' | 'slug' | 'created_at' | 'id'>

/** The categories by name, for menus and filters, or those with this slug in any letter case: older ones may have capitals. */
export const listTopics = (db: Db, { slug, ...query }: CategoryQuery & { slug?: string }) =>
  searched(query.q, async (matching) => {
    const isNamed = slug === undefined ? undefined : eq(sql`lower(${categories.slug})`, slug.toLowerCase())
    const where = and(isNamed, matching(...namesOfCategory))
    const { rows, ...total } = await listRows(db, categories, { ...query, sort: query.sort ?? 'name' }, where)
    return {
      topics: rows.map((row): Topic => pick(row, { id: true, name: true, slug: true, description: true })),
      ...total,
    }
  })

export const listCategories = (db: Db, query: CategoryQuery) =>
  searched(query.q, async (matching) => {
    const { rows, ...total } = await listRows(db, categories, query, matching(...namesOfCategory))
    return { categories: rows.map(toCategory), ...total }
  })

export async function findCategory(db: Db, id: number) {
  const [row] = await db.select().from(categories).where(eq(categories.id, id))
  return row && toCategory(row)
}

export async function lockCategory(tx: Db, id: number) {
  const [row] = await tx.select().from(categories).where(eq(categories.id, id)).for('update')
  return row && toCategory(row)
}

type CategoryValues = Pick<typeof categories.$inferInsert, CategoryField>

export async function insertCategory(tx: Db, values: CategoryValues, now: Date) {
  const [row] = await tx
    .insert(categories)
    .values({ ...values, created_at: now, updated_at: now })
    .returning()
  return toCategory(row as CategoryRow)
}

export async function updateCategory(tx: Db, id: number, values: CategoryValues, now: Date) {
  const [row] = await tx
    .update(categories)
    .set({ ...values, ...bumpVersion(categories, now) })
    .where(eq(categories.id, id))
    .returning()
  return toCategory(row as CategoryRow)
}
