import { canEver } from '@shared/permissions'
import { useIdentity } from '../layout/use-identity'

/** Whether the user may choose files from the library. A host that has none reports no second factor either. */
export function useHasLibrary() {
  const identity = useIdentity()
  return identity !== undefined && identity.totp !== undefined && canEver(identity, 'list', 'media')
}
