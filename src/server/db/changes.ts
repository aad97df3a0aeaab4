import type { Notification, PoolClient } from 'pg'
import type { PublicCache } from '../http/public-cache'
import type { SurvivingPool } from './surviving-pool'

const CHANNEL = 'content_changed'
const RECONNECT_AFTER_MS = 1000

/**
 * LISTEN and NOTIFY on PostgreSQL: a process that changes public content makes the others clear their caches. A process
 * misses notices while its listening connection is down, so it clears its own cache on every reconnection.
 */
export async function listenToChanges(pool: SurvivingPool) {
  const self = crypto.randomUUID()
  const caches: PublicCache[] = []
  let session: PoolClient | undefined
  let stopped = false

  const clear = () => {
    for (const cache of caches) cache.clear()
  }
  const connect = async () => {
    const client = await pool.connect()
    session = client
    client.once('end', () => {
      if (session === client) session = undefined
      reconnect()
    })
    client.on('notification', ({ payload }: Notification) => {
      if (payload !== self) clear()
    })
    await client.query(`listen ${CHANNEL}`)
    clear()
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
    share(cache: PublicCache) {
      caches.push(cache)
      // Best effort: the change is stored, and a lost notice only delays it for readers of other processes.
      cache.onInvalidate(() => pool.query('select pg_notify($1, $2)', [CHANNEL, self]).catch(() => {}))
    },
    stop() {
      stopped = true
      session?.release(true)
    },
  }
}
