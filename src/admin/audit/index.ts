import type { ResourceProps } from 'react-admin'
import { lazyScreen } from '../lazy-screen'

export const audit: ResourceProps = {
  name: 'audit',
  list: lazyScreen(() => import('./AuditList'), 'AuditList'),
}
