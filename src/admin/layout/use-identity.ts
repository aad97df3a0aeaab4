import { createContext, use } from 'react'
import { useAuthProvider, useGetIdentity } from 'react-admin'
import type { DashboardAuth, Identity } from '../authProvider'

/** Read once for all, since a row of a list asks several times. */
export const IdentityContext = createContext<Identity | undefined>(undefined)

/** The signed-in user; undefined until known. */
export const useIdentity = () => use(IdentityContext)

/** Reads the user again, after a change that the menus or other screens show. */
export function useRefreshIdentity() {
  const { refetch } = useGetIdentity()
  const authProvider = useAuthProvider<DashboardAuth>()
  return async () => {
    await authProvider?.refreshIdentity()
    await refetch()
  }
}
