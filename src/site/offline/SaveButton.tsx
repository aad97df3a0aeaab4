import { lazy, Suspense } from 'react'
import { useLocation } from 'react-router'
import { SavePlace } from './SavePlace'
import { useHasServiceWorker } from './use-service-worker'

// Not part of the page's code: it is of use once the service worker runs.
const SaveControl = lazy(async () => ({ default: (await import('./SaveControl')).SaveControl }))

export function SaveButton() {
  const { pathname } = useLocation()
  if (!useHasServiceWorker()) return <SavePlace />
  return (
    <Suspense fallback={<SavePlace />}>
      <SaveControl key={pathname} />
    </Suspense>
  )
}
