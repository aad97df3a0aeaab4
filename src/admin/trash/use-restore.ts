import { useMutation } from '@tanstack/react-query'
import { type Identifier, useDataProvider } from 'react-admin'
import type { DashboardData } from '../api/data-provider'

/** Restores an item of the trash, with another slug if one is given. */
export function useRestore() {
  const { request } = useDataProvider<DashboardData>()
  return useMutation({
    mutationFn: ({ id, slug }: { id: Identifier; slug?: string }) =>
      request('POST /api/trash/:id/restore', { params: { id: Number(id) }, body: slug ? { slug } : {} }),
  })
}
