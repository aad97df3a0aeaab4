import type { HandlersFor } from '../handlers-for'

export const healthHandlers = {
  'GET /api/health': () => ({ status: 'ok' }),
} satisfies HandlersFor<'GET /api/health'>
