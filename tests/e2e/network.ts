import { createServer, request } from 'node:http'
import type { AddressInfo, Socket } from 'node:net'
import type { Page } from 'playwright-core'
import { onTestFinished } from 'vitest'
import { baseUrl } from './fixtures'

/**
 * A proxy to the server that can be cut or held. Playwright's offline mode will not do: it does not reach service
 * workers reliably.
 */
export async function startNetwork() {
  let isCut = false
  let held: Promise<void> | undefined
  let answerFor: (path: string) => Promise<string | undefined> | undefined = () => undefined
  const sockets = new Set<Socket>()
  const server = createServer(async (incoming, outgoing) => {
    const own = await answerFor(incoming.url ?? '')
    if (own !== undefined) return outgoing.writeHead(own ? 200 : 404, { 'content-type': 'text/javascript' }).end(own)
    const passOn = () => {
      const onward = request(
        baseUrl + incoming.url,
        { method: incoming.method, headers: incoming.headers },
        (reply) => {
          // The browser's HTTP cache would hide files that the worker lacks.
          const isFile = incoming.url?.startsWith('/assets/')
          outgoing.writeHead(reply.statusCode ?? 502, {
            ...reply.headers,
            ...(isFile && { 'cache-control': 'no-store' }),
          })
          reply.pipe(outgoing)
        },
      )
      onward.on('error', () => outgoing.destroy())
      incoming.pipe(onward)
    }
    if (!incoming.url?.startsWith('/assets/')) await held
    passOn()
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
    /** Reconnects, and fires the event that a browser fires then. */
    restore: async (page: Page) => {
      isCut = false
      await page.evaluate(() => dispatchEvent(new Event('online')))
    },
    /** Replaces scripts of the server. An empty script is a 404. */
    replace: (replacement: typeof answerFor) => {
      answerFor = replacement
    },
    /** Holds all requests, except for build files, until the returned function is called. */
    hold: () => {
      let release = () => {}
      held = new Promise((resolve) => {
        release = resolve
      })
      return release
    },
  }
}
