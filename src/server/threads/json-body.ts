import { MAX_JSON_DEPTH } from '@shared/content/depth'
import { type CallName, contract } from '@shared/contract'
import { type ContractRow, FORM_LIMITS } from '@shared/contract/parts'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import { validatorCompiler } from 'fastify-type-provider-zod'
import { uncleanFields } from '../http/cleaned-fields'
import { invalid } from '../http/errors'
import { processText } from './threads'

const [QUOTE, BACKSLASH, COMMA] = [0x22, 0x5c, 0x2c]
const OPENING = new Set([0x5b, 0x7b])
const CLOSING = new Set([0x5d, 0x7d])

function endOfString(json: string, start: number) {
  let at = start + 1
  while (at < json.length && json.charCodeAt(at) !== QUOTE) at += json.charCodeAt(at) === BACKSLASH ? 2 : 1
  return at
}

/** Counts the values, before they exist. Refuses too many or too deep ones. */
function countValues(json: string, maxValues: number) {
  let depth = 0
  let values = 0
  for (let at = 0; at < json.length; at += 1) {
    const code = json.charCodeAt(at)
    if (code === QUOTE) at = endOfString(json, at)
    else if (OPENING.has(code)) depth += 1
    else if (CLOSING.has(code)) depth -= 1
    if (OPENING.has(code) || code === COMMA) values += 1
    if (depth > MAX_JSON_DEPTH) throw invalid({ body: `Nested more than ${MAX_JSON_DEPTH} levels deep` })
    if (values > maxValues) throw invalid({ body: `More than ${maxValues} values` })
  }
  return values
}

/** Bodies that a thread has validated. */
const validated = new WeakSet<object>()

async function readInThread(request: FastifyRequest, call: CallName, json: string) {
  const result = await processText('readBody', { call, json }, { size: json.length, field: 'body' })
  if ('errors' in result) throw invalid(result.errors as Record<string, string>)
  const { body, unclean } = result
  request.unclean = unclean
  if (typeof body === 'object' && body !== null) validated.add(body)
  return body
}

/** Reads JSON bodies within their limits. Large ones are parsed and validated in a thread, since both take time. */
export function registerJsonBody(app: FastifyInstance) {
  const parse = app.getDefaultJsonParser('error', 'error')
  app.decorateRequest('unclean')

  app.addContentTypeParser('application/json', { parseAs: 'string' }, (request, body, done) => {
    const json = body as string
    const { call } = request.routeOptions.config
    const { values: maxValues } = (call && (contract[call] as ContractRow).limits) || FORM_LIMITS
    try {
      const values = countValues(json, maxValues)
      if (!call || (values <= FORM_LIMITS.values && json.length <= FORM_LIMITS.bytes))
        parse(request, json, (error, small) => {
          request.unclean = uncleanFields(small)
          done(error, small)
        })
      else
        readInThread(request, call, json).then(
          (large) => done(null, large),
          (error) => done(error),
        )
    } catch (error) {
      done(error as Error)
    }
  })

  app.setValidatorCompiler((route) => {
    const validate = validatorCompiler(route as Parameters<typeof validatorCompiler>[0])
    return (data: unknown) =>
      route.httpPart === 'body' && typeof data === 'object' && data !== null && validated.has(data)
        ? { value: data }
        : validate(data)
  })
}

declare module 'fastify' {
  interface FastifyRequest {
    /** The fields of the JSON body, as it was sent, that hold what no text may hold. */
    unclean?: string[]
  }
}
