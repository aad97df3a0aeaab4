import { createServer, request } from 'node:http'
import type { AddressInfo, Socket } from 'node:net'
import type { Page } from 'playwright-core'
import { onTestFinished } from 'vitest'
import { baseUrl } from './fixtures'

/**
 * A way to the server that can be cut and slowed down. Telling the browser to be offline would not do: its service workers
 * do not hear of it reliably, neither when it begins nor when it ends.
 */
export async function startNetwork() {
  let isCut = false
  let delayMs = 0
  const sockets = new Set<Socket>()
  const server = createServer((incoming, outgoing) => {
    const passOn = () => {
      const onward = request(
        baseUrl + incoming.url,
        { method: incoming.method, headers: incoming.headers },
        (reply) => {
          outgoing.writeHead(reply.statusCode ?? 502, reply.headers)
          reply.pipe(outgoing)
        },
      )
      onward.on('error', () => outgoing.destroy())
      incoming.pipe(onward)
    }
    if (delayMs > 0 && !incoming.url?.startsWith('/assets/')) setTimeout(passOn, delayMs)
    else passOn()
  })
  server.on('connection', (socket) => {
    if (isCut) return socket.destroy()
    sockets.add(socket)
    socket.on('close', () => sockets.delete(socket))
  })
  const close = () => {
    for (const socket of sockets) socket.destroy()
  }
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  onTestFinished(() => {
    server.close()
    close()
  })
  return {
    address: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    cut: () => {
      isCut = true
      close()
    },
    /** What a browser does that finds a network again. */
    restore: async (page: Page) => {
      isCut = false
      await page.evaluate(() => dispatchEvent(new Event('online')))
    },
    /** Every answer but those for files comes so much later. */
    delay: (ms: number) => {
      delayMs = ms
    },
  }
}
