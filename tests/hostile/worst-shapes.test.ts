import { expect, test } from 'vitest'
import { sendShapes, targets } from './worst-shapes'

/** Beyond every limit, and below most of them. */
const LENGTHS = [1_000_000, 100_000, 250]

const LIMIT_MS = 200

/** `SHAPES_EVERY=20` sends them to each twentieth field only, `SHAPES_OF=places,subscribe` to the fields whose names contain one of these. */
const every = Number(process.env.SHAPES_EVERY ?? 1)
const parts = process.env.SHAPES_OF?.split(',') ?? ['']

test('no text in any field of any call keeps /api/health from answering within 200 ms', async () => {
  const chosen = targets
    .filter(({ name }) => parts.some((part) => name.includes(part)))
    .filter((_, index) => index % every === 0)
  const { failures, sent, slowest } = await sendShapes(chosen, LENGTHS)
  const figures = slowest.map(({ ms, what }) => `${ms} ms: ${what}`)
  process.stdout.write(`${sent} requests to ${chosen.length} fields; slowest /api/health:\n${figures.join('\n')}\n`)
  expect(failures).toEqual([])
  expect(slowest[0]?.ms).toBeLessThanOrEqual(LIMIT_MS)
})
