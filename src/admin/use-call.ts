import type { CallArgs, CallReply } from '@shared/calls'
import type { CallName } from '@shared/contract'
import { useQuery } from '@tanstack/react-query'
import { useDataProvider } from 'react-admin'
import type { DashboardData } from './dataProvider'

type Read = Extract<CallName, `GET ${string}`>

/** A read that is no list or record of a resource; abandoned when its screen is left. */
export function useCall<Name extends Read>(name: Name, input?: CallArgs<Name>[0]) {
  const { request } = useDataProvider<DashboardData>()
  return useQuery<CallReply<Name>>({
    queryKey: [name, input],
    queryFn: ({ signal }) => (request as (...args: unknown[]) => Promise<CallReply<Name>>)(name, input, { signal }),
    // The library would ask three times more, for seven seconds: who waits is better told.
    retry: false,
  })
}
