import type { ResourceProps } from 'react-admin'
import { lazyScreen } from '../lazy-screen'

export const users: ResourceProps = {
  name: 'users',
  // The list opens its form in a dialog at /users/create and /users/:id.
  list: lazyScreen(() => import('./UserList'), 'UserList'),
  hasCreate: true,
  hasEdit: true,
  recordRepresentation: 'name',
}
