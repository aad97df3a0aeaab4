import { useSyncExternalStore } from 'react'

function subscribeToController(onChange: () => void) {
  const { serviceWorker } = navigator
  serviceWorker?.addEventListener('controllerchange', onChange)
  return () => serviceWorker?.removeEventListener('controllerchange', onChange)
}

/** Whether a service worker controls this page. Without one, nothing that is kept could be shown offline. */
export const useHasServiceWorker = () =>
  useSyncExternalStore(
    subscribeToController,
    () => Boolean(navigator.serviceWorker?.controller),
    () => false,
  )
