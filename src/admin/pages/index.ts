import type { ResourceProps } from 'react-admin'
import { lazyScreen } from '../lazy-screen'

export const pages: ResourceProps = {
  name: 'pages',
  list: lazyScreen(() => import('./PageList'), 'PageList'),
  create: lazyScreen(() => import('./PageCreate'), 'PageCreate'),
  edit: lazyScreen(() => import('./PageEdit'), 'PageEdit'),
  recordRepresentation: 'title',
}
