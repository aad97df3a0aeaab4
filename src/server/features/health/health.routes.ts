import { ping } from '../../db/client'
import type { Handlers } from '../../http/route'

export const healthHandlers: Handlers<'GET /api/health'> = {
  'GET /api/health': async ({ db }) => {
    await ping(db)
    return { status: 'ok' }
  },
}
