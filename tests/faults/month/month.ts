import { type Actors, createActors } from './actors'
import { type ActionName, randomOf } from './days'
import type { FaultName } from './faults'
import { createLedger, type Ledger } from './ledger'
import { type Magazine, startMagazine } from './magazine'

export type Month = {
  magazine: Magazine
  ledger: Ledger
  actors: Actors
  /** One of them; undefined if there is none. */
  pick: <Item>(items: Item[]) => Item | undefined
  /** How long something waits for its time. */
  delayMs: () => number
  /** A word that is in no other text. */
  newWord: () => string
  /** What may fail while something is due. */
  dueFaults: (FaultName | undefined)[]
}

/** Does something, and returns what readers must see afterwards, which is checked when no fault lasts. */
export type Action = (month: Month) => Promise<() => Promise<unknown>>

/** The check of an action that has found nothing to act on. */
export const nothing = async () => {}

export type Actions = Record<ActionName, Action>

const LETTERS = 'abcdefghijklmnopqrstuvwxyz'

type Options = { seed: number; longestDelayMs: number; dueFaults?: Month['dueFaults'] }

export async function openMonth(start: Date, { seed, longestDelayMs, dueFaults = [] }: Options): Promise<Month> {
  const magazine = await startMagazine(start)
  const ledger = createLedger()
  const random = randomOf(seed)
  return {
    dueFaults,
    magazine,
    ledger,
    actors: await createActors(magazine, ledger),
    pick: (items) => items[Math.floor(random() * items.length)],
    delayMs: () => Math.ceil(random() * longestDelayMs),
    newWord: () => Array.from({ length: 12 }, () => LETTERS[Math.floor(random() * LETTERS.length)]).join(''),
  }
}
