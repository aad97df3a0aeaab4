import { type Server, STATUS_CODES } from 'node:http'
import type { Socket } from 'node:net'
import type { ErrorReply } from '@shared/errors'
import type { FastifyHttpOptions, FastifyInstance, FastifyRequest } from 'fastify'
import type { Config } from '../config/config'
import { AppError, codeOfStatus, REFUSAL_HEADERS, sendError } from './errors'
import { secondsAtLeast } from './pace'

/** More than a busy site has open behind a proxy, and few enough for the memory that each of them takes. */
const MAX_CONNECTIONS = 5000

const SECOND = 1000

/** The longest wait for a reply, that of a machine translation, and a margin. */
const IDLE_CONNECTION_MS = 180 * SECOND

/** Time to send a request: a minute, and what the largest upload takes at the least speed. */
const requestTimeout = ({ MAX_UPLOAD_MB }: Pick<Config, 'MAX_UPLOAD_MB'>) =>
  Math.ceil(60 + secondsAtLeast(MAX_UPLOAD_MB * 1024 * 1024)) * SECOND

const PARSER_ERRORS: Record<string, [status: number, message: string]> = {
  HPE_HEADER_OVERFLOW: [431, 'The headers are too large'],
  ERR_HTTP_REQUEST_TIMEOUT: [408, 'The request took too long to arrive'],
}

/** Answers what Node's parser refuses before there is a request, such as malformed HTTP, in the form of our other errors. */
function refuseMalformed(error: Error & { code?: string }, socket: Socket) {
  if (error.code === 'ECONNRESET' || !socket.writable) {
    socket.destroy()
    return
  }
  const [status, message] = PARSER_ERRORS[error.code ?? ''] ?? [400, 'This is not a valid HTTP request']
  const body = JSON.stringify({ code: codeOfStatus(status), message } satisfies ErrorReply)
  const head = [
    `HTTP/1.1 ${status} ${STATUS_CODES[status]}`,
    'Content-Type: application/json; charset=utf-8',
    `Content-Length: ${Buffer.byteLength(body)}`,
    ...Object.entries(REFUSAL_HEADERS).map(([name, value]) => `${name}: ${value}`),
    'Connection: close',
  ]
  socket.end(`${head.join('\r\n')}\r\n\r\n${body}`)
}

/** How connections and malformed requests are treated. */
export const listenerOptions = (config: Config, requestTimeoutMs = requestTimeout(config)) =>
  ({
    requestTimeout: requestTimeoutMs,
    connectionTimeout: IDLE_CONNECTION_MS,
    // `refuseBadHost` answers a missing Host header: Node would do so without a body.
    http: {
      requireHostHeader: false,
      // Node swaps the two if the time for the headers is the longer one.
      headersTimeout: Math.min(60 * SECOND, requestTimeoutMs),
      connectionsCheckingInterval: Math.min(5 * SECOND, requestTimeoutMs),
    },
    clientErrorHandler: refuseMalformed,
    frameworkErrors: sendError,
  }) satisfies FastifyHttpOptions<Server>

const HOST = /^(?:[\w.-]+|\[[\da-f:.]+\])(?::\d{1,5})?$/i

/** Whether this is a host, with or without a port, that can be a part of an address. */
export const isHost = (host: string) => HOST.test(host) && URL.canParse(`http://${host}`)

/** HTTP/1.0, which probes of load balancers use, has no Host header. HTTP/1.1 requires one (RFC 9112, section 3.2). */
async function refuseBadHost({ headers: { host }, raw: { httpVersion } }: FastifyRequest) {
  if (host === undefined && httpVersion === '1.0') return
  if (!isHost(host ?? '')) throw new AppError('invalid', 'The Host header is missing or is not a host')
}

export function registerListener(app: FastifyInstance) {
  app.server.maxConnections = MAX_CONNECTIONS
  app.addHook('onRequest', refuseBadHost)
}
