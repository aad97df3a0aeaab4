import { AsyncLocalStorage } from 'node:async_hooks'
import { randomUUID } from 'node:crypto'
import {
  createServer,
  type IncomingMessage,
  type RequestListener,
  type ServerOptions,
  type ServerResponse,
} from 'node:http'
// Not the global ones: tests of the front ends stop those, and the server in their process must go on.
import { clearInterval, setInterval } from 'node:timers'
import type { CallName } from '@shared/contract'
import { ERROR_STATUS } from '@shared/errors'
import type { FastifyBaseLogger, FastifyInstance, FastifyReply, FastifyRequest, FastifyServerFactory } from 'fastify'
import type { Config } from '../../config/config'
import { type Bill, chargeTo, exemptProcessor, meterProcessor } from '../../metering/metering'
import { createBudgets, createClients } from './clients'
import { createConnections } from './connections'
import { PLACES, REFUSALS } from './limits'
import { createLine, type Place } from './line'
import { createRefusalLog } from './refusal-log'
import { createRefusals, type Refusal } from './refusals'

/** Reports an answer to the metrics. */
export type ObserveAnswer = (labels: { method: string; route: string; status: number }, milliseconds: number) => void

/** Answers from memory, which never wait and cost no budget. */
export type KeptAnswers = {
  /** Returns false if there is none. */
  answer: (request: IncomingMessage, response: ServerResponse, id: string) => boolean
  /** Whether there was one before: the usual way may lead to it. */
  knows: (request: IncomingMessage) => boolean
}

type Options = {
  config: Pick<Config, 'TRUST_PROXY' | 'BUDGET_PERCENT'>
  log: FastifyBaseLogger
  http: ServerOptions
  /** Milliseconds. */
  timeouts: Record<'keepAlive' | 'request' | 'idle', number>
}

/** A request from its arrival to its end. */
type Visit = ReturnType<ReturnType<typeof createClients>['identify']> & {
  bill: Bill
  isOver: boolean
  place?: Place
  /** Ends the measuring of the processor. */
  stop?: () => void
  timer?: NodeJS.Timeout
}

/** Health checks and metrics, because operators look just then; and the files of pages that readers have got. */
const EXEMPT = /^\/(?:api\/(?:health|metrics)|assets)(?:[/?]|$)/

const GIVEN_ID = /^[\w.:-]{8,128}$/

const SIGN_IN = 'POST /api/auth/login' satisfies CallName

const hasBody = ({ headers }: IncomingMessage) =>
  headers['transfer-encoding'] !== undefined || Number(headers['content-length'] ?? 0) > 0

/** Whether a request can be refused by its head alone: it is not exempt, and the refusal needs no headers of CORS. */
const isPlain = ({ url = '/', headers }: IncomingMessage) =>
  !EXEMPT.test(url) && headers.origin === undefined && !headers['content-type']?.startsWith('multipart/')

const refused = new WeakSet<FastifyRequest>()

export const isRefused = (request: FastifyRequest) => refused.has(request)

function leave({ stop, place, timer }: Visit) {
  clearInterval(timer)
  stop?.()
  place?.leave()
}

/** For when others work on a request, or its client has given up. As long as the database or a thread works for it, it keeps its place. */
function stepAside(visit: Visit) {
  visit.stop?.()
  if (visit.bill.running > 0) return
  if (visit.isOver) leave(visit)
  else visit.place?.stepAside()
}

/** See the README. What does not come over the network, by `inject`, is our own, and passes by. */
export function createFrontDoor({ config, log, http, timeouts }: Options) {
  const clients = createClients(config)
  const budgets = createBudgets({ percent: config.BUDGET_PERCENT })
  const line = createLine()
  const connections = createConnections({ areOfProxies: config.TRUST_PROXY > 0 })
  const noteRefused = createRefusalLog(log)
  const refuse = createRefusals(noteRefused)
  const visits = new WeakMap<IncomingMessage, Visit>()
  const ids = new WeakMap<IncomingMessage, string>()
  /** The id of the request that is being answered. */
  const current = new AsyncLocalStorage<string>()
  let kept: KeptAnswers | undefined
  let observe: ObserveAnswer | undefined

  /** A proxy of ours may have given the request one already. */
  function newId({ headers }: IncomingMessage) {
    const given = String(headers['x-request-id'] ?? '')
    return config.TRUST_PROXY > 0 && GIVEN_ID.test(given) ? given : randomUUID()
  }

  function begin(request: IncomingMessage, response: ServerResponse) {
    const who = clients.identify(request, `${request.method} ${request.url?.split('?')[0]}` === SIGN_IN)
    const bill: Bill = { running: 0, charge: (ms) => budgets.charge(...who.payer(), ms) }
    const visit: Visit = { ...who, bill, isOver: false }
    visits.set(request, visit)
    response.once('close', () => {
      visit.isOver = true
      stepAside(visit)
    })
    return visit
  }

  function refusalOf({ payer, client }: Visit): Refusal | undefined {
    const wait = budgets.wait(...payer())
    if (wait > 0) return { code: 'over_budget', retryAfterSeconds: wait }
    if (line.isFull(client())) return { code: 'busy', retryAfterSeconds: REFUSALS.busyRetrySeconds }
  }

  function handleBy(handle: RequestListener): RequestListener {
    return (request, response) => {
      const { socket } = request
      // A response has no socket while it is behind another one.
      const isAhead = response.socket === null
      if (socket.destroyed || (isAhead && !connections.count(socket, response))) return
      const id = newId(request)
      const began = performance.now()
      if (kept?.answer(request, response, id)) return exemptProcessor(performance.now() - began)
      ids.set(request, id)
      response.setHeader('x-request-id', id)
      if (!isAhead) connections.count(socket, response)
      const visit = begin(request, response)
      const refusal = isPlain(request) && !kept?.knows(request) && refusalOf(visit)
      if (!refusal) return current.run(id, () => chargeTo(visit.bill, () => handle(request, response)))
      refuse(socket, response, refusal)
      observe?.({ method: request.method ?? '', route: 'none', status: ERROR_STATUS[refusal.code] }, 0)
    }
  }

  const serverFactory: FastifyServerFactory = (handle) => {
    const server = createServer(http, handleBy(handle))
    server.keepAliveTimeout = timeouts.keepAlive
    server.requestTimeout = timeouts.request
    server.setTimeout(timeouts.idle)
    connections.limit(server)
    // Node would refuse an unknown expectation without a body.
    server.on('checkExpectation', handleBy(handle))
    return server
  }

  /** Waits for a place, or refuses. */
  async function enter(visit: Visit, request: FastifyRequest, reply: FastifyReply) {
    const refusal = refusalOf(visit)
    if (refusal) {
      refused.add(request)
      reply.hijack()
      // Those so far are of CORS: without them, the dashboard on another host could not read the answer.
      for (const [name, value] of Object.entries(reply.getHeaders()))
        if (value !== undefined) reply.raw.setHeader(name, value)
      return refuse(request.raw.socket, reply.raw, refusal)
    }
    const { multipart } = request.routeOptions.config
    // Uploads have their own line, and a body that arrives slowly takes no place until all of it is here.
    if (multipart || (hasBody(request.raw) && request.body === undefined)) return
    visit.place = await line.enter(visit.client(), () => budgets.spent(...visit.payer()) >= PLACES.dearFrom)
    if (visit.isOver) {
      leave(visit)
      return void reply.hijack()
    }
    visit.stop = meterProcessor()
    visit.timer = setInterval(() => stepAside(visit), PLACES.asideAfterMs).unref()
  }

  return {
    serverFactory,
    /** For the log: refusals that come from behind the door. */
    noteRefused,
    trustProxy: clients.isTrusted,
    noteSession: clients.noteSession,
    /** Calls that a page makes have that of its request. */
    idOf: (request: IncomingMessage) => ids.get(request) ?? current.getStore() ?? randomUUID(),
    /** Registered after the cache: who waits there for an answer that is being made takes no place. */
    register(app: FastifyInstance, answers: KeptAnswers, observeAnswer: ObserveAnswer) {
      kept = answers
      observe = observeAnswer
      app.addHook('onRequest', async (request, reply) => {
        const visit = visits.get(request.raw)
        if (visit && EXEMPT.test(request.routeOptions.url ?? '')) {
          visits.delete(request.raw)
          visit.bill.charge = () => {}
        } else if (visit) await enter(visit, request, reply)
      })
      app.addHook('preValidation', async (request, reply) => {
        const visit = visits.get(request.raw)
        if (visit && !visit.place) await enter(visit, request, reply)
      })
      // Before the reply is on its way: a client that reads slowly keeps no place.
      app.addHook('onSend', async (request: FastifyRequest, _reply: FastifyReply, payload) => {
        const visit = visits.get(request.raw)
        if (visit) leave(visit)
        return payload
      })
      app.addHook('preClose', () => connections.drain(app.server))
    },
  }
}
