import type { Notification, PoolClient } from 'pg'
import type { Change, Kept } from '../client'
import type { SurvivingPool } from '../surviving-pool'

const CHANNEL = 'content_changed'
const RECONNECT_AFTER_MS = 1000

/** PostgreSQL refuses payloads of 8,000 bytes. */
const MAX_PAYLOAD = 7500

type Notice = Change & { from: string }

function noticeOf(change: Change, from: string) {
  const notice = JSON.stringify({ ...change, from } satisfies Notice)
  // Without its tags, it is a change of everything.
  return Buffer.byteLength(notice) <= MAX_PAYLOAD ? notice : JSON.stringify({ from } satisfies Notice)
}

/** A process of another version may send what this one does not understand: then everything may have changed. */
function readNotice(payload = ''): Notice {
  try {
    const { from, tags } = JSON.parse(payload)
    if (Array.isArray(tags)) return { from, tags }
    return { from }
  } catch {
    return { from: '' }
  }
}

/**
 * LISTEN and NOTIFY on PostgreSQL: a process that changes public content makes the others drop what shows it from their caches. A
 * process misses notices while its listening connection is down, so it clears its own cache on every reconnection.
 */
export async function listenToChanges(pool: SurvivingPool) {
  const self = crypto.randomUUID()
  const caches: Kept[] = []
  let session: PoolClient | undefined
  let stopped = false

  const apply = (change: Change) => {
    for (const cache of caches) cache.apply(change)
  }
  const connect = async () => {
    const client = await pool.connect()
    session = client
    client.once('end', () => {
      if (session === client) session = undefined
      reconnect()
    })
    client.on('notification', ({ payload }: Notification) => {
      const { from, ...change } = readNotice(payload)
      if (from !== self) apply(change)
    })
    await client.query(`listen ${CHANNEL}`)
    apply({})
  }
  const reconnect = () => {
    if (stopped) return
    setTimeout(() => {
      if (stopped || session) return
      connect().catch(() => {
        session?.release(true)
        session = undefined
        reconnect()
      })
    }, RECONNECT_AFTER_MS).unref()
  }
  await connect()

  return {
    share(cache: Kept) {
      caches.push(cache)
      // Best effort: the change is stored, and a lost notice only delays it for readers of other processes.
      cache.onInvalidate((change) =>
        pool.query('select pg_notify($1, $2)', [CHANNEL, noticeOf(change, self)]).catch(() => {}),
      )
    },
    stop() {
      stopped = true
      session?.release(true)
    },
  }
}
