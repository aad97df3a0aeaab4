import { ping } from '../../db/client'
import type { SomeHandlers } from '../../http/route'

export const healthHandlers = {
  'GET /api/health': async ({ db }) => {
    await ping(db)
    return { status: 'ok' }
  },
} satisfies SomeHandlers
