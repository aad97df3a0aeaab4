import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { projectRoot } from '@server/root'
import { startBuiltServer } from '@tests/built-server'
import autocannon from 'autocannon'
import { median, runServer } from './server'

const ROUNDS = 5
const REQUESTS = 15_000
const CONNECTIONS = 10

/** More rows would not change these figures, since the replies come from memory. */
const paths = ['/api/articles?limit=3', '/api/articles/1', '/api/articles', '/', '/articles/1']

const TICKS_PER_SECOND = 100

/** The processor time that a process has used, in microseconds. What other programs use of the machine does not count. */
export async function processorTime(pid: number) {
  const stat = await readFile(`/proc/${pid}/stat`, 'utf8')
  // The name of the program, in brackets, may contain spaces.
  const [user, system] = stat
    .slice(stat.lastIndexOf(')') + 2)
    .split(' ')
    .slice(11, 13)
  return ((Number(user) + Number(system)) / TICKS_PER_SECOND) * 1e6
}

/** Processor time per answer. */
async function costOf(address: string, pid: number, path: string) {
  const began = await processorTime(pid)
  const { non2xx } = await autocannon({ url: address + path, connections: CONNECTIONS, amount: REQUESTS })
  if (non2xx > 0) throw new Error(`${path} did not always answer 200`)
  return ((await processorTime(pid)) - began) / REQUESTS
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
    const lines = []
    for (const path of paths) {
      const costs = { ours: [] as number[], bare: [] as number[], ratio: [] as number[] }
      // The first round only compiles the code.
      for (let round = 0; round <= ROUNDS; round += 1) {
        const mine = await costOf(ours.address, ours.process.pid as number, path)
        const reference = await costOf(bare.address, bare.pid, path)
        if (round === 0) continue
        costs.ours.push(mine)
        costs.bare.push(reference)
        costs.ratio.push(mine / reference)
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
