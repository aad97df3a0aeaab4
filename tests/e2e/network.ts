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
          // The browser's own cache would hide what the worker lacks.
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
    /** Puts other scripts in place of the server's; an empty one is not found. */
    replace: (replacement: typeof answerFor) => {
      answerFor = replacement
    },
    /** Every answer but those for files comes so much later. */
    delay: (ms: number) => {
      delayMs = ms
    },
  }
}
