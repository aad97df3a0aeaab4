import { programVersion } from '../config/version'
import { ping } from '../db/client'
import { unavailable } from '../http/errors'
import type { Context, PartialHandlers } from '../http/route'

declare module '../http/services' {
  interface Services {
    /** Aborted once the server has been told to stop. It goes on answering for a while, so that proxies can turn to another one. */
    stopping: AbortSignal
  }
}

export const healthy = { status: 'ok', version: programVersion } as const

async function live({ stopping }: Pick<Context<'GET /api/health/live'>, 'stopping'>) {
  if (stopping.aborted) throw unavailable()
  return healthy
}

async function ready(context: Pick<Context<'GET /api/health/ready'>, 'db' | 'stopping'>) {
  await ping(context.db)
  return live(context)
}

export const healthHandlers = {
  'GET /api/health': ready,
  'GET /api/health/ready': ready,
  'GET /api/health/live': live,
} satisfies PartialHandlers
