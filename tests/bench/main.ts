import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { measureBundle } from './bundle'
import { measureCosts } from './costs'
import { measureDashboard } from './dashboard'
import { measureEditions } from './editions'
import { measureFirstVisit } from './first-visit'
import { measureFootprint } from './footprint'
import { measureIndexing } from './indexing'
import { measureKeptAnswers } from './kept-answers'
import { measureLists } from './lists'
import { measureMail } from './mail'
import { measureOverload } from './overload'
import { measureStart } from './start'

/** Each by the name with which `npm run bench -- NAME…` chooses it. Some share a folder of data. */
const BENCHES: Record<string, { title: string; measure: (dataDir: string) => Promise<string[]> }> = {
  bundle: { title: 'First visit to the home page', measure: measureBundle },
  'first-visit': {
    title: 'A first visit at 400 kbit/s and 400 ms, on a phone 360 px wide with two pixels to each',
    measure: measureFirstVisit,
  },
  editions: { title: 'Bytes of a first visit to pages in the full and the lite edition', measure: measureEditions },
  start: { title: 'Start, on a built clone with data', measure: measureStart },
  memory: { title: 'Memory of the server with all its processes', measure: measureFootprint },
  kept: { title: 'What a kept answer costs the processor, beside a bare Fastify', measure: measureKeptAnswers },
  costs: { title: 'What a request of each kind costs, one after the other', measure: measureCosts },
  overload: {
    title: 'Overload: requests that the cache cannot answer, ten times as many as the server can',
    measure: measureOverload,
  },
  dashboard: { title: 'The dashboard, to its first usable list', measure: measureDashboard },
  lists: { title: 'Lists of 100,000 articles, on both databases', measure: () => measureLists() },
  indexing: {
    title: 'Indexing 100,000 articles for the search, on both databases',
    measure: () => measureIndexing(),
  },
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
