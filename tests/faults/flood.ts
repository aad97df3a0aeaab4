import { setTimeout as pause } from 'node:timers/promises'
import autocannon from 'autocannon'

/** So many keep the server busy, and so many can send ten times as many requests as it can answer. */
export const CONNECTIONS = { capacity: 20, overload: 300 }

export const TIMES = 10

type Kind = { method: 'GET' | 'POST'; request: (serial: number) => { path: string } }

/** A different network for each, or a view would count once, and one client would be over its budget. */
const network = (serial: number) => `10.${serial >> 16}.${(serial >> 8) & 255}.${serial & 255}`

/** Each request has an address or a sender that no other has, so that the cache answers none of them. */
export const KINDS: Record<string, Kind> = {
  'search, a read': { method: 'GET', request: (serial) => ({ path: `/api/articles?q=${serial}` }) },
  'a page': { method: 'GET', request: (serial) => ({ path: `/login?next=/${serial}` }) },
  'a view of an ad, a write': {
    method: 'POST',
    request: () => ({ path: '/api/ads/1/view' }),
  },
}

let serial = 0

/** Sends requests for some seconds. Returns how many a second succeeded and were refused, and how long each answer took. */
export async function load(address: string, { method, request }: Kind, options: Partial<autocannon.Options>) {
  const took = { success: [] as number[], refusal: [] as number[] }
  const setupRequest = (template: autocannon.Request) => {
    serial += 1
    const headers = { 'x-forwarded-for': network(serial) }
    return { ...template, method, headers, ...request(serial) }
  }
  // The types of autocannon declare only its promise; it returns the instance with events too.
  const run = autocannon({ url: address, requests: [{ setupRequest }], ...options })
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
