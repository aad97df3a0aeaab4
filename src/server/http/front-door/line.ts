// Not the global one: tests of the front ends stop that, and the server in their process must go on.
import { setImmediate } from 'node:timers'
import { PLACES } from './limits'

export type Kind = keyof typeof PLACES.reserved

/** Who takes turns with others: a network or an account. */
export type Client = { key: string; kind: Kind }

export type Place = {
  /** Another one may start, but this one still counts as inside. */
  stepAside: () => void
  leave: () => void
}

type Waiting = { client: Client; start: (place: Place) => void }

/** The number for each key; those at zero take no room. */
function counter() {
  const counts = new Map<string, number>()
  const of = (key: string) => counts.get(key) ?? 0
  const add = (key: string, change: 1 | -1) => {
    const count = of(key) + change
    if (count > 0) counts.set(key, count)
    else counts.delete(key)
  }
  return { of, add }
}

/**
 * Clients take turns: next is the one with the fewest requests at work, and among equals the one whose last start was longest ago. One request
 * starts in each turn of the event loop. One whose data is there runs to its end before the next one is read: a burst that started at once
 * would hold up health checks.
 */
export function createLine(places: typeof PLACES = PLACES) {
  /** By client, in the order of their turns. */
  const waiting = new Map<string, Waiting[]>()
  const inside = { ofClient: counter(), ofKind: counter() }
  const atWork = { ofClient: counter(), inPlace: counter() }
  let isPaused = false

  /** Where there is room for this kind: among all, or in its own places. */
  function freePlace({ kind }: Client) {
    if (atWork.inPlace.of('shared') < places.atWork) return 'shared'
    return atWork.inPlace.of(kind) < places.reserved[kind] ? kind : undefined
  }

  const fewestAtWork = () =>
    [...waiting.values()]
      .flatMap(([first]) => first ?? [])
      .filter(({ client }) => atWork.ofClient.of(client.key) < places.perClient && freePlace(client))
      .reduce<Waiting | undefined>(
        (best, each) =>
          best && atWork.ofClient.of(best.client.key) <= atWork.ofClient.of(each.client.key) ? best : each,
        undefined,
      )

  function take(client: Client): Place {
    const { key, kind } = client
    const place = freePlace(client) ?? kind
    atWork.ofClient.add(key, 1)
    atWork.inPlace.add(place, 1)
    let isAtWork = true
    let isInside = true
    const stepAside = () => {
      if (!isAtWork) return
      isAtWork = false
      atWork.ofClient.add(key, -1)
      atWork.inPlace.add(place, -1)
      startNext()
    }
    const leave = () => {
      if (!isInside) return
      isInside = false
      inside.ofClient.add(key, -1)
      inside.ofKind.add(kind, -1)
      stepAside()
    }
    return { stepAside, leave }
  }

  function startNext() {
    const next = isPaused ? undefined : fewestAtWork()
    if (!next) return
    const { key } = next.client
    const [, ...others] = waiting.get(key) ?? []
    waiting.delete(key)
    if (others.length > 0) waiting.set(key, others)
    isPaused = true
    setImmediate(() => {
      isPaused = false
      startNext()
    })
    next.start(take(next.client))
  }

  const isFull = ({ key, kind }: Client) =>
    inside.ofClient.of(key) >= places.insidePerClient || inside.ofKind.of(kind) >= places.inside

  /** Resolves when it is this client's turn: at once, if there is no line. There has to be room. */
  const enter = (client: Client) =>
    new Promise<Place>((start) => {
      inside.ofClient.add(client.key, 1)
      inside.ofKind.add(client.kind, 1)
      waiting.set(client.key, [...(waiting.get(client.key) ?? []), { client, start }])
      startNext()
    })

  return { isFull, enter }
}
