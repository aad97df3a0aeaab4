import type { CallReply } from '@shared/calls'
import type { DeliveryStatus } from '@shared/statuses'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { useDataProvider } from 'react-admin'
import type { DashboardData } from '../../api/data-provider'

export type DeliveryFilter = { status?: DeliveryStatus; q?: string; page: number }
export type DeliveriesReply = CallReply<'GET /api/newsletters/:id/deliveries'>

export const DELIVERIES_PER_PAGE = 25

const EVERY_MS = 1000
/** A sending that takes longer is not watched as closely. */
const CLOSELY_MS = 60_000
const LATER_EVERY_MS = 5000

/** How often to look while copies are under way; they are while `isSending`, even if none is queued yet. */
const interval = (reply: DeliveriesReply | null | undefined, isSending: boolean, since: number) => {
  if (!isSending && !reply?.queued) return false
  return Date.now() - since < CLOSELY_MS ? EVERY_MS : LATER_EVERY_MS
}

/** What happened to the copies: the counts of all, and a page of those that fit the filter. */
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
    refetchInterval: ({ state }) => interval(state.data, isSending, since),
  })
}

type Watch = { filter: DeliveryFilter; isSending: boolean; since: number }
