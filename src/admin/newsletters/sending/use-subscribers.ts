import type { Subscriber } from '@shared/entities/subscriber'
import type { Role } from '@shared/roles'
import { keepPreviousData } from '@tanstack/react-query'
import { useGetList } from 'react-admin'

export type SubscriberFilter = { q?: string; role?: Role }

export const SUBSCRIBERS_PER_PAGE = 25

const once = { retry: false } as const

/** The number of all subscribers, regardless of the filter. */
export const useSubscriberTotal = () =>
  useGetList<Subscriber>('subscribers', { pagination: { page: 1, perPage: 1 } }, once)

/** One page of the subscribers that match the filter. */
export const useSubscribers = (filter: SubscriberFilter, page: number) =>
  useGetList<Subscriber>(
    'subscribers',
    { pagination: { page, perPage: SUBSCRIBERS_PER_PAGE }, sort: { field: 'name', order: 'ASC' }, filter },
    { ...once, placeholderData: keepPreviousData },
  )
