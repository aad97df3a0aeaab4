import { performance } from 'node:perf_hooks'
import { fetchFresh, MAX_ADDRESS, shapes, startTarget, type Target, writersFor } from './worst-shapes'

/** What is hardest for the rules of such fields. Others get a different piece each. */
const HARDEST: [field: RegExp, piece: string][] = [
  [/email/, 'a@a.'],
  [/url|link|image|website/i, 'https://a//'],
  [/slug/, '-'],
  [/content|text|caption|title/, '<img '],
]

/** Refused for its size, generic, and small enough for the bodies of all calls. */
const LENGTHS = [1_000_000, 100_000, 50_000]

/** Processor seconds that an answer may take, also on a slow machine: of the event loop, and of a thread for long texts. */
const LIMITS = { short: 2, long: 5 }

const SLOW_MS = 400

/** The calls that take a document have a hundred fields with the same rules: one length for each of those, two for others. */
const lengthsFor = ({ name }: Target, index: number) =>
  LENGTHS.filter((_, place) => (place === index % LENGTHS.length) !== !name.includes('blocks'))

const choose = (name: string, length: number, index: number) => {
  const all = shapes(length)
  const hardest = HARDEST.find(([field]) => field.test(name))?.[1]
  const fitting = length === LENGTHS[0] && all.find((shape) => shape.name === JSON.stringify(hardest))
  return fitting || (all[(index * 7 + length) % all.length] as (typeof all)[number])
}

/**
 * Sends shapes of different lengths to each target. An answer that took long is asked for again, and the server's processor time is
 * counted: unlike the time of day, it does not depend on what else the machine does.
 */
export async function measureCosts(targets: Target[], dataDir: string) {
  const { server, send } = await startTarget(dataDir, writersFor(targets.length))
  async function processorSeconds() {
    const metrics = await (await fetchFresh(`${server.address}/api/metrics`)).text()
    return Number(/^process_cpu_seconds_total (\S+)/m.exec(metrics)?.[1])
  }
  const failures: string[] = []
  const began = await processorSeconds()
  try {
    for (const [index, target] of targets.entries()) {
      const isBody = target.build('').body !== undefined
      for (const length of isBody ? lengthsFor(target, index) : [MAX_ADDRESS]) {
        const { name, text } = choose(target.name, length, index)
        const start = performance.now()
        const { status } = await send(target, text)
        if (status >= 500) failures.push(`${target.name} ${name} ${length}: ${status}`)
        if (performance.now() - start < SLOW_MS) continue
        const before = await processorSeconds()
        await send(target, text)
        const seconds = (await processorSeconds()) - before
        if (seconds > (length > 50_000 ? LIMITS.long : LIMITS.short))
          failures.push(`${target.name} ${name} ${length}: ${seconds.toFixed(1)} s of processor time`)
      }
    }
    return { failures, seconds: (await processorSeconds()) - began }
  } catch (error) {
    throw new Error(`The server failed:\n${server.log().slice(-2000)}`, { cause: error })
  } finally {
    await server.stop()
  }
}
