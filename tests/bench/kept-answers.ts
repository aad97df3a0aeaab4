import { setTimeout as pause } from 'node:timers/promises'
import { startBuiltServer } from '@tests/built-server'
import autocannon from 'autocannon'
import { preciseCpuOf } from './cpu'
import { median, startBareServer } from './server'

const ROUNDS = 7
const REQUESTS = 4000
const CONNECTIONS = 10

/** More rows would not change these figures, since the replies come from memory. */
const paths = ['/api/articles?limit=3', '/api/articles/1', '/api/articles', '/', '/articles/1']

type Measured = { address: string; process: { pid?: number }; idleShare: number }

const IDLE_MS = 3000

/** The share of a processor that it uses without requests, for jobs such as looking for mail that is due. */
async function whenIdle(server: Omit<Measured, 'idleShare'>): Promise<Measured> {
  await pause(IDLE_MS)
  const began = await preciseCpuOf(server.process)
  const start = performance.now()
  await pause(IDLE_MS)
  return { ...server, idleShare: ((await preciseCpuOf(server.process)) - began) / (performance.now() - start) }
}

/** Microseconds of processor time per answer. What other programs and the server's own jobs use does not count. */
async function costOf({ address, process, idleShare }: Measured, path: string) {
  const began = await preciseCpuOf(process)
  const start = performance.now()
  const { non2xx } = await autocannon({ url: address + path, connections: CONNECTIONS, amount: REQUESTS })
  if (non2xx > 0) throw new Error(`${path} did not always answer 200`)
  const used = (await preciseCpuOf(process)) - began - idleShare * (performance.now() - start)
  return (used / REQUESTS) * 1000
}

/** What a kept answer costs the processor, as a ratio to a bare Fastify that answers the same bytes. */
export async function measureKeptAnswers(dataDir: string) {
  const ours = await startBuiltServer({ DATA_DIR: dataDir })
  const bare = await startBareServer(ours, paths)
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
