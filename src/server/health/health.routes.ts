import { programVersion } from '../config/version'
import { ping } from '../db/client'
import type { Context, PartialHandlers } from '../http/route'

const ok = { status: 'ok', version: programVersion } as const

async function ready({ db }: Pick<Context<'GET /api/health/ready'>, 'db'>) {
  await ping(db)
  return ok
}

export const healthHandlers = {
  'GET /api/health': ready,
  'GET /api/health/ready': ready,
  'GET /api/health/live': async () => ok,
} satisfies PartialHandlers
