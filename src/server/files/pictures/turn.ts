import { availableParallelism } from 'node:os'
import { createTurns } from '../../jobs/turns'

/** Decoded pictures need a lot of memory: the server processes few at once. */
export const PICTURES_AT_ONCE = availableParallelism() > 2 ? 2 : 1

export const pictureTurns = createTurns({ running: PICTURES_AT_ONCE })
