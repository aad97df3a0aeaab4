import type { ResourceProps } from 'react-admin'
import { lazyScreen } from '../lazy-screen'

export const trash: ResourceProps = {
  name: 'trash',
  list: lazyScreen(() => import('./TrashList'), 'TrashList'),
}
