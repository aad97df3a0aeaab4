import { availableParallelism } from 'node:os'
import { createSemaphore } from '../../config/semaphore'

/** Decoded pictures need a lot of memory: the server processes few at once. */
export const pictureTurn = createSemaphore(availableParallelism() > 2 ? 2 : 1)
