import type { ResourceProps } from 'react-admin'
import { lazyScreen } from '../lazy-screen'

export const media: ResourceProps = {
  name: 'media',
  // The list opens the details of a file in a dialog at /media/:id.
  list: lazyScreen(() => import('./MediaList'), 'MediaList'),
  hasEdit: true,
}
