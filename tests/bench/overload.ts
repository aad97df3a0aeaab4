import { setTimeout as pause } from 'node:timers/promises'
import { startBuiltServer } from '@tests/built-server'
import autocannon from 'autocannon'
import { memoryOf } from './memory'

const SECONDS = 10

/** So many keep the server busy, and so many can send ten times as many requests as it can answer. */
export const CONNECTIONS = { capacity: 20, overload: 300 }

export const TIMES = 10

type Kind = { method: 'GET' | 'POST'; request: (serial: number) => { path: string; headers?: Record<string, string> } }

/** A different network for each, or a view would count once. */
const network = (serial: number) => `10.${serial >> 16}.${(serial >> 8) & 255}.${serial & 255}`

/** Each request has an address or a sender that no other has, so that the cache answers none of them. */
export const KINDS: Record<string, Kind> = {
  'search, a read': { method: 'GET', request: (serial) => ({ path: `/api/articles?q=${serial}` }) },
  'a page': { method: 'GET', request: (serial) => ({ path: `/login?next=/${serial}` }) },
  // Of an ad: the views of articles wait for each other, so their speed alone says nothing about the server.
  'a view of an ad, a write': {
    method: 'POST',
    request: (serial) => ({ path: '/api/ads/1/view', headers: { 'x-forwarded-for': network(serial) } }),
  },
}

let serial = 0

/** Sends requests for some seconds. Returns how many a second succeeded and were refused, and how long each answer took. */
export async function load(address: string, { method, request }: Kind, options: Partial<autocannon.Options>) {
  const took = { success: [] as number[], refusal: [] as number[] }
  const setupRequest = (template: autocannon.Request) => {
    serial += 1
    return { ...template, method, ...request(serial) }
  }
  const run = autocannon({ url: address, duration: SECONDS, requests: [{ setupRequest }], ...options })
  ;(run as unknown as autocannon.Instance).on('response', (_client, status, _bytes, ms) => {
    if (status < 300) took.success.push(ms)
    else if (status === 503) took.refusal.push(ms)
  })
  const { errors, non2xx, duration } = await run
  return { ...took, perSecond: took.success.length / duration, errors: errors + non2xx - took.refusal.length, duration }
}

export function percentile(values: number[], share: number) {
  const sorted = [...values].sort((one, other) => one - other)
  return Math.round(sorted[Math.floor((sorted.length - 1) * share)] ?? 0)
}

const times = (values: number[]) => `median ${percentile(values, 0.5)} ms, p99 ${percentile(values, 0.99)} ms`

/** Calls back every 200 ms until it is stopped. */
export function every200ms(work: () => Promise<void>) {
  let stopped = false
  const running = (async () => {
    while (!stopped) {
      await work()
      await pause(200)
    }
  })()
  return () => {
    stopped = true
    return running
  }
}

/** Other programs on the machine take time from the server, the one that sends the requests above all. */
async function processorSeconds(address: string) {
  const metrics = await (await fetch(`${address}/api/metrics`)).text()
  return Number(/^process_cpu_seconds_total (\S+)/m.exec(metrics)?.[1])
}

/** What share of its capacity the server still answers with success, under ten times as many requests as it can answer. */
export async function measureOverload(dataDir: string) {
  const server = await startBuiltServer({ DATA_DIR: dataDir, TRUST_PROXY: '1' })
  const memory = () => memoryOf(server.process.pid)
  try {
    const lines: string[] = []
    for (const [name, kind] of Object.entries(KINDS)) {
      await load(server.address, kind, { connections: CONNECTIONS.capacity, duration: 3 })
      const processor = () => processorSeconds(server.address)
      const began = await processor()
      const alone = await load(server.address, kind, { connections: CONNECTIONS.capacity })
      const capacity = alone.perSecond
      const flooded = await processor()
      const each = (flooded - began) / alone.success.length
      const before = await memory()
      const health: number[] = []
      let most = before
      const stop = every200ms(async () => {
        const began = performance.now()
        await fetch(`${server.address}/api/health`)
        health.push(performance.now() - began)
        most = Math.max(most, await memory())
      })
      const over = await load(server.address, kind, {
        connections: CONNECTIONS.overload,
        overallRate: Math.round(capacity * TIMES),
      })
      await stop()
      const eachOver = ((await processor()) - flooded) / over.success.length
      const answered = (over.success.length + over.refusal.length) / over.duration
      lines.push(
        `${name}: capacity ${Math.round(capacity)}/s; ${Math.round(answered)}/s answered of ${Math.round(capacity * TIMES)}/s sent: ` +
          `${Math.round(over.perSecond)}/s succeed (share ${(over.perSecond / capacity).toFixed(2)}, ${(each / eachOver).toFixed(2)} per second of processor time; ${times(over.success)}), ` +
          `${Math.round(over.refusal.length / over.duration)}/s get 503 (${times(over.refusal)}), ${over.errors} errors; ` +
          `/api/health ${times(health)}; memory ${before} MB before, at most ${most} MB during, ${await memory()} MB after`,
      )
    }
    return lines
  } finally {
    await server.stop()
  }
}
