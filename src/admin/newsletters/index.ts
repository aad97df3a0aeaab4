import { lazyScreen } from '../lazy-screen'

/** At /newsletter, with its forms over itself at /newsletter/create and /newsletter/:id. */
export const Newsletters = lazyScreen(() => import('./Newsletters'), 'Newsletters')
