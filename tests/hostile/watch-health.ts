import { once } from 'node:events'
import { Worker } from 'node:worker_threads'

/**
 * Asks for /api/health again and again until it is stopped, in a separate thread: what sends the shapes holds its own for longer than
 * the server does. An answer other than 200 fails the next call.
 */
export function watchHealth(address: string) {
  const worker = new Worker(new URL('./health-worker.mjs', import.meta.url), { workerData: `${address}/api/health` })
  const failed = once(worker, 'error').then(([error]) => Promise.reject(error))
  // Reported by the call that waits for the next answer.
  failed.catch(() => {})
  return {
    /** The slowest answer since the last call, in milliseconds. */
    async slowest(): Promise<number> {
      const answered = once(worker, 'message')
      worker.postMessage('slowest')
      const [ms] = (await Promise.race([answered, failed])) as [number]
      return ms
    },
    stop: () => worker.terminate(),
  }
}
