import type { CallReply } from '@shared/calls'
import type { DeliveryStatus } from '@shared/statuses'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { useDataProvider } from 'react-admin'
import type { DashboardData } from '../../api/data-provider'

export type DeliveryFilter = { status?: DeliveryStatus; q?: string; page: number }
export type DeliveriesReply = CallReply<'GET /api/newsletters/:id/deliveries'>

export const DELIVERIES_PER_PAGE = 25

/** Poll quickly in the first minute, then slowly. */
const FAST_POLL_MS = 1000
const FAST_POLL_FOR_MS = 60_000
const SLOW_POLL_MS = 5000

/** Polls while copies are queued, or about to be: while `isSending`, none may be queued yet. */
const pollInterval = (reply: DeliveriesReply | null | undefined, isSending: boolean, since: number) => {
  if (!isSending && !reply?.queued) return false
  return Date.now() - since < FAST_POLL_FOR_MS ? FAST_POLL_MS : SLOW_POLL_MS
}

/** The counts of all copies, and a page of those that match the filter. */
export function useDeliveries(id: number, { filter, isSending, since }: Watch) {
  const { request } = useDataProvider<DashboardData>()
  const { status, q, page } = filter
  return useQuery({
    queryKey: ['deliveries', id, status, q, page],
    queryFn: ({ signal }) =>
      request(
        'GET /api/newsletters/:id/deliveries',
        { params: { id }, query: { status, q, page, perPage: DELIVERIES_PER_PAGE } },
        { signal },
      ),
    retry: false,
    placeholderData: keepPreviousData,
    refetchInterval: ({ state }) => pollInterval(state.data, isSending, since),
  })
}

type Watch = { filter: DeliveryFilter; isSending: boolean; since: number }
