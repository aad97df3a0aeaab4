import type { Server, ServerResponse } from 'node:http'
import type { Socket } from 'node:net'
import { networkOf } from '../../net/network'
import { CONNECTIONS } from './limits'

/**
 * Keeps one network from taking all connections, unless they are those of a proxy. At its limit, its oldest idle connection makes room for the
 * new one, so a health check from the same network gets through.
 */
export function createConnections({ limitsNetworks }: { limitsNetworks: boolean }) {
  const byNetwork = new Map<string, Set<Socket>>()
  const networks = new WeakMap<Socket, string>()
  const working = new WeakMap<Socket, number>()
  const queued = new WeakMap<Socket, number>()

  const count = (counts: WeakMap<Socket, number>, socket: Socket, change: 1 | -1) => {
    const next = (counts.get(socket) ?? 0) + change
    counts.set(socket, next)
    return next
  }
  const idleOf = (sockets: Set<Socket>) => [...sockets].filter((socket) => !working.get(socket))

  function admit(socket: Socket) {
    if (!limitsNetworks) return
    const network = networkOf(socket.remoteAddress ?? '')
    const sockets = byNetwork.get(network) ?? new Set<Socket>()
    if (sockets.size >= CONNECTIONS.perNetwork) (idleOf(sockets)[0] ?? socket).destroy()
    byNetwork.set(network, sockets.add(socket))
    networks.set(socket, network)
    socket.once('close', () => {
      sockets.delete(socket)
      if (sockets.size === 0 && byNetwork.get(network) === sockets) byNetwork.delete(network)
    })
  }

  /** What a socket has in its buffer is parsed even after its end: without this, that of all others would be, before anything else. */
  function end(socket: Socket) {
    const network = networks.get(socket)
    for (const other of idleOf(byNetwork.get(network ?? '') ?? new Set())) other.destroy()
    socket.destroy()
  }

  return {
    /** Limits the connections of a server. */
    watch(server: Server) {
      server.maxConnections = CONNECTIONS.all
      server.maxRequestsPerSocket = CONNECTIONS.requests
      server.prependListener('connection', admit)
      // Node would answer what follows the last request.
      server.on('dropRequest', (_request, socket) => socket.destroy())
    },
    /** Whether the request came too far ahead of the answers: then its connection has ended. */
    isTooEarly(socket: Socket, response: ServerResponse) {
      if (socket.destroyed) return true
      // A response has no socket while it is behind another one.
      if (response.socket !== null) return false
      response.once('close', () => count(queued, socket, -1))
      if (count(queued, socket, 1) <= CONNECTIONS.pipelined) return false
      end(socket)
      return true
    },
    /** Notes that a request of the connection is being answered. */
    begin(socket: Socket, response: ServerResponse) {
      count(working, socket, 1)
      response.once('close', () => count(working, socket, -1))
    },
  }
}
