import { expect, test } from 'vitest'
import { ACTORS, fuzz } from './fuzz'

const REQUESTS = 10_000

/** `FUZZ_SEED=… npm run test:hostile` repeats a run. */
const seed = Number(process.env.FUZZ_SEED ?? Date.now() % 1_000_000)

test.each(ACTORS)(`${REQUESTS} requests as %s get no 5xx, and errors with a code and a message`, async (actor) => {
  const { wrong, statuses } = await fuzz(actor, REQUESTS, seed)
  process.stdout.write(`${actor}, seed ${seed}: ${JSON.stringify(statuses)}\n`)
  expect(wrong).toEqual([])
})
