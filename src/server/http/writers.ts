import { LRUCache } from 'lru-cache'
import { networkOf } from '../net/network'

/** The longest that a write takes until it is answered, with few exceptions, such as large uploads. */
const AT_WORK_MS = 30_000

/** Other processes learn of a change before it is answered: this leaves time for the rest. */
const ELSEWHERE_MS = 5000

/** More than change something within the same second, and than count a view and come back soon. */
const MAX_WRITERS = 1000

/** The networks from which someone has changed something just now: they get to see it at once. */
export function createWriters(keptMs: number) {
  const until = new LRUCache<string, number>({ max: MAX_WRITERS })
  const extend = (network: string, ms: number) => until.set(network, performance.now() + ms)
  return {
    begin: (address: string) => extend(networkOf(address), AT_WORK_MS),
    end: (address: string) => extend(networkOf(address), keptMs),
    noteElsewhere: (network: string) => extend(network, ELSEWHERE_MS),
    has: (address: string) => (until.get(networkOf(address)) ?? 0) > performance.now(),
    list: () => [...until.entries()].filter(([, end]) => end > performance.now()).map(([network]) => network),
  }
}
