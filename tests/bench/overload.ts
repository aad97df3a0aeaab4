import { readFile } from 'node:fs/promises'
import { startBuiltServer } from '@tests/built-server'
import autocannon from 'autocannon'

const SECONDS = 10

/** As many as keep the server busy, and ten times as many requests as it can answer. */
const CONNECTIONS = { capacity: 20, overload: 300 }

/** Each request has an address of its own, so that the cache answers none of them. */
const paths = { search: '/api/articles?q=', page: '/login?next=/' }

let serial = 0

function load(address: string, path: string, options: Partial<autocannon.Options>) {
  const setupRequest = (request: autocannon.Request) => {
    serial += 1
    return { ...request, path: path + serial }
  }
  return autocannon({ url: address, duration: SECONDS, requests: [{ setupRequest }], ...options })
}

/** The memory of a process in megabytes, where the system tells it. */
const memoryOf = async (pid: number | undefined) => {
  const status = await readFile(`/proc/${pid}/status`, 'utf8').catch(() => '')
  return Math.round(Number(/VmRSS:\s+(\d+)/.exec(status)?.[1] ?? 0) / 1024)
}

const perSecond = (count: number) => count / SECONDS

/** What share of its capacity the server still answers with success, under ten times as many requests as it can answer. */
export async function measureOverload(dataDir: string) {
  const { address, process, stop } = await startBuiltServer({ DATA_DIR: dataDir })
  try {
    const lines: string[] = []
    for (const [name, path] of Object.entries(paths)) {
      await load(address, path, { connections: CONNECTIONS.capacity, duration: 3 })
      const alone = await load(address, path, { connections: CONNECTIONS.capacity })
      const capacity = perSecond(alone['2xx'])
      const before = await memoryOf(process.pid)
      const over = await load(address, path, {
        connections: CONNECTIONS.overload,
        overallRate: Math.round(capacity * 10),
      })
      const sent = perSecond(over['2xx'] + over.non2xx)
      lines.push(
        `${name}: capacity ${Math.round(capacity)}/s; at ${(sent / capacity).toFixed(1)} times as many requests ` +
          `${Math.round(perSecond(over['2xx']))}/s succeed (share ${(perSecond(over['2xx']) / capacity).toFixed(2)}), ` +
          `${Math.round(perSecond(over.statusCodeStats?.['503']?.count ?? 0))}/s get 503, ${over.errors} errors; ` +
          `median ${over.latency.p50} ms, p99 ${over.latency.p99} ms; memory ${before} → ${await memoryOf(process.pid)} MB`,
      )
    }
    return lines
  } finally {
    await stop()
  }
}
