import type { Server, ServerResponse } from 'node:http'
import type { Socket } from 'node:net'
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
  }
}
