import { setTimeout as pause } from 'node:timers/promises'
import type { FastifyBaseLogger } from 'fastify'
import pg from 'pg'
import { CHANNEL, type Change, readNotice } from '../commits'

const EVERY_MS = 2000
const RECONNECT_AFTER_MS = 100
const CONNECT_WITHIN_MS = 4000
const ANSWER_WITHIN_MS = 4500

type Session = InstanceType<typeof pg.Client>

type Options = {
  connectionString: string
  logger: Pick<FastifyBaseLogger, 'warn'>
  /** Called when the database has stopped answering. */
  onLost: () => void
  /** Called for each notice of a change, and after each interruption, in which any may have been missed. */
  onChange: (change: Change) => void
}

class SilenceError extends Error {}

async function ask(client: Session, statement: string) {
  const answered = new AbortController()
  const late = async () => {
    await pause(ANSWER_WITHIN_MS, undefined, { signal: answered.signal })
    // If this process was busy, the answer may have arrived and not have been read. It is, before this timer.
    await pause(500, undefined, { signal: answered.signal })
    throw new SilenceError(`no answer within ${(ANSWER_WITHIN_MS + 500) / 1000} seconds`)
  }
  try {
    await Promise.race([client.query(statement), late()])
  } finally {
    answered.abort()
  }
}

/**
 * Keeps a connection apart from those of requests. It hears what other processes have changed, however busy those are, and asks the
 * database every two seconds whether it answers. A database that hangs, or a network that drops packets, reports nothing: without the
 * question, requests would wait for ever, and notices be missed. Returns a function that stops it.
 */
export async function watchDatabase({ connectionString, logger, onLost, onChange }: Options) {
  let client: Session | undefined
  let isLost = false
  let isChecking = false
  let stopped = false
  let timer: NodeJS.Timeout | undefined

  const drop = () => {
    const dropped = client
    client = undefined
    // Not waited for: a hanging server does not answer the goodbye either.
    dropped?.end().catch(() => {})
  }

  async function connect() {
    const connecting = new pg.Client({ connectionString, connectionTimeoutMillis: CONNECT_WITHIN_MS })
    const leave = () => {
      if (client !== connecting) return
      drop()
      if (!isChecking) checkAfter(RECONNECT_AFTER_MS)
    }
    client = connecting
    connecting.on('error', leave)
    connecting.on('end', leave)
    connecting.on('notification', ({ payload }) => onChange(readNotice(payload)))
    await connecting.connect()
    await ask(connecting, `listen ${CHANNEL}`)
    onChange({})
  }

  async function check() {
    isChecking = true
    try {
      if (client)
        await ask(client, 'select 1').catch((error) => {
          if (error instanceof SilenceError) throw error
          drop()
        })
      if (!client) await connect()
      if (isLost) logger.warn('the database answers again')
      isLost = false
    } catch (error) {
      drop()
      if (stopped) return
      if (!isLost) logger.warn({ reason: (error as Error).message }, 'the database does not answer')
      isLost = true
      onLost()
    } finally {
      isChecking = false
      if (stopped) drop()
    }
  }

  function checkAfter(ms: number) {
    clearTimeout(timer)
    if (stopped) return
    timer = setTimeout(async () => {
      await check()
      checkAfter(EVERY_MS)
    }, ms).unref()
  }

  await check()
  checkAfter(EVERY_MS)
  return () => {
    stopped = true
    clearTimeout(timer)
    drop()
  }
}
