import { type CallName, contract } from '@shared/contract'
import type { ContractRow } from '@shared/contract/parts'
import { type Action, canAll, canEver, type Resource } from '@shared/permissions'
import { delay, type HttpHandler, HttpResponse, http } from 'msw'
import { z } from 'zod'
import { handlers } from './calls'
import { answerOnce } from './idempotency'
import { createPlan, type Plan } from './plan'
import { bearerToken, expectedVersion, queryOf, readInput } from './read-request'
import { forbidden, notFound, Refusal, refuseIfAsked, unauthenticated } from './refusals'
import type { State, StoredUser } from './state'
import { isAdded, knownQuery, tableAnswer } from './table-only'

/**
 * The API on msw. To see a failure by hand, begin a text field (a title, a name, an e-mail address) or the search text
 * with fail- and a status, or name a file so: the title `fail-500`, the address `fail-429@example.com`, `fail-500.png`. Tests arrange theirs by `failNext`.
 */

/** `ours` answers as our server does; `table-only` knows no more than the specification's table. */
export const KINDS = ['ours', 'table-only'] as const
export type Kind = (typeof KINDS)[number]

export type MockOptions = {
  kind: Kind
  baseUrl: string
  /** Milliseconds before each answer. */
  latency?: number
  plan?: Plan
  /** Hears of the mock's own faults, such as a reply that does not fit the contract. */
  onFault?: (fault: Error) => void
  /** Follows each call that may have changed something; its answer waits. */
  onChange?: () => Promise<void>
}

const methods = { GET: http.get, POST: http.post, PUT: http.put, DELETE: http.delete }

/** One msw handler for each row of the contract. */
export function makeHandlers(state: State, options: MockOptions): HttpHandler[] {
  const names = Object.keys(contract) as CallName[]
  // msw takes the first that fits, and /articles/:id fits /articles/manage.
  const fixedFirst = names.toSorted((a, b) => Number(a.includes(':')) - Number(b.includes(':')))
  const plan = options.plan ?? createPlan()
  const calls = fixedFirst.map((name) => {
    const [method, path] = name.split(' ') as [keyof typeof methods, string]
    return methods[method](options.baseUrl + path, ({ request, params }) =>
      answer(name, request, params, state, { ...options, plan }),
    )
  })
  return [...calls, uploadedFiles(state, options)]
}

/** What was uploaded here. All other files are left to whoever serves the page. */
const uploadedFiles = (state: State, { baseUrl }: MockOptions) =>
  http.get(`${baseUrl}/uploads/:name`, ({ params }) => {
    const file = state.files.get(String(params.name))
    return file && new HttpResponse(file.bytes, { headers: { 'content-type': file.type } })
  })

async function answer(
  name: CallName,
  request: Request,
  path: unknown,
  state: State,
  { kind, latency = 0, plan, onFault, onChange }: MockOptions & { plan: Plan },
) {
  const arranged = plan.take(name)
  if (latency + arranged.delay > 0) await delay(latency + arranged.delay)
  if (arranged.failure) return HttpResponse.json(arranged.failure.body as object, { status: arranged.failure.status })
  try {
    if (kind === 'table-only' && isAdded(name)) throw notFound('Page')
    const reply = await perform(name, request, path, state, kind)
    if (!name.startsWith('GET ')) await onChange?.()
    const row: ContractRow = contract[name]
    return kind === 'ours'
      ? HttpResponse.json(reply as object, { status: row.status ?? 200 })
      : tableAnswer(name, reply)
  } catch (error) {
    if (error instanceof Refusal) return refusalAnswer(error, kind)
    onFault?.(error as Error)
    throw error
  }
}

/** Guards, reads, calls the handler, and checks what it replies: everything but the wire. */
async function perform(name: CallName, request: Request, path: unknown, state: State, kind: Kind) {
  const row: ContractRow = contract[name]
  const handler = handlers[name] as (context: unknown) => unknown
  const token = bearerToken(request)
  const userId = state.sessions.get(token)
  const user = state.users.find((each) => each.id === userId) ?? null
  // Before validation: whoever may not call is told so, rather than what was wrong with the call.
  guard(row.access, user)
  const query = queryOf(request)
  const input = await readInput(row, request, path, kind === 'ours' ? query : knownQuery(name, query))
  refuseIfAsked(input)
  const version = kind === 'ours' ? expectedVersion(request) : undefined
  const reply = async () => {
    const parsed = row.reply.safeParse(await handler({ ...input, state, user, token, expectedVersion: version }))
    if (parsed.success) return parsed.data
    throw new Error(`The mock's reply to ${name} does not fit the contract:\n${z.prettifyError(parsed.error)}`)
  }
  return kind === 'ours' ? answerOnce(state, row, request, { user, body: input.body }, reply) : reply()
}

function guard(access: ContractRow['access'], user: StoredUser | null) {
  if (access === 'public') return
  if (!user) throw unauthenticated()
  if (access === 'session') return
  const [action, resource, scope] = access as readonly [Action, Resource, 'any'?]
  if (!(scope === 'any' ? canAll : canEver)(user, action, resource)) throw forbidden()
}

function refusalAnswer({ code, message, details, status }: Refusal, kind: Kind) {
  const body = kind === 'ours' ? { code, message, ...details } : { message }
  return HttpResponse.json(body, { status, ...(status === 429 && { headers: { 'retry-after': '30' } }) })
}
