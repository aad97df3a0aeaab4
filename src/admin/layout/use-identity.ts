import { useGetIdentity } from 'react-admin'
import type { Identity } from '../authProvider'

/** The signed-in user; undefined until known. */
export const useIdentity = () => useGetIdentity().identity as Identity | undefined
