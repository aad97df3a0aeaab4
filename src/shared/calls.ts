import type { z } from 'zod'
import type { CallName, Contract } from './contract'

/** Types derived from the contract. This file contains types only, so that schemas stay out of readers' browsers. */

type Schema<Name extends CallName, Part extends string> = Contract[Name] extends { [K in Part]: infer S } ? S : never

type Input<S> = S extends z.ZodType ? z.input<S> : undefined
type Output<S> = S extends z.ZodType ? z.output<S> : undefined

/** The inputs that a call takes: `{ params, query, body }`. */
export type CallInput<Name extends CallName> = {
  [Part in 'params' | 'query' | 'body' as Schema<Name, Part> extends never ? never : Part]: Input<Schema<Name, Part>>
}

/** The inputs as parsed by the server, with numbers converted and blanks trimmed. */
export type CallData<Name extends CallName> = {
  params: Output<Schema<Name, 'params'>>
  query: Output<Schema<Name, 'query'>>
  body: Output<Schema<Name, 'body'>>
}

export type CallReply<Name extends CallName> = z.output<Contract[Name]['reply']>

/** The arguments of `request` after the call's name. The query is always optional. */
export type CallArgs<Name extends CallName> =
  CallInput<Name> extends { params: unknown } | { body: unknown }
    ? [input: Omit<CallInput<Name>, 'query'> & { query?: CallQuery<Name> }, options?: CallOptions]
    : [input?: { query?: CallQuery<Name> }, options?: CallOptions]

type CallQuery<Name extends CallName> = CallInput<Name> extends { query: infer Q } ? Q : undefined

/** `keepalive` lets the call outlive its page. */
export type CallOptions = { signal?: AbortSignal; headers?: Record<string, string>; keepalive?: boolean }
