import { lazyScreen } from '../lazy-screen'

/** The list at /newsletter. Its forms are dialogs at /newsletter/create and /newsletter/:id. */
export const Newsletters = lazyScreen(() => import('./Newsletters'), 'Newsletters')
