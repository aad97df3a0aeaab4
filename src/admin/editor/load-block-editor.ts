import { keepLoaded } from '../keep-loaded'

export const loadBlockEditor = keepLoaded(() => import('./BlockEditor'))
