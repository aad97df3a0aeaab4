import { startBuiltServer } from '@tests/built-server'
import autocannon from 'autocannon'
import { median, startBareServer } from './server'

const ROUNDS = 5
const SECONDS = 4
const CONNECTIONS = 10

/** More rows would not change these figures, since the replies come from memory. */
const paths = ['/api/articles?limit=3', '/']

const load = (url: string) => autocannon({ url, connections: CONNECTIONS, duration: SECONDS })

/** Alternates with the bare server, so that the machine's load affects both. */
async function compare(ours: string, bare: string, path: string) {
  const ratios: number[] = []
  const rates: { ours: number[]; bare: number[]; p99: number[] } = { ours: [], bare: [], p99: [] }
  await load(ours + path)
  for (let round = 0; round < ROUNDS; round += 1) {
    const mine = await load(ours + path)
    const reference = await load(bare + path)
    if (mine.non2xx > 0 || reference.non2xx > 0) throw new Error(`${path} did not always answer 200`)
    ratios.push(mine.requests.average / reference.requests.average)
    rates.ours.push(mine.requests.average)
    rates.p99.push(mine.latency.p99)
    rates.bare.push(reference.requests.average)
  }
  const range = `${Math.min(...ratios).toFixed(2)}–${Math.max(...ratios).toFixed(2)}`
  return (
    `${path}: ratio ${median(ratios).toFixed(2)} (${range}); ours ${Math.round(median(rates.ours))}/s, ` +
    `p99 ${median(rates.p99)} ms; bare ${Math.round(median(rates.bare))}/s`
  )
}

export async function measureRequests(dataDir: string) {
  const ours = await startBuiltServer({ DATA_DIR: dataDir })
  const bare = await startBareServer(ours, paths)
  try {
    const lines = []
    for (const path of paths) lines.push(await compare(ours.address, bare.address, path))
    return lines
  } finally {
    await bare.stop()
    await ours.stop()
  }
}
