import { notFound } from '../../http/errors'
import type { PartialHandlers } from '../../http/route'
import { findCategory, listCategories, listCategoryNames } from './categories.queries'
import { createCategory, removeCategory, saveCategory } from './categories.service'

export const categoryHandlers = {
  'GET /api/categories': async ({ db }) => {
    const categories = await listCategoryNames(db)
    return { categories, total: categories.length }
  },
  'GET /api/categories/manage': async ({ db, query }) => listCategories(db, query),
  'GET /api/categories/:id': async ({ db, params }) => {
    const category = await findCategory(db, params.id)
    if (!category) throw notFound('Category')
    return { category }
  },
  'POST /api/categories': async ({ body, ...context }) => ({
    message: 'Category created successfully!',
    category: await createCategory(context, body),
  }),
  'PUT /api/categories/:id': async ({ body, params, ...context }) => ({
    message: 'Category updated successfully!',
    category: await saveCategory(context, params.id, body),
  }),
  'DELETE /api/categories/:id': async ({ params, ...context }) => {
    await removeCategory(context, params.id)
    return { message: 'Category deleted successfully!' }
  },
} satisfies PartialHandlers
