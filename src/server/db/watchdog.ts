import { setTimeout as pause } from 'node:timers/promises'
import type { FastifyBaseLogger } from 'fastify'
import pg from 'pg'
import { reasonOf } from '../config/error-text'

const EVERY_MS = 2000
const CONNECT_WITHIN_MS = 4000
const ANSWER_WITHIN_MS = 4500

type Session = InstanceType<typeof pg.Client>

type Options = {
  connectionString: string
  logger: Pick<FastifyBaseLogger, 'warn'>
  /** Called when the database has stopped answering. */
  onLost: () => void
}

async function answer(client: Session) {
  const late = async () => {
    await pause(ANSWER_WITHIN_MS)
    // If this process was busy, the answer may have arrived and not have been read. It is, before this timer.
    await pause(500)
    throw new Error(`no answer within ${(ANSWER_WITHIN_MS + 500) / 1000} seconds`)
  }
  await Promise.race([client.query('select 1'), late()])
}

/**
 * Asks the database every two seconds, over a separate connection, whether it answers. A database that hangs, or a network that
 * drops packets, reports nothing: without the question, requests would wait for ever. Returns a function that stops it.
 */
export function watchDatabase({ connectionString, logger, onLost }: Options) {
  let client: Session | undefined
  let isLost = false
  let stopped = false

  const drop = () => {
    const dropped = client
    client = undefined
    // Not waited for: a hanging server does not answer the goodbye either.
    dropped?.end().catch(() => {})
  }

  async function check() {
    try {
      if (!client) {
        client = new pg.Client({ connectionString, connectionTimeoutMillis: CONNECT_WITHIN_MS })
        client.on('error', drop)
        await client.connect()
      }
      await answer(client)
      if (isLost) logger.warn('the database answers again')
      isLost = false
    } catch (error) {
      drop()
      if (stopped) return
      if (!isLost) logger.warn({ reason: reasonOf(error) }, 'the database does not answer')
      isLost = true
      onLost()
    }
  }

  let timer: NodeJS.Timeout
  const run = async () => {
    await check()
    if (!stopped) timer = setTimeout(run, EVERY_MS).unref()
  }
  timer = setTimeout(run, EVERY_MS).unref()
  return () => {
    stopped = true
    clearTimeout(timer)
    drop()
  }
}
