// Not the global one: tests of the front ends stop that, and the server in their process must go on.
import { setImmediate } from 'node:timers'
import { PLACES } from './limits'

export type Kind = keyof typeof PLACES.reserved

/** Who takes turns with others: a network or an account. */
export type Client = { key: string; kind: Kind }

type State = 'waiting' | 'aside' | 'shared' | Kind

/** A request. Its state is the kind of its place, if it has one. */
type Guest = { client: Client; atOnce: () => number; state: State; start: () => void }

const isAtWork = ({ state }: Guest) => state !== 'waiting' && state !== 'aside'

/**
 * Clients take turns: next is the one with the fewest requests at work, and among equals the one whose last start was longest ago. One
 * request starts in each turn of the event loop. One whose data is there runs to its end before the next one is read: a burst that
 * started at once would hold up health checks.
 */
export function createLine(places: Omit<typeof PLACES, 'asideAfterMs'> = PLACES) {
  let inside: Guest[] = []
  let isPaused = false

  const count = (is: (guest: Guest) => boolean) => inside.filter(is).length
  const atWorkOf = ({ key }: Client) => count((guest) => guest.client.key === key && isAtWork(guest))

  /** Where there is room for this kind: among all, or in its own places. */
  function freePlace({ kind }: Client) {
    if (count(({ state }) => state === 'shared') < places.atWork) return 'shared'
    return count(({ state }) => state === kind) < places.reserved[kind] ? kind : undefined
  }

  function findNext() {
    let next: Guest | undefined
    let fewest = Number.POSITIVE_INFINITY
    for (const guest of inside) {
      if (guest.state !== 'waiting' || !freePlace(guest.client)) continue
      const atWork = atWorkOf(guest.client)
      if (atWork >= fewest || atWork >= guest.atOnce()) continue
      fewest = atWork
      next = guest
    }
    return next
  }

  function startNext() {
    const next = isPaused ? undefined : findNext()
    if (!next) return
    next.state = freePlace(next.client) ?? next.client.kind
    const isOfClient = ({ client }: Guest) => client.key === next.client.key
    inside = [...inside.filter((guest) => !isOfClient(guest)), ...inside.filter(isOfClient)]
    isPaused = true
    setImmediate(() => {
      isPaused = false
      startNext()
    })
    next.start()
  }

  return {
    isFull: ({ key, kind }: Client) =>
      count(({ client }) => client.key === key) >= places.insidePerClient ||
      count(({ client }) => client.kind === kind) >= places.inside,

    /**
     * Resolves when it is this client's turn: at once, if there is no line. There has to be room. `atOnce`: so many requests of the client may
     * be at work.
     */
    async enter(client: Client, atOnce = (): number => places.perClient) {
      const guest: Guest = { client, atOnce, state: 'waiting', start: () => {} }
      await new Promise<void>((start) => {
        inside.push(Object.assign(guest, { start }))
        startNext()
      })
      return {
        /** Gives its place to another one, and still counts as inside. */
        stepAside() {
          guest.state = 'aside'
          startNext()
        },
        leave() {
          inside = inside.filter((each) => each !== guest)
          startNext()
        },
      }
    },
  }
}

export type Place = Awaited<ReturnType<ReturnType<typeof createLine>['enter']>>
