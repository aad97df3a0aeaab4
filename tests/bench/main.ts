import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { measureAttacksOnAll } from './attacks'
import { measureCosts } from './costs'
import { measureDashboard } from './dashboard'
import { measureFirstVisit } from './first-visit'
import { measureFootprint } from './footprint'
import { measureKeptAnswers } from './kept-answers'
import { measureLists } from './lists'
import { measureMail } from './mail'
import { measureStart } from './start'
import { measureStatistics } from './statistics'

/** Each by the name with which `npm run bench -- NAME…` chooses it. Some share a folder of data. */
const BENCHES: Record<string, { title: string; measure: (dataDir: string) => Promise<string[]> }> = {
  'first-visit': {
    title: 'A first visit at 400 kbit/s and 400 ms, on a phone 360 px wide with two pixels to each',
    measure: measureFirstVisit,
  },
  start: { title: 'Start, on a built clone with data', measure: measureStart },
  memory: { title: 'Memory of the server with all its processes', measure: measureFootprint },
  kept: { title: 'What a kept answer costs the processor, beside a bare Fastify', measure: measureKeptAnswers },
  costs: { title: 'What a request of each kind costs, one after the other', measure: measureCosts },
  dashboard: { title: 'The dashboard, to its first usable list', measure: measureDashboard },
  lists: { title: 'Lists of 100,000 articles, on both databases', measure: () => measureLists() },
  statistics: { title: 'Statistics of 100,000 articles and 10 million views', measure: () => measureStatistics() },
  attacks: { title: 'One client with its dearest requests, and everyone else', measure: measureAttacksOnAll },
  mail: { title: 'A newsletter by mail, on the embedded database', measure: measureMail },
}

const print = (line = '') => process.stdout.write(`${line}\n`)

const wanted = process.argv.slice(2)
const unknown = wanted.filter((name) => !(name in BENCHES))
if (unknown.length > 0)
  throw new Error(`No such benchmark: ${unknown.join(', ')}. There are ${Object.keys(BENCHES).join(', ')}.`)

const dataDir = await mkdtemp(join(tmpdir(), 'eye-of-sumatra-bench-'))
try {
  for (const [name, { title, measure }] of Object.entries(BENCHES)) {
    if (wanted.length > 0 && !wanted.includes(name)) continue
    print(`# ${title}`)
    for (const line of await measure(dataDir)) print(line)
    print()
  }
} finally {
  await rm(dataDir, { recursive: true, force: true })
}
