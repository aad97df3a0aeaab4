import type { CategoryInput } from '@shared/entities/category'
import { messages } from '@shared/messages'
import { SLUG } from '@shared/slugify'
import type { HandlersFor } from '../handlers-for'
import { listRows } from '../list-rows'
import { checkVersion, invalid, notFound } from '../refusals'
import { definedOnly } from '../rows'
import type { State } from '../state'

function findCategory(state: State, id: number) {
  const category = state.categories.find((each) => each.id === id)
  if (!category) throw notFound('Category')
  return category
}

function checkSlug(state: State, { slug }: CategoryInput, by?: { id: number }) {
  if (state.categories.some((category) => category.slug === slug && category !== by))
    throw invalid({ slug: messages.slugTaken }, 'conflict')
}

export const categoryHandlers = {
  'GET /api/categories': ({ state }) => ({
    categories: state.categories.toSorted((a, b) => a.name.localeCompare(b.name, 'en') || a.id - b.id),
    total: state.categories.length,
  }),
  'GET /api/categories/manage': ({ state, query }) => {
    const { rows, total } = listRows(state.categories, query, { search: ['name', 'slug'] })
    return { categories: rows, total }
  },
  'GET /api/categories/:id': ({ state, params }) => ({ category: findCategory(state, params.id) }),

  'POST /api/categories': ({ state, body }) => {
    checkSlug(state, body)
    const category = {
      ...{ id: state.newId(state.categories), name: body.name, slug: body.slug, description: body.description ?? null },
      ...{ created_at: new Date().toISOString(), version: 1 },
    }
    state.categories.push(category)
    return { message: 'Category created successfully!', category }
  },

  'PUT /api/categories/:id': ({ state, params, body, expectedVersion }) => {
    const category = findCategory(state, params.id)
    checkVersion(expectedVersion, category, category)
    if (body.slug !== category.slug && !SLUG.test(body.slug)) throw invalid({ slug: messages.slugInvalid })
    checkSlug(state, body, category)
    Object.assign(category, definedOnly(body), { version: category.version + 1 })
    return { message: 'Category updated successfully!', category }
  },

  'DELETE /api/categories/:id': ({ state, params, expectedVersion }) => {
    const category = findCategory(state, params.id)
    checkVersion(expectedVersion, category, category)
    state.categories.splice(state.categories.indexOf(category), 1)
    for (const article of state.articles) article.category_ids = article.category_ids.filter((id) => id !== category.id)
    return { message: 'Category deleted successfully!' }
  },
} satisfies HandlersFor<
  | 'GET /api/categories'
  | 'GET /api/categories/manage'
  | 'GET /api/categories/:id'
  | 'POST /api/categories'
  | 'PUT /api/categories/:id'
  | 'DELETE /api/categories/:id'
>
