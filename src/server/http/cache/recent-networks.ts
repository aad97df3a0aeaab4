import { LRUCache } from 'lru-cache'
import { networkOf } from '../network'

/** Networks that something is remembered of for a while. */
function createRecentNetworks(max: number) {
  const until = new LRUCache<string, number>({ max })
  return {
    note: (address: string, ms: number) => until.set(networkOf(address), performance.now() + ms),
    has: (address: string) => (until.get(networkOf(address)) ?? 0) > performance.now(),
    list: () => [...until.entries()].filter(([, end]) => end > performance.now()).map(([network]) => network),
  }
}

/** The longest that a write takes until it is answered, with few exceptions, such as large uploads. */
const AT_WORK_MS = 30_000

/** Other processes learn of a change before it is answered: this leaves time for the rest. */
const ELSEWHERE_MS = 5000

/** More than change something within the same second; their list goes to the other processes in one notice. */
const MAX_WRITERS = 100

/** The networks from which someone has changed something just now: they get to see it at once. */
export function createWriters(keptMs: number) {
  const networks = createRecentNetworks(MAX_WRITERS)
  return {
    begin: (address: string) => networks.note(address, AT_WORK_MS),
    end: (address: string) => networks.note(address, keptMs),
    noteElsewhere: (network: string) => networks.note(network, ELSEWHERE_MS),
    has: networks.has,
    list: networks.list,
  }
}

/** More than count a view and come back within the time that figures may be old. */
const MAX_VIEWERS = 1000

/** The networks that have counted a view just now. */
export function createViewers(keptMs: number) {
  const { note, has } = createRecentNetworks(MAX_VIEWERS)
  return { note: (address: string) => note(address, keptMs), has }
}
