import type { ResourceProps } from 'react-admin'
import { lazyScreen } from '../../lazy-screen'

export const translations: ResourceProps = {
  name: 'translations',
  list: lazyScreen(() => import('./TranslationDesk'), 'TranslationDesk'),
}
