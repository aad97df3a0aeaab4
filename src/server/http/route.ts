import type { CallData, CallReply } from '@shared/calls'
import { type CallName, contract } from '@shared/contract'
import { type ContractRow, FORM_LIMITS } from '@shared/contract/parts'
import type { AuditChange } from '@shared/entities/audit'
import { messages } from '@shared/messages'
import { type Action, can, meets, type Owned, type OwnershipScoped, type Resource } from '@shared/permissions'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import type { users } from '../db/schema/core'
import { networkOf } from '../net/network'
import { isRobot } from '../net/robots'
import { callsOf, countAttempt, limitOf } from './attempts'
import { cleanedFields, uncleanFields } from './cleaned-fields'
import { AppError, forbidden, invalid, notFound, unauthenticated } from './errors'
import { IGNORED_TYPE } from './forms'
import { bearerToken } from './front-door/clients'
import { type Receive, receiveFile } from './multipart'
import { type Audit, performCall } from './perform-call'
import type { Services } from './services'

export type UserRow = typeof users.$inferSelect

/** What a service needs to change something on behalf of a user. `expectedVersion` is the version that the client read. */
export type Editing = Services & { user: UserRow; expectedVersion?: number }

/**
 * Loads the record that the call names by its id, and returns it if the user may do what the contract row asks for. Otherwise
 * throws 404 if they may not see the record, so that its existence is not revealed, else 403.
 */
export type Authorised = <Row extends Owned>(
  what: string,
  find: (id: number) => Promise<Row | undefined>,
  /** Why the user may see the record, but not do this. */
  reasonOf?: (row: Row) => string,
) => Promise<Row>

type IsOwnershipScoped<Name extends CallName> = (typeof contract)[Name]['access'] extends OwnershipScoped ? true : false

/** The id of a record that needs a check is not handed out: `authorised` is the only way to the record. */
type Input<Name extends CallName> =
  IsOwnershipScoped<Name> extends true ? Omit<CallData<Name>, 'params'> & { authorised: Authorised } : CallData<Name>

export type Context<Name extends CallName> = Services &
  Input<Name> & {
    /** Never null where the contract asks for a user. */
    user: UserFor<Name>
    token: string
    address: string
    userAgent: string
    isRobot: boolean
    /** The version that the client has read, from If-Match. */
    expectedVersion: number | undefined
    log: FastifyRequest['log']
    /** What the audit log cannot learn from the call. */
    auditNote: AuditNote
    /** Names what the reply shows, if it may be kept: see cache-tags.ts. */
    shows: (...tags: string[]) => void
    /** Receives the file of a multipart call. */
    file: Receive
    /** Answers calls as the reader of this request would get them without a session. */
    sendOwn: typeof fetch
  }

/** What a handler may add to the audit log: the user that a token in a mail belongs to, whom the call itself does not name, and changes of several records. */
export type AuditNote = { userId?: number; changes?: AuditChange[] }

export type PerformedCall = { name: CallName; row: ContractRow; request: FastifyRequest; note: AuditNote }

/** What calls need of folders above this one. */
export type Surroundings = {
  /** The user of a live session. */
  findUser: (token: string) => Promise<UserRow | undefined>
  /** Whether the user still has to set up a second factor. */
  lacksSecondFactor: (user: UserRow) => boolean
  /** Begins the entry of a call in the audit log; undefined if it is not recorded. */
  beginAudit: (call: PerformedCall) => Promise<Audit | undefined>
  /** Calls our own routes, as a visitor of this host. */
  sendOwn: (host: string | undefined) => typeof fetch
  /** Refuses unless the disk of the data folder has room for so many bytes. */
  requireSpace?: (bytes: number) => Promise<void>
}

type UserFor<Name extends CallName> = (typeof contract)[Name]['access'] extends 'public' ? UserRow | null : UserRow

/** Returns the reply. `answer` makes it where it depends on what happens after the commit, and makes it again for a repetition. */
type Handler<Name extends CallName> =
  | ((context: Context<Name>) => Promise<CallReply<Name>>)
  | {
      perform: (context: Context<Name>) => Promise<void>
      answer: (context: Context<Name>) => Promise<CallReply<Name>>
    }

export type Handlers<Name extends CallName> = { [N in Name]: Handler<N> }

/** A feature's share of the handlers; calls.ts checks that together they are complete. */
export type PartialHandlers = Partial<Handlers<CallName>>

/** `If-Match: "3"` → 3. A value that is not a version becomes -1, which never matches. */
function expectedVersion(request: FastifyRequest) {
  const header = request.headers['if-match']
  if (header === undefined || header === '*') return undefined
  return Number(/^(?:W\/)?"(\d+)"$/.exec(header)?.[1] ?? -1)
}

function guard({ access, refusal }: ContractRow, user: UserRow | null) {
  if (access === 'public') return
  if (!user) throw unauthenticated()
  if (access === 'session') return
  if (!meets(user.role, access)) throw forbidden(refusal)
}

function authorisedFor(access: ContractRow['access'], request: FastifyRequest): Authorised {
  return async (what, find, reasonOf) => {
    const [action, resource] = access as readonly [Action, Resource]
    const row = await find((request.params as { id: number }).id)
    if (!row || !can(request.sessionUser, 'show', resource, row)) throw notFound(what)
    if (!can(request.sessionUser, action, resource, row)) throw forbidden(reasonOf?.(row))
    return row
  }
}

/** The path of a text with a NUL character, which PostgreSQL cannot store. */
function fieldWithNul(value: unknown, path = ''): string | undefined {
  if (typeof value === 'string') return value.includes('\0') ? path : undefined
  if (typeof value !== 'object' || value === null) return undefined
  for (const [key, part] of Object.entries(value)) {
    const found = fieldWithNul(part, path ? `${path}.${key}` : key)
    if (found !== undefined) return found
  }
}

/** Registers a route for each handler, which the contract's row guards, validates and serialises. */
export function registerCalls<Name extends CallName>(
  app: FastifyInstance,
  services: Services,
  handlers: Handlers<Name>,
  { findUser, lacksSecondFactor, beginAudit, sendOwn, requireSpace }: Surroundings,
) {
  for (const name of Object.keys(handlers) as Name[]) {
    const row: ContractRow = contract[name]
    const [method = '', url = ''] = name.split(' ')

    // Before validation: a caller without permission learns that, not what was wrong with the input.
    const authenticate = async (request: FastifyRequest) => {
      const token = bearerToken(request.headers)
      const user = token ? ((await findUser(token)) ?? null) : null
      const isWaiting = user !== null && !row.beforeSecondFactor && lacksSecondFactor(user)
      // Until then they are a visitor.
      request.sessionUser = isWaiting ? null : user
      if (isWaiting && row.access !== 'public') throw new AppError('totp_setup_required', messages.totpSetupRequired)
      guard(row, request.sessionUser)
    }

    // Many programs name a type with every request, and some send an empty object or form.
    const ignoreBody = async ({ headers }: FastifyRequest) => {
      headers['content-type'] = IGNORED_TYPE
    }
    const takesNoBody = method !== 'GET' && !row.body && !row.multipart

    const refuseForm = async (request: FastifyRequest) => {
      if (request.isMultipart() && !row.multipart) throw new AppError('unsupported_media_type', 'Send JSON')
    }

    // Nothing is stored under such an address.
    const refuseUnclean = async ({ params }: FastifyRequest) => {
      if (uncleanFields(params).length > 0) throw notFound('Page')
    }

    // In what is not cleaned, such as a password.
    const refuseNul = async ({ query, body }: FastifyRequest) => {
      const field = fieldWithNul(query) ?? fieldWithNul(body)
      if (field !== undefined) throw invalid({ [field || 'body']: 'Must not contain a NUL character' })
    }

    const handler: Handler<Name> = handlers[name]
    const isAnsweredLater = typeof handler === 'object'
    const perform: (context: Context<Name>) => Promise<unknown> = isAnsweredLater ? handler.perform : handler
    const answer = isAnsweredLater ? handler.answer : undefined
    const limit = limitOf(name, row)

    /** The reply tells the author what was taken out of their texts. */
    async function performAndTell(context: Context<Name>, { unclean = [], body }: FastifyRequest) {
      const result = await perform(context)
      const cleaned = cleanedFields(unclean, body)
      return typeof result === 'object' && cleaned.length > 0 ? { ...result, cleaned } : result
    }

    const handle = async (request: FastifyRequest, reply: FastifyReply) => {
      // A session must not open a way around the limit of a network.
      const account = row.access === 'public' ? null : request.sessionUser
      if (limit) await countAttempt(services.db, callsOf(limit, account, networkOf(request.ip)), services.now())
      const note: AuditNote = {}
      // Fastify has validated the input by the row, which its types do not know.
      const contextWith = (db = services.db) =>
        ({
          ...services,
          db,
          params: request.params,
          query: request.query,
          body: request.body,
          authorised: authorisedFor(row.access, request),
          user: request.sessionUser,
          token: bearerToken(request.headers),
          address: request.ip,
          userAgent: request.headers['user-agent'] ?? '',
          isRobot: isRobot(request.headers),
          expectedVersion: expectedVersion(request),
          log: request.log,
          auditNote: note,
          shows: (...tags: string[]) => {
            for (const tag of tags) request.shown?.add(tag)
          },
          file: (use: Parameters<Receive>[0]) => receiveFile(request, { config: services.config, requireSpace }, use),
          sendOwn: sendOwn(request.headers.host),
        }) as unknown as Context<Name>
      const call = { name, row, request, note }
      const result = await performCall(
        services,
        call,
        () => beginAudit(call),
        (db) => performAndTell(contextWith(db), request),
      )
      reply.status(row.status ?? 200)
      if (row.type) reply.type(row.type)
      if (!row.cacheable || request.sessionUser) reply.header('cache-control', 'no-store')
      return answer ? answer(contextWith()) : result
    }

    app.route({
      method,
      url,
      bodyLimit: (row.limits ?? FORM_LIMITS).bytes,
      schema: {
        summary: row.summary,
        tags: [url.split('/')[2] ?? ''],
        ...(row.params && { params: row.params }),
        ...(row.query && { querystring: row.query }),
        ...(row.body && { body: row.body }),
        response: { [row.status ?? 200]: row.reply },
      },
      preParsing: takesNoBody ? [authenticate, ignoreBody] : authenticate,
      preValidation: [refuseForm, refuseUnclean],
      preHandler: refuseNul,
      handler: handle,
      config: {
        call: name,
        multipart: row.multipart,
        cacheable: row.cacheable,
        cachedQuery: Object.keys(row.query?.shape ?? {}),
      },
    })
  }
}

declare module 'fastify' {
  interface FastifyRequest {
    sessionUser: UserRow | null
  }
  interface FastifyContextConfig {
    /** The call of the contract that the route serves. */
    call?: CallName
    cacheable?: boolean
    multipart?: boolean
  }
}
