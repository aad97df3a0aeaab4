import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { startBuiltServer } from '@tests/built-server'
import autocannon from 'autocannon'
import { fillWithArticles } from './managed-list'

const ARTICLES = 100_000
const SECONDS = 10
const CONNECTIONS = 10

/** Two words each, all different: a repeated query would be answered from the cache. */
const paths = Array.from(
  { length: 20_000 },
  (_, index) => `/api/articles?perPage=25&q=crater%20${(index * 7919) % ARTICLES}%20`,
)

/** `GET /api/articles?q=…` on the embedded database with 100,000 articles. */
export async function measureSearch() {
  const dataDir = await mkdtemp(join(tmpdir(), 'eye-of-sumatra-bench-'))
  try {
    await fillWithArticles(dataDir, ARTICLES)
    const server = await startBuiltServer({ DATA_DIR: dataDir, DEMO: '0' })
    try {
      const { latency, non2xx } = await autocannon({
        url: server.address,
        connections: CONNECTIONS,
        duration: SECONDS,
        requests: paths.map((path) => ({ path })),
      })
      if (non2xx > 0) throw new Error('a search did not answer 200')
      return [
        `search of two words, 100,000 articles: p50 ${latency.p50} ms, p97.5 ${latency.p97_5} ms, p99 ${latency.p99} ms`,
      ]
    } finally {
      await server.stop()
    }
  } finally {
    await rm(dataDir, { recursive: true, force: true })
  }
}
