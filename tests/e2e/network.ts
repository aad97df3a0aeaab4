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
  const requested: string[] = []
  let cutFile: { address: RegExp; count: number } | undefined
  function isCutWithin(address = '') {
    if (!cutFile?.address.test(address)) return false
    cutFile.count -= 1
    return cutFile.count === 0
  }
  const server = createServer(async (incoming, outgoing) => {
    requested.push(incoming.url ?? '')
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
          if (!isCutWithin(incoming.url)) return reply.pipe(outgoing)
          reply.once('data', (part: Buffer) => outgoing.write(part.subarray(0, part.length / 2), cut))
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
  function cut() {
    isCut = true
    close()
  }
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  onTestFinished(() => {
    server.close()
    close()
  })
  return {
    address: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    cut,
    /** Cuts in the middle of a file: the given one of those at such addresses, counted from now. */
    cutWithin: (address: RegExp, count: number) => {
      cutFile = { address, count }
    },
    /** The paths that were requested since the last call of this function. */
    takeRequests: () => requested.splice(0),
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
