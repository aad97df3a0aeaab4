import { useAuthProvider, useGetIdentity } from 'react-admin'
import type { DashboardAuth, Identity } from '../authProvider'

/** The signed-in user; undefined until known. */
export const useIdentity = () => useGetIdentity().identity as Identity | undefined

/** Reads the user again, after a change that the menus or other screens show. */
export function useRefreshIdentity() {
  const { refetch } = useGetIdentity()
  const authProvider = useAuthProvider<DashboardAuth>()
  return async () => {
    await authProvider?.refreshIdentity()
    await refetch()
  }
}
