import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { projectRoot } from '@server/root'
import { startBuiltServer } from '@tests/built-server'
import { processorSeconds, processorShare } from '@tests/faults/processor'
import autocannon from 'autocannon'
import { median, runServer } from './server'

const ROUNDS = 5
const REQUESTS = 15_000
const CONNECTIONS = 10

/** More rows would not change these figures, since the replies come from memory. */
const paths = ['/api/articles?limit=3', '/api/articles/1', '/api/articles', '/', '/articles/1']

type Measured = { address: string; process: { pid?: number }; idle: number }

const IDLE_MS = 3000

/** The share of a processor that it uses without requests, for jobs such as looking for mail that is due. */
async function whenIdle(server: Omit<Measured, 'idle'>): Promise<Measured> {
  await pause(IDLE_MS)
  return { ...server, idle: await processorShare(server.process, IDLE_MS) }
}

/** Microseconds of processor time per answer. What other programs and the server's own jobs use does not count. */
async function costOf({ address, process, idle }: Measured, path: string) {
  const began = await processorSeconds(process)
  const start = performance.now()
  const { non2xx } = await autocannon({ url: address + path, connections: CONNECTIONS, amount: REQUESTS })
  if (non2xx > 0) throw new Error(`${path} did not always answer 200`)
  const used = (await processorSeconds(process)) - began - (idle * (performance.now() - start)) / 1000
  return (used / REQUESTS) * 1e6
}

/** What a kept answer costs the processor, as a ratio to a bare Fastify that answers the same bytes. */
export async function measureKeptAnswers(dataDir: string) {
  const ours = await startBuiltServer({ DATA_DIR: dataDir })
  const bare = await runServer(process.execPath, ['--import', 'tsx', join(projectRoot, 'tests/bench/bare-server.ts')], {
    NODE_ENV: 'production',
    BENCH_ORIGINAL: ours.address,
    BENCH_PATHS: paths.join(','),
  })
  try {
    const mine = await whenIdle(ours)
    const reference = await whenIdle({ address: bare.address, process: bare })
    const lines = []
    for (const path of paths) {
      const costs = { ours: [] as number[], bare: [] as number[], ratio: [] as number[] }
      // The first round only compiles the code.
      for (let round = 0; round <= ROUNDS; round += 1) {
        const cost = await costOf(mine, path)
        const bareCost = await costOf(reference, path)
        if (round === 0) continue
        costs.ours.push(cost)
        costs.bare.push(bareCost)
        costs.ratio.push(cost / bareCost)
      }
      const range = `${Math.min(...costs.ratio).toFixed(2)}–${Math.max(...costs.ratio).toFixed(2)}`
      lines.push(
        `${path}: ${median(costs.ours).toFixed(0)} µs of processor time per answer, bare ${median(costs.bare).toFixed(0)} µs; ` +
          `ratio ${median(costs.ratio).toFixed(2)} (${range})`,
      )
    }
    return lines
  } finally {
    await bare.stop()
    await ours.stop()
  }
}
