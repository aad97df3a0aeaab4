import { startBuiltServer } from '@tests/built-server'
import { processorSeconds } from '@tests/faults/processor'
import { call, signIn } from '@tests/faults/site'
import autocannon from 'autocannon'
import { median } from './server'

const ROUNDS = 5
const SECONDS = 5
const CONNECTIONS = 10
const VIEWS_PER_SECOND = 10

/** What readers open. Each publication is on the first four. */
const paths = [
  '/',
  '/articles',
  '/api/articles?limit=3',
  '/feed.xml',
  ...[1, 2, 3, 4, 5, 6].map((id) => `/articles/${id}`),
]

let serial = 0

/** Starts the work at a fixed rate until it is stopped. */
function every(ms: number, work: () => Promise<unknown>) {
  const started: Promise<unknown>[] = []
  const timer = setInterval(() => {
    const one = work()
    // Reported when it is stopped.
    one.catch(() => {})
    started.push(one)
  }, ms)
  return () => {
    clearInterval(timer)
    return Promise.all(started)
  }
}

/** A different network for each view, or it would count once. */
const network = () => `10.${(serial >> 16) & 255}.${(serial >> 8) & 255}.${serial++ & 255}`

/** The requests that the server answers while its content changes every second, as a share of those without changes. */
export async function measurePublishing(dataDir: string) {
  const server = await startBuiltServer({ DATA_DIR: dataDir, TRUST_PROXY: '1' })
  try {
    const token = await signIn(server, { email: 'editor@eyeofsumatra.example', password: 'sumatra-demo' })
    const { categories } = (await call(server, '/api/categories')).json
    const publish = async () => {
      serial += 1
      const category_ids = [categories[serial % categories.length].id]
      const body = {
        category_ids,
        title: `News ${serial}`,
        excerpt: 'In short',
        content: '<p>At length</p>',
        status: 'published',
      }
      const { status } = await call(server, '/api/articles', { method: 'POST', token, body })
      if (status !== 201) throw new Error(`A publication was refused with ${status}`)
    }
    const view = async () => {
      const id = 1 + (serial % 12)
      const headers = { 'x-forwarded-for': network() }
      await fetch(`${server.address}/api/articles/${id}/view`, { method: 'POST', headers })
    }
    const load = async () => {
      const before = await processorSeconds(server.process)
      const requests = paths.map((path) => ({ path }))
      const {
        requests: sent,
        non2xx,
        statusCodeStats,
      } = await autocannon({
        url: server.address,
        connections: CONNECTIONS,
        duration: SECONDS,
        // Another network than that of the editor, who sees each change at once.
        headers: { 'x-forwarded-for': '203.0.113.9' },
        requests,
      })
      if (non2xx > 0) throw new Error(`Not all answers were 200: ${JSON.stringify(statusCodeStats)}`)
      return {
        rate: sent.average,
        perSecondOfProcessor: sent.total / ((await processorSeconds(server.process)) - before),
      }
    }
    await load()
    const rounds: Record<'calm' | 'busy', Awaited<ReturnType<typeof load>>>[] = []
    for (let round = 0; round < ROUNDS; round += 1) {
      const calm = await load()
      const stops = [every(1000, publish), every(1000 / VIEWS_PER_SECOND, view)]
      const busy = await load()
      await Promise.all(stops.map((stop) => stop()))
      rounds.push({ calm, busy })
    }
    const ratio = (figure: 'rate' | 'perSecondOfProcessor') =>
      median(rounds.map(({ calm, busy }) => busy[figure] / calm[figure])).toFixed(2)
    return [
      `with a publication and ${VIEWS_PER_SECOND} views a second: ${ratio('perSecondOfProcessor')} of the requests per second of processor time ` +
        `without, ${ratio('rate')} of the request rate (${Math.round(median(rounds.map(({ calm }) => calm.rate)))}/s without, ` +
        `${Math.round(median(rounds.map(({ busy }) => busy.rate)))}/s with)`,
    ]
  } finally {
    await server.stop()
  }
}
