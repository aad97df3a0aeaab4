import { Socket } from 'node:net'
import type { FastifyBaseLogger } from 'fastify'
import pg from 'pg'
import { withinAwakeMs } from '../config/processor-time'

const EVERY_MS = 2000
const ANSWER_WITHIN_MS = 5000

type Session = { client: InstanceType<typeof pg.Client>; socket: Socket }

type Options = {
  connectionString: string
  logger: Pick<FastifyBaseLogger, 'warn'>
  /** Called when the database is gone, again after each question that gets no answer. `hangs`: it refuses nothing either. */
  onLost: (hangs: boolean) => void
  /** Called when it answers again. */
  onBack: () => void
}

class NoAnswerError extends Error {
  override name = 'NoAnswerError'
  override message = `no answer within ${ANSWER_WITHIN_MS / 1000} seconds`
}

/**
 * Asks the database every two seconds, over a separate connection, whether it answers. A database that hangs, or a network that
 * drops packets, reports nothing: without the question, requests would wait for ever. Returns a function that stops it.
 */
export function watchDatabase({ connectionString, logger, onLost, onBack }: Options) {
  let session: Session | undefined
  let isLost = false
  let stopped = false

  // Without a goodbye: a database that hangs would not answer that either.
  const drop = () => {
    session?.socket.destroy()
    session = undefined
  }

  async function ask() {
    if (!session) {
      const socket = new Socket()
      const client = new pg.Client({ connectionString, stream: () => socket })
      session = { client, socket }
      client.on('error', drop)
      await client.connect()
    }
    await session.client.query('select 1')
  }

  async function check() {
    try {
      await withinAwakeMs(ANSWER_WITHIN_MS, ask(), () => new NoAnswerError())
      if (isLost) {
        logger.warn('the database answers again')
        onBack()
      }
      isLost = false
    } catch (error) {
      drop()
      if (stopped) return
      if (!isLost) logger.warn({ reason: (error as Error).message }, 'the database does not answer')
      isLost = true
      onLost(error instanceof NoAnswerError)
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
