import { Socket } from 'node:net'
import type { FastifyBaseLogger } from 'fastify'
import pg from 'pg'
import { reasonOf } from '../../config/error-text'
import { noteFailure } from '../../metering/failures'
import { withinAwakeMs } from '../../metering/processor-time'
import { CHANNEL, type Change, readNotice } from '../commits'

const EVERY_MS = 2000
const RECONNECT_AFTER_MS = 100
const ANSWER_WITHIN_MS = 5000

type Options = {
  connectionString: string
  logger: Pick<FastifyBaseLogger, 'warn'>
  /** Called when the database is gone, again after each question without an answer. `hangs`: it does not refuse either. */
  onLost: (hangs: boolean) => void
  /** Called when it answers again. */
  onBack: () => void
  /** Called for each notice of a change, and after each interruption, in which any may have been missed. */
  onChange: (change: Change) => void
}

class SilenceError extends Error {}

const inTime = (answer: Promise<unknown>) =>
  withinAwakeMs(ANSWER_WITHIN_MS, answer, () => new SilenceError(`no answer within ${ANSWER_WITHIN_MS / 1000} seconds`))

/**
 * Keeps a connection apart from those of requests. It hears what other processes have changed, however busy those are, and asks the
 * database every two seconds whether it answers. A database that hangs, or a network that drops packets, reports nothing: without the
 * question, requests would wait for ever, and notices be missed. Returns a function that stops it.
 */
export async function watchDatabase({ connectionString, logger, onLost, onBack, onChange }: Options) {
  let client: InstanceType<typeof pg.Client> | undefined
  let socket = new Socket()
  let isLost = false
  let isChecking = false
  let stopped = false
  let timer: NodeJS.Timeout | undefined

  const drop = () => {
    const dropped = client
    client = undefined
    // Not waited for: a hanging server does not answer the goodbye either.
    dropped?.end().catch(() => {})
    socket.destroySoon()
  }

  async function connect() {
    socket = new Socket()
    const connecting = new pg.Client({ connectionString, stream: () => socket })
    const leave = () => {
      if (client !== connecting) return
      drop()
      if (!isChecking) checkAfter(RECONNECT_AFTER_MS)
    }
    client = connecting
    connecting.on('error', leave)
    connecting.on('end', leave)
    connecting.on('notification', ({ payload }) => onChange(readNotice(payload)))
    await inTime(connecting.connect().then(() => connecting.query(`listen ${CHANNEL}`)))
    onChange({})
  }

  async function check() {
    isChecking = true
    try {
      if (client)
        await inTime(client.query('select 1')).catch((error) => {
          if (error instanceof SilenceError) throw error
          drop()
        })
      if (!client) await connect()
      if (isLost) {
        logger.warn('the database answers again')
        onBack()
      }
      isLost = false
    } catch (error) {
      drop()
      if (stopped) return
      noteFailure(error, { place: 'database' })
      if (!isLost) logger.warn({ reason: reasonOf(error) }, 'the database does not answer')
      isLost = true
      const hangs = error instanceof SilenceError
      if (hangs) socket.destroy()
      onLost(hangs)
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
