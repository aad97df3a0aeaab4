import type { HandlersFor } from '../handlers-for'

export const categoryHandlers = {
  'GET /api/categories': ({ state }) => ({
    categories: state.categories.toSorted((a, b) => a.name.localeCompare(b.name, 'en') || a.id - b.id),
    total: state.categories.length,
  }),
} satisfies HandlersFor<'GET /api/categories'>
