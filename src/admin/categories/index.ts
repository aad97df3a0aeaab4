import type { ResourceProps } from 'react-admin'
import { lazyScreen } from '../lazy-screen'

export const categories: ResourceProps = {
  name: 'categories',
  // It opens the form over itself at /categories/create and /categories/:id.
  list: lazyScreen(() => import('./CategoryList'), 'CategoryList'),
  hasCreate: true,
  hasEdit: true,
  recordRepresentation: 'name',
}
