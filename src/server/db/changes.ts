import type { Notification, PoolClient, default as pg } from 'pg'
import type { PublicCache } from '../http/public-cache'

const CHANNEL = 'content_changed'

/**
 * LISTEN and NOTIFY on PostgreSQL: a process that changes public content makes the others clear their caches. A process
 * misses notices while its listening connection is down, so it clears its own cache on every reconnection.
 */
export async function listenToChanges(pool: InstanceType<typeof pg.Pool>) {
  const self = crypto.randomUUID()
  const caches: PublicCache[] = []
  let session: PoolClient | undefined
  let stopped = false

  const clear = () => {
    for (const cache of caches) cache.clear()
  }
  const reconnect = () => {
    if (stopped) return
    session?.release(true)
    session = undefined
    setTimeout(() => connect().catch(reconnect), 1000).unref()
  }
  const connect = async () => {
    const client = await pool.connect()
    session = client
    client.on('error', reconnect)
    client.on('notification', ({ payload }: Notification) => {
      if (payload !== self) clear()
    })
    await client.query(`listen ${CHANNEL}`)
    clear()
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
