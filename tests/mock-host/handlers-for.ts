import type { CallData, CallReply } from '@shared/calls'
import type { CallName, Contract } from '@shared/contract'
import type { SentFile } from './sent-file'
import type { State, StoredUser } from './state'

/** What a handler gets: the parts of the call as the contract reads them, and who calls. */
export type MockContext<Name extends CallName> = CallData<Name> & {
  state: State
  /** Never null where the contract asks for a user. */
  user: Contract[Name]['access'] extends 'public' ? StoredUser | null : StoredUser
  token: string
  file: Contract[Name] extends { multipart: true } ? SentFile : undefined
  /** The version that the client read (If-Match), where it says so. */
  expectedVersion: number | undefined
}

/** One handler for each of the calls: one that is missing, or whose reply is wrong, does not compile. */
export type HandlersFor<Name extends CallName> = {
  [N in Name]: (context: MockContext<N>) => CallReply<N> | Promise<CallReply<N>>
}
