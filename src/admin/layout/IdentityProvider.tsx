import type { ReactNode } from 'react'
import { useGetIdentity } from 'react-admin'
import type { Identity } from '../authProvider'
import { IdentityContext } from './use-identity'

export const IdentityProvider = ({ children }: { children: ReactNode }) => (
  <IdentityContext value={useGetIdentity().identity as Identity | undefined}>{children}</IdentityContext>
)
