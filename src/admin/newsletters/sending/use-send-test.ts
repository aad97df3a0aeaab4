import { useMutation } from '@tanstack/react-query'
import { useDataProvider, useNotify } from 'react-admin'
import type { DashboardData } from '../../dataProvider'
import { failureText } from '../../failure-text'

export function useSendTest(id: number) {
  const { request } = useDataProvider<DashboardData>()
  const notify = useNotify()
  return useMutation({
    mutationFn: () => request('POST /api/newsletters/:id/test', { params: { id } }),
    onSuccess: ({ message }) => notify(message, { type: 'success' }),
    onError: (error) => notify(`Error: ${failureText(error, 'Failed to send the test')}`, { type: 'error' }),
  })
}
