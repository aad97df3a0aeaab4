import { useSyncExternalStore } from 'react'

export type Offer = { id: number; text: string; undo: () => void }

let offers: readonly Offer[] = []
let lastId = 0
const listeners = new Set<() => void>()

function change(next: readonly Offer[]) {
  offers = next
  for (const listen of listeners) listen()
}

/** Says that something was done, which can be undone for a while. Unlike notifications, several are shown at once. */
export function offerUndo(text: string, undo: () => void) {
  lastId += 1
  change([...offers, { id: lastId, text, undo }])
}

export const withdrawUndo = (id: number) => change(offers.filter((offer) => offer.id !== id))

export const withdrawAll = () => change([])

export const useUndoOffers = () =>
  useSyncExternalStore(
    (listen) => {
      listeners.add(listen)
      return () => void listeners.delete(listen)
    },
    () => offers,
  )
