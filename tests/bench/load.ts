import { setTimeout as pause } from 'node:timers/promises'
import autocannon from 'autocannon'

const CONNECTIONS = 10

export type Latencies = { p50: number; p95: number; p99: number }

type Options = { amount: number; next: () => string; token?: string }

const at = (sorted: number[], share: number) =>
  Math.round((sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? Number.NaN) * 10) / 10

/** Ten clients that send requests without a pause, each to the next address. Fails if one of the answers is none. */
export async function measureLatencies(url: string, { amount, next, token }: Options): Promise<Latencies> {
  const times: number[] = []
  const options = {
    url,
    amount,
    connections: Math.min(CONNECTIONS, amount),
    timeout: 60,
    ...(token && { headers: { authorization: `Bearer ${token}` } }),
    requests: [{ setupRequest: (request: autocannon.Request) => ({ ...request, path: next() }) }],
  }
  const { non2xx, errors } = await new Promise<autocannon.Result>((resolve, reject) => {
    const run = autocannon(options, (error, result) => (error ? reject(error) : resolve(result)))
    run.on('response', (_client, _status, _bytes, time) => times.push(time))
  })
  if (non2xx > 0 || errors > 0) throw new Error(`${next()}: ${non2xx} answers were no 200, ${errors} failed`)
  times.sort((a, b) => a - b)
  return { p50: at(times, 0.5), p95: at(times, 0.95), p99: at(times, 0.99) }
}

/** As often as a reader asks who types a search. */
const TYPED_EVERY_MS = 250
const TYPED = 16
export const TYPED_REQUESTS = CONNECTIONS * TYPED

/** Ten clients, each of which asks four times a second. */
export async function measureTyping(url: string, { next, token }: Omit<Options, 'amount'>): Promise<Latencies> {
  const times: number[] = []
  const headers: HeadersInit = token ? { authorization: `Bearer ${token}` } : {}
  const type = async (_: unknown, client: number) => {
    await pause((TYPED_EVERY_MS / CONNECTIONS) * client)
    for (let request = 0; request < TYPED; request += 1) {
      const began = performance.now()
      const reply = await fetch(url + next(), { headers })
      await reply.arrayBuffer()
      if (!reply.ok) throw new Error(`${reply.url} answered ${reply.status}`)
      const time = performance.now() - began
      times.push(time)
      await pause(Math.max(0, TYPED_EVERY_MS - time))
    }
  }
  await Promise.all(Array.from({ length: CONNECTIONS }, type))
  times.sort((a, b) => a - b)
  return { p50: at(times, 0.5), p95: at(times, 0.95), p99: at(times, 0.99) }
}
