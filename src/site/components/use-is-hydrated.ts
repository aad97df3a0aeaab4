import { useSyncExternalStore } from 'react'

const subscribeToNothing = () => () => {}

/** False during server rendering and hydration, true once the page is interactive. */
export const useIsHydrated = () =>
  useSyncExternalStore(
    subscribeToNothing,
    () => true,
    () => false,
  )
