import type { ResourceProps } from 'react-admin'
import { lazyScreen } from '../lazy-screen'

export const places: ResourceProps = {
  name: 'places',
  // The list opens its form in a dialog at /places/create and /places/:id.
  list: lazyScreen(() => import('./PlaceList'), 'PlaceList'),
  hasCreate: true,
  hasEdit: true,
  recordRepresentation: 'name',
}
