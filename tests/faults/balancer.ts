import { createServer, request } from 'node:http'
import type { AddressInfo } from 'node:net'
import { onTestFinished } from 'vitest'

/**
 * Passes requests to the servers in turn, as a proxy in front of several processes does. One that refuses the connection is left
 * out for that request. Bodies are buffered, so that a request can be sent again.
 */
export async function startBalancer(servers: () => { address: string }[]) {
  let turn = 0
  const server = createServer(async (incoming, outgoing) => {
    const body: Buffer[] = []
    for await (const chunk of incoming) body.push(chunk)
    const inTurn = servers()
    turn += 1

    function passOn(attempt: number) {
      const target = inTurn[(turn + attempt) % inTurn.length]
      if (!target || attempt >= inTurn.length) return void outgoing.writeHead(502).end()
      const onward = request(
        target.address + incoming.url,
        { method: incoming.method, headers: incoming.headers, agent: false },
        (reply) => {
          outgoing.writeHead(reply.statusCode ?? 502, { ...reply.headers, 'x-served-by': target.address })
          reply.pipe(outgoing)
        },
      )
      onward.on('error', (error: NodeJS.ErrnoException) =>
        error.code === 'ECONNREFUSED' ? passOn(attempt + 1) : outgoing.destroy(),
      )
      onward.end(Buffer.concat(body))
    }
    passOn(0)
  }).listen(0, '127.0.0.1')
  await new Promise((resolve) => server.once('listening', resolve))
  onTestFinished(() => {
    server.closeAllConnections()
    server.close()
  })
  return { address: `http://127.0.0.1:${(server.address() as AddressInfo).port}` }
}
