import { useSyncExternalStore } from 'react'

function subscribe(changed: () => void) {
  const { serviceWorker } = navigator
  serviceWorker?.addEventListener('controllerchange', changed)
  return () => serviceWorker?.removeEventListener('controllerchange', changed)
}

/** Whether the service worker answers for this page: before, nothing that is kept could be shown. */
export const useControlled = () =>
  useSyncExternalStore(
    subscribe,
    () => Boolean(navigator.serviceWorker?.controller),
    () => false,
  )
