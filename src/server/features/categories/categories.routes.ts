import { asc } from 'drizzle-orm'
import { categories } from '../../db/schema'
import type { Handlers } from '../../route'

export const categoryHandlers: Handlers<'GET /api/categories'> = {
  'GET /api/categories': async ({ db }) => {
    const rows = await db
      .select({ id: categories.id, name: categories.name, slug: categories.slug })
      .from(categories)
      .orderBy(asc(categories.name), asc(categories.id))
    return { categories: rows, total: rows.length }
  },
}
