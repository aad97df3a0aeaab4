import type { CallArgs, CallReply } from '@shared/calls'
import type { CallName } from '@shared/contract'
import { useQuery } from '@tanstack/react-query'
import { useDataProvider } from 'react-admin'
import type { DashboardData } from './dataProvider'

type Read = Extract<CallName, `GET ${string}`>
type Send<Answer> = (name: Read, input: unknown, options: { signal: AbortSignal }) => Promise<Answer>

function useRead<Answer>(send: unknown, name: Read, input: unknown, enabled = true) {
  return useQuery<Answer>({
    enabled,
    queryKey: [name, input],
    queryFn: ({ signal }) => (send as Send<Answer>)(name, input, { signal }),
    // The library would ask three times more, for seven seconds: who waits is better told.
    retry: false,
  })
}

/** A read that is no list or record of a resource; made once it is `enabled`, abandoned when its screen is left. */
export const useCall = <Name extends Read>(name: Name, input?: CallArgs<Name>[0], enabled = true) =>
  useRead<CallReply<Name>>(useDataProvider<DashboardData>().request, name, input, enabled)

/** The same for a call that not every host has: null where it is missing. */
export const useAddedCall = <Name extends Read>(name: Name, input?: CallArgs<Name>[0]) =>
  useRead<CallReply<Name> | null>(useDataProvider<DashboardData>().requestAdded, name, input)
