import type { SendResult } from '@shared/entities/newsletter'
import { useMutation } from '@tanstack/react-query'
import { useDataProvider, useRefresh } from 'react-admin'
import { ifMatch } from '../../api/client'
import type { DashboardData } from '../../api/data-provider'
import { withIdempotencyKey } from '../../api/writes'
import type { Sendable } from './sending-context'

/** A host that implements only the specification's table may leave fields out. */
export type Sent = Partial<SendResult>

/**
 * Sends a newsletter. The idempotency key makes a repeated request send once. The version makes sure that the editor has
 * seen what is sent.
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
    // Also after a failure: the reply may have been lost, or someone else may have sent it.
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
