import type { HandlersFor } from './handlers-for'
export const missing = {
  'GET /api/health': () => ({ status: 'ok' }),
} satisfies HandlersFor<'GET /api/health' | 'GET /api/auth/me'>
export const wrong = { 'GET /api/health': () => ({ status: 'bad' }) } satisfies HandlersFor<'GET /api/health'>
export const lacking = { 'GET /api/categories': ({ state }) => ({ categories: state.categories }) } satisfies HandlersFor<'GET /api/categories'>
