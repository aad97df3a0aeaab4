import { readFile } from 'node:fs/promises'
import { createServer, type IncomingMessage } from 'node:http'
import type { AddressInfo } from 'node:net'
import { extname, join } from 'node:path'
import { buffer } from 'node:stream/consumers'
import { projectRoot } from '@server/config/root'
import type { Send } from '@tests/table-only'
import { onTestFinished } from 'vitest'
import { baseUrl } from './fixtures'

const types: Record<string, string> = { '.js': 'text/javascript', '.css': 'text/css', '.svg': 'image/svg+xml' }

/** Forwards a call to our server. */
export const toServer: Send = async ({ method, url, headers, payload }) => {
  const reply = await fetch(baseUrl + url, { method, headers, body: payload && new Uint8Array(payload) })
  return {
    status: reply.status,
    headers: { 'content-type': reply.headers.get('content-type') ?? '' },
    payload: Buffer.from(await reply.arrayBuffer()),
  }
}

async function plainRequest(request: IncomingMessage) {
  const { host, connection, 'transfer-encoding': _, ...headers } = request.headers
  const payload = await buffer(request)
  return {
    method: request.method ?? 'GET',
    url: request.url ?? '/',
    headers: Object.fromEntries(Object.entries(headers).map(([name, value]) => [name, String(value)])),
    payload: payload.length > 0 ? payload : undefined,
  }
}

/**
 * Serves the built files of both front ends; an address without a file gets the start page of its front end. Closes after
 * the test by default; pass `afterAll` to share it within a file.
 */
export async function startStaticHost(api: Send = toServer, closeOn: (close: () => void) => void = onTestFinished) {
  const client = join(projectRoot, 'dist/client')
  const server = createServer(async (request, response) => {
    const path = (request.url ?? '/').split('?')[0] ?? '/'
    if (path.startsWith('/api/') || path.startsWith('/uploads/')) {
      const send = path.startsWith('/api/') ? api : toServer
      const { status, headers, payload } = await send(await plainRequest(request))
      return response.writeHead(status, headers).end(payload)
    }
    const page = path.startsWith('/dashboard') ? '/admin.html' : '/index.html'
    const file = extname(path) ? path : page
    const body = await readFile(join(client, file)).catch(() => undefined)
    response.writeHead(body ? 200 : 404, {
      'content-type': types[extname(file)] ?? 'text/html',
      'cache-control': path.startsWith('/assets/') ? 'max-age=31536000' : 'no-cache',
    })
    response.end(body)
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  closeOn(() => void server.close())
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}`
}
