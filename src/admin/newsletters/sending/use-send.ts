import type { SendResult } from '@shared/entities/newsletter'
import { useMutation } from '@tanstack/react-query'
import { useDataProvider, useRefresh } from 'react-admin'
import { ifMatch } from '../../api/client'
import type { DashboardData } from '../../api/data-provider'
import { withIdempotencyKey } from '../../api/writes'
import type { Sendable } from './sending-context'

/** A host of the specification's table may answer with less than it names. */
export type Sent = Partial<SendResult>

/**
 * Sends a newsletter. The key makes it one sending, however often it is asked for; the version, that what goes out is
 * what the sender has seen.
 */
export function useSend({ id, version }: Sendable, userIds?: number[]) {
  const { request } = useDataProvider<DashboardData>()
  const refresh = useRefresh()
  return useMutation<Sent>({
    mutationFn: () =>
      withIdempotencyKey(`send ${id} ${userIds?.join() ?? 'all'}`, (key) => {
        const headers = { ...key, ...ifMatch(version) }
        const params = { id }
        return userIds
          ? request('POST /api/newsletters/:id/send-to-users', { params, body: { userIds } }, { headers })
          : request('POST /api/newsletters/:id/send', { params }, { headers })
      }),
    // After a failure as well: it may have been sent, by somebody else or by an answer that got lost.
    onSettled: () => refresh(),
  })
}

export type Resendable = 'failed' | 'unknown'

export function useRetry(id: number) {
  const { request } = useDataProvider<DashboardData>()
  return useMutation<Sent, Error, Resendable>({
    mutationFn: (status) =>
      withIdempotencyKey(`retry ${id} ${status}`, (headers) =>
        request('POST /api/newsletters/:id/retry', { params: { id }, body: { statuses: [status] } }, { headers }),
      ),
  })
}
