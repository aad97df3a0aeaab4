import type { ResourceProps } from 'react-admin'
import { lazyScreen } from '../lazy-screen'

export const categories: ResourceProps = {
  name: 'categories',
  // The list opens its form in a dialog at /categories/create and /categories/:id.
  list: lazyScreen(() => import('./CategoryList'), 'CategoryList'),
  hasCreate: true,
  hasEdit: true,
  recordRepresentation: 'name',
}
