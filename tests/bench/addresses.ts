import { startBuiltServer } from '@tests/built-server'
import autocannon from 'autocannon'
import { memoryOf } from './memory'

const ADDRESSES = 50_000

/** The memory is read after each part, to see whether it keeps growing. */
const PARTS = 5

const CONNECTIONS = 10

type Unique = { path: string; headers?: Record<string, string> }

const pad = (serial: number) => `${serial}-${'x'.repeat(200)}`

/** What a client can make up without end. Each pads its address, as one would who wants to fill the memory. */
const KINDS: ((serial: number) => Unique)[] = [
  (serial) => ({ path: `/api/categories?unknown=${pad(serial)}` }),
  (serial) => ({ path: `/?unknown=${pad(serial)}` }),
  (serial) => ({ path: `/api/articles?q=${pad(serial)}` }),
  (serial) => ({ path: `/api/articles?lang=${pad(serial)}` }),
  (serial) => ({ path: `/api/articles/${pad(serial)}` }),
  (serial) => ({ path: `/articles/${pad(serial)}` }),
  (serial) => ({ path: '/', headers: { host: `host-${serial}.example.com` } }),
  (serial) => ({
    path: '/api/ads/published',
    headers: { 'x-forwarded-for': `10.1.${(serial >> 8) & 255}.${serial & 255}` },
  }),
  (serial) => ({ path: '/robots.txt', headers: { authorization: `Bearer ${pad(serial)}` } }),
  (serial) => ({
    path: '/feed.xml',
    headers: { cookie: `googtrans=/en/${pad(serial)}`, 'accept-language': pad(serial) },
  }),
]

let serial = 0

function next(template: autocannon.Request): autocannon.Request {
  serial += 1
  const { path, headers = {} } = (KINDS[serial % KINDS.length] as (serial: number) => Unique)(serial)
  return { ...template, method: 'GET', path, headers }
}

const send = (url: string, amount: number) =>
  autocannon({ url, amount, connections: CONNECTIONS, requests: [{ setupRequest: next }], timeout: 60 })

/** The memory that the server uses before and after so many requests, each with another address, host, client or token. */
export async function measureAddresses(dataDir: string) {
  const server = await startBuiltServer({ DATA_DIR: dataDir, TRUST_PROXY: '1' })
  const memory = () => memoryOf(server.process.pid)
  try {
    const started = await memory()
    // What the first requests load and compile has nothing to do with how many there are.
    await send(server.address, 500)
    const figures = [`${started} MB after the start, ${await memory()} MB after 500 requests`]
    const statuses: Record<string, number> = {}
    for (let part = 1; part <= PARTS; part += 1) {
      const { statusCodeStats = {} } = await send(server.address, ADDRESSES / PARTS)
      for (const [status, { count = 0 }] of Object.entries(statusCodeStats))
        statuses[status] = (statuses[status] ?? 0) + count
      figures.push(`${await memory()} MB after ${(ADDRESSES / PARTS) * part}`)
    }
    return [figures.join(', '), `Answers: ${JSON.stringify(statuses)}`]
  } finally {
    await server.stop()
  }
}
