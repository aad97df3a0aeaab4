import { randomUUID } from 'node:crypto'
import { STATUS_CODES } from 'node:http'
import type { Socket } from 'node:net'
import type { ErrorReply } from '@shared/errors'
import type { FastifyBaseLogger, FastifyInstance, FastifyRequest } from 'fastify'
import type { Config } from '../config/config'
import { AppError, codeOfStatus } from './errors'
import { REFUSAL_HEADERS } from './front-door/refusals'
import { secondsAtLeast } from './pace'

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
export function refuseMalformed(log: FastifyBaseLogger, error: Error & { code?: string }, socket: Socket) {
  if (error.code === 'ECONNRESET' || !socket.writable) {
    socket.destroy()
    return
  }
  const [status, message] = PARSER_ERRORS[error.code ?? ''] ?? [400, 'This is not a valid HTTP request']
  const id = randomUUID()
  log.debug({ reqId: id, reason: error.code, address: socket.remoteAddress }, 'not a valid request')
  const body = JSON.stringify({ code: codeOfStatus(status), message } satisfies ErrorReply)
  const head = [
    `HTTP/1.1 ${status} ${STATUS_CODES[status]}`,
    'Content-Type: application/json; charset=utf-8',
    `Content-Length: ${Buffer.byteLength(body)}`,
    ...Object.entries(REFUSAL_HEADERS).map(([name, value]) => `${name}: ${value}`),
    `x-request-id: ${id}`,
    'Connection: close',
  ]
  socket.end(`${head.join('\r\n')}\r\n\r\n${body}`)
}

/** How long connections may take, and that malformed requests get our answers. */
export const listenerOptions = (config: Config, requestTimeoutMs = requestTimeout(config)) => ({
  timeouts: { request: requestTimeoutMs, idle: IDLE_CONNECTION_MS, keepAlive: 72 * SECOND },
  // `refuseBadHost` answers a missing Host header: Node would do so without a body.
  http: {
    requireHostHeader: false,
    // Node swaps the two if the time for the headers is the longer one.
    headersTimeout: Math.min(60 * SECOND, requestTimeoutMs),
    connectionsCheckingInterval: Math.min(5 * SECOND, requestTimeoutMs),
  },
})

const HOST = /^(?:[\w.-]+|\[[\da-f:.]+\])(?::\d{1,5})?$/i

/** Whether this is a host, with or without a port, that can be a part of an address. */
export const isHost = (host: string) => HOST.test(host) && URL.canParse(`http://${host}`)

/** HTTP/1.0, which probes of load balancers use, has no Host header. HTTP/1.1 requires one (RFC 9112, section 3.2). */
async function refuseBadHost({ headers: { host }, raw: { httpVersion } }: FastifyRequest) {
  if (host === undefined && httpVersion === '1.0') return
  if (!isHost(host ?? '')) throw new AppError('invalid', 'The Host header is missing or is not a host')
}

export const registerListener = (app: FastifyInstance) => app.addHook('onRequest', refuseBadHost)
