// Not the global one: tests of the front ends stop that, and the server in their process must go on.
import { setImmediate } from 'node:timers'
import { PLACES } from './limits'

export type Kind = keyof typeof PLACES.reserved

type Places = { reserved: Record<Kind, number> } & Record<
  'atWork' | 'perClient' | 'dearAfter' | 'insidePerClient' | 'inside',
  number
>

/** Who takes turns with others: a network or an account. */
export type Client = { key: string; kind: Kind }

type State = 'waiting' | 'aside' | 'shared' | Kind

/** A request. Its state is the kind of its place, if it has one. */
type Guest = { client: Client; isDear: () => boolean; state: State; start: () => void }

const isAtWork = ({ state }: Guest) => state !== 'waiting' && state !== 'aside'

/**
 * Clients take turns: next is the one with the fewest requests at work, and among equals the one whose last start was longest ago. A dear
 * client has one at work, and starts it while no one else works here: the others would wait for each of its pieces between theirs. One
 * request starts in each turn of the event loop. One whose data is there runs to its end before the next one is read: a burst that
 * started at once would hold up health checks.
 */
export function createLine(places: Places = PLACES) {
  let inside: Guest[] = []
  let isPaused = false
  /** Starts of others since a dear request began to wait, or one was started. */
  let passed = 0

  const count = (is: (guest: Guest) => boolean) => inside.filter(is).length
  const atWorkOf = ({ key }: Client) => count((guest) => guest.client.key === key && isAtWork(guest))

  /** Where there is room for this kind: among all, or in its own places. */
  function freePlace({ kind }: Client) {
    if (count(({ state }) => state === 'shared') < places.atWork) return 'shared'
    return count(({ state }) => state === kind) < places.reserved[kind] ? kind : undefined
  }

  const mayStart = (guest: Guest) => {
    if (guest.state !== 'waiting' || !freePlace(guest.client)) return false
    const atWork = atWorkOf(guest.client)
    if (!guest.isDear()) return atWork < places.perClient
    return atWork === 0 && (passed >= places.dearAfter || !inside.some(isAtWork))
  }

  function findNext() {
    let next: Guest | undefined
    let fewest = Number.POSITIVE_INFINITY
    for (const guest of inside) {
      if (!mayStart(guest)) continue
      const atWork = atWorkOf(guest.client)
      if (atWork >= fewest) continue
      fewest = atWork
      next = guest
    }
    return next
  }

  function startNext() {
    const next = isPaused ? undefined : findNext()
    if (!next) return
    const isPassing = !next.isDear() && inside.some((guest) => guest.state === 'waiting' && guest.isDear())
    passed = isPassing ? passed + 1 : 0
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
     * Resolves when it is this client's turn: at once, if there is no line. There has to be room. `isDear`: the client has spent so much that
     * others go first.
     */
    async enter(client: Client, isDear = () => false) {
      const guest: Guest = { client, isDear, state: 'waiting', start: () => {} }
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
