import { brotliCompressSync } from 'node:zlib'
import { startBuiltServer } from '@tests/built-server'
import { processorSeconds } from '@tests/faults/processor'
import { call, signIn, signInWriters } from '@tests/faults/site'
import { memoryOf } from './memory'

const REQUESTS = 200

/** Requests before the measurement, which compile the code. */
const WARM_UP = 100

/** An account may store sixty things in a minute. */
const WRITES_OF_ONE = 50

let serial = 0

/** Without a configured address, a reply is kept for one host only: so none of these is, and the answers of the API that make a page are. */
const unkept = () => ({ 'x-forwarded-host': `host-${serial++}.example.com` })

/** A different network for each view, or it would count once. */
const elsewhere = () => ({ 'x-forwarded-for': `10.${(serial >> 16) & 255}.${(serial >> 8) & 255}.${serial++ & 255}` })

/** What one request of each kind costs: the figures from which docs/scaling.md calculates. */
export async function measureCosts(dataDir: string) {
  const server = await startBuiltServer({ DATA_DIR: dataDir, TRUST_PROXY: '1', BUDGET_PERCENT: '0' })
  try {
    const admin = await signIn(server, { email: 'admin@eyeofsumatra.example', password: 'sumatra-demo' })
    // An editor: admins do not publish.
    const writers = await signInWriters(server, admin, (REQUESTS + WARM_UP) / WRITES_OF_ONE + 1, 'editor')
    const open = (path: string, headers: Record<string, string>, method = 'GET') =>
      fetch(server.address + path, { method, headers }).then((reply) => reply.arrayBuffer())
    const publish = () => {
      serial += 1
      const body = { title: `News ${serial}`, excerpt: 'In short', content: '<p>At length</p>', status: 'published' }
      const token = writers[1 + (serial % (writers.length - 1))]
      return call(server, '/api/articles', { method: 'POST', token, body })
    }
    const kinds: Record<string, () => Promise<unknown>> = {
      'a rendering of the home page': () => open('/', unkept()),
      'a rendering of the list of articles': () => open('/articles', unkept()),
      'a rendering of an article': () => open('/articles/1', unkept()),
      'an answer of the API with 24 articles': () => open('/api/articles?perPage=24', unkept()),
      'an answer of the API with one article': () => open('/api/articles/1', unkept()),
      'a search': () => open(`/api/articles?q=lake+${serial++}`, {}),
      'a view': () => open('/api/articles/1/view', elsewhere(), 'POST'),
      'a publication': publish,
    }
    const lines = []
    for (const [name, request] of Object.entries(kinds)) {
      for (let count = 0; count < WARM_UP; count += 1) await request()
      const before = await processorSeconds(server.process)
      for (let count = 0; count < REQUESTS; count += 1) await request()
      const each = ((await processorSeconds(server.process)) - before) / REQUESTS
      lines.push(`${name}: ${(each * 1000).toFixed(1)} ms of processor time`)
    }
    for (const path of ['/', '/articles', '/articles/1']) {
      const html = Buffer.from(await open(path, {}))
      lines.push(`${path}: ${(brotliCompressSync(html).length / 1000).toFixed(1)} KB of HTML, compressed`)
    }
    return [...lines, `memory of the server: ${await memoryOf(server.process.pid)} MB`]
  } finally {
    await server.stop()
  }
}
