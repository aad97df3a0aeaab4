import { tag } from '../http/cache/cache-tags'
import type { PartialHandlers } from '../http/route'
import { listCategories, listTopics } from './categories.queries'
import {
  createCategory,
  readCategory,
  removeCategory,
  saveCategory,
  topicsInLanguage,
  withLanguages,
} from './categories.service'
import { translationsOfCategories } from './category-translations'

export const categoryHandlers = {
  'GET /api/categories': async ({ db, machine, query: { lang, machine: byMachine, ...query }, shows }) => {
    shows(tag.topics)
    const { topics, ...total } = await listTopics(db, query)
    const reading = { db, machine: byMachine === '0' ? undefined : machine }
    return { categories: await withLanguages(db, await topicsInLanguage(reading, topics, lang)), ...total }
  },
  'GET /api/categories/manage': async ({ db, query }) => listCategories(db, query),
  'GET /api/categories/:id': async ({ db, params }) => ({ category: await readCategory(db, params.id) }),
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
  'GET /api/categories/:id/translations': async ({ db, translate, params }) => ({
    translations: await translationsOfCategories.listDetailed(db, params.id),
    machine: translate !== undefined,
  }),
  'PUT /api/categories/:id/translations/:language': async ({ body, params, ...context }) => ({
    message: 'Translation saved',
    translation: await translationsOfCategories.save(context, params, body),
  }),
  'DELETE /api/categories/:id/translations/:language': async ({ params, ...context }) => {
    await translationsOfCategories.remove(context, params)
    return { message: 'Translation deleted' }
  },
  'POST /api/categories/:id/translations/:language/machine': ({ params, ...context }) =>
    translationsOfCategories.suggest(context, params),
} satisfies PartialHandlers
