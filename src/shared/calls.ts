import type { z } from 'zod'
import type { CallName, Contract } from './contract'

/** The types that follow from the contract table. Types only: no schema reaches a reader's browser through this. */

type Schema<Name extends CallName, Part extends string> = Contract[Name] extends { [K in Part]: infer S } ? S : never

type Input<S> = S extends z.ZodType ? z.input<S> : undefined
type Output<S> = S extends z.ZodType ? z.output<S> : undefined

/** The parts that a call takes, those that it has: `{ params, query, body }`. */
export type CallInput<Name extends CallName> = {
  [Part in 'params' | 'query' | 'body' as Schema<Name, Part> extends never ? never : Part]: Input<Schema<Name, Part>>
}

/** The same as the server reads it: numbers are numbers, blanks are trimmed. */
export type CallData<Name extends CallName> = {
  params: Output<Schema<Name, 'params'>>
  query: Output<Schema<Name, 'query'>>
  body: Output<Schema<Name, 'body'>>
}

export type CallReply<Name extends CallName> = z.output<Contract[Name]['reply']>

/** The arguments of `request` after the call's name; the query may always be left out. */
export type CallArgs<Name extends CallName> =
  CallInput<Name> extends { params: unknown } | { body: unknown }
    ? [input: Omit<CallInput<Name>, 'query'> & { query?: CallQuery<Name> }, options?: CallOptions]
    : [input?: { query?: CallQuery<Name> }, options?: CallOptions]

type CallQuery<Name extends CallName> = CallInput<Name> extends { query: infer Q } ? Q : undefined

export type CallOptions = { signal?: AbortSignal; headers?: Record<string, string> }
