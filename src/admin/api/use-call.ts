import type { CallArgs, CallReply } from '@shared/calls'
import type { CallName } from '@shared/contract'
import { useQuery } from '@tanstack/react-query'
import { useDataProvider } from 'react-admin'
import type { DashboardData } from './data-provider'

type Read = Extract<CallName, `GET ${string}`>
type Send<Reply> = (name: Read, input: unknown, options: { signal: AbortSignal }) => Promise<Reply>

type Reading = { enabled?: boolean; refetchInterval?: number }

function useRead<Reply>(send: unknown, name: Read, input: unknown, reading: Reading) {
  return useQuery<Reply>({
    ...reading,
    queryKey: [name, input],
    queryFn: ({ signal }) => (send as Send<Reply>)(name, input, { signal }),
    // The library would retry three times, for seven seconds, before it reports the failure.
    retry: false,
  })
}

/** Reads what is not a list or record of a resource, once `enabled`. Aborted when its screen is left. */
export const useCall = <Name extends Read>(name: Name, input?: CallArgs<Name>[0], enabled = true) =>
  useRead<CallReply<Name>>(useDataProvider<DashboardData>().request, name, input, { enabled })

/** The same for a call that not every host has: null where it is missing. */
export const useOptionalQuery = <Name extends Read>(name: Name, input?: CallArgs<Name>[0], reading: Reading = {}) =>
  useRead<CallReply<Name> | null>(useDataProvider<DashboardData>().requestOptional, name, input, reading)
