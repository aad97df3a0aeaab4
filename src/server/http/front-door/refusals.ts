// Not the global one: tests of the front ends stop that, and the server in their process must go on.
import type { ServerResponse } from 'node:http'
import type { Socket } from 'node:net'
import { setTimeout } from 'node:timers'
import { ERROR_STATUS, type ErrorReply } from '@shared/errors'
import { REFUSALS } from './limits'
import type { NoteRefused } from './refusal-log'

/** For answers that come before the headers of every other reply are set. */
export const REFUSAL_HEADERS = {
  'content-security-policy': "default-src 'none'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'",
  'x-content-type-options': 'nosniff',
}

export const BUSY = 'The server is busy. Try again in a moment'
const OVER_BUDGET = 'You have used more of the server than your share. Try again in a moment'

export type Refusal = { code: 'busy' | 'over_budget'; retryAfterSeconds: number }

const replies = {
  busy: JSON.stringify({ code: 'busy', message: BUSY } satisfies ErrorReply),
  over_budget: JSON.stringify({ code: 'over_budget', message: OVER_BUDGET } satisfies ErrorReply),
}

/** Refuses past the hooks and the serialiser: what a refusal costs is taken from the requests that are served. */
export function createRefusals(note: NoteRefused) {
  const refusedBefore = new WeakSet<Socket>()
  return (socket: Socket, response: ServerResponse, { code, retryAfterSeconds }: Refusal) => {
    const reqId = String(response.getHeader('x-request-id'))
    note({ status: ERROR_STATUS[code], cause: code, reqId })
    const answer = () =>
      void response
        .writeHead(ERROR_STATUS[code], {
          ...REFUSAL_HEADERS,
          'content-type': 'application/json; charset=utf-8',
          'content-length': Buffer.byteLength(replies[code]),
          'cache-control': 'no-store',
          'retry-after': String(retryAfterSeconds),
        })
        .end(replies[code])
    if (refusedBefore.has(socket)) setTimeout(answer, REFUSALS.repeatedAfterMs).unref()
    else answer()
    refusedBefore.add(socket)
  }
}
