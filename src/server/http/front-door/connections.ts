import type { Server, ServerResponse } from 'node:http'
import { Server as Listener, type Socket } from 'node:net'
// Not the global ones: tests of the front ends stop those, and the server in their process must go on.
import { clearTimeout, setTimeout } from 'node:timers'
import { networkOf } from '../../net/network'
import { CONNECTIONS } from './limits'

/**
 * Keeps one network from taking all connections, unless they are those of a proxy. At its limit, its oldest idle connection makes room
 * for the new one, so a health check from the same network gets through.
 */
export function createConnections({ areOfProxies }: { areOfProxies: boolean }) {
  const byNetwork = new Map<string, Set<Socket>>()
  const unanswered = new WeakMap<Socket, number>()

  const ofNetwork = ({ remoteAddress = '' }: Socket) => byNetwork.get(networkOf(remoteAddress)) ?? new Set<Socket>()
  const idleOf = (sockets: Set<Socket>) => [...sockets].filter((socket) => !unanswered.get(socket))

  function admit(socket: Socket) {
    const sockets = ofNetwork(socket)
    const network = networkOf(socket.remoteAddress ?? '')
    if (sockets.size >= CONNECTIONS.perNetwork) (idleOf(sockets)[0] ?? socket).destroy()
    byNetwork.set(network, sockets.add(socket))
    socket.once('close', () => {
      sockets.delete(socket)
      if (sockets.size === 0) byNetwork.delete(network)
    })
  }

  return {
    limit(server: Server) {
      server.maxConnections = CONNECTIONS.all
      server.maxRequestsPerSocket = CONNECTIONS.requests
      if (!areOfProxies) server.prependListener('connection', admit)
      // Node would answer what follows the last request.
      server.on('dropRequest', (_request, socket) => socket.destroy())
    },
    /**
     * Counts a request until its answer is sent. Returns false if too many come ahead of the answers: then the connection has ended. What it
     * has sent is parsed even so; what the others of its network have sent is not, once they have ended too.
     */
    count(socket: Socket, response: ServerResponse) {
      const waiting = (unanswered.get(socket) ?? 0) + 1
      unanswered.set(socket, waiting)
      response.once('close', () => unanswered.set(socket, (unanswered.get(socket) ?? 1) - 1))
      if (waiting <= CONNECTIONS.pipelined + 1) return true
      if (!areOfProxies) for (const idle of idleOf(ofNetwork(socket))) idle.destroy()
      socket.destroy()
      return false
    },
    /**
     * Accepts no new connections, and waits for a proxy to end those that it keeps. If the server ended one just when the proxy sends a
     * request on it, that would be lost, and a proxy does not repeat a POST. Browsers repeat what such a connection has not answered.
     */
    async drain(server: Server) {
      if (!areOfProxies || !server.listening) return
      await new Promise<void>((resolve) => {
        const timer = setTimeout(resolve, CONNECTIONS.drainMs)
        // The server's own `close` also ends the idle ones.
        Listener.prototype.close.call(server, () => {
          clearTimeout(timer)
          resolve()
        })
      })
    },
  }
}
