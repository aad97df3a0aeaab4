import type { IncomingHttpHeaders } from 'node:http'
import { createToken } from './tokens'

const INTERNAL = 'x-internal-request'
const secret = createToken()

/** Marks the calls that a page sends to our own routes. Others cannot guess the value. */
export const internalHeaders = { [INTERNAL]: secret }

export const isInternal = ({ headers }: { headers: IncomingHttpHeaders }) => headers[INTERNAL] === secret
